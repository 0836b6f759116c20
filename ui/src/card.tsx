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

export function HoverCard({ piece, game, at }: { piece: Piece; game: string; at: Element }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = root.current;
    if (!card || !at.isConnected) return;
    const from = at.getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const right = from.right + 12 + box.width < innerWidth;
    const left = right ? from.right + 12 : from.left - 12 - box.width;
    const top = Math.max(8, Math.min(innerHeight - box.height - 8, from.top + from.height / 2 - box.height / 2));
    if (left >= 8) {
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
    } else {
      card.style.left = `${Math.max(8, (innerWidth - box.width) / 2)}px`;
      card.style.top = `${from.top > innerHeight / 2 ? Math.max(8, from.top - box.height - 10) : from.bottom + 10}px`;
    }
  }, [piece, at]);
  return (
    <div class="hover-card" ref={root} aria-hidden="true">
      <CardBody piece={piece} game={game} />
    </div>
  );
}
