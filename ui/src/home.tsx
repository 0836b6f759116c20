// The first page: the games, each with its real board, and three ways in.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { Invitations } from "./invited";
import { TableRow, useLobby } from "./lobby";
import { openKeys } from "./keys";
import { prefs } from "./prefs";
import { href, Link } from "./route";
import { Board, SceneFrame, STILL } from "./scene";
import { notify, TopBar } from "./shell";
import { tutorialsOf } from "./sheets";
import { beginTutorial } from "./tutorial";
import { useWords } from "./words";
import type { GameInfo, NewTable, Scene, TableInfo } from "./protocol";

export function useGames(): GameInfo[] | null {
  const { lang } = useCell(prefs);
  const t = useWords();
  const [games, setGames] = useState<GameInfo[] | null>(null);
  useEffect(() => {
    let here = true;
    api.games().then(
      (list) => here && setGames(list.games),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [lang]);
  return games;
}

export function tablePath(table: TableInfo): string {
  return `/table/${table.id}${table.invite ? `#${table.invite}` : ""}`;
}

/** One person and the game's best bots, with the usual options. */
export function againstBots(game: GameInfo): NewTable {
  const seats = Array.from({ length: game.usual_seats }, (_, i) => (i ? { kind: "bot" as const } : { kind: "me" as const }));
  return { game: game.name, seats };
}

export function HomePage() {
  const t = useWords();
  const games = useGames();
  return (
    <>
      <TopBar />
      <main class="home" id="main">
        <section class="hero">
          <div>
            <h1>{t.slogan}</h1>
            <p>{t.sloganText}</p>
          </div>
        </section>
        <Invitations />
        <Resume />
        {!games && <p class="hint loading">…</p>}
        {games?.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
        <footer class="foot">
          <p>{t.notice}</p>
          <p class="row links">
            <Link to="/leaders">{t.leaders}</Link>
            <Link to="/friends">{t.friends}</Link>
            <button type="button" class="quiet" onClick={openKeys}>
              {t.keys}
            </button>
          </p>
        </footer>
      </main>
    </>
  );
}

/** Tables that wait for me, or that I left in the middle: the way back to them. */
function Resume() {
  const t = useWords();
  const [lobby] = useLobby();
  const mine = (lobby?.mine ?? []).filter((table) => (table.status === "playing" || table.status === "paused") && !table.frozen && table.seats.some((s) => s.mine)).slice(0, 3);
  if (!mine.length) return null;
  return (
    <section class="resume" aria-label={t.resume}>
      <h2>{t.resume}</h2>
      <ul class="tables">
        {mine.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** Plays against whoever looks for an opponent too: a rated table with the usual options. */
export function FindOpponent({ game }: { game: GameInfo }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      class="button"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        api.opponent({ game: game.name }).then(
          (table) => href.go(tablePath(table)),
          (error: Error) => {
            setBusy(false);
            notify(error.message || t.offline);
          },
        );
      }}
    >
      <Icon name="people" size={16} /> {t.findOpponent}
    </button>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const { lang } = useCell(prefs);
  const begin = (how: () => Promise<void>): void => {
    setBusy(true);
    how().catch((error: Error) => {
      setBusy(false);
      notify(error.message || t.offline);
    });
  };
  return (
    <article class={`game-card accent-${game.accent}`} id={game.name}>
      <Picture game={game.name} title={game.title} />
      <div class="game-words">
        <h2>{game.title}</h2>
        <p>{game.blurb}</p>
        <p class="hint">{game.min_seats === game.max_seats ? t.forExactly({ n: game.min_seats }) : t.forPlayers({ lo: game.min_seats, hi: game.max_seats })}</p>
        <div class="row">
          <button
            type="button"
            class="primary big"
            disabled={busy}
            onClick={() => begin(async () => href.go(tablePath(await api.create(againstBots(game)))))}
          >
            <Icon name="play" /> {t.playNow}
          </button>
          {tutorialsOf(game.name).map((tutorial) => (
            <button type="button" class="big guided" key={tutorial.script} disabled={busy} onClick={() => begin(() => beginTutorial(tutorial.script))}>
              <Icon name="spark" /> {tutorial.title?.[lang] ?? t.firstGame}
            </button>
          ))}
          {game.rivals && <FindOpponent game={game} />}
        </div>
        <p class="row links">
          <Link to={`/new/${game.name}`}>{t.newTable}</Link>
          <Link to={`/rules/${game.name}`}>{t.rules}</Link>
          <Link to={`/library/${game.name}`}>{t.library}</Link>
          {!!game.puzzles && <Link to={`/puzzles/${game.name}`}>{t.puzzles}</Link>}
          {game.campaigns?.map((c) => (
            <Link key={c.name} to={`/campaigns/${c.name}`}>
              {c.title}
            </Link>
          ))}
          {game.loadouts && <Link to={`/loadouts/${game.name}`}>{game.loadouts.title}</Link>}
          {game.maps && <Link to={`/maps/${game.name}`}>{t.maps}</Link>}
        </p>
      </div>
    </article>
  );
}

/** A position from the middle of a real game, drawn as the table draws it. */
export function Picture({ game, title }: { game: string; title: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    let here = true;
    api.sample(game).then(
      (s) => here && setScene(s),
      () => undefined,
    );
    return () => void (here = false);
  }, [game, lang]);
  return <StillBoard scene={scene} title={title} label={t.pictureOf({ game: title })} />;
}

/** A board that is only looked at. */
export function StillBoard({ scene, title, label }: { scene: Scene | null; title: string; label: string }) {
  return (
    <div class="game-picture" role="img" aria-label={label}>
      {scene && (
        <div inert>
          <SceneFrame scene={scene} play={STILL}>
            <Board label={title} />
          </SceneFrame>
        </div>
      )}
    </div>
  );
}
