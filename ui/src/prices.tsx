// What an option costs, in the game's own symbols; a screen reader hears it in words.  And what may be
// done in one go, at its whole price.
import { TokenRow } from "./tokens";
import { Icon } from "./icons";
import type { Chore, PricePart } from "./protocol";

export function PriceChips({ price }: { price?: PricePart[] | undefined }) {
  if (!price?.length) return null;
  return (
    <span class="price" title={price.map((part) => part.text).join(", ")}>
      <span class="sr">{price.map((part) => part.text).join(", ")}</span>
      <span aria-hidden="true">
        <TokenRow tokens={price.flatMap((part) => part.tokens)} />
      </span>
    </span>
  );
}

/** Beside the options, which stay: each is a row of them, given one after the other. */
export function Chores({ chores, busy, chore }: { chores: Chore[]; busy: boolean; chore(chore: Chore): void }) {
  if (!chores.length) return null;
  return (
    <div class="chores">
      {chores.map((one) => (
        <button type="button" key={one.text} class="chore" aria-disabled={busy || undefined} title={one.texts.join(" › ")} onClick={() => !busy && chore(one)}>
          <Icon name="last" size={16} /> {one.text} <PriceChips price={one.price} />
        </button>
      ))}
    </div>
  );
}
