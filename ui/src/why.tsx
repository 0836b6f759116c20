// Why not?  What a piece is, and why it cannot be chosen now, with the rule.
import { Menu } from "./ask";
import { CardBody } from "./card";
import { openRule } from "./rules";
import { useWords } from "./words";
import type { Piece, Reason } from "./protocol";

export interface Wondering {
  at: DOMRect;
  title: string;
  piece: Piece | null;
  /** null: still asking. */
  reasons: Reason[] | null;
}

export function WhyNot({ what, game, close }: { what: Wondering; game: string; close(): void }) {
  const t = useWords();
  return (
    <Menu at={what.at} close={close}>
      <div class="why" role="status">
        {what.piece && (what.piece.tip || what.piece.sections || what.piece.badges) ? (
          <CardBody piece={what.piece} game={game} />
        ) : (
          <strong>{what.title}</strong>
        )}
        <Reasons reasons={what.reasons} game={game} />
        <button type="button" class="quiet" onClick={close}>
          {t.close}
        </button>
      </div>
    </Menu>
  );
}

export function Reasons({ reasons, game }: { reasons: Reason[] | null; game: string }) {
  const t = useWords();
  if (!reasons) return <p class="hint">…</p>;
  return (
    <ul class="reasons">
      {reasons.map((r, i) => (
        <li key={i}>
          {reasons.length > 1 && <b>{r.what}</b>}
          <p>{r.offered ? t.offered : r.text}</p>
          {r.rule && !r.rule.startsWith("NT-") && (
            <button type="button" class="rule-link" onClick={() => openRule(game, r.rule ?? "")}>
              <code>{r.rule}</code> {r.rule_text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
