// A new table: who sits where, and the game's own options.
import { useEffect, useState } from "preact/hooks";
import { api, ApiFault } from "./api";
import { Cell, useCell } from "./cell";
import { clockWords } from "./clocks";
import { StillBoard, tablePath, useGames } from "./home";
import { Icon } from "./icons";
import { Nothing } from "./nothing";
import { DeckCards, LoadoutEditor, LoadoutProblems, NO_LOADOUT } from "./loadouts";
import { prefs } from "./prefs";
import { href } from "./route";
import { Dialog, TopBar } from "./shell";
import { CardPicture } from "./scene";
import { useWords } from "./words";
import type { GameInfo, KeptLoadout, KeptMap, LoadoutWords, NewTable, OptionSpec, Scene, SeatLoadout, SeatWish, SlotSpec } from "./protocol";

type Options = NonNullable<NewTable["options"]>;

/** The slots of a seat for which something may be brought. In a series people change seats: what is
 * not in use in one game may be in the next. */
export function openSlots(game: GameInfo | undefined, seat: number, options: Options, series: boolean): SlotSpec[] {
  if (!game || (game.sealed_option && options[game.sealed_option] === true)) return [];
  return (game.seats[seat]?.slots ?? []).filter((slot) => !slot.option || series || options[slot.option] === true);
}

export function CreatePage({ game }: { game: string }) {
  const t = useWords();
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  return (
    <>
      <TopBar />
      <main class={`page accent-${info?.accent ?? "cyan"}`} id="main">
        {(info || !games) && (
          <header class="game-banner">
            <CardPicture game={game} file={info?.cover} />
            <h1>{info ? t.newTableOf({ game: info.title }) : t.newTable}</h1>
            {info && <p>{info.blurb}</p>}
          </header>
        )}
        {info && <CreateForm key={info.name} game={info} />}
        {games && !info && <Nothing say={t.noSuchGame({ name: game })} page="new" />}
      </main>
    </>
  );
}

/** What another page brings to the form of a game: options that are chosen already. */
let brought: { game: string; options: Options } | null = null;

export function bring(game: string, options: Options): void {
  brought = { game, options };
}

function taken(game: string): Options {
  const options = brought?.game === game ? brought.options : {};
  brought = null;
  return options;
}

