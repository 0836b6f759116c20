// What a person chose for this browser.  Only the language ever leaves it.
import { Cell } from "./cell";
import { spoken, type Lang } from "./languages";

export type Theme = "auto" | "dark" | "light" | "contrast";
export type Motion = "auto" | "full" | "reduced";

export type Moments = "calm" | "brisk" | "off";

export interface Prefs {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** At which pace big moments are shown. */
  moments: Moments;
  sounds: boolean;
  /** How loud they are, from 1 to 10. */
  volume: number;
}

const KEY = "neontable-prefs";

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

const kept = stored();

const light = matchMedia("(prefers-color-scheme: light)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const prefs = new Cell<Prefs>({
  // Dark by default, whatever the system prefers; light and contrast are for those who choose them.
  theme: contrast.matches ? "contrast" : "dark",
  motion: "auto",
  moments: "calm",
  sounds: false,
  volume: 5,
  ...kept,
  // A language that was chosen once may be gone from a newer build.
  lang: spoken([kept.lang ?? "", ...(navigator.languages ?? [navigator.language])]),
});

export function choose(change: Partial<Prefs>): void {
  prefs.set({ ...prefs.value, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs.value));
  } catch {
    // The page still works in a browser that stores nothing.
  }
}

export function reduced(): boolean {
  const { motion } = prefs.value;
  return motion === "reduced" || (motion === "auto" && still.matches);
}

function apply(): void {
  const root = document.documentElement;
  const { theme, lang } = prefs.value;
  const auto = contrast.matches ? "contrast" : light.matches ? "light" : "dark";
  root.dataset.theme = theme === "auto" ? auto : theme;
  root.dataset.motion = reduced() ? "reduced" : "full";
  root.lang = lang;
}

prefs.listen(apply);
for (const media of [light, contrast, still]) media.addEventListener("change", apply);
apply();

/** The accent of the game on the page, for what stands outside its table: dialogs, notices. */
export function setAccent(accent: string | undefined): void {
  if (accent) document.documentElement.dataset.accent = accent;
  else delete document.documentElement.dataset.accent;
}
