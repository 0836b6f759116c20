// Who sits at a seat: whether they are here, think, have given up, and their time.
import { useEffect, useState } from "preact/hooks";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { useWords } from "./words";
import type { LiveTable, Shown } from "./live";
import type { Seat } from "./protocol";

export function SeatLine({ seat, live, push }: { seat: Seat | undefined; live: LiveTable; push: Shown }) {
  const t = useWords();
  const presence = useCell(live.presence);
  if (!seat) return null;
  const here = seat.kind === "bot" || presence.seats.includes(seat.seat);
  const thinking = (push.thinking ?? []).includes(seat.seat);
  return (
    <p class={`seat-line${here ? " here" : ""}`}>
      {seat.kind === "bot" ? (
        <Icon name="bot" size={14} />
      ) : (
        <span class="presence" role="img" aria-label={here ? t.present : t.away} title={here ? t.present : t.away} />
      )}
      <span>{seat.mine ? t.you : seat.name || seat.kind}</span>
      {seat.conceded && <em>{t.conceded}</em>}
      {thinking && <span class="dots" role="img" aria-label={t.isThinking} />}
      {seat.kind !== "bot" && <ClockFace seat={seat.seat} live={live} push={push} />}
    </p>
  );
}

function ClockFace({ seat, live, push }: { seat: number; live: LiveTable; push: Shown }) {
  // Time passes while moments are watched.
  const clock = (live.push.value ?? push).clock;
  const whole = typeof clock?.table === "number";
  const mine = !!clock && !clock.paused && (clock.running ?? []).includes(seat);
  const runs = mine || (whole && !clock?.paused);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const beat = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(beat);
  }, [runs]);
  if (!clock) return null;
  const gone = runs ? (performance.now() - live.pushedAt) / 1000 : 0;
  // A seat's own time passes while it is asked, that of the whole table always.
  const own = [clock.turn?.[seat], clock.game?.[seat]].filter((s): s is number => typeof s === "number");
  const left = own.map((s) => s - (mine ? gone : 0));
  if (whole) left.push((clock.table ?? 0) - gone);
  if (!left.length) return null;
  return (
    <span class={`clock${mine ? " runs" : ""}${Math.min(...left) < 15 ? " short" : ""}`}>
      <Icon name="clock" size={13} />
      {left.map(clockText).join(" · ")}
    </span>
  );
}

function clockText(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => `${n}`.padStart(2, "0");
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}
