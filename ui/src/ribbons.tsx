// What a page with a live table says above everything else: the connection is lost, an undo is asked for.
import { useCell } from "./cell";
import { useWords } from "./words";
import type { LiveTable } from "./live";

export function LostLink({ live }: { live: LiveTable }) {
  const t = useWords();
  const link = useCell(live.link);
  if (link !== "lost" && link !== "silent") return null;
  return (
    <p class="lost" role="alert">
      {link === "lost" ? t.lost : t.silent}
    </p>
  );
}

/** Somebody asks to take back an answer, and I am among those who must agree. */
export function UndoAsked({ live, name }: { live: LiveTable; name(seat: number): string }) {
  const t = useWords();
  const undo = useCell(live.undo);
  if (!undo) return null;
  return (
    <div class="ribbon" role="alert">
      <p>
        {t.undoAsked({ who: name(undo.seat) })} {undo.revealed && t.undoRepeats}
      </p>
      <button type="button" class="primary" onClick={() => live.replyUndo(true)}>
        {t.agree}
      </button>
      <button type="button" onClick={() => live.replyUndo(false)}>
        {t.refuse}
      </button>
    </div>
  );
}
