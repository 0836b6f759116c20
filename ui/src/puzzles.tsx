// The page of a game's puzzles.
import { useEffect, useState } from "preact/hooks";
import { api, ApiFault, pictureAddress } from "./api";
import { useCell } from "./cell";
import { FileImport } from "./exchange";
import { GameTabs } from "./gametabs";
import { Nothing } from "./nothing";
import { useGames } from "./home";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { CardPicture } from "./scene";
import { notify, TopBar } from "./shell";
import { begin } from "./trial";
import { useWords } from "./words";
import type { NewTrial, PuzzleCard, PuzzleInfo } from "./protocol";

const HARDEST = 5;

export function PuzzlesPage({ game }: { game: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  const [puzzles, setPuzzles] = useState<PuzzleInfo[] | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    let here = true;
    api.puzzles(game).then(
      (list) => here && setPuzzles(list.puzzles),
      (error: Error) => here && setFault(error.message || t.offline),
    );
    return () => void (here = false);
  }, [game, lang]);
  useEffect(() => {
    if (info) document.title = `${t.puzzles} · ${info.title} · Neontable`;
  }, [info, t]);
  const failed = (error: Error): void => notify(error.message || t.offline);
  const solved = puzzles?.filter((p) => p.solved).length ?? 0;
  return (
    <>
      <TopBar />
      <main class={`page wide puzzles accent-${info?.accent ?? "cyan"}`} id="main">
        <GameTabs game={game} here="puzzles" />
        {fault && info && <p class="fault">{fault}</p>}
        {games && !info && <Nothing say={t.noSuchGame({ name: game })} page="puzzles" where={(g) => !!g.puzzles} />}
        {puzzles && (
          <p class="puzzles-count" role="status">
            <Icon name="check" /> {t.puzzlesSolved({ n: solved, of: puzzles.length })}
          </p>
        )}
        {!puzzles && !fault && info && <p class="hint loading">…</p>}
        <ul class="puzzle-cards">
          {puzzles?.map((p) => (
            <li key={p.id} class={p.solved ? "solved" : ""}>
              <button type="button" class="puzzle-card" data-puzzle={p.id} onClick={() => begin({ game, id: p.id }).catch(failed)}>
                {p.cards?.length ? (
                  <CardsShown game={game} cards={p.cards} />
                ) : (
                  <img src={pictureAddress(game, p.id, lang)} alt="" loading="lazy" />
                )}
                <span class="puzzle-words">
                  <b class="puzzle-title">{p.title}</b>
                  <Difficulty n={p.difficulty} />
                  <span class="puzzle-goal">
                    {p.goal}, {p.limit}
                  </span>
                  <span class="hint">{p.text}</span>
                </span>
                {p.solved && (
                  <span class="puzzle-tick" role="img" aria-label={t.puzzleSolved}>
                    <Icon name="check" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        <FileImport
          title={t.puzzleOwn}
          label={t.puzzleOpen}
          take={async (text) => {
            let file: NewTrial["file"];
            try {
              file = JSON.parse(text) as NewTrial["file"];
            } catch {
              throw new ApiFault(400, "bad-input", t.puzzleNoJson);
            }
            await begin(file ? { file } : {});
          }}
        />
      </main>
    </>
  );
}

/** The cards of a table, which is too large to be drawn small. */
function CardsShown({ game, cards }: { game: string; cards: readonly PuzzleCard[] }) {
  return (
    <span class={`puzzle-shown n-${cards.length}`} aria-hidden="true">
      {cards.map((card) => (
        <span key={card.picture}>
          <CardPicture game={game} file={card.picture} />
          <b>{card.text}</b>
        </span>
      ))}
    </span>
  );
}

function Difficulty({ n }: { n: number }) {
  const t = useWords();
  return (
    <span class="difficulty" role="img" aria-label={t.puzzleDifficulty({ n, of: HARDEST })}>
      {Array.from({ length: HARDEST }, (_, i) => (
        <i key={i} class={i < n ? "on" : ""} />
      ))}
    </span>
  );
}
