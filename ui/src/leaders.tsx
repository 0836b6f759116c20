// The strongest players of each game on this server.
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
import type { Leaderboard } from "./protocol";

export function LeadersPage({ game }: { game: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const rated = useGames()?.filter((g) => g.rivals);
  const shown = game || rated?.[0]?.name || "";
  const info = rated?.find((g) => g.name === shown);
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    setBoard(null);
    setFault("");
    if (shown) api.leaders(shown).then(setBoard, (error: Error) => setFault(error.message || t.offline));
  }, [shown, lang]);
  return (
    <>
      <TopBar />
      <main class={`page leaders accent-${info?.accent ?? "cyan"}`} id="main">
        <h1>{t.leaders}</h1>
        <nav class="covers" aria-label={t.games}>
          {rated?.map((g) => (
            <Link key={g.name} keep class={`cover-link accent-${g.accent}${g.name === shown ? " chosen" : ""}`} to={`/leaders/${g.name}`} aria-current={g.name === shown ? "page" : undefined}>
              <CardPicture game={g.name} file={g.cover} />
              <b>{g.title}</b>
            </Link>
          ))}
        </nav>
        {fault && <p class="fault">{fault}</p>}
        {board && (
          <section>
            <h2>{t.leadersOf({ game: board.title })}</h2>
            <p class="hint">{t.leadersHint({ n: board.fewest })}</p>
            {!board.leaders.length && <p>{t.noLeaders}</p>}
            {info && (
              <p class="row">
                <Link class="button" to={`/new/${info.name}`}>
                  <Icon name="plus" size={16} /> {t.newTable}
                </Link>
                <FindOpponent game={info} />
              </p>
            )}
            {board.leaders.length > 1 && (
              <ol class="podium">
                {board.leaders.slice(0, 3).map((one, i) => (
                  <li key={one.id} data-place={i + 1}>
                    <Link to={`/player/${one.id}`}>
                      <Portrait seed={one.id} name="" />
                      <b>{one.name}</b>
                      <span>{one.provisional ? t.ratingProvisional({ n: `${one.rating}` }) : one.rating}</span>
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
                      <td title={one.provisional ? t.ratingWhy : undefined}>{one.provisional ? t.ratingProvisional({ n: `${one.rating}` }) : one.rating}</td>
                      <td>{t.wonOf({ won: one.won, n: one.games })}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
        )}
      </main>
    </>
  );
}
