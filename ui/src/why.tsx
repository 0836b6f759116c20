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

/** `asked`: the open question, for a thing that only does not belong to it. */
export function WhyNot({ what, game, asked, close }: { what: Wondering; game: string; asked?: string | undefined; close(): void }) {
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
        {asked && what.reasons?.every((reason) => reason.rule?.startsWith("NT-")) && <p class="hint">{t.askedNow({ question: asked })}</p>}
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
  // Things refused for the same reason share one line.
  const grouped = new Map<string, { reason: Reason; what: string[] }>();
  for (const reason of reasons) {
    const key = `${reason.offered} ${reason.rule} ${reason.text}`;
    const same = grouped.get(key);
    if (same) same.what.push(reason.what);
    else grouped.set(key, { reason, what: [reason.what] });
  }
  const told = [...grouped.values()];
  // A rule that is behind several reasons stands once, under the last of them.
  const cited = (reason: Reason, i: number): boolean =>
    !!reason.rule && !reason.rule.startsWith("NT-") && !told.slice(i + 1).some((later) => later.reason.rule === reason.rule);
  return (
    <ul class="reasons">
      {told.map(({ reason, what }, i) => (
        <li key={i}>
          {what.some(Boolean) && <b>{what.filter(Boolean).join(", ")}</b>}
          <p>{reason.offered ? t.offered : reason.text}</p>
          {cited(reason, i) && (
            <button type="button" class="rule-link" onClick={() => openRule(game, reason.rule ?? "")}>
              <code>{reason.rule}</code> {reason.rule_text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
