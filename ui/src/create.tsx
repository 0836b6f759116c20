// A new table: who sits where, and the game's own options.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { Cell, useCell } from "./cell";
import { DeckEditor, NO_DECK } from "./decks";
import { tablePath, useGames } from "./home";
import { prefs } from "./prefs";
import { href } from "./route";
import { Dialog, TopBar } from "./shell";
import { useWords } from "./words";
import type { Deck, GameInfo, NewTable, OptionSpec, SeatWish } from "./protocol";

export function CreatePage({ game }: { game: string }) {
  const t = useWords();
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  return (
    <>
      <TopBar />
      <main class={`page accent-${info?.accent ?? "cyan"}`} id="main">
        <h1>{info ? t.newTableOf(info.title) : t.newTable}</h1>
        {info && <CreateForm key={info.name} game={info} />}
        {games && !info && <p class="fault">{t.noSuchPage}</p>}
      </main>
    </>
  );
}

function CreateForm({ game }: { game: GameInfo }) {
  const t = useWords();
  const [seats, setSeats] = useState<SeatWish[]>(() =>
    Array.from({ length: game.usual_seats }, (_, i) => ({ kind: i ? "bot" : "me", bot: "" })),
  );
  const [options, setOptions] = useState<Record<string, string | boolean | number>>({});
  const [title, setTitle] = useState("");
  const [listed, setListed] = useState(false);
  const [watchable, setWatchable] = useState(true);
  const [turn, setTurn] = useState(0);
  const [whole, setWhole] = useState(0);
  const [increment, setIncrement] = useState(0);
  const [series, setSeries] = useState(0);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const number = (n: number): void =>
    setSeats(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", bot: "" }));
  const change = (i: number, wish: SeatWish): void => setSeats(seats.map((s, j) => (j === i ? wish : s)));
  const submit = (e: Event): void => {
    e.preventDefault();
    setBusy(true);
    const wish: NewTable = { game: game.name, seats, options, title, listed, watchable, series, clock: { turn, game: whole, increment } };
    api.create(wish).then(
      (table) => href.go(tablePath(table)),
      (error: Error) => {
        setBusy(false);
        setFault(error.message || t.offline);
      },
    );
  };
  const people = seats.filter((s) => s.kind !== "bot").length;
  return (
    <form class="create" onSubmit={submit}>
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
                aria-label={t.whoSits(game.seats[i]?.text ?? `${i + 1}`)}
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
                    {t.botNamed(bot.text)}
                  </option>
                ))}
              </select>
              {game.decks && wish.kind !== "open" && (
                <>
                  <DeckPick
                    label={t.deckOf(game.seats[i]?.text ?? "")}
                    game={game}
                    seat={i}
                    value={wish.deck ?? ""}
                    put={(deck) => change(i, { ...wish, deck })}
                  />
                  {(series > 1 || options[game.second_game ?? ""] === true) && (
                    <DeckPick
                      label={t.secondDeck}
                      game={game}
                      seat={i}
                      second
                      value={wish.second_deck ?? ""}
                      put={(deck) => change(i, { ...wish, second_deck: deck })}
                    />
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
        {seats.filter((s) => s.kind === "me").length > 1 && <p class="hint">{t.hotSeat}</p>}
      </fieldset>
      <fieldset>
        <legend>{t.options}</legend>
        {game.options.map((spec) => (
          <OptionField key={spec.name} spec={spec} value={options[spec.name] ?? spec.default} put={(value) => setOptions({ ...options, [spec.name]: value })} />
        ))}
      </fieldset>
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
        <label class="row">
          {t.series}
          <select value={series} onChange={(e) => setSeries(Number(e.currentTarget.value))}>
            <option value={0}>{t.singleGame}</option>
            {[2, 3, 4, 5].map((n) => (
              <option key={n} value={n}>
                {t.gamesInRow(n)}
              </option>
            ))}
          </select>
        </label>
        {people > 0 && (
          <>
            <Minutes label={t.clockTurn} value={turn} put={setTurn} choices={[0, 30, 60, 120, 300, 86400]} />
            <Minutes label={t.clockGame} value={whole} put={setWhole} choices={[0, 600, 1200, 1800, 3600]} />
            <Minutes label={t.clockIncrement} value={increment} put={setIncrement} choices={[0, 5, 10, 30]} />
          </>
        )}
      </details>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button class="primary big" disabled={busy}>
        {seats.some((s) => s.kind === "open") ? t.openTable : t.startTable}
      </button>
    </form>
  );
}

const PASTE = "paste";
/** All pickers of a page show the same decks: one that was pasted here is there too. */
const known = new Cell<{ game: string; lang: string; decks: Deck[] }>({ game: "", lang: "", decks: [] });

async function readDecks(game: string, lang: string): Promise<void> {
  if (known.value.game !== game || known.value.lang !== lang) known.set({ game, lang, decks: [] });
  const found = await api.decks(game).catch(() => null);
  if (found) known.set({ game, lang, decks: found.decks });
}

/** A deck of the house, one's own, or a list pasted here: it is checked, kept, and chosen. */
export function DeckPick(props: {
  label: string;
  game: GameInfo;
  seat: number;
  /** For the game in which sides are swapped. */
  second?: boolean;
  value: string;
  put(deck: string): void;
}) {
  const { game, put } = props;
  const t = useWords();
  const { lang } = useCell(prefs);
  const { decks } = useCell(known);
  const [pasting, paste] = useState(false);
  useEffect(() => {
    // The first picker of a page reads for all.
    if (props.seat === 0 || known.value.game !== game.name) void readDecks(game.name, lang);
  }, [game.name, lang]);
  const side = game.seats[props.seat]?.side ?? "";
  const fitting = decks.filter((d) => d.check.ok && (!side || (d.check.side === side) !== !!props.second));
  const own = fitting.filter((d) => !d.published);
  const listed = (some: Deck[]) =>
    some.map((d) => (
      <option key={d.id} value={d.id}>
        {d.name} · {t.cardCount(d.check.cards ?? 0)}
      </option>
    ));
  return (
    <>
      <label class="deck-label">
        <small>{props.label}</small>
        <select
          class="deck-pick"
          value={props.value}
          onChange={(e) => {
            if (e.currentTarget.value === PASTE) {
              e.currentTarget.value = props.value;
              paste(true);
            } else put(e.currentTarget.value);
          }}
        >
          <option value="">{t.usualDeck}</option>
          {own.length > 0 && <optgroup label={t.myDecks}>{listed(own)}</optgroup>}
          <optgroup label={t.publishedDeck}>{listed(fitting.filter((d) => d.published))}</optgroup>
          <option value={PASTE}>{t.pasteDeck}</option>
        </select>
      </label>
      <Dialog open={pasting} close={() => paste(false)} title={props.label}>
        {pasting && (
          <DeckEditor
            game={game.name}
            draft={{ ...NO_DECK, name: t.pastedDeck }}
            toPlay
            saved={(deck) => {
              paste(false);
              void readDecks(game.name, lang).then(() => put(deck.id));
            }}
            removed={() => paste(false)}
          />
        )}
      </Dialog>
    </>
  );
}

function Minutes({ label, value, put, choices }: { label: string; value: number; put(n: number): void; choices: number[] }) {
  const t = useWords();
  return (
    <label class="row">
      {label}
      <select value={value} onChange={(e) => put(Number(e.currentTarget.value))}>
        {choices.map((s) => (
          <option key={s} value={s}>
            {s === 0 ? t.without : s >= 86400 ? t.hours(s / 3600) : s >= 60 ? t.minutes(s / 60) : t.seconds(s)}
          </option>
        ))}
      </select>
    </label>
  );
}

function OptionField({ spec, value, put }: { spec: OptionSpec; value: string | boolean | number; put(value: string | boolean | number): void }) {
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
