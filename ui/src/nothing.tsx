// An address that leads nowhere says so in words, and where to go instead.
import { useGames } from "./home";
import { Icon } from "./icons";
import { Link } from "./route";
import { TopBar } from "./shell";
import { useWords } from "./words";
import type { GameInfo } from "./protocol";

/** What is missing, and the games that do have such a page. */
export function Nothing({ say, page = "", where }: { say: string; page?: string; where?: (game: GameInfo) => boolean }) {
  const t = useWords();
  const games = useGames()?.filter((g) => !where || where(g));
  return (
    <section class="nothing">
      <Icon name="search" size={40} />
      <h1>{say}</h1>
      {page && games && games.length > 0 && (
        <>
          <p class="hint">{t.insteadGames}</p>
          <p class="row">
            {games.map((g) => (
              <Link key={g.name} class={`button accent-${g.accent}`} to={`/${page}/${g.name}`}>
                {g.title}
              </Link>
            ))}
          </p>
        </>
      )}
      <p class="row">
        <Link class="button" to="/">
          {t.games}
        </Link>
        <Link class="button" to="/lobby">
          {t.tables}
        </Link>
      </p>
    </section>
  );
}

export function NothingPage({ say }: { say: string }) {
  return (
    <>
      <TopBar />
      <main class="page" id="main">
        <Nothing say={say} />
      </main>
    </>
  );
}
