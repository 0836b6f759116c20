// What may be added to a loadout.
import { useMemo, useState } from "preact/hooks";
import { Picture } from "./cardface";
import { EVERYTHING, meant, sorted, type Search } from "./catalogue";
import { Icon } from "./icons";
import { Chips, FacetFilters, More, SearchField, SortField } from "./library";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { FacetInfo, LibraryCard, LibraryInfo, Offer } from "./protocol";

export function Stock(props: {
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
