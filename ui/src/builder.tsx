// Loadouts (decks, team lists, runners): those one has, and building them card by card.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { CardInFull, Picture } from "./cardface";
import { EVERYTHING, meant, sorted, useById, useLibrary, type Search } from "./catalogue";
import { useCell } from "./cell";
import { added, counted, dropped, equipped, less, many, packed, shuffled, total, unpacked } from "./entries";
import { GameTabs } from "./gametabs";
import { Nothing } from "./nothing";
import { useGames } from "./home";
import { Icon } from "./icons";
import { Chips, FacetFilters, More, SearchField, SortField } from "./library";
import { LoadoutEditor, Problems } from "./loadouts";
import { prefs } from "./prefs";
import { href, Link, place } from "./route";
import { Dialog, notify, TopBar } from "./shell";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { BuilderInfo, Entry, FacetInfo, GameInfo, KeptLoadout, LibraryCard, LibraryInfo, LoadoutCheck, LoadoutMeter, LoadoutText, LoadoutVersion, Offer } from "./protocol";

type Options = NonNullable<LoadoutText["options"]>;

export function LoadoutsPage({ game, id }: { game: string; id: string }) {
  const t = useWords();
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  const words = info?.loadouts;
  useEffect(() => {
    if (info && words) document.title = `${t.loadoutsOf({ game: info.title, loadouts: words.title })} · Neontable`;
  }, [info, t]);
  return (
    <>
      <TopBar />
      <main class={`page wide accent-${info?.accent ?? "cyan"}`} id="main">
        <GameTabs game={game} here="loadouts" />
        {games && !info && <Nothing say={t.noSuchGame({ name: game })} page="loadouts" where={(g) => !!g.loadouts} />}
        {info && !words && <Nothing say={t.noLoadouts({ game: info.title })} page="loadouts" where={(g) => !!g.loadouts} />}
        {info && words && info.builder && (id ? <Workshop key={id} info={info} id={id} /> : <Shelf info={info} />)}
      </main>
    </>
  );
}

