// A table's clock in the few words that a list has room for.
import type { Words } from "../generated/messages";
import type { ClockRule } from "./protocol";

function span(t: Words, seconds: number): string {
  if (seconds >= 86_400) return t.spanDays({ n: Math.round(seconds / 86_400) });
  if (seconds >= 60) return t.spanMinutes({ n: Math.round(seconds / 60) });
  return t.spanSeconds({ n: seconds });
}

/** "2 min a turn", "60 min each + 30 s"; nothing where nobody is timed. */
export function clockWords(t: Words, clock: ClockRule | undefined): string {
  const { turn = 0, game = 0, increment = 0, table = 0 } = clock ?? {};
  const parts = [];
  if (turn) parts.push(t.clockATurn({ time: span(t, turn) }));
  if (game) parts.push(`${t.clockEach({ time: span(t, game) })}${increment ? ` + ${span(t, increment)}` : ""}`);
  if (table) parts.push(t.clockInAll({ time: span(t, table) }));
  return parts.join(", ");
}
