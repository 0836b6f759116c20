// An address that leads nowhere says so in words, and where to go instead.
import { useGames } from "./home";
import { Icon } from "./icons";
import { Link } from "./route";
import { CardPicture } from "./scene";
import { TopBar } from "./shell";
import { useWords } from "./words";
import type { GameInfo } from "./protocol";

/** What is missing, and the games that do have such a page. */
export function Nothing({ say, page = "", where }: { say: string; page?: string; where?: (game: GameInfo) => boolean }) {
  const t = useWords();
  const games = useGames()?.filter((g) => !where || where(g));
  return (
    <section class="nothing">
      <DeadSign />
      <h1>{say}</h1>
      <p class="hint">{page && games?.length ? t.insteadGames : t.insteadHere}</p>
      <ul class="covers">
        {games?.map((g) => (
          <li key={g.name}>
            <Link class={`cover-link accent-${g.accent}`} to={page ? `/${page}/${g.name}` : `/new/${g.name}`}>
              <CardPicture game={g.name} file={g.cover} />
              <b>{g.title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <p class="row">
        <Link class="button" to="/">
          <Icon name="die" size={18} /> {t.games}
        </Link>
        <Link class="button" to="/lobby">
          <Icon name="chair" size={18} /> {t.tables}
        </Link>
      </p>
    </section>
  );
}

/** A neon sign that has gone out: one tube still flickers. */
function DeadSign() {
  return (
    <svg class="dead-sign" viewBox="0 0 240 110" aria-hidden="true" focusable="false">
      <path class="pole" d="M40 110V8h160v102M40 20h160M40 92h160" />
      <path class="tube off" d="M62 80V32l36 48V32" />
      <path class="tube on" d="M112 56a20 24 0 1 0 40 0a20 24 0 1 0-40 0" />
      <path class="tube off" d="M168 32v30M168 78v2" />
      <path class="spark" d="m186 26 5-9M192 32l10-4M180 22l-1-9" />
    </svg>
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
