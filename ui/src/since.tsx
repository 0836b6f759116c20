// What happened since my last turn: a strip to step through, over the board as it was then.
import { useEffect } from "preact/hooks";
import { Icon } from "./icons";
import type { Past } from "./stage";
import { useWords } from "./words";
import type { Happening } from "./protocol";

/** Where in the log the time since a seat's last turn begins; -1 where nobody else had a turn. */
export function sinceMine(lines: readonly Happening[], seat: number): number {
  const turns = lines.flatMap((line, at) => (line.moment?.turn && (line.moment.seat ?? -1) >= 0 ? [{ at, seat: line.moment.seat ?? -1 }] : []));
  const last = turns.length - 1;
  if (seat < 0 || last < 0) return -1;
  const mineNow = turns[last]!.seat === seat;
  const before = turns.findLastIndex((turn, i) => turn.seat === seat && (!mineNow || i < last));
  const first = turns[before + 1];
  return first && first.seat !== seat ? first.at : -1;
}

/** The scene after an answer, if it is remembered. */
export function sceneAt(past: readonly Past[], number: number): Past | undefined {
  return past.findLast((p) => p.answers <= number);
}

export interface SinceProps {
  /** All lines that matter, the oldest first. */
  lines: Happening[];
  /** How many of them are new since the last turn. */
  fresh: number;
  /** The line that is looked at; -1: the table as it is now. */
  at: number;
  go(at: number): void;
}

export function Since({ lines, fresh, at, go }: SinceProps) {
  const t = useWords();
  const line = lines[at];
  useEffect(() => {
    const ids = line ? [...(line.pieces ?? []), ...(line.moment?.to ?? [])] : [];
    const things = ids.flatMap((id) => Array.from(document.querySelectorAll<HTMLElement>(`.board-space [data-id="${CSS.escape(id)}"]`)));
    for (const thing of things) thing.dataset["moment"] = "";
    return () => {
      for (const thing of things) delete thing.dataset["moment"];
    };
  }, [line]);
  useEffect(() => {
    if (!line) return;
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog[open]") || event.target instanceof HTMLInputElement) return;
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      go(-1);
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [line]);
  if (!line)
    return fresh > 0 ? (
      <button type="button" class="since-open quiet" onClick={() => go(lines.length - fresh)}>
        <Icon name="clock" size={16} /> {t.sinceMine({ n: fresh })}
      </button>
    ) : null;
  const start = Math.max(0, lines.length - fresh);
  return (
    <section class="since" aria-label={t.sinceTitle}>
      <button type="button" class="icon-button" aria-label={t.stepBack} disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon name="left" />
      </button>
      <p role="status">
        <span class="hint">{at >= start && fresh ? `${at - start + 1} / ${fresh}` : t.before}</span> {line.text}
      </p>
      <button type="button" class="icon-button" aria-label={t.stepOn} onClick={() => go(at + 1 < lines.length ? at + 1 : -1)}>
        <Icon name="right" />
      </button>
      <button type="button" class="primary" onClick={() => go(-1)}>
        {t.backToNow}
      </button>
    </section>
  );
}
