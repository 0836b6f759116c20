// What there is about a game beside its tables: its components, what seats bring, its rules.
import { useEffect, useRef } from "preact/hooks";
import { useGames } from "./home";
import { Link } from "./route";
import { CardPicture } from "./scene";
import { useWords } from "./words";

export function GameTabs({ game, here }: { game: string; here: "library" | "loadouts" | "maps" | "puzzles" | "rules" }) {
  const t = useWords();
  const info = useGames()?.find((g) => g.name === game);
  const tabs = useRef<HTMLElement>(null);
  // A phone has no room for all of them: the one that is open can be seen.
  useEffect(() => tabs.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" }), [!!info, here]);
  const tab = (to: typeof here, text: string) => (
    <Link to={`/${to}/${game}`} aria-current={to === here ? "page" : undefined}>
      {text}
    </Link>
  );
  return (
    <header class={`game-head accent-${info?.accent ?? "cyan"}`}>
      <CardPicture game={game} file={info?.cover} />
      <h1>{info?.title ?? " "}</h1>
      {info && (
        <nav class="game-tabs" ref={tabs} aria-label={info.title}>
          {tab("library", t.library)}
          {info.loadouts && tab("loadouts", info.loadouts.title)}
          {info.maps && tab("maps", t.maps)}
          {tab("rules", t.rules)}
          {!!info.puzzles && tab("puzzles", t.puzzles)}
          <Link to={`/new/${game}`}>{t.newTable}</Link>
        </nav>
      )}
    </header>
  );
}
