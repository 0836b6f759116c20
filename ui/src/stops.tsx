// Where a person wants to be asked to respond, and the moment before the house passes for them.
import { useEffect, useState } from "preact/hooks";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { useWords } from "./words";
import type { LiveTable, Where } from "./live";

const WHERE: readonly Where[] = ["could", "asked", "milestones", "none", "all"];

/** Small, beside the question: changes count from now on, for this table alone.  `own`: the question
 * is a decision of one's own turn, in which nobody wants to be silent. */
export function StopsChoice({ live, seat, own = false }: { live: LiveTable; seat: number; own?: boolean }) {
  const t = useWords();
  const stops = useCell(live.stops);
  if (!stops) return null;
  const named = (where: Where): string => {
    const moments = (stops.milestones ?? []).join(", ");
    return { could: t.stopCould, asked: t.stopAsked, milestones: t.stopMilestones({ moments }), none: t.stopNone, all: t.stopAll }[where];
  };
  return (
    <span class="stops">
      <label class="stops-at" title={t.stopsHint}>
        <Icon name="bell" size={16} />
        <span aria-hidden="true">{t.stops}</span>
        <select aria-label={t.stopsLabel} value={stops.at} onChange={(e) => live.setStops(seat, stops.quiet ?? false, e.currentTarget.value as Where)}>
          {WHERE.map((where) => (
            <option key={where} value={where}>
              {named(where)}
            </option>
          ))}
        </select>
      </label>
      {(!own || stops.quiet || stops.response) && (
        <button type="button" class="quiet stops-turn" aria-pressed={!!stops.quiet} onClick={() => live.setStops(seat, !stops.quiet)}>
          {t.noMoreThisTurn}
        </button>
      )}
    </span>
  );
}

/** How long until the open question is passed, and the way to keep it. */
export function Passing({ live, seat }: { live: LiveTable; seat: number }) {
  const t = useWords();
  const stops = useCell(live.stops);
  const until = stops?.until;
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const beat = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(beat);
  }, [until]);
  if (until === undefined) return null;
  const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
  return (
    <p class="passing">
      <Icon name="clock" size={16} />
      <span role="timer">{t.passingIn({ n: left })}</span>
      <button type="button" class="quiet" onClick={() => live.hold(seat)}>
        <Icon name="pause" size={16} /> {t.waitForMe}
      </button>
    </p>
  );
}
