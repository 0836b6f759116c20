// The drawing in hand, its past, and what the game says of it.
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { found, itemsOf, replaced, rounded } from "./mapdraft";
import { prefs } from "./prefs";
import { notify } from "./shell";
import { useWords } from "./words";
import type { Drawing, MapCheck, MapSort } from "./protocol";

/** What a map is made of, by name. */
export type Sorts = ReadonlyMap<string, MapSort>;

const HISTORY = 100;

export interface Draft {
  drawing: Drawing;
  judged: { drawing: Drawing; check: MapCheck } | null;
  bound: Readonly<Record<string, string>>;
  /** A change that can be undone. */
  change(next: Drawing, fit?: readonly string[]): void;
  /** One of many little changes of the same drag: the first remembers what was before. */
  drag(next: Drawing, first: boolean): void;
  /** The end of a drag: things are brought to where they belong. */
  settle(fit: readonly string[]): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** The text of the drawing as it stands now. */
  text(): Promise<MapCheck>;
}

export function useDraft(game: string, start: Drawing): Draft {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [drawing, setDrawing] = useState(start);
  const [past, setPast] = useState<Drawing[]>([]);
  const [future, setFuture] = useState<Drawing[]>([]);
  const [judged, setJudged] = useState<Draft["judged"]>(null);
  const now = useRef(drawing);
  now.current = drawing;
  const work = useRef({ busy: false, again: false, fit: new Set<string>(), gone: false });

  const ask = (): void => {
    const w = work.current;
    if (w.busy) {
      w.again = true;
      return;
    }
    w.busy = true;
    w.again = false;
    const sent = now.current;
    const fit = [...w.fit].filter((id) => found(sent, id));
    w.fit.clear();
    api
      .checkMap({ game, drawing: rounded(sent), fit })
      .then(
        (check) => {
          if (w.gone) return;
          let known = sent;
          let next = now.current;
          for (const item of check.fitted ?? []) {
            known = replaced(known, item);
            // Only where nobody has taken it up again meanwhile.
            if (found(next, item.id) === found(sent, item.id)) next = replaced(next, item);
          }
          if (next !== now.current) {
            // What is the same thing must be the same object: unchanged parts are compared by identity.
            const same = new Map(itemsOf(next).map((item) => [item.id, item]));
            known = { ...known, items: itemsOf(known).map((item) => same.get(item.id) ?? item) };
            now.current = next;
            setDrawing(next);
          }
          setJudged({ drawing: known, check });
        },
        (error: Error) => !w.gone && notify(error.message || t.offline),
      )
      .finally(() => {
        w.busy = false;
        if (w.again && !w.gone) ask();
      });
  };
  useEffect(() => {
    if (judged?.drawing !== drawing) ask();
  }, [drawing, lang, game]);
  useEffect(() => {
    work.current.gone = false;
    return () => void (work.current.gone = true);
  }, []);
  const put = (next: Drawing): void => {
    now.current = next;
    setDrawing(next);
  };
  const remember = (): void => {
    const before = now.current;
    setPast((all) => [...all.slice(1 - HISTORY), before]);
    setFuture([]);
  };
  return {
    drawing,
    judged,
    bound: judged?.check.bound ?? {},
    change: (next, fit = []) => {
      remember();
      for (const id of fit) work.current.fit.add(id);
      put(next);
    },
    drag: (next, first) => {
      if (first) remember();
      put(next);
    },
    settle: (fit) => {
      for (const id of fit) work.current.fit.add(id);
      ask();
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setFuture([...future, now.current]);
      put(before);
    },
    redo: () => {
      const next = future.at(-1);
      if (!next) return;
      setFuture(future.slice(0, -1));
      setPast([...past, now.current]);
      put(next);
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    text: () => api.checkMap({ game, drawing: rounded(now.current) }),
  };
}