// -- all that one has ------------------------------------------------------------------------------
function Shelf({ info }: { info: GameInfo }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const words = info.loadouts!;
  const builder = info.builder!;
  const [decks, setDecks] = useState<KeptLoadout[] | null>(null);
  const [side, setSide] = useState("");
  useEffect(() => {
    let here = true;
    api.loadouts(info.name).then(
      (found) => here && setDecks(found.loadouts),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [info.name, lang]);
  const mine = decks?.filter((d) => !d.house) ?? [];
  const house = (decks?.filter((d) => d.house) ?? []).filter((d) => !side || d.check.side === side);
  const go = (what: string, of = ""): void => href.go(`/loadouts/${info.name}/${what}${of ? `#side=${encodeURIComponent(of)}` : ""}`);
  const sides = builder.sides.length ? builder.sides : [{ value: "", text: "" }];
  return (
    <>
      <section class="deck-start">
        <h2>{words.new}</h2>
        <div class="row">
          {sides.map((s) => (
            <button type="button" key={s.value} class={sides.length > 4 ? "" : "primary"} onClick={() => go("new", s.value)}>
              <Icon name="plus" size={16} /> {s.text || words.new}
            </button>
          ))}
        </div>
        <div class="row">
          <button type="button" onClick={() => go("text")}>
            <Icon name="upload" size={16} /> {t.pasteText}
          </button>
          {builder.sealed &&
            sides.map((s) => (
              <button type="button" key={s.value} onClick={() => go("sealed", s.value)}>
                <Icon name="cards" size={16} /> {t.openPacks({ side: s.text })}
              </button>
            ))}
        </div>
      </section>
      {mine.length > 0 && (
        <section>
          <h2>{t.keptLists}</h2>
          <DeckTiles game={info.name} decks={mine} />
        </section>
      )}
      <section>
        <div class="row">
          <h2>{t.houseLists}</h2>
          {builder.sides.length > 1 && (
            <select aria-label={t.side} value={side} onChange={(e) => setSide(e.currentTarget.value)}>
              <option value="">{t.allSides}</option>
              {builder.sides.map((s) => (
                <option key={s.value} value={s.value}>
                  {s.text}
                </option>
              ))}
            </select>
          )}
        </div>
        {decks === null && <p class="hint loading">…</p>}
        <DeckTiles game={info.name} decks={house} />
      </section>
    </>
  );
}

const FAN = 5;

function DeckTiles({ game, decks }: { game: string; decks: KeptLoadout[] }) {
  const t = useWords();
  const library = useLibrary(game);
  const byId = useById(library);
  return (
    <ul class="deck-tiles">
      {decks.map((deck) => {
        const all = (deck.check.entries ?? []).map((e) => byId.get(e.component)).filter((c): c is LibraryCard => !!c);
        // A few from the whole of it, so that every kind is seen.
        const shown = all.filter((_, i) => i % Math.max(1, Math.floor(all.length / FAN)) === 0).slice(0, FAN);
        return (
          <li key={deck.id}>
            <Link to={`/loadouts/${game}/${deck.id}`} class="deck-tile">
              <span class="deck-fan">
                {shown.map((c) => (
                  <Picture key={c.id} game={game} card={c} />
                ))}
              </span>
              <b>{deck.name}</b>
              <span class="hint">{deck.check.side_text || deck.check.size_text}</span>
              <Meters meters={deck.check.meters ?? []} short />
              {!deck.house && <span class={`status ${deck.check.ok ? "is-ok" : "is-bad"}`}>{deck.check.ok ? t.listOk : t.listBad}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const bad = (m: LoadoutMeter): boolean => m.n < (m.least ?? 0) || ((m.most ?? -1) >= 0 && m.n > m.most!);

function Meters({ meters, short }: { meters: LoadoutMeter[]; short?: boolean }) {
  const t = useWords();
  return (
    <ul class={`meters${short ? " short" : ""}`}>
      {meters.map((m) => {
        const most = m.most ?? -1;
        const limit = most >= 0 ? most : (m.least ?? 0);
        return (
          <li key={m.text} class={bad(m) ? "is-bad" : ""}>
            <span>{m.text}</span> <b>{m.n}</b>
            {most >= 0 ? <span class="hint">{` / ${most}`}</span> : !short && (m.least ?? 0) > 0 && <span class="hint">{` ${t.atLeast({ n: m.least! })}`}</span>}
            {!short && limit > 0 && <i aria-hidden="true" style={{ "--full": `${Math.min(1, m.n / limit) * 100}%` }} />}
          </li>
        );
      })}
    </ul>
  );
}

// -- one of them -----------------------------------------------------------------------------------
interface Draft {
  name: string;
  side: string;
  entries: Entry[];
  pool: string;
}

function Workshop({ info, id }: { info: GameInfo; id: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const { hash } = useCell(place);
  const game = info.name;
  const builder = info.builder!;
  const library = useLibrary(game);
  const [start, setStart] = useState<Draft | null>(null);
  const [kept, setKept] = useState("");
  const [failed, fail] = useState("");
  useEffect(() => {
    let here = true;
    const params = new URLSearchParams(hash);
    const side = params.get("side") ?? builder.sides[0]?.value ?? "";
    const failing = (error: Error): void => void (here && fail(error.message || t.offline));
    const begin = (check: LoadoutCheck, name: string, own = ""): void => {
      if (!here) return;
      setKept(own);
      setStart({ name, side: check.side ?? side, entries: check.entries ?? [], pool: check.pool ?? "" });
    };
    if (id === "new") setStart({ name: "", side, entries: [], pool: "" });
    else if (id === "sealed") {
      api.sealed({ game, side, seed: params.get("seed") ?? "" }).then((check) => {
        if (check.pool && !params.get("seed")) href.replace(`/loadouts/${game}/sealed#side=${encodeURIComponent(side)}&seed=${encodeURIComponent(check.pool)}`);
        begin(check, check.name ?? "");
      }, failing);
    } else if (id === "shared")
      unpacked(params.get("list") ?? "")
        .catch(() => Promise.reject(new Error(t.badLink)))
        .then((text) => api.checkLoadout({ game, name: "-", text }))
        .then((check) => begin(check, check.name ?? ""))
        .catch(failing);
    else if (id !== "text")
      api.loadouts(game).then((all) => {
        const deck = all.loadouts.find((d) => d.id === id);
        if (!deck) return failing(new Error(t.noSuchPage));
        begin(deck.check, deck.house ? t.copyOf({ name: deck.name }) : deck.name, deck.house ? "" : deck.id);
      }, failing);
    return () => void (here = false);
  }, [id, game]);
  if (failed || library === false) return <p class="fault">{failed || t.offline}</p>;
  if (id === "text")
    return (
      <LoadoutEditor
        game={game}
        words={info.loadouts!}
        draft={{ id: "", name: "", text: "", house: false }}
        saved={(deck) => href.go(`/loadouts/${game}/${deck.id}`)}
        removed={() => href.go(`/loadouts/${game}`)}
      />
    );
  if (!start || !library) return <p class="hint loading">…</p>;
  return <Bench key={`${id} ${lang}`} info={info} builder={builder} library={library} start={start} kept={kept} />;
}

function Bench({ info, builder, library, start, kept }: { info: GameInfo; builder: BuilderInfo; library: LibraryInfo; start: Draft; kept: string }) {
  const t = useWords();
  const game = info.name;
  const words = info.loadouts!;
  const byId = useById(library);
  const [draft, setDraft] = useState(start);
  const [past, setPast] = useState<Draft[]>([]);
  const [own, setOwn] = useState(kept);
  const [saved, setSaved] = useState(start);
  const [options, setOptions] = useState<Options>(() => Object.fromEntries(builder.options.map((o) => [o.name, o.default])));
  // What the house says, and of which draft: it answers a moment after each change.
  const [judged, setJudged] = useState<{ draft: Draft; check: LoadoutCheck } | null>(null);
  const check = judged?.check ?? null;
  const [offers, setOffers] = useState<Offer[]>([]);
  const [holder, setHolder] = useState(-1);
  const [open, setOpen] = useState<"" | "text" | "hand" | "versions">("");
  const [looking, look] = useState<LibraryCard | null>(null);
  const [part, setPart] = useState<"cards" | "list">(start.entries.length ? "list" : "cards");
  const change = (entries: Entry[], more: Partial<Draft> = {}): void => {
    setPast([...past.slice(-49), draft]);
    setDraft({ ...draft, ...more, entries });
    if (holder >= entries.length) setHolder(-1);
  };
  useEffect(() => {
    let here = true;
    api.offers(game, draft.side, options, draft.pool).then(
      (found) => here && setOffers(found.offers),
      (error: Error) => here && notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [game, draft.side, draft.pool, JSON.stringify(options)]);
  useEffect(() => {
    let here = true;
    const wait = setTimeout(() => {
      api.build({ game, ...draft, options }).then(
        (found) => here && setJudged({ draft, check: found }),
        (error: Error) => here && notify(error.message || t.offline),
      );
    }, 150);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [draft, game, JSON.stringify(options)]);
  const changed = draft !== saved;
  useEffect(() => {
    if (!changed) return;
    const ask = (e: BeforeUnloadEvent): void => e.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [changed]);
  /** The text of the draft as it stands now, which may be newer than what was judged last. */
  const written = async (): Promise<string> => (judged?.draft === draft ? judged.check : await api.build({ game, ...draft, options })).text ?? "";
  const save = (): void => {
    const name = draft.name.trim() || words.pasted;
    written()
      .then((text) => api.saveLoadout(own, { game, name, text, options }))
      .then(
        (deck) => {
          setOwn(deck.id);
          setSaved(draft);
          notify(t.savedList({ name }));
          if (!own) history.replaceState(null, "", `/loadouts/${game}/${deck.id}`);
        },
        (error: Error) => notify(error.message || t.offline),
      );
  };
  const share = (): void => {
    written()
      .then(packed)
      .then(
        (code) => {
          const address = `${location.origin}/loadouts/${game}/shared#list=${code}`;
          navigator.clipboard.writeText(address).then(
            () => notify(t.copied),
            () => notify(address),
          );
        },
        (error: Error) => notify(error.message || t.offline),
      );
  };
  const prices = new Map(offers.map((o) => [o.component, o]));
  const held = holder >= 0 ? draft.entries[holder] : undefined;
  return (
    <div class="workshop" data-part={part}>
      <div class="segments workshop-parts">
        <button type="button" aria-pressed={part === "cards"} onClick={() => setPart("cards")}>
          {t.library}
        </button>
        <button type="button" aria-pressed={part === "list"} onClick={() => setPart("list")}>
          {words.mine} ({total(draft.entries)})
        </button>
      </div>
      <Stock
        key={holder >= 0 ? "held" : "own"}
        library={library}
        byId={byId}
        offers={offers.filter((o) => !!o.held === holder >= 0)}
        currency={builder.currency}
        count={(card) => (held ? counted(held.holds ?? [], card) : counted(draft.entries, card))}
        title={held ? t.boughtFor({ name: byId.get(held.component)?.name ?? held.component }) : draft.pool ? t.fromPool({ seed: draft.pool }) : ""}
        back={held ? () => setHolder(-1) : undefined}
        add={(o) => change(held ? equipped(draft.entries, holder, (h) => added(h, o.component, false)) : added(draft.entries, o.component, !!o.holds))}
        drop={(o) => change(held ? equipped(draft.entries, holder, (h) => dropped(h, o.component)) : dropped(draft.entries, o.component))}
        look={look}
      />
      <aside class="deck-panel">
        <div class="deck-name">
          <input value={draft.name} aria-label={t.name} placeholder={words.pasted} maxLength={80} onInput={(e) => setDraft({ ...draft, name: e.currentTarget.value })} />
          {builder.sides.length > 1 && !draft.pool && (
            <select
              aria-label={t.side}
              value={draft.side}
              onChange={(e) => change(draft.entries, { side: e.currentTarget.value })}
            >
              {builder.sides.map((s) => (
                <option key={s.value} value={s.value}>
                  {s.text}
                </option>
              ))}
            </select>
          )}
        </div>
        {builder.options.length > 0 && (
          <details class="deck-options">
            <summary>{t.forTable}</summary>
            {builder.options.map((o) => (
              <label key={o.name}>
                {o.text}{" "}
                {o.kind === "count" ? (
                  <input
                    type="number"
                    min={o.lo ?? 0}
                    max={o.hi ?? 0}
                    value={options[o.name] as number}
                    onChange={(e) => Number.isInteger(e.currentTarget.valueAsNumber) && setOptions({ ...options, [o.name]: e.currentTarget.valueAsNumber })}
                  />
                ) : (
                  <select value={`${options[o.name]}`} onChange={(e) => setOptions({ ...options, [o.name]: o.values?.find((v) => `${v.value}` === e.currentTarget.value)?.value ?? o.default })}>
                    {o.values?.map((v) => (
                      <option key={`${v.value}`} value={`${v.value}`}>
                        {v.text}
                      </option>
                    ))}
                  </select>
                )}
              </label>
            ))}
          </details>
        )}
        {check && <Meters meters={check.meters ?? []} />}
        {builder.curve && <Curve entries={draft.entries} byId={byId} library={library} facet={builder.curve} />}
        <div role="status" class={`deck-check ${!check || !draft.entries.length ? "" : check.ok ? "ok" : "bad"}`}>
          {check?.ok && (
            <p>
              <Icon name="check" size={16} /> {t.listOk}
            </p>
          )}
          {!draft.entries.length && <p class="hint">{t.clickToAdd}</p>}
          {check && draft.entries.length > 0 && <Problems game={game} problems={check.problems ?? []} fix={(f) => change(f.entries)} />}
        </div>
        <DeckLines
          game={game}
          entries={draft.entries}
          byId={byId}
          library={library}
          more={(at) => change(draft.entries.map((e, i) => (i === at ? { ...e, count: many(e) + 1 } : e)))}
          less={(at) => change(less(draft.entries, at))}
          equip={(at) => {
            setHolder(at === holder ? -1 : at);
            setPart("cards");
            // On a narrow screen what can be bought takes the place of the list.
            if (matchMedia("(max-width: 900px)").matches) scrollTo(0, 0);
          }}
          unequip={(at, card) => change(equipped(draft.entries, at, (h) => dropped(h, card)))}
          holds={(card) => !!prices.get(card)?.holds}
          holder={holder}
          cost={(card) => prices.get(card)?.cost ?? 0}
          look={look}
        />
        <div class="row deck-tools">
          <button type="button" class="primary" disabled={!check?.text || !draft.entries.length || (!changed && !!own)} onClick={save}>
            {own ? t.save : words.keep}
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t.undo}
            title={t.undo}
            disabled={!past.length}
            onClick={() => {
              setDraft(past.at(-1)!);
              setPast(past.slice(0, -1));
              setHolder(-1);
            }}
          >
            <Icon name="undo" />
          </button>
          {builder.hand > 0 && (
            <button type="button" disabled={!draft.entries.length} onClick={() => setOpen("hand")}>
              <Icon name="cards" size={16} /> {t.testHand}
            </button>
          )}
          <button type="button" onClick={() => setOpen("text")}>
            <Icon name="list" size={16} /> {t.asText}
          </button>
          <button type="button" disabled={!check?.text} onClick={share}>
            <Icon name="share" size={16} /> {t.shareList}
          </button>
          {own && (
            <button type="button" onClick={() => setOpen("versions")}>
              <Icon name="clock" size={16} /> {t.versions}
            </button>
          )}
          {own && <Removing remove={() => api.removeLoadout(own).then(() => href.go(`/loadouts/${game}`), (error: Error) => notify(error.message))} />}
        </div>
      </aside>
      <Dialog open={open === "hand"} close={() => setOpen("")} title={t.testHand}>
        <Hand game={game} entries={draft.entries} n={builder.hand} byId={byId} />
      </Dialog>
      <Dialog open={open === "text"} close={() => setOpen("")} title={t.asText}>
        <AsText
          game={game}
          label={words.text}
          text={check?.text ?? ""}
          options={options}
          read={(c) => {
            change(c.entries ?? [], { side: c.side ?? draft.side, name: c.name || draft.name, pool: c.pool ?? "" });
            setOpen("");
          }}
        />
      </Dialog>
      <Dialog open={open === "versions"} close={() => setOpen("")} title={t.versions}>
        <Versions
          id={own}
          saved={saved}
          restore={(v) =>
            void api.checkLoadout({ game, name: v.name, text: v.text, options }).then(
              (c) => {
                change(c.entries ?? [], { side: c.side ?? draft.side, name: v.name, pool: c.pool ?? "" });
                setOpen("");
              },
              (error: Error) => notify(error.message),
            )
          }
        />
      </Dialog>
      <Dialog open={!!looking} close={() => look(null)} title={looking?.name ?? ""} drawer>
        {looking && <CardInFull library={library} card={looking} />}
      </Dialog>
    </div>
  );
}

function Removing({ remove }: { remove(): void }) {
  const t = useWords();
  const [sure, setSure] = useState(false);
  return (
    <button type="button" class={sure ? "primary" : ""} onClick={() => (sure ? remove() : setSure(true))} onBlur={() => setSure(false)}>
      <Icon name="trash" size={16} /> {sure ? t.removeSure : t.remove}
    </button>
  );
}

// -- what may be added -------------------------------------------------------------------------------
function Stock(props: {
  library: LibraryInfo;
  byId: Map<string, LibraryCard>;
  offers: Offer[];
  currency: string;
  count(card: string): number;
  title: string;
  back: (() => void) | undefined;
  add(offer: Offer): void;
  drop(offer: Offer): void;
  look(card: LibraryCard): void;
}) {
  const { library, byId, offers, title, back } = props;
  const t = useWords();
  const [search, setSearch] = useState<Search>(EVERYTHING);
  const [most, setMost] = useState(60);
  const cards = useMemo(() => offers.map((o) => byId.get(o.component)).filter((c): c is LibraryCard => !!c), [offers, byId]);
  const shown = useMemo(() => sorted(meant(cards, search), search, library.facets), [cards, search]);
  const offer = useMemo(() => new Map(offers.map((o) => [o.component, o])), [offers]);
  return (
    <section class="stock">
      {back ? (
        <div class="row stock-head">
          <h2>{title}</h2>
          <button type="button" onClick={back}>
            <Icon name="left" size={16} /> {t.backToAll}
          </button>
        </div>
      ) : (
        title && <h2>{title}</h2>
      )}
      <div class="lib-bar">
        <SearchField search={search} change={setSearch} label={t.searchCards} />
        <SortField search={search} change={setSearch} facets={library.facets} />
      </div>
      <KindChips cards={cards} facet={library.facets.find((f) => f.name === "kind")} search={search} change={setSearch} />
      <FacetFilters cards={cards} facets={library.facets.filter((f) => f.name !== "kind")} search={search} change={setSearch} folded />
      <p class="hint" role="status">
        {t.cardsFound({ n: shown.length, of: cards.length })}
      </p>
      <ul class="stock-list">
        {shown.slice(0, most).map((card) => (
          <StockLine key={card.id} {...props} card={card} offer={offer.get(card.id)!} />
        ))}
      </ul>
      {shown.length > most && <More more={() => setMost(most + 60)} />}
    </section>
  );
}

/** The kinds of cards, always in sight. */
function KindChips({ cards, facet, search, change }: { cards: LibraryCard[]; facet: FacetInfo | undefined; search: Search; change(wish: Search): void }) {
  if (!facet) return null;
  return (
    <div class="stock-kinds" role="group" aria-label={facet.text}>
      <Chips cards={cards} facet={facet} search={search} change={change} />
    </div>
  );
}

function StockLine({ library, card, offer, currency, count, add, drop, look }: Parameters<typeof Stock>[0] & { card: LibraryCard; offer: Offer }) {
  const t = useWords();
  const n = count(card.id);
  const limit = offer.most ?? -1;
  return (
    <li class={`stock-line c-${card.colour}${n ? " in" : ""}`}>
      <button type="button" class="stock-card" onClick={() => look(card)} title={t.lookAt({ name: card.name })}>
        <Picture game={library.game} card={card} />
        <span class="stock-words">
          <strong>{card.name}</strong>
          <span class="lib-line">{card.line}</span>
          <span class="lib-text">{card.sections.map((s) => s.text).join(" ")}</span>
        </span>
        <TokenRow tokens={card.tokens} />
      </button>
      {(offer.cost ?? 0) > 0 && (
        <span class="stock-cost">
          {offer.cost} {currency}
        </span>
      )}
      <span class="stepper">
        <button type="button" aria-label={t.takeOut({ name: card.name })} disabled={!n} onClick={() => drop(offer)}>
          <Icon name="minus" size={16} />
        </button>
        <b aria-label={t.copies({ n })}>{limit >= 0 ? `${n}/${limit}` : n}</b>
        <button type="button" aria-label={t.putIn({ name: card.name })} onClick={() => add(offer)}>
          <Icon name="plus" size={16} />
        </button>
      </span>
    </li>
  );
}

// -- what is in it -----------------------------------------------------------------------------------
interface Lines {
  game: string;
  entries: Entry[];
  byId: Map<string, LibraryCard>;
  library: LibraryInfo;
  more?(at: number): void;
  less?(at: number): void;
  equip?(at: number): void;
  unequip?(at: number, card: string): void;
  holds?(card: string): boolean;
  holder?: number;
  cost?(card: string): number;
  look?(card: LibraryCard): void;
}

/** A loadout line by line, under the headings of its types. */
function DeckLines(props: Lines) {
  const { entries, byId, library } = props;
  const kinds = library.facets.find((f) => f.name === "kind");
  const groups = new Map<string, number[]>();
  entries.forEach((e, at) => {
    const kind = byId.get(e.component)?.kind ?? "";
    groups.set(kind, [...(groups.get(kind) ?? []), at]);
  });
  const order = (kinds?.values ?? []).map((v) => v.value);
  const sortedKinds = [...groups.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <div class="deck-lines">
      {sortedKinds.map((kind) => (
        <section key={kind}>
          <h3>
            {kinds?.values?.find((v) => v.value === kind)?.text ?? kind} <small>{groups.get(kind)!.reduce((n, at) => n + many(entries[at]!), 0)}</small>
          </h3>
          <ul>
            {groups.get(kind)!.map((at) => (
              <DeckLine key={`${at} ${entries[at]!.component}`} {...props} at={at} entry={entries[at]!} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DeckLine({ game, entry, at, byId, more, less: fewer, equip, unequip, holds, holder, cost, look }: Lines & { entry: Entry; at: number }) {
  const t = useWords();
  const card = byId.get(entry.component);
  const name = card?.name ?? entry.component;
  return (
    <li class={`deck-line c-${card?.colour ?? "grey"}${holder === at ? " active" : ""}`}>
      <b class="deck-count">{many(entry)}</b>
      <button type="button" class="deck-card" disabled={!card || !look} onClick={() => card && look?.(card)}>
        {card && <Picture game={game} card={card} />}
        <span>{name}</span>
        {card && !holds?.(entry.component) && <TokenRow tokens={card.tokens.slice(0, 3)} />}
      </button>
      {cost && cost(entry.component) > 0 && <span class="hint">{cost(entry.component)}</span>}
      {more && fewer && (
        <span class="stepper">
          <button type="button" aria-label={t.takeOut({ name })} onClick={() => fewer(at)}>
            <Icon name="minus" size={16} />
          </button>
          <button type="button" aria-label={t.putIn({ name })} onClick={() => more(at)}>
            <Icon name="plus" size={16} />
          </button>
        </span>
      )}
      {equip && holds?.(entry.component) && (
        <button type="button" class="quiet" aria-pressed={holder === at} onClick={() => equip(at)}>
          <Icon name="plus" size={16} /> {t.equip}
        </button>
      )}
      {(entry.holds ?? []).length > 0 && (
        <ul class="deck-held">
          {entry.holds!.map((h, i) => {
            const item = byId.get(h.component);
            return (
              <li key={i}>
                <button type="button" class="chip" disabled={!look} onClick={() => item && look?.(item)}>
                  {many(h) > 1 && `${many(h)} × `}
                  {item?.name ?? h.component} {cost && cost(h.component) > 0 && <small>{cost(h.component)}</small>}
                </button>
                {unequip && (
                  <button type="button" class="icon-button" aria-label={t.takeOut({ name: item?.name ?? h.component })} onClick={() => unequip(at, h.component)}>
                    <Icon name="close" size={14} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

const COLUMNS = 9;

/** How many cards cost how much; the last column is that much and more. */
function Curve({ entries, byId, library, facet }: { entries: Entry[]; byId: Map<string, LibraryCard>; library: LibraryInfo; facet: string }) {
  const t = useWords();
  const title = library.facets.find((f) => f.name === facet)?.text ?? facet;
  const values = entries.flatMap((e) => {
    const v = byId.get(e.component)?.values[facet]?.[0];
    return typeof v === "number" ? Array.from({ length: many(e) }, () => v) : [];
  });
  if (!values.length) return null;
  const step = Math.max(1, Math.ceil((Math.max(...values) + 1) / 12));
  const columns = Array.from({ length: COLUMNS }, (_, i) => values.filter((v) => (i === COLUMNS - 1 ? v >= i * step : v >= i * step && v < (i + 1) * step)).length);
  const high = Math.max(...columns);
  const average = values.reduce((a, b) => a + b, 0) / values.length;
  return (
    <figure class="curve">
      <figcaption class="hint">{t.curveOf({ what: title, average })}</figcaption>
      <ol>
        {columns.map((n, i) => {
          const label = step > 1 ? `${i * step}${i === COLUMNS - 1 ? "+" : ""}` : `${i}${i === COLUMNS - 1 ? "+" : ""}`;
          return (
            <li key={i}>
              <b>{n || ""}</b>
              <i style={{ height: `${(n / high) * 44}px` }} />
              <span>{label}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

// -- what one can do with it ---------------------------------------------------------------------------
function Hand({ game, entries, n, byId }: { game: string; entries: Entry[]; n: number; byId: Map<string, LibraryCard> }) {
  const t = useWords();
  const [deck, setDeck] = useState(() => shuffled(entries));
  const [drawn, setDrawn] = useState(n);
  return (
    <div class="stack">
      <ul class="test-hand">
        {deck.slice(0, drawn).map((id, i) => {
          const card = byId.get(id);
          return (
            card && (
              <li key={i} class={`lib-tile c-${card.colour}`}>
                <Picture game={game} card={card} />
                <strong>{card.name}</strong>
                <span class="lib-line">{card.line}</span>
                <TokenRow tokens={card.tokens} />
              </li>
            )
          );
        })}
      </ul>
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            setDeck(shuffled(entries));
            setDrawn(n);
          }}
        >
          {t.newHand}
        </button>
        <button type="button" disabled={drawn >= deck.length} onClick={() => setDrawn(drawn + 1)}>
          {t.drawOne}
        </button>
        <span class="hint">{t.cardsLeft({ n: Math.max(0, deck.length - drawn) })}</span>
      </div>
    </div>
  );
}

/** The list as text: to copy, to change, to paste another. */
function AsText({ game, label, text: first, options, read }: { game: string; label: string; text: string; options: Options; read(check: LoadoutCheck): void }) {
  const t = useWords();
  const [text, setText] = useState(first);
  const [check, setCheck] = useState<LoadoutCheck | null>(null);
  const seen = useRef(text);
  useEffect(() => {
    seen.current = text;
    if (!text.trim()) return setCheck(null);
    const wait = setTimeout(() => {
      api.checkLoadout({ game, name: "-", text, options }).then(
        (found) => seen.current === text && setCheck(found),
        (error: Error) => notify(error.message || t.offline),
      );
    }, 300);
    return () => clearTimeout(wait);
  }, [text]);
  return (
    <div class="stack">
      <label class="stack">
        {label}
        <textarea value={text} rows={16} spellcheck={false} maxLength={20000} onInput={(e) => setText(e.currentTarget.value)} />
      </label>
      {check && !check.ok && (
        <div class="deck-check bad">
          <Problems game={game} problems={check.problems ?? []} />
        </div>
      )}
      <div class="row">
        <button type="button" class="primary" disabled={!check?.entries?.length} onClick={() => check && read(check)}>
          {t.readText}
        </button>
        <button type="button" onClick={() => navigator.clipboard.writeText(text).then(() => notify(t.copied), () => undefined)}>
          {t.copy}
        </button>
      </div>
    </div>
  );
}

function Versions({ id, saved, restore }: { id: string; saved: Draft; restore(version: LoadoutVersion): void }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [found, setFound] = useState<LoadoutVersion[] | null>(null);
  useEffect(() => {
    api.loadoutVersions(id).then(
      (all) => setFound(all.versions),
      (error: Error) => notify(error.message || t.offline),
    );
  }, [id, saved]);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      {found?.length === 0 && <p class="hint">{t.noVersions}</p>}
      <ul class="stack">
        {found?.map((v) => (
          <li key={v.changed} class="row">
            <b>{v.name}</b> <span class="hint">{when.format(v.changed * 1000)}</span>
            <button type="button" onClick={() => restore(v)}>
              {t.restore}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A loadout as cards, to look at. */
export function DeckCards({ game, check }: { game: string; check: LoadoutCheck }) {
  const t = useWords();
  const library = useLibrary(game);
  const byId = useById(library);
  const [looking, look] = useState<LibraryCard | null>(null);
  if (library === false) return <p class="fault">{t.offline}</p>;
  if (!library) return <p class="hint loading">…</p>;
  if (looking) return <CardInFull library={library} card={looking} close={() => look(null)} />;
  return <DeckLines game={game} entries={check.entries ?? []} byId={byId} library={library} look={look} />;
}
