// What a table shows when it is a trial of a puzzle: the goal, hints, the ways back, the end.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { tablePath } from "./home";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { href, Link } from "./route";
import { reach } from "./scene";
import { notify } from "./shell";
import { useWords } from "./words";
import type { LiveTable, Shown } from "./live";
import type { HintInfo, NewTrial, TableInfo, TrialInfo } from "./protocol";

/** Steps of a hint: what it is about, the next move, all that is left. */
const STEPS = 3;

export async function begin(wish: NewTrial): Promise<void> {
  href.go(tablePath(await api.tryPuzzle(wish)));
}

/** What the trial is about, above the table: the goal, hints, the ways back. */
export function TrialBar({ live, info, trial, push }: { live: LiveTable; info: TableInfo; trial: TrialInfo; push: Shown | null }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [hint, setHint] = useState<HintInfo | null>(null);
  const sequence = push?.sequence ?? 0;
  useEffect(() => setHint(null), [sequence, lang]);
  useEffect(() => mark(hint?.pieces ?? []), [hint]);
  const step = (hint?.step ?? 0) + 1;
  const more = (): void => {
    api.hint(info.id, step).then(setHint, (error: Error) => notify(error.message || t.offline));
  };
  const p = trial.puzzle;
  const open = trial.state === "open";
  return (
    <section class={`trial-bar is-${trial.state}`} aria-label={t.puzzle} data-state={trial.state}>
      <div class="trial-words">
        <p class="trial-goal">
          <Icon name="flag" size={18} /> <b>{p.goal}</b> <span>{p.limit}</span>
        </p>
        <p class="trial-text">
          {p.text}{" "}
          <span class="hint">
            {p.others} {p.chance}
          </span>
        </p>
      </div>
      <div class="trial-tools">
        {open && step <= STEPS && (
          <button type="button" onClick={more}>
            <Icon name="spark" size={16} /> {step === 1 ? t.puzzleHint : step === 2 ? t.puzzleHintMove : t.puzzleSolution}
          </button>
        )}
        {open && !!trial.answers && <Back live={live} trial={trial} />}
      </div>
      {hint && (
        <div class="trial-hint" {...reach(t.puzzleHint)}>
          <p role="status">
            {!!hint.back && <b>{t.puzzleStrayed({ n: hint.back })} </b>}
            <span class={hint.step === STEPS ? "lines" : ""}>{hint.text}</span>
          </p>
        </div>
      )}
    </section>
  );
}

function Back({ live, trial }: { live: LiveTable; trial: TrialInfo }) {
  const t = useWords();
  return (
    <>
      <button type="button" onClick={() => live.takeBack(trial.seat)}>
        <Icon name="undo" size={16} /> {t.undo}
      </button>
      <button type="button" onClick={() => live.takeBack(trial.seat, true, true)}>
        <Icon name="first" size={16} /> {t.puzzleAgain}
      </button>
    </>
  );
}

/** In place of the question once it is decided. */
export function TrialEnd({ live, trial }: { live: LiveTable; trial: TrialInfo }) {
  const t = useWords();
  const failed = (error: Error): void => notify(error.message || t.offline);
  const game = trial.puzzle.game;
  if (trial.state === "failed") {
    return (
      <section class="ask trial-end is-failed" role="status">
        <h2>{t.puzzleFailed}</h2>
        <div class="row">
          <Back live={live} trial={trial} />
          <Link class="button" to={`/puzzles/${game}`}>
            {t.puzzlesAll}
          </Link>
        </div>
      </section>
    );
  }
  return (
    <section class="ask trial-end is-solved" role="status" data-over>
      <h2>
        <span class="burst" aria-hidden="true">
          <Icon name="trophy" size={30} />
        </span>{" "}
        {t.puzzleSolved}
      </h2>
      <p>{trial.own ? t.puzzleOwnSolved : t.puzzleKept}</p>
      <div class="row">
        {trial.next && (
          <button type="button" class="primary" onClick={() => begin({ game, id: trial.next! }).catch(failed)}>
            {t.puzzleNext} <Icon name="right" size={16} />
          </button>
        )}
        <Link class={trial.next ? "button" : "button primary"} to={`/puzzles/${game}`}>
          {t.puzzlesAll}
        </Link>
        {!trial.own && (
          <button type="button" onClick={() => begin({ game, id: trial.puzzle.id }).catch(failed)}>
            {t.puzzleAgain}
          </button>
        )}
      </div>
    </section>
  );
}

/** Frames the pieces that a hint is about, until the next one. */
function mark(ids: readonly string[]): () => void {
  const found = ids.flatMap((id) => [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)]);
  for (const piece of found) piece.setAttribute("data-pointed", "");
  return () => {
    for (const piece of found) piece.removeAttribute("data-pointed");
  };
}
