// The library of a game: every component, searched as one types, filtered by what the game declares.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardInFull, Row, Tile } from "./cardface";
import { counts, EVERYTHING, meant, searchIn, sorted, useById, useLibrary, written, type Search } from "./catalogue";
import { useCell } from "./cell";
import { useGames } from "./home";
import { Icon } from "./icons";
import { href, place } from "./route";
import { TopBar } from "./shell";
import { useWords } from "./words";
import { GameTabs } from "./gametabs";
import { Nothing } from "./nothing";
import type { FacetInfo, LibraryCard, LibraryInfo } from "./protocol";

const AT_ONCE = 60;

export function LibraryPage({ game, card }: { game: string; card: string }) {
  const t = useWords();
  const info = useGames()?.find((g) => g.name === game);
  const library = useLibrary(game);
  useEffect(() => {
    if (info) document.title = `${t.libraryOf({ game: info.title })} · Neontable`;
  }, [info, t]);
  return (
    <>
      <TopBar />
      <main class={`page wide accent-${info?.accent ?? "cyan"}`} id="main">
        <GameTabs game={game} here="library" />
        {library === false && <Nothing say={t.noSuchGame({ name: game })} page="library" />}
        {library === null && <p class="hint loading">…</p>}
        {library && <Shelves library={library} card={card} />}
      </main>
    </>
  );
}

function Shelves({ library, card }: { library: LibraryInfo; card: string }) {
  const t = useWords();
  const { hash } = useCell(place);
  const byId = useById(library);
  const search = useMemo(() => searchIn(hash, library.facets), [hash, library]);
  const open = byId.get(card);
  const to = (id: string, wish = search): string => `/library/${library.game}${id ? `/${encodeURIComponent(id)}` : ""}${written(wish) ? `#${written(wish)}` : ""}`;
  const change = (wish: Search): void => href.replace(to(card, wish));
  const shown = useMemo(() => sorted(meant(library.cards, search), search, library.facets), [library, search]);
  const [most, setMost] = useState(AT_ONCE);
  useEffect(() => setMost(AT_ONCE), [hash]);
  const detail = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the card stands above the others.
    if (open && matchMedia("(max-width: 900px)").matches) detail.current?.scrollIntoView({ block: "start" });
  }, [card]);
  return (
    <div class={`library${open ? " with-card" : ""}`}>
      <FacetFilters cards={library.cards} facets={library.facets} search={search} change={change} />
      <section class="lib-shelf">
        {card && !open && (
          <p class="fault" role="alert">
            {t.noSuchCard}
          </p>
        )}
        <div class="lib-bar">
          <SearchField search={search} change={change} label={t.searchCards} />
          <SortField search={search} change={change} facets={library.facets} />
          <button type="button" class="icon-button" aria-pressed={search.list} aria-label={t.asList} title={t.asList} onClick={() => change({ ...search, list: !search.list })}>
            <Icon name={search.list ? "cards" : "list"} />
          </button>
        </div>
        <p class="hint" role="status">
          {t.cardsFound({ n: shown.length, of: library.cards.length })}
        </p>
        <div class={search.list ? "lib-rows" : "lib-tiles"}>
          {shown.slice(0, most).map((c) =>
            search.list ? (
              <Row key={c.id} game={library.game} card={c} to={to(c.id)} here={c.id === card} />
            ) : (
              <Tile key={c.id} game={library.game} card={c} to={to(c.id)} here={c.id === card} />
            ),
          )}
        </div>
        {shown.length > most && <More more={() => setMost(most + AT_ONCE)} />}
      </section>
      {open && (
        <aside class="lib-detail" ref={detail}>
          <CardInFull key={open.id} library={library} card={open} page close={() => href.go(to(""), true)} />
        </aside>
      )}
    </div>
  );
}

/** Asks for more when it comes into sight. */
export function More({ more }: { more(): void }) {
  const t = useWords();
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && more(), { rootMargin: "600px" });
    watch.observe(end.current!);
    return () => watch.disconnect();
  });
  return (
    <button type="button" ref={end} onClick={more}>
      {t.showMore}
    </button>
  );
}

export function SearchField({ search, change, label }: { search: Search; change(wish: Search): void; label: string }) {
  return (
    <label class="search">
      <Icon name="search" />
      <input type="search" value={search.words} placeholder={label} aria-label={label} onInput={(e) => change({ ...search, words: e.currentTarget.value })} />
    </label>
  );
}

