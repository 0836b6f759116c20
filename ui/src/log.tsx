// The log: turns as headings, names that show their cards, book-keeping folded away.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { Happening, Moment, Piece, Scene } from "./protocol";

/** A list that stays at its end unless somebody scrolled up to read: also when it grows smaller beside
 * a longer question. */
export function useTail(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const tail = useRef(true);
  const seen = useRef(0);
  const follow = (): void => {
    const l = list.current;
    if (!l || !tail.current) return;
    l.scrollTop = l.scrollHeight;
    seen.current = l.scrollTop;
  };
  useLayoutEffect(follow, [length]);
  useLayoutEffect(() => {
    if (!list.current) return;
    const watch = new ResizeObserver(follow);
    watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  const onScroll = (): void => {
    const l = list.current;
    if (!l) return;
    if (l.scrollHeight - l.scrollTop - l.clientHeight < 40) tail.current = true;
    else if (l.scrollTop < seen.current - 1) tail.current = false;
    seen.current = l.scrollTop;
  };
  return { ref: list, onScroll };
}

/** Lines in order: a heading, a line that matters, or several that are only kept as books. */
export type Entry = { kind: "turn" | "line"; line: Happening; at: number } | { kind: "books"; lines: Happening[]; at: number };

export function entries(lines: readonly Happening[]): Entry[] {
  const found: Entry[] = [];
  lines.forEach((line, at) => {
    const last = found.at(-1);
    if (line.moment?.turn) found.push({ kind: "turn", line, at });
    else if (!line.minor) found.push({ kind: "line", line, at });
    else if (last?.kind === "books") last.lines.push(line);
    else found.push({ kind: "books", lines: [line], at });
  });
  return found;
}

/** The line in parts: words, and names of cards where they stand in it; names that it does not spell come after it. */
export function parts(text: string, cards: readonly Piece[]): { words: string; card?: Piece }[] {
  let found: { words: string; card?: Piece }[] = [{ words: text }];
  for (const card of cards) {
    const name = card.label.toLocaleLowerCase();
    const i = found.findIndex((part) => !part.card && part.words.toLocaleLowerCase().includes(name));
    if (i < 0 || !name) {
      if (name) found.push({ words: " " }, { words: card.label, card });
      continue;
    }
    const { words } = found[i]!;
    const at = words.toLocaleLowerCase().indexOf(name);
    const split = [{ words: words.slice(0, at) }, { words: words.slice(at, at + name.length), card }, { words: words.slice(at + name.length) }];
    found = [...found.slice(0, i), ...split.filter((part) => part.words), ...found.slice(i + 1)];
  }
  return found;
}

/** The colour of whoever acted. */
export function actor(line: Happening, scene: Scene | undefined): string {
  if (!scene) return "";
  const seat = line.seat ?? -1;
  const panel = seat >= 0 ? scene.panels.find((p) => p.seat === seat) : undefined;
  const by = line.moment?.by || line.pieces?.[0];
  const piece = by ? scene.pieces.find((p) => p.id === by) : undefined;
  const colour = panel?.token?.colour ?? piece?.colour ?? scene.pieces.find((p) => panel?.pieces?.includes(p.id))?.colour;
  return colour ? `c-${colour}` : "";
}

const ICONS: Record<Moment["kind"], string> = { banner: "flag", reveal: "cards", strike: "bolt", duel: "scales", roll: "die", score: "trophy", fall: "skull" };

export interface LogProps {
  lines: Happening[];
  cards: ReadonlyMap<string, Piece>;
  scene: Scene | undefined;
  /** A name is pointed at, or left. */
  show(card: Piece | null, at: Element | null): void;
  /** To the moment of a line. */
  jump?: ((line: Happening) => void) | undefined;
  now?: ((line: Happening) => boolean) | undefined;
  label?: string;
  children?: ComponentChildren;
}

export function Log({ lines, cards, scene, show, jump, now, label }: LogProps) {
  const t = useWords();
  const tail = useTail(lines.length);
  const told = useMemo(() => entries(lines), [lines]);
  return (
    <div class="log told" role="log" aria-label={label ?? t.log} tabIndex={0} {...tail}>
      {told.map((entry) =>
        entry.kind === "books" ? (
          <details class="log-books" key={`b${entry.lines[0]!.number}-${entry.at}`}>
            <summary>{t.bookkeeping({ n: entry.lines.length })}</summary>
            {entry.lines.map((line, i) => (
              <p key={i}>
                <Words line={line} cards={cards} show={show} />
              </p>
            ))}
          </details>
        ) : entry.kind === "turn" ? (
          <h4 key={`${entry.line.number}-${entry.at}`} class={actor(entry.line, scene)} data-now={now?.(entry.line) ? "" : undefined}>
            <Jump line={entry.line} jump={jump} icon="flag" />
            {entry.line.text.replace(/\.$/, "")}
          </h4>
        ) : (
          <p
            key={`${entry.line.number}-${entry.at}`}
            class={`e-${entry.line.id} ${actor(entry.line, scene)}${(entry.line.moment?.weight ?? 0) > 1 ? " great" : ""}`}
            data-now={now?.(entry.line) ? "" : undefined}
          >
            <Jump line={entry.line} jump={jump} icon={entry.line.moment ? ICONS[entry.line.moment.kind] : "dot"} />
            <span>
              {entry.line.tokens?.length ? <TokenRow tokens={entry.line.tokens} /> : null} <Words line={entry.line} cards={cards} show={show} />
            </span>
          </p>
        ),
      )}
    </div>
  );
}

/** The sign before a line: to its moment. */
function Jump({ line, jump, icon }: { line: Happening; jump: LogProps["jump"]; icon: string }) {
  const t = useWords();
  if (!jump) return <Icon name={icon} size={14} />;
  return (
    <button type="button" class="log-jump" tabIndex={-1} aria-label={t.jumpTo} title={t.jumpTo} onClick={() => jump(line)}>
      <Icon name={icon} size={14} />
    </button>
  );
}

function Words({ line, cards, show }: { line: Happening; cards: ReadonlyMap<string, Piece>; show: LogProps["show"] }) {
  const known = (line.cards ?? []).flatMap((id) => cards.get(id) ?? []);
  if (!known.length) return <>{line.text}</>;
  return (
    <>
      {parts(line.text, known).map(({ words, card }, i) =>
        card ? (
          <button
            type="button"
            key={i}
            class={`log-card c-${card.colour ?? "grey"}`}
            tabIndex={-1}
            onPointerEnter={(e) => e.pointerType === "mouse" && show(card, e.currentTarget)}
            onPointerLeave={() => show(null, null)}
            onFocus={(e) => show(card, e.currentTarget)}
            onBlur={() => show(null, null)}
            onClick={(e) => show(card, e.currentTarget)}
          >
            {words}
          </button>
        ) : (
          words
        ),
      )}
    </>
  );
}
