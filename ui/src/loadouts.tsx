// Loadouts (decks, team lists) as text: pasted and edited, checked while one types; and those at a table.
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { lazy } from "./lazy";
import { prefs } from "./prefs";
import { openRule } from "./rules";
import { notify } from "./shell";
import { useWords } from "./words";
import type { KeptLoadout, LoadoutCheck, LoadoutFault, LoadoutFix, LoadoutText, LoadoutWords } from "./protocol";

export const NO_LOADOUT = { id: "", name: "", text: "", house: false };

export function LoadoutEditor(props: {
  game: string;
  words: LoadoutWords;
  draft: typeof NO_LOADOUT;
  /** Of the table that it is for. */
  options?: LoadoutText["options"];
  saved(deck: KeptLoadout): void;
  removed(): void;
  toPlay?: boolean;
}) {
  const { game, words, draft, options = {} } = props;
  const t = useWords();
  const { lang } = useCell(prefs);
  const [name, setName] = useState(draft.house ? t.copyOf({ name: draft.name }) : draft.name);
  const [text, setText] = useState(draft.text);
  const [check, setCheck] = useState<LoadoutCheck | null>(null);
  const [checked, setChecked] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const id = draft.house ? "" : draft.id;
  const unnamed = check?.name || words.pasted;
  useEffect(() => {
    if (!text.trim()) return setCheck(null);
    let here = true;
    const wait = setTimeout(() => {
      api.checkLoadout({ game, name: name || "-", text, options }).then(
        (found) => {
          if (!here) return;
          setCheck(found);
          setChecked(text);
        },
        (error: Error) => here && notify(error.message || t.offline),
      );
    }, 300);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [text, game, lang, JSON.stringify(options)]);
  const mend = (problem: LoadoutFault, nearest: string): void => {
    const lines = text.split("\n");
    const i = (problem.line ?? 0) - 1;
    const count = /^\s*(\d+\s*x?\s+)?/i.exec(lines[i] ?? "")?.[0] ?? "";
    lines[i] = count + nearest;
    setText(lines.join("\n"));
  };
  const toLine = (line: number): void => {
    const start = text.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (text.split("\n")[line - 1]?.length ?? 0));
  };
  return (
    <form
      class={`deck-editor${props.toPlay ? "" : " two-sided"}`}
      onSubmit={(e) => {
        e.preventDefault();
        // It may stand inside another form, which is not meant.
        e.stopPropagation();
        api.saveLoadout(id, { game, name: name.trim() || unnamed, text, options }).then(props.saved, (error: Error) => notify(error.message));
      }}
    >
      <label>
        {t.name} <input value={name} maxLength={80} placeholder={unnamed} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <label>
        {words.text}
        <textarea ref={area} value={text} rows={props.toPlay ? 14 : 22} placeholder={words.example} spellcheck={false} maxLength={20000} onInput={(e) => setText(e.currentTarget.value)} />
      </label>
      <div role="status" class={`deck-check ${check ? (check.ok ? "ok" : "bad") : ""}`}>
        {check && (
          <p>
            <Icon name={check.ok ? "check" : "close"} size={16} /> {check.summary || `${check.side_text ?? ""} ${check.size_text ?? ""}`}
          </p>
        )}
        {check && <Problems game={game} problems={check.problems ?? []} toLine={toLine} mend={mend} />}
      </div>
      <div class="row">
        <button class="primary" disabled={props.toPlay && !(check?.ok && checked === text)}>
          {props.toPlay ? words.use : id ? t.save : words.keep}
        </button>
        {id && (
          <button type="button" onClick={() => api.removeLoadout(id).then(props.removed, (error: Error) => notify(error.message))}>
            <Icon name="trash" size={16} /> {t.remove}
          </button>
        )}
      </div>
    </form>
  );
}

export const DeckCards = lazy(() => import("./decklines").then((part) => part.DeckCards));

/** The decks of a seat at a table, to look at. */
export function SeatLoadouts({ table, seat }: { table: string; seat: number }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [decks, setDecks] = useState<KeptLoadout[] | null>(null);
  useEffect(() => {
    let here = true;
    api.seatLoadouts(table, seat).then(
      (found) => here && setDecks(found.loadouts),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [table, seat, lang]);
  return (
    <>
      {(decks ?? []).map((deck, i) => (
        <section key={i}>
          <h3>{deck.name || deck.check.side_text}</h3>
          <p class="hint">{deck.check.summary}</p>
          <DeckCards game={deck.game} check={deck.check} />
        </section>
      ))}
    </>
  );
}

const SOME = 3;

/** What is wrong with a deck, where it can only be chosen: a few lines, the rest on demand. */
export function LoadoutProblems({ game, check }: { game: string; check: LoadoutCheck }) {
  const t = useWords();
  const problems = check.problems ?? [];
  return (
    <div role="status" class="deck-check bad">
      <Problems game={game} problems={problems.slice(0, SOME)} />
      {problems.length > SOME && (
        <details>
          <summary>{t.moreProblems({ n: problems.length - SOME })}</summary>
          <Problems game={game} problems={problems.slice(SOME)} />
        </details>
      )}
    </div>
  );
}

export function Problems(props: {
  game: string;
  problems: LoadoutFault[];
  toLine?(line: number): void;
  mend?(p: LoadoutFault, nearest: string): void;
  fix?(how: LoadoutFix): void;
}) {
  const { game, problems, toLine, mend, fix } = props;
  const t = useWords();
  return (
    <ul>
      {problems.map((p, i) => (
        <li key={i}>
          {p.line && toLine ? (
            <button type="button" class="quiet" onClick={() => toLine(p.line ?? 1)}>
              {t.line({ n: p.line })}
            </button>
          ) : null}{" "}
          {p.text}{" "}
          {mend &&
            (p.nearest ?? []).map((n) => (
              <button type="button" key={n} class="quiet mend" onClick={() => mend(p, n)}>
                {n}
              </button>
            ))}
          {fix && p.fix && (
            <button type="button" class="mend" onClick={() => fix(p.fix!)}>
              <Icon name="spark" size={14} /> {p.fix.text}
            </button>
          )}
          {p.rule && (
            <button type="button" class="quiet" onClick={() => openRule(game, p.rule ?? "")}>
              <code>{p.rule}</code>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
