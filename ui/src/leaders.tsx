// The strongest players on this server: the first few of every game, or the whole list of one.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { FindOpponent, useGames } from "./home";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { Portrait } from "./profile";
import { Link } from "./route";
import { CardPicture } from "./scene";
import { TopBar } from "./shell";
import { useWords } from "./words";
import type { Words } from "../generated/messages";
import type { GameInfo, Leader, Leaderboard } from "./protocol";

/** Who leads in a game, read again in another language. */
function useLeaders(game: string): [Leaderboard | null, string] {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    let here = true;
    setBoard(null);
    setFault("");
    if (game)
      api.leaders(game).then(
        (found) => here && setBoard(found),
        (error: Error) => here && setFault(error.message || t.offline),
      );
    return () => void (here = false);
  }, [game, lang]);
  return [board, fault];
}

export function LeadersPage({ game }: { game: string }) {
  const t = useWords();
  const rated = useGames()?.filter((g) => g.rivals);
  return (
    <>
      <TopBar />
      <main class="page leaders" id="main">
        <h1>{t.leaders}</h1>
        {game ? (
          <>
            <nav class="covers" aria-label={t.games}>
              {rated?.map((g) => (
                <Link key={g.name} keep class={`cover-link accent-${g.accent}${g.name === game ? " chosen" : ""}`} to={`/leaders/${g.name}`} aria-current={g.name === game ? "page" : undefined}>
                  <CardPicture game={g.name} file={g.cover} />
                  <b>{g.title}</b>
                </Link>
              ))}
            </nav>
            <Whole game={game} info={rated?.find((g) => g.name === game)} />
          </>
        ) : (
          <div class="leader-boards">
            {rated?.map((g) => (
              <Best key={g.name} info={g} />
            ))}
          </div>
        )}
      </main>
    </>
  );
}

const ratingOf = (one: Leader, t: Words): string => (one.provisional ? t.ratingProvisional({ n: `${one.rating}` }) : `${one.rating}`);

function Ways({ info }: { info: GameInfo }) {
  const t = useWords();
  return (
    <p class="row">
      <Link class="button" to={`/new/${info.name}`}>
        <Icon name="plus" size={16} /> {t.newTable}
      </Link>
      <FindOpponent game={info} />
    </p>
  );
}

/** How many leaders of each game are shown beside each other. */
const FIRST = 5;

/** The first few of a game. */
function Best({ info }: { info: GameInfo }) {
  const t = useWords();
  const [board, fault] = useLeaders(info.name);
  return (
    <section class={`leader-board accent-${info.accent}`}>
      <Link class="cover-link" to={`/leaders/${info.name}`}>
        <CardPicture game={info.name} file={info.cover} />
        <b>{info.title}</b>
      </Link>
      {fault && <p class="fault">{fault}</p>}
      {board && !board.leaders.length && <p class="hint">{t.noLeaders}</p>}
      {board && board.leaders.length > 0 && (
        <ol>
          {board.leaders.slice(0, FIRST).map((one, i) => (
            <li key={one.id} class={one.me ? "mine" : ""}>
              <span class="hint">{i + 1}</span>
              <Link to={`/player/${one.id}`}>
                <Portrait seed={one.id} name="" /> {one.name}
              </Link>
              <b title={one.provisional ? t.ratingWhy : undefined}>{ratingOf(one, t)}</b>
            </li>
          ))}
        </ol>
      )}
      {board && board.leaders.length > FIRST && (
        <Link to={`/leaders/${info.name}`}>{t.showAll({ n: board.leaders.length })}</Link>
      )}
      {board && !board.leaders.length && <Ways info={info} />}
    </section>
  );
}

/** Everybody who is listed in a game. */
function Whole({ game, info }: { game: string; info: GameInfo | undefined }) {
  const t = useWords();
  const [board, fault] = useLeaders(game);
  return (
    <>
      {fault && <p class="fault">{fault}</p>}
      {board && (
        <section class={`accent-${info?.accent ?? "cyan"}`}>
          <h2>{t.leadersOf({ game: board.title })}</h2>
          <p class="hint">{t.leadersHint({ n: board.fewest })}</p>
          {!board.leaders.length && <p>{t.noLeaders}</p>}
          {info && <Ways info={info} />}
          {board.leaders.length > 1 && (
            <ol class="podium">
              {board.leaders.slice(0, 3).map((one, i) => (
                <li key={one.id} data-place={i + 1}>
                  <Link to={`/player/${one.id}`}>
                    <Portrait seed={one.id} name="" />
                    <b>{one.name}</b>
                    <span>{ratingOf(one, t)}</span>
                  </Link>
                </li>
              ))}
            </ol>
          )}
          {board.leaders.length > 0 && (
            <table class="leader-table">
              <thead>
                <tr>
                  <th scope="col">{t.rank}</th>
                  <th scope="col">{t.player}</th>
                  <th scope="col">{t.rating}</th>
                  <th scope="col">{t.tables}</th>
                </tr>
              </thead>
              <tbody>
                {board.leaders.map((one, i) => (
                  <tr key={one.id} class={one.me ? "mine" : ""}>
                    <td>{i + 1}</td>
                    <th scope="row">
                      <Link to={`/player/${one.id}`}>
                        <Portrait seed={one.id} name="" /> {one.name}
                      </Link>
                    </th>
                    <td title={one.provisional ? t.ratingWhy : undefined}>{ratingOf(one, t)}</td>
                    <td>{t.wonOf({ won: one.won, n: one.games })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </>
  );
}
