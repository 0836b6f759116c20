// What a game brings beside its scenes: symbols, styles, a tutorial.  Loaded when the game is shown.
import { Cell, useCell } from "./cell";
import { useEffect } from "preact/hooks";
import type { Lang } from "./languages";

/** A guided game: the address of its script, and its title when a game has several. */
export interface Tutorial {
  script: string;
  title?: Record<Lang, string>;
}

declare const GAME_SHEETS: Record<string, { symbols?: string; style?: string; tutorials?: Tutorial[] }>;

const symbols = new Cell<ReadonlySet<string>>(new Set());
const styles = new Cell(0);
const asked = new Set<string>();

export function loadSheet(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  const sheet = GAME_SHEETS[game];
  if (sheet?.style) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.style;
    link.onload = () => styles.set(styles.value + 1);
    document.head.append(link);
  }
  if (sheet?.symbols) {
    fetch(sheet.symbols)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.status}`))))
      .then((text) => {
        const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        svg.setAttribute("aria-hidden", "true");
        svg.setAttribute("class", "symbol-sheet");
        document.body.append(document.importNode(svg, true));
        const found = [...svg.querySelectorAll("symbol")].map((s) => s.id);
        symbols.set(new Set([...symbols.value, ...found]));
      })
      .catch(() => asked.delete(game));
  }
}

/** Ids of the symbols there are: `<game>-<kind>-<face>`. */
export function useSymbols(game: string): ReadonlySet<string> {
  useEffect(() => loadSheet(game), [game]);
  return useCell(symbols);
}

/** How many games' styles have come: when one comes, things move to their places. */
export function useStyles(): number {
  return useCell(styles);
}

export function tutorialsOf(game: string): readonly Tutorial[] {
  return GAME_SHEETS[game]?.tutorials ?? [];
}
