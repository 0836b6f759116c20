// A guided first game: a script says what to look at and what to do.  The script is data of the
// game; the table is an ordinary one on a fixed seed, so what the script refers to is there.
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api";
import { same } from "./ask";
import { Icon } from "./icons";
import type { Overlay } from "./overlays";
import { prefs } from "./prefs";
import type { Lang } from "./languages";
import { href } from "./route";
import { intoView } from "./scene";
import { useWords } from "./words";
import { useCell } from "./cell";
import type { Ask, Json, NewTable, Push } from "./protocol";
import type { VNode } from "preact";

type Words = Record<Lang, string>;

export interface Step {
  say: Words;
  /** Read on a button; otherwise the step waits for the answer of `do`. */
  do?: Json[];
  /** Any answer to the question goes on: the person chooses. */
  any?: boolean;
  /** Where something is to be put on a board without squares: x, y and floor.  Near it is good enough. */
  place?: [number, number, number];
  /** The question at which the step is shown. */
  ask?: string;
  /** A part of the page to point at: a piece, region or panel id, or "ask", "log". */
  point?: string;
}

export interface Script {
  table: NewTable;
  steps: Step[];
  strayed: Words;
  free: Words;
}

/** How far from the place that is meant something may be put, in inches. */
const NEAR = 0.9;

export interface Coach {
  /** The answer as the script means it: what was put near a place stands there. */
  meant(ask: Ask, answer: Json): Json;
  /** The place that is meant, to be drawn on the board. */
  mark(ask: Ask): Overlay[];
  allowed(ask: Ask): ((answer: Json) => boolean) | undefined;
  strayed(): void;
  answered(ask: Ask, answer: Json): void;
  view(push: Push): VNode | null;
}

const KEY = "neontable-tutorial";

interface Progress {
  /** The address of the script. */
  script: string;
  table: string;
  step: number;
}

function progress(): Progress | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Progress | null;
  } catch {
    return null;
  }
}

export async function beginTutorial(script: string): Promise<void> {
  const table = await api.create((await readScript(script)).table);
  sessionStorage.setItem(KEY, JSON.stringify({ script, table: table.id, step: 0 } satisfies Progress));
  href.go(`/table/${table.id}`);
}

async function readScript(script: string): Promise<Script> {
  const answer = await fetch(script);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Script;
}

/** Whether a step waits for an answer; any other is read and clicked away. */
function acts(step: Step): boolean {
  return !!(step.do || step.any || step.place);
}

export function useCoach(table: string): Coach | undefined {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [at, setAt] = useState<Progress | null>(() => {
    const now = progress();
    return now?.table === table ? now : null;
  });
  const [script, setScript] = useState<Script | null>(null);
  const [stray, setStray] = useState(false);
  /** The question that was answered last: it stands there until what happened has been shown. */
  const [last, setLast] = useState<Ask | null>(null);
  useEffect(() => {
    if (at && !script) readScript(at.script).then(setScript, () => setAt(null));
  }, [at]);
  const step = at && script ? script.steps[at.step] : undefined;

  useEffect(() => {
    // A glowing frame around what the coach refers to.
    const id = step?.point;
    const find = (): Element | null =>
      !id ? null : id === "ask" ? document.querySelector(".ask") : id === "log" ? document.querySelector(".talk")
        : document.querySelector(`[data-id="${CSS.escape(id)}"], [data-panel="${CSS.escape(id)}"]`);
    let marked: Element | null = null;
    let led = !step?.do;
    const mark = (): void => {
      // What is asked for may stand far down in a long list.
      const wanted = led || !document.querySelector(".options .option.barred") ? null : document.querySelector(".options .option:not(.barred)");
      if (wanted) {
        wanted.scrollIntoView({ block: "nearest" });
        led = true;
      }
      const now = find();
      if (now === marked) return;
      marked?.removeAttribute("data-pointed");
      marked = now;
      now?.setAttribute("data-pointed", "");
      intoView(now);
    };
    mark();
    const beat = setInterval(mark, 250);
    return () => {
      clearInterval(beat);
      marked?.removeAttribute("data-pointed");
    };
  }, [step]);

  return useMemo(() => {
    if (!at || !script) return undefined;
    const go = (n: number | null): void => {
      setStray(false);
      if (n === null || n >= script.steps.length) {
        sessionStorage.removeItem(KEY);
        setAt(null);
      } else {
        const now = { ...at, step: n };
        sessionStorage.setItem(KEY, JSON.stringify(now));
        setAt(now);
      }
    };
    const ready = (ask: Ask | undefined): boolean => !step?.ask || step.ask === ask?.id;
    const near = (ask: Ask, answer: Json): boolean => {
      const end = Array.isArray(answer) ? answer.at(-1) : null;
      if (!step?.place || !Array.isArray(end)) return false;
      return Math.hypot(Number(end[0]) - step.place[0], Number(end[1]) - step.place[1]) <= NEAR * (ask.zone?.inch ?? 1);
    };
    return {
      meant: (ask, answer) => (step?.place && ready(ask) && near(ask, answer) ? [step.place] : answer),
      mark: (ask) => {
        if (!step?.place || !ready(ask)) return [];
        const [x, y] = step.place;
        return [{ type: "blast", x, y, radius: NEAR * (ask.zone?.inch ?? 1), label: t.tutorialHere }];
      },
      allowed: (ask) => {
        if (!step) return undefined;
        if (!ready(ask)) return undefined;
        const wanted = step.do;
        if (step.any) return undefined;
        if (step.place) return (answer) => near(ask, answer);
        if (!wanted) return () => false;
        const offered = (ask.options ?? []).some((o) => wanted.some((w) => same(w, o.answer)));
        // The table went another way than the script: let the person play on freely.
        return offered ? (answer) => wanted.some((w) => same(w, answer)) : undefined;
      },
      strayed: () => setStray(true),
      answered: (ask) => {
        setLast(ask);
        if (step && acts(step) && ready(ask)) go(at.step + 1);
      },
      view: (push) => {
        if (!step) return null;
        const ask = push.asks?.[0];
        const now = ready(ask);
        const wait = step.ask !== undefined && !now;
        return (
          <div class={`coach${wait ? " is-free" : ""}`} role="status" aria-label={t.tutorial} data-step={at.step + 1}>
            <p class="coach-count">
              <Icon name="spark" size={16} /> {t.tutorialStep({ n: at.step + 1, of: script.steps.length })}
              <button type="button" class="quiet" onClick={() => go(null)}>
                {t.tutorialLeave}
              </button>
            </p>
            <p class="coach-text">{wait ? (ask && ask !== last ? script.free[lang] : "…") : step.say[lang]}</p>
            {stray && <p class="coach-stray">{script.strayed[lang]}</p>}
            {!acts(step) && !wait && (
              <button type="button" class="primary" onClick={() => go(at.step + 1)}>
                {at.step + 1 === script.steps.length ? t.tutorialDone : t.next}
              </button>
            )}
          </div>
        );
      },
    };
  }, [at, script, step, stray, last, lang, t]);
}
