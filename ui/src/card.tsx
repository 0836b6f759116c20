// The card beside the pointer: what a piece is and says, in full.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art, CardPicture, reach } from "./scene";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { Piece } from "./protocol";

export function CardBody({ piece, game, stop }: { piece: Piece; game: string; stop?: boolean }) {
  const sections = piece.sections ?? [];
  const tokens = piece.tokens ?? [];
  const badges = (piece.badges ?? []).filter((b) => b.tip);
  return (
    <div class={`card-body c-${piece.colour ?? "grey"}`} {...(stop ? reach(piece.label) : {})}>
      <header>
        <strong>{piece.label}</strong>
        {tokens.length > 0 && <TokenRow tokens={tokens} />}
      </header>
      {piece.picture ? (
        <CardPicture game={game} file={piece.picture} />
      ) : piece.face && piece.face !== "back" && (
        <div class="card-art">
          <Art game={game} kind={piece.kind} face={piece.face} />
        </div>
      )}
      {sections.length > 0
        ? sections.map((s, i) => (
            <section key={i}>
              {s.title && (
                <h4>
                  {s.title} {s.tokens?.length ? <TokenRow tokens={s.tokens} /> : null}
                </h4>
              )}
              <p>{s.text}</p>
            </section>
          ))
        : piece.tip && piece.tip.split("\n").map((line, i) => <p key={i}>{line}</p>)}
      {badges.length > 0 && (
        <ul class="card-badges">
          {badges.map((b, i) => (
            <li key={i}>{b.tip}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface TappedCardProps {
  piece: Piece;
  game: string;
  close(): void;
  choose: (() => void) | undefined;
  /** What lies in the same place: small on a phone's board, and here as large as a finger. */
  mates: Piece[];
  turn(piece: Piece): void;
}

/** The card that a finger tapped, at the foot of the screen: a second tap on it, or the button, does
 * what the question offers. */
export function TappedCard({ piece, game, close, choose, mates, turn }: TappedCardProps) {
  const t = useWords();
  return (
    <div class="tapped-card" role="dialog" aria-label={piece.label}>
      {mates.length > 1 && (
        <div class="mates" {...reach(t.lyingHere)}>
          {mates.map((mate) => (
            <button type="button" key={mate.id} class={`c-${mate.colour ?? "grey"}`} aria-pressed={mate.id === piece.id} onClick={() => turn(mate)}>
              {mate.label}
            </button>
          ))}
        </div>
      )}
      <CardBody piece={piece} game={game} stop />
      <div class="row">
        {choose && (
          <button type="button" class="primary" onClick={choose}>
            {t.chooseThis}
          </button>
        )}
        <button type="button" onClick={close}>
          {t.close}
        </button>
      </div>
    </div>
  );
}

const MARGIN = 8;

/** Where a card stands beside what it is of: on the side where it fits, and where it covers the least of
 * the question, whose options may be about it. */
function placed(from: DOMRect, box: DOMRect, ask: DOMRect | null): { left: number; top: number } {
  const across = (left: number): number => Math.max(MARGIN, Math.min(innerWidth - box.width - MARGIN, left));
  const down = (top: number): number => Math.max(MARGIN, Math.min(innerHeight - box.height - MARGIN, top));
  const middle = { left: across(from.left + from.width / 2 - box.width / 2), top: down(from.top + from.height / 2 - box.height / 2) };
  const [after, before] = [from.right + 12, from.left - 12 - box.width];
  const overAsk = ask ? Math.max(MARGIN, Math.min(middle.top, ask.top - MARGIN - box.height)) : middle.top;
  const sides = [
    { left: after, top: middle.top },
    { left: before, top: middle.top },
    { left: after, top: overAsk },
    { left: before, top: overAsk },
    { left: middle.left, top: from.bottom + 10 },
    { left: middle.left, top: from.top - 10 - box.height },
  ];
  const shared = (a: number, b: number, c: number, d: number): number => Math.max(0, Math.min(b, d) - Math.max(a, c));
  const covers = ({ left, top }: { left: number; top: number }): number =>
    ask ? shared(left, left + box.width, ask.left, ask.right) * shared(top, top + box.height, ask.top, ask.bottom) : 0;
  const fits = sides.filter(({ left, top }) => left === across(left) && top === down(top));
  const [best] = fits.sort((a, b) => covers(a) - covers(b));
  return best ?? { left: middle.left, top: down(from.top > innerHeight / 2 ? from.top - 10 - box.height : from.bottom + 10) };
}

export function HoverCard({ piece, game, at }: { piece: Piece; game: string; at: Element }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = root.current;
    if (!card || !at.isConnected) return;
    const from = at.getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const ask = at.closest(".ask") ? null : document.querySelector(".ask");
    const { left, top } = placed(from, box, ask?.getBoundingClientRect() ?? null);
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }, [piece, at]);
  return (
    <div class="hover-card" ref={root} aria-hidden="true">
      <CardBody piece={piece} game={game} />
    </div>
  );
}
