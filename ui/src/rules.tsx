// The rule browser: every rule of a game, searched as you type; opened at a rule by Why not?
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { Cell, useCell } from "./cell";
import { fold } from "./fold";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { reach } from "./scene";
import { chapter, useWords } from "./words";
import type { RuleText } from "./protocol";

const opened = new Cell<{ game: string; rule: string } | null>(null);

export function openRule(game: string, rule = ""): void {
  opened.set({ game, rule });
}

const read = new Map<string, Promise<RuleText[]>>();

function rulesOf(game: string, lang: string): Promise<RuleText[]> {
  const key = `${game} ${lang}`;
  let found = read.get(key);
  if (!found) {
    found = api.rules(game).then((list) => list.rules);
    found.catch(() => read.delete(key));
    read.set(key, found);
  }
  return found;
}

/** What a game is called. */
function useTitle(game: string): string {
  const { lang } = useCell(prefs);
  const [title, setTitle] = useState("");
  useEffect(() => {
    let here = true;
    if (game)
      api.games().then(
        (list) => here && setTitle(list.games.find((g) => g.name === game)?.title ?? ""),
        () => undefined,
      );
    return () => void (here = false);
  }, [game, lang]);
  return title;
}

export function RuleDrawer() {
  const t = useWords();
  const now = useCell(opened);
  const title = useTitle(now?.game ?? "");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (now && !dialog.current?.open) dialog.current?.showModal();
    if (!now) dialog.current?.close();
  }, [now]);
  return (
    <dialog ref={dialog} class="drawer" aria-label={t.rules} onClose={() => opened.set(null)}>
      {now && (
        <>
          <header class="drawer-head">
            <h2>{title ? t.rulesOf({ game: title }) : t.rules}</h2>
            <button type="button" class="icon-button" aria-label={t.close} onClick={() => opened.set(null)}>
              <Icon name="close" />
            </button>
          </header>
          <RuleBrowser game={now.game} rule={now.rule} />
        </>
      )}
    </dialog>
  );
}

export function RuleBrowser({ game, rule }: { game: string; rule: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [rules, setRules] = useState<RuleText[] | null>(null);
  const [failed, fail] = useState(false);
  const [query, setQuery] = useState("");
  const [area, setArea] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let here = true;
    rulesOf(game, lang).then(
      (found) => here && setRules(found),
      () => here && fail(true),
    );
    return () => void (here = false);
  }, [game, lang]);
  useEffect(() => setQuery(""), [rule]);
  const areas = useMemo(() => [...new Set((rules ?? []).map((r) => r.area))], [rules]);
  const folded = useMemo(() => (rules ?? []).map((r) => fold(`${r.id} ${chapter(t, r.area)} ${r.text} ${r.example ?? ""}`)), [rules, t]);
  const words = fold(query).split(/\s+/).filter(Boolean);
  const shown = (rules ?? []).filter((r, i) => (!area || r.area === area) && words.every((w) => folded[i]!.includes(w)));
  useEffect(() => {
    if (!rule || !rules) return;
    const at = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    at?.scrollIntoView({ block: "center" });
    at?.focus({ preventScroll: true });
  }, [rule, rules]);
  if (failed) return <p class="hint">{t.offline}</p>;
  return (
    <div class="rule-browser">
      <div class="rule-search">
        <label class="search">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            placeholder={t.searchRules}
            aria-label={t.searchRules}
            onInput={(e) => setQuery(e.currentTarget.value)}
          />
        </label>
        <select value={area} aria-label={t.area} onChange={(e) => setArea(e.currentTarget.value)}>
          <option value="">{t.allAreas}</option>
          {areas.map((a) => (
            <option key={a} value={a}>
              {chapter(t, a)}
            </option>
          ))}
        </select>
      </div>
      <p class="hint" role="status">
        {rules ? t.rulesFound({ n: shown.length }) : "…"}
      </p>
      <div class="rule-list" ref={list} {...reach(t.rules)}>
        {shown.map((r) => (
          <article key={r.id} data-rule={r.id} tabIndex={-1} class={r.id === rule ? "cited" : ""}>
            <header>
              <code>{r.id}</code> <span class="area">{chapter(t, r.area)}</span>
            </header>
            <p>{r.text}</p>
            {r.example && <p class="example">{r.example}</p>}
          </article>
        ))}
      </div>
    </div>
  );
}
