// What is in a loadout: line by line, as a curve of costs, as a hand to test.
import { useState } from "preact/hooks";
import { CardInFull, Picture } from "./cardface";
import { useById, useLibrary } from "./catalogue";
import { many, shuffled } from "./entries";
import { Icon } from "./icons";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { Entry, LibraryCard, LibraryInfo, LoadoutCheck } from "./protocol";

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
export function DeckLines(props: Lines) {
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
export function Curve({ entries, byId, library, facet }: { entries: Entry[]; byId: Map<string, LibraryCard>; library: LibraryInfo; facet: string }) {
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
export function Hand({ game, entries, n, byId }: { game: string; entries: Entry[]; n: number; byId: Map<string, LibraryCard> }) {
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