export function SortField({ search, change, facets }: { search: Search; change(wish: Search): void; facets: readonly FacetInfo[] }) {
  const t = useWords();
  return (
    <label>
      <span class="sr">{t.sortBy}</span>
      <select value={search.sort} onChange={(e) => change({ ...search, sort: e.currentTarget.value })}>
        <option value="">{t.sortBox}</option>
        <option value="name">{t.name}</option>
        {facets.map((f) => (
          <option key={f.name} value={f.name}>
            {f.text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function FacetFilters(props: { cards: readonly LibraryCard[]; facets: readonly FacetInfo[]; search: Search; change(wish: Search): void; folded?: boolean }) {
  const { facets, search, change } = props;
  const t = useWords();
  const used = Object.values(search.chosen).reduce((n, v) => n + v.length, 0) + Object.keys(search.limits).length;
  const [wide] = useState(() => !props.folded && matchMedia("(min-width: 901px)").matches);
  return (
    <details class="lib-filters" open={wide}>
      <summary>
        {t.filters} {used > 0 && <b class="lib-used">{used}</b>}
      </summary>
      {facets.map((facet) => (
        <Filter key={facet.name} {...props} facet={facet} />
      ))}
      {used > 0 && (
        <button type="button" onClick={() => change({ ...EVERYTHING, words: search.words, sort: search.sort, list: search.list })}>
          {t.noFilters}
        </button>
      )}
    </details>
  );
}

const SHORT = 14;

interface Filtering {
  cards: readonly LibraryCard[];
  facet: FacetInfo;
  search: Search;
  change(wish: Search): void;
}

function Filter({ cards, facet, search, change }: Filtering) {
  const there = useMemo(() => counts(cards, search, facet), [cards, search, facet]);
  if (there.size === 0 && !search.limits[facet.name] && !search.chosen[facet.name]?.length) return null;
  if (facet.kind === "number") return <Limits numbers={[...there.keys()].map(Number)} facet={facet} search={search} change={change} />;
  if (there.size < 2 && !search.chosen[facet.name]?.length) return null;
  return (
    <fieldset>
      <legend>{facet.text}</legend>
      <div class="chips">
        <Chips cards={cards} facet={facet} search={search} change={change} />
      </div>
    </fieldset>
  );
}

function Limits({ numbers, facet, search, change }: Omit<Filtering, "cards"> & { numbers: number[] }) {
  const t = useWords();
  const limit = search.limits[facet.name];
  const [lo, hi] = limit ?? [Math.min(...numbers), Math.max(...numbers)];
  const set = (wish: [number, number] | null): void => {
    const { [facet.name]: _, ...rest } = search.limits;
    change({ ...search, limits: wish ? { ...rest, [facet.name]: wish } : rest });
  };
  const bound = (label: string, value: number, wish: (n: number) => [number, number]) => (
    <input
      type="number"
      aria-label={`${facet.text}: ${label}`}
      value={value}
      min={facet.lo ?? 0}
      max={facet.hi ?? 0}
      onChange={(e) => e.currentTarget.value !== "" && set(wish(e.currentTarget.valueAsNumber))}
    />
  );
  return (
    <fieldset class="lib-number">
      <legend>{facet.text}</legend>
      {bound(t.least, lo, (n) => [n, Math.max(n, hi)])}
      <span aria-hidden="true">–</span>
      {bound(t.most, hi, (n) => [Math.min(n, lo), n])}
      {limit && (
        <button type="button" class="icon-button" aria-label={t.noFilters} onClick={() => set(null)}>
          <Icon name="close" size={16} />
        </button>
      )}
    </fieldset>
  );
}

/** The values of a facet that would find something, each to be chosen. */
export function Chips({ cards, facet, search, change }: Filtering) {
  const t = useWords();
  const [all, setAll] = useState(false);
  const there = useMemo(() => counts(cards, search, facet), [cards, search, facet]);
  const chosen = search.chosen[facet.name] ?? [];
  const values = (facet.values ?? []).filter((v) => there.get(v.value) || chosen.includes(v.value));
  const first = all ? values : values.filter((v, i) => i < SHORT || chosen.includes(v.value));
  return (
    <>
      {first.map((v) => {
        const on = chosen.includes(v.value);
        const wish = on ? chosen.filter((one) => one !== v.value) : [...chosen, v.value];
        return (
          <button type="button" key={v.value} class="chip" aria-pressed={on} onClick={() => change({ ...search, chosen: { ...search.chosen, [facet.name]: wish } })}>
            {v.text} <small>{there.get(v.value) ?? 0}</small>
          </button>
        );
      })}
      {first.length < values.length && (
        <button type="button" class="chip" onClick={() => setAll(true)}>
          {t.moreValues({ n: values.length - first.length })}
        </button>
      )}
    </>
  );
}
