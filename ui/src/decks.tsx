// Decks: list, paste, edit; checked while one types.
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { useGames } from "./home";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { openRule } from "./rules";
import { tell, TopBar } from "./shell";
import { useWords } from "./words";
import type { Deck, DeckCheck, DeckProblem, DeckText } from "./protocol";

export const NO_DECK = { id: "", name: "", text: "", published: false };

export function DecksPage({ game }: { game: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const info = useGames()?.find((g) => g.name === game);
  const [decks, setDecks] = useState<Deck[] | null>(null);
  const [draft, setDraft] = useState(NO_DECK);
  const read = (): void => {
    api.decks(game).then(
      (found) => setDecks(found.decks),
      (error: Error) => tell(error.message || t.offline),
    );
  };
  useEffect(read, [game, lang]);
  return (
    <>
      <TopBar />
      <main class={`page decks accent-${info?.accent ?? "cyan"}`} id="main">
        <h1>{info ? t.decksOf({ game: info.title }) : t.decks}</h1>
        <div class="deck-columns">
          <section>
            <div class="row">
              <h2>{t.myDecks}</h2>
              <button type="button" onClick={() => setDraft(NO_DECK)}>
                <Icon name="plus" size={16} /> {t.newDeck}
              </button>
            </div>
            <ul class="tables">
              {(decks ?? []).map((deck) => (
                <li key={deck.id} class={deck.id === draft.id ? "my-turn" : ""}>
                  <button type="button" onClick={() => setDraft({ id: deck.id, name: deck.name, text: deck.text, published: !!deck.published })}>
                    <b>{deck.name}</b>
                    <span class="hint">
                      {deck.check.side_text} {t.cardCount({ n: deck.check.cards ?? 0 })}
                    </span>
                    <span class={`status ${deck.check.ok ? "s-playing" : "s-paused"}`}>
                      {deck.published ? t.publishedDeck : deck.check.ok ? t.deckOk : t.deckBad}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <DeckEditor
            key={draft.id || "new"}
            game={game}
            draft={draft}
            saved={(deck) => {
              setDraft({ id: deck.id, name: deck.name, text: deck.text, published: false });
              read();
            }}
            removed={() => {
              setDraft(NO_DECK);
              read();
            }}
          />
        </div>
      </main>
    </>
  );
}

export function DeckEditor(props: {
  game: string;
  draft: typeof NO_DECK;
  /** Of the table that it is for. */
  options?: DeckText["options"];
  saved(deck: Deck): void;
  removed(): void;
  toPlay?: boolean;
}) {
  const { game, draft, options = {} } = props;
  const t = useWords();
  const { lang } = useCell(prefs);
  const [name, setName] = useState(draft.published ? t.copyOf({ name: draft.name }) : draft.name);
  const [text, setText] = useState(draft.text);
  const [check, setCheck] = useState<DeckCheck | null>(null);
  const [checked, setChecked] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const id = draft.published ? "" : draft.id;
  useEffect(() => {
    if (!text.trim()) return setCheck(null);
    let here = true;
    const wait = setTimeout(() => {
      api.checkDeck({ game, name: name || "-", text, options }).then(
        (found) => {
          if (!here) return;
          setCheck(found);
          setChecked(text);
        },
        (error: Error) => here && tell(error.message || t.offline),
      );
    }, 300);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [text, game, lang, JSON.stringify(options)]);
  const mend = (problem: DeckProblem, nearest: string): void => {
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
        api.saveDeck(id, { game, name: name.trim() || "-", text, options }).then(props.saved, (error: Error) => tell(error.message));
      }}
    >
      <label>
        {t.name} <input value={name} required maxLength={80} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <label>
        {t.deckText}
        <textarea ref={area} value={text} rows={props.toPlay ? 14 : 22} placeholder={t.deckExample} spellcheck={false} maxLength={20000} onInput={(e) => setText(e.currentTarget.value)} />
      </label>
      <div role="status" class={`deck-check ${check ? (check.ok ? "ok" : "bad") : ""}`}>
        {check && (
          <p>
            <Icon name={check.ok ? "check" : "close"} size={16} /> {check.summary || `${check.side_text ?? ""} ${t.cardCount({ n: check.cards ?? 0 })}`}
          </p>
        )}
        {check && <Problems game={game} problems={check.problems ?? []} toLine={toLine} mend={mend} />}
      </div>
      <div class="row">
        <button class="primary" disabled={props.toPlay && !(check?.ok && checked === text)}>
          {props.toPlay ? t.useDeck : id ? t.save : t.saveDeck}
        </button>
        {id && (
          <button type="button" onClick={() => api.removeDeck(id).then(props.removed, (error: Error) => tell(error.message))}>
            <Icon name="trash" size={16} /> {t.remove}
          </button>
        )}
      </div>
    </form>
  );
}

/** The decks of a seat at a table, to look at. */
export function SeatDecks({ table, seat }: { table: string; seat: number }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [decks, setDecks] = useState<Deck[] | null>(null);
  useEffect(() => {
    let here = true;
    api.seatDecks(table, seat).then(
      (found) => here && setDecks(found.decks),
      (error: Error) => tell(error.message || t.offline),
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
export function DeckProblems({ game, check }: { game: string; check: DeckCheck }) {
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

function Problems(props: { game: string; problems: DeckProblem[]; toLine?(line: number): void; mend?(p: DeckProblem, nearest: string): void }) {
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
