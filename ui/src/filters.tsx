// Which finished tables somebody looks for: of a game, with a result, with some words in them.
import { Icon } from "./icons";
import { useWords } from "./words";

export interface Wish {
  game: string;
  result: "" | "won" | "lost";
  words: string;
}

export const ANY: Wish = { game: "", result: "", words: "" };
/** Lists that are shorter need no filters. */
const FEW = 3;
/** Rows of finished tables that are drawn at first. */
export const SHOWN = 8;

/** Whether a text has these words, whatever their accents. */
export function like(text: string, words: string): boolean {
  const plain = (s: string): string => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain(words).split(/\s+/).every((word) => plain(text).includes(word));
}

export function fits(wish: Wish, game: string, won: boolean, texts: string[]): boolean {
  return (!wish.game || wish.game === game) && (!wish.result || (wish.result === "won") === won) && like(texts.join(" "), wish.words);
}

export function Filters({ games, wish, put, of }: { games: Map<string, string>; wish: Wish; put(wish: Wish): void; of: number }) {
  const t = useWords();
  if (of < FEW) return null;
  return (
    <span class="row list-filters">
      <span class="search">
        <Icon name="search" size={18} />
        <input type="search" value={wish.words} aria-label={t.filterNames} placeholder={t.filterNames} onInput={(e) => put({ ...wish, words: e.currentTarget.value })} />
      </span>
      {games.size > 1 && (
        <select value={wish.game} aria-label={t.games} onChange={(e) => put({ ...wish, game: e.currentTarget.value })}>
          <option value="">{t.allGames}</option>
          {[...games].map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      )}
      <select value={wish.result} aria-label={t.filterResult} onChange={(e) => put({ ...wish, result: e.currentTarget.value as Wish["result"] })}>
        <option value="">{t.allResults}</option>
        <option value="won">{t.wasWon}</option>
        <option value="lost">{t.wasLost}</option>
      </select>
    </span>
  );
}