function CreateForm({ game }: { game: GameInfo }) {
  const t = useWords();
  const [seats, setSeats] = useState<SeatWish[]>(() =>
    Array.from({ length: game.usual_seats }, (_, i) => ({ kind: i ? "bot" : "me", bot: "" })),
  );
  const [options, setOptions] = useState<Options>(() => taken(game.name));
  const [title, setTitle] = useState("");
  const [listed, setListed] = useState(false);
  const [watchable, setWatchable] = useState(true);
  const [rated, setRated] = useState(false);
  const [delay, setDelay] = useState(0);
  const [turn, setTurn] = useState(0);
  const [whole, setWhole] = useState(0);
  const [increment, setIncrement] = useState(0);
  const [together, setTogether] = useState(0);
  const [pace, setPace] = useState<Pace>("brisk");
  const [series, setSeries] = useState(0);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const number = (n: number): void =>
    setSeats(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", bot: "" }));
  const change = (i: number, wish: SeatWish): void => setSeats(seats.map((s, j) => (j === i ? wish : s)));
  const [picked, setPicked] = useState<Record<string, string>>({});
  const slots = (seat: number): SlotSpec[] => openSlots(game, seat, options, series > 1);
  const brings = game.loadouts;
  // What was chosen for a slot that is not in use now is not brought.
  const seated = seats.map((s, i) => ({
    ...s,
    loadouts: s.kind === "open" ? [] : slots(i).flatMap((slot) => picked[`${i} ${slot.name}`] || []),
  }));
  const judged = useLoadoutCheck({ game: game.name, seats: seated, options }, !!game.loadouts);
  const people = seats.filter((s) => s.kind !== "bot").length;
  const rateable = !!game.rivals && people === seats.length && seats.filter((s) => s.kind === "me").length <= 1;
  const submit = (e: Event): void => {
    e.preventDefault();
    setBusy(true);
    const wish: NewTable = { game: game.name, seats: seated, options, title, listed, watchable, delay: watchable ? delay : 0, rated: rated && rateable, series, pace, clock: { turn, game: whole, increment, table: together } };
    api.create(wish).then(
      (table) => href.go(tablePath(table)),
      (error: Error) => {
        setBusy(false);
        setFault(error.message || t.offline);
      },
    );
  };
  return (
    <form class="create with-preview" onSubmit={submit}>
      <div class="create-form">
      <fieldset>
        <legend>{t.seats}</legend>
        {game.min_seats !== game.max_seats && (
          <label class="row">
            {t.seatCount}
            <select value={seats.length} onChange={(e) => number(Number(e.currentTarget.value))}>
              {Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, i) => game.min_seats + i).map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        <ul class="seat-list">
          {seats.map((wish, i) => (
            <li key={i}>
              <b>{game.seats[i]?.text ?? i + 1}</b>
              <select
                aria-label={t.whoSits({ seat: game.seats[i]?.text ?? `${i + 1}` })}
                value={wish.kind === "bot" ? `bot:${wish.bot ?? ""}` : wish.kind}
                onChange={(e) => {
                  const [kind, bot = ""] = e.currentTarget.value.split(":");
                  change(i, { ...wish, kind: kind as SeatWish["kind"], bot });
                }}
              >
                <option value="me">{t.me}</option>
                <option value="open">{t.openSeat}</option>
                {game.bots.map((bot, j) => (
                  <option key={bot.name} value={`bot:${j ? bot.name : ""}`}>
                    {t.botNamed({ bot: bot.text })}
                  </option>
                ))}
              </select>
              {wish.kind !== "open" &&
                brings &&
                slots(i).map((slot) => (
                  <LoadoutPick
                    key={slot.name}
                    game={game}
                    words={brings}
                    slot={slot}
                    options={options}
                    value={picked[`${i} ${slot.name}`] ?? ""}
                    put={(id) => setPicked({ ...picked, [`${i} ${slot.name}`]: id })}
                  />
                ))}
              {wish.kind !== "open" &&
                judged
                  .filter((d) => d.seat === i && !d.check.ok)
                  .map((d) => <LoadoutProblems key={d.slot} game={game.name} check={d.check} />)}
            </li>
          ))}
        </ul>
        {seats.filter((s) => s.kind === "me").length > 1 && <p class="hint">{t.hotSeat}</p>}
      </fieldset>
      <fieldset>
        <legend>{t.options}</legend>
        {game.options.map((spec) =>
          spec.name === game.maps ? (
            <MapPick key={spec.name} game={game.name} spec={spec} value={String(options[spec.name] ?? spec.default)} put={(value) => setOptions({ ...options, [spec.name]: value })} />
          ) : (
            <OptionField key={spec.name} spec={spec} value={options[spec.name] ?? spec.default} put={(value) => setOptions({ ...options, [spec.name]: value })} />
          ),
        )}
      </fieldset>
      {people > 1 && (
        <fieldset>
          <legend>{t.clockShown}</legend>
          <div class="segments">
            {CLOCKS.map((clock) => {
              const now = clock.turn === turn && clock.game === whole && clock.increment === increment && clock.table === together;
              return (
                <label key={JSON.stringify(clock)}>
                  <input
                    type="radio"
                    name="clock"
                    checked={now}
                    onChange={() => {
                      setTurn(clock.turn);
                      setWhole(clock.game);
                      setIncrement(clock.increment);
                      setTogether(clock.table);
                    }}
                  />
                  <span>{clockWords(t, clock) || t.clockNone}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      <details class="more">
        <summary>{t.moreOptions}</summary>
        <label class="row">
          {t.title} <input value={title} maxLength={80} onInput={(e) => setTitle(e.currentTarget.value)} />
        </label>
        <label class="check">
          <input type="checkbox" checked={listed} onChange={(e) => setListed(e.currentTarget.checked)} /> {t.listedLabel}
        </label>
        <label class="check">
          <input type="checkbox" checked={watchable} onChange={(e) => setWatchable(e.currentTarget.checked)} /> {t.watchableLabel}
        </label>
        {watchable && <Minutes label={t.watchDelay} value={delay} put={setDelay} choices={[0, 60, 300, 900]} />}
        {rateable && (
          <label class="check">
            <input type="checkbox" checked={rated} onChange={(e) => setRated(e.currentTarget.checked)} /> {t.ratedLabel}
          </label>
        )}
        <label class="row">
          {t.series}
          <select value={series} onChange={(e) => setSeries(Number(e.currentTarget.value))}>
            <option value={0}>{t.singleGame}</option>
            {[2, 3, 4, 5].map((n) => (
              <option key={n} value={n}>
                {t.gamesInRow({ n })}
              </option>
            ))}
          </select>
        </label>
        {seats.some((s) => s.kind === "bot") && (
          <label class="row">
            {t.pace}
            <PaceSelect value={pace} put={setPace} />
          </label>
        )}
        {people > 0 && (
          <>
            <Minutes label={t.clockTurn} value={turn} put={setTurn} choices={[0, 30, 60, 120, 300, 86400]} />
            <Minutes label={t.clockGame} value={whole} put={setWhole} choices={[0, 600, 1200, 1800, 3600]} />
            <Minutes label={t.clockTable} value={together} put={setTogether} choices={[0, 1800, 3000, 3600, 4500, 5400]} />
            <Minutes label={t.clockIncrement} value={increment} put={setIncrement} choices={[0, 5, 10, 30]} />
          </>
        )}
      </details>
      </div>
      <aside class="create-side">
        <Preview game={game} wish={{ game: game.name, seats: seats.map(() => ({ kind: "bot" as const })), options }} />
        <ul class="create-sum">
          <li>
            <Icon name="people" size={18} /> {t.sumSeats({ people, bots: seats.length - people })}
          </li>
          <li>
            <Icon name="clock" size={18} /> {clockWords(t, { turn, game: whole, increment, table: together }) || t.clockNone}
          </li>
          <li>
            <Icon name="eye" size={18} /> {listed ? t.sumListed : people > 1 ? t.sumByLink : t.sumAlone}
          </li>
        </ul>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <button class="primary big" disabled={busy}>
          <Icon name="play" /> {seats.some((s) => s.kind === "open") ? t.openTable : t.startTable}
        </button>
      </aside>
    </form>
  );
}

const NO_CLOCK = { turn: 0, game: 0, increment: 0, table: 0 };
/** What people play with elsewhere; any other clock is put together below. */
const CLOCKS = [NO_CLOCK, { ...NO_CLOCK, turn: 60 }, { ...NO_CLOCK, turn: 120 }, { ...NO_CLOCK, game: 1200, increment: 10 }, { ...NO_CLOCK, game: 3600 }, { ...NO_CLOCK, turn: 86_400 }];

/** The board with which the table would begin; or what the rules hold against its options. */
export function Preview({ game, wish }: { game: GameInfo; wish: NewTable }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [scene, setScene] = useState<Scene | null>(null);
  const [fault, setFault] = useState("");
  const asked = JSON.stringify(wish);
  useEffect(() => {
    let here = true;
    const wait = setTimeout(() => {
      api.preview(wish).then(
        (found) => {
          if (!here) return;
          setScene(found);
          setFault("");
        },
        // That the server has no time to draw says nothing about the options.
        (error: Error) => here && setFault(error instanceof ApiFault && error.status === 400 ? error.message : ""),
      );
    }, 200);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [asked, lang]);
  return (
    <div class={`preview${fault ? " refused" : ""}`}>
      <StillBoard scene={scene} title={game.title} label={t.beginsLike} />
      {fault && (
        <p class="fault" role="status">
          {fault}
        </p>
      )}
    </div>
  );
}

/** How the table would check its loadouts now, requested again whenever that may change. */
function useLoadoutCheck(wish: NewTable, wanted: boolean): SeatLoadout[] {
  const { lang } = useCell(prefs);
  const [found, setFound] = useState<SeatLoadout[]>([]);
  const asked = JSON.stringify(wish);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const wait = setTimeout(() => {
      api.checkTable(wish).then(
        (check) => here && setFound(check.loadouts),
        // Other problems of the table are reported when it is created.
        () => here && setFound([]),
      );
    }, 200);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [asked, lang, wanted]);
  return found;
}

const PASTE = "paste";
/** All pickers of a page show the same loadouts: one that was pasted here is there too. */
const known = new Cell<{ what: string; loadouts: KeptLoadout[] }>({ what: "", loadouts: [] });

async function readLoadouts(game: string, options: Options, lang: string): Promise<void> {
  const what = JSON.stringify([game, options, lang]);
  if (known.value.what === what) return;
  // The old list stays until the new one is here, unless it is another game's.
  known.set({ what, loadouts: known.value.loadouts.filter((d) => d.game === game) });
  const found = await api.loadouts(game, options).catch(() => null);
  if (known.value.what !== what) return;
  known.set(found ? { what, loadouts: found.loadouts } : { what: "", loadouts: known.value.loadouts });
}

/** Which of the loadouts that a page knows has this text or name; "" where none has. */
export function useLoadoutOf(): (text: string) => string {
  const { loadouts } = useCell(known);
  return (text) => (text && loadouts.find((d) => d.text.trim() === text.trim() || d.name === text.trim())?.id) || "";
}

/** A list of the house, one's own, or one pasted here: it is checked, kept, and chosen; what is in it can be
 * looked at. */
export function LoadoutPick(props: {
  game: GameInfo;
  words: LoadoutWords;
  slot: SlotSpec;
  /** Those of the table: loadouts are judged by them. */
  options: Options;
  value: string;
  put(id: string, loadout?: KeptLoadout): void;
}) {
  const { game, words, slot, options, put } = props;
  const t = useWords();
  const { lang } = useCell(prefs);
  const { loadouts } = useCell(known);
  const [pasting, paste] = useState(false);
  const [looking, look] = useState(false);
  const chosen = loadouts.find((d) => d.id === props.value);
  const asked = JSON.stringify(options);
  useEffect(() => {
    // The first picker of a page reads for all.
    void readLoadouts(game.name, options, lang);
  }, [game.name, asked, lang]);
  // One that is not legal here is not offered, unless it is chosen already: then the table says why.
  const fitting = loadouts.filter((d) => (!slot.side || d.check.side === slot.side) && (d.check.ok || d.id === props.value));
  const own = fitting.filter((d) => !d.house);
  const listed = (some: KeptLoadout[]) =>
    some.map((d) => (
      <option key={d.id} value={d.id}>
        {d.name} · {d.check.size_text}
      </option>
    ));
  return (
    <>
      <label class="deck-label">
        <small>{slot.text}</small>
        <select
          class="deck-pick"
          value={props.value}
          onChange={(e) => {
            if (e.currentTarget.value === PASTE) {
              e.currentTarget.value = props.value;
              paste(true);
            } else put(e.currentTarget.value, loadouts.find((d) => d.id === e.currentTarget.value));
          }}
        >
          <option value="">{words.usual}</option>
          {own.length > 0 && <optgroup label={words.title}>{listed(own)}</optgroup>}
          <optgroup label={t.houseList}>{listed(fitting.filter((d) => d.house))}</optgroup>
          <option value={PASTE}>{t.pasteList}</option>
        </select>
      </label>
      {chosen && (
        <button type="button" class="icon-button" aria-label={t.lookAt({ name: chosen.name })} title={t.lookAt({ name: chosen.name })} onClick={() => look(true)}>
          <Icon name="cards" />
        </button>
      )}
      <Dialog open={looking && !!chosen} close={() => look(false)} title={chosen?.name ?? ""} drawer>
        {chosen && (
          <>
            <p class="hint">{chosen.check.summary}</p>
            <DeckCards game={game.name} check={chosen.check} />
          </>
        )}
      </Dialog>
      <Dialog open={pasting} close={() => paste(false)} title={slot.text}>
        {pasting && (
          <LoadoutEditor
            game={game.name}
            words={words}
            draft={{ ...NO_LOADOUT, name: words.pasted }}
            options={options}
            toPlay
            saved={(loadout) => {
              paste(false);
              known.set({ ...known.value, loadouts: [loadout, ...known.value.loadouts] });
              put(loadout.id, loadout);
            }}
            removed={() => paste(false)}
          />
        )}
      </Dialog>
    </>
  );
}

/** A map that one keeps, or the text of any. */
function MapPick({ game, spec, value, put }: { game: string; spec: OptionSpec; value: string; put(text: string): void }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [maps, setMaps] = useState<KeptMap[]>([]);
  useEffect(() => {
    let here = true;
    api.maps(game).then(
      (found) => here && setMaps(found.maps.filter((m) => !m.house && m.ok)),
      () => undefined,
    );
    return () => void (here = false);
  }, [game, lang]);
  return (
    <>
      {maps.length > 0 && (
        <label class="row">
          {t.pickMap}
          <select value={maps.find((m) => m.text === value)?.id ?? ""} onChange={(e) => put(maps.find((m) => m.id === e.currentTarget.value)?.text ?? "")}>
            <option value="">{t.pickMapNone}</option>
            {maps.map((m) => (
              <option key={m.id} value={m.id}>
                {m.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <OptionField spec={spec} value={value} put={(text) => put(String(text))} />
    </>
  );
}

type Pace = NonNullable<NewTable["pace"]>;

export function PaceSelect({ value, put, label }: { value: Pace; put(pace: Pace): void; label?: string }) {
  const t = useWords();
  const names: Record<Pace, string> = { none: t.paceNone, brisk: t.paceBrisk, calm: t.paceCalm };
  return (
    <select value={value} aria-label={label} onChange={(e) => put(e.currentTarget.value as Pace)}>
      {(Object.keys(names) as Pace[]).map((p) => (
        <option key={p} value={p}>
          {names[p]}
        </option>
      ))}
    </select>
  );
}

export function Minutes({ label, value, put, choices }: { label: string; value: number; put(n: number): void; choices: number[] }) {
  const t = useWords();
  return (
    <label class="row">
      {label}
      <select value={value} onChange={(e) => put(Number(e.currentTarget.value))}>
        {choices.map((s) => (
          <option key={s} value={s}>
            {s === 0 ? t.without : s >= 86400 ? t.hours({ n: s / 3600 }) : s >= 60 ? t.minutes({ n: s / 60 }) : t.seconds({ n: s })}
          </option>
        ))}
      </select>
    </label>
  );
}

export function OptionField({ spec, value, put }: { spec: OptionSpec; value: string | boolean | number; put(value: string | boolean | number): void }) {
  if (spec.kind === "count") {
    const { lo = 0, hi = 0 } = spec;
    if (hi - lo > 40)
      return (
        <label class="row">
          {spec.text}
          <input
            type="number"
            min={lo}
            max={hi}
            value={Number(value)}
            onInput={(e) => put(Math.max(lo, Math.min(hi, e.currentTarget.valueAsNumber || lo)))}
          />
        </label>
      );
    return (
      <label class="row">
        {spec.text}
        <select value={Number(value)} onChange={(e) => put(Number(e.currentTarget.value))}>
          {Array.from({ length: hi - lo + 1 }, (_, i) => lo + i).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (spec.kind === "written")
    return (
      <details class="written" open={!!value}>
        <summary>{spec.text}</summary>
        <textarea rows={6} value={String(value)} aria-label={spec.text} spellcheck={false} maxLength={spec.hi} onInput={(e) => put(e.currentTarget.value)} />
      </details>
    );
  if (typeof spec.default === "boolean")
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(e) => put(e.currentTarget.checked)} /> {spec.text}
      </label>
    );
  const values = spec.values ?? [];
  return (
    <label class="row">
      {spec.text}
      <select value={String(value)} onChange={(e) => put(values[e.currentTarget.selectedIndex]?.value ?? spec.default)}>
        {values.map((v) => (
          <option key={String(v.value)} value={String(v.value)}>
            {v.text}
          </option>
        ))}
      </select>
    </label>
  );
}
