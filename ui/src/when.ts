// Times in words of people.
import { prefs } from "./prefs";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago it was: "3 hours ago"; `at` and `now` in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.value.lang, { numeric: "auto" });
  const passed = at - now;
  for (const [unit, seconds] of STEPS) if (Math.abs(passed) >= seconds) return words.format(Math.trunc(passed / seconds), unit);
  return words.format(Math.min(0, Math.trunc(passed)), "second");
}

export function day(at: number): string {
  return new Date(at * 1000).toLocaleDateString(prefs.value.lang, { year: "numeric", month: "long", day: "numeric" });
}

/** Names as a language strings them together: "Ann, Bob and Cyd". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(prefs.value.lang, { type: "conjunction" }).format(names);
}
