// Loadouts (decks, team lists): list, paste, edit; checked while one types.
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { useGames } from "./home";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { openRule } from "./rules";
import { notify, TopBar } from "./shell";
import { useWords } from "./words";
import type { KeptLoadout, LoadoutCheck, LoadoutFault, LoadoutText, LoadoutWords } from "./protocol";

export const NO_LOADOUT = { id: "", name: "", text: "", house: false };

export function LoadoutsPage({ game }: { game: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  const words = info?.loadouts;
  const [decks, setDecks] = useState<KeptLoadout[] | null>(null);
  const [draft, setDraft] = useState(NO_LOADOUT);
  const read = (): void => {
    api.loadouts(game).then(
      (found) => setDecks(found.loadouts),
      (error: Error) => notify(error.message || t.offline),
    );
  };
  useEffect(read, [game, lang]);
  return (
    <>
      <TopBar />
      <main class={`page decks accent-${info?.accent ?? "cyan"}`} id="main">
        {info && words && <h1>{t.loadoutsOf({ game: info.title, loadouts: words.title })}</h1>}
        {games && !words && <p class="fault">{t.noSuchPage}</p>}
        {words && (
          <div class="deck-columns">
            <section>
              <div class="row">
                <h2>{words.title}</h2>
                <button type="button" onClick={() => setDraft(NO_LOADOUT)}>
                  <Icon name="plus" size={16} /> {words.new}
                </button>
              </div>
              <ul class="tables">
                {(decks ?? []).map((deck) => (
                  <li key={deck.id} class={deck.id === draft.id ? "my-turn" : ""}>
                    <button type="button" onClick={() => setDraft({ id: deck.id, name: deck.name, text: deck.text, house: !!deck.house })}>
                      <b>{deck.name}</b>
                      <span class="hint">
                        {deck.check.side_text} {deck.check.size_text}
                      </span>
                      <span class={`status ${deck.check.ok ? "s-playing" : "s-paused"}`}>
                        {deck.house ? t.houseList : deck.check.ok ? t.listOk : t.listBad}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <LoadoutEditor
              key={draft.id || "new"}
              game={game}
              words={words}
              draft={draft}
              saved={(deck) => {
                setDraft({ id: deck.id, name: deck.name, text: deck.text, house: false });
                read();
              }}
              removed={() => {
                setDraft(NO_LOADOUT);
                read();
              }}
            />
          </div>
        )}
      </main>
    </>
  );
}

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
      class="deck-editor"
      onSubmit={(e) => {
        e.preventDefault();
        // It may stand inside another form, which is not meant.
        e.stopPropagation();
        api.saveLoadout(id, { game, name: name.trim() || "-", text, options }).then(props.saved, (error: Error) => notify(error.message));
      }}
    >
      <label>
        {t.name} <input value={name} required maxLength={80} onInput={(e) => setName(e.currentTarget.value)} />
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
          <pre class="deck-list" tabIndex={0}>
            {deck.text.replace(/^#.*\n/gm, "").trim()}
          </pre>
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

function Problems(props: { game: string; problems: LoadoutFault[]; toLine?(line: number): void; mend?(p: LoadoutFault, nearest: string): void }) {
  const { game, problems, toLine, mend } = props;
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
