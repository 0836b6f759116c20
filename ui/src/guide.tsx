// The rules of a game as a page: what it is about, how a turn goes, its words, then every clause.
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { fold } from "./fold";
import { GameTabs } from "./gametabs";
import { Picture, useGames } from "./home";
import { Icon } from "./icons";
import { Nothing } from "./nothing";
import { prefs } from "./prefs";
import { openRule, RuleBrowser } from "./rules";
import { TopBar } from "./shell";
import { useWords } from "./words";
import type { GuideInfo, GuidePartInfo } from "./protocol";

export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  const [guide, setGuide] = useState<GuideInfo | null>(null);
  const [failed, fail] = useState("");
  useEffect(() => {
    let here = true;
    api.guide(game).then(
      (found) => {
        if (!here) return;
        setGuide(found);
        document.title = `${t.rulesOf({ game: found.title })} · Neontable`;
      },
      (error: Error) => here && fail(error.message || t.offline),
    );
    return () => void (here = false);
  }, [game, lang]);
  return (
    <>
      <TopBar />
      <main class={`page wide accent-${info?.accent ?? "cyan"}`} id="main">
        <GameTabs game={game} here="rules" />
        {failed && info && <p class="fault">{failed}</p>}
        {games && !info && <Nothing say={t.noSuchGame({ name: game })} page="rules" />}
        {!failed && (
          <div class="rules-page">
            <nav class="rules-toc" aria-label={t.rules}>
              <a href="#overview">{t.overview}</a>
              <a href="#words">{t.glossary}</a>
              <a href="#clauses">{t.allClauses}</a>
            </nav>
            {guide && !rule.includes("-") && <Overview guide={guide} game={game} />}
            {guide && guide.terms && guide.terms.length > 0 && <Glossary terms={guide.terms} game={game} />}
            <section id="clauses" class="rules-clauses">
              <h2>{t.allClauses}</h2>
              <RuleBrowser game={game} rule={rule} />
            </section>
          </div>
        )}
      </main>
    </>
  );
}

function Cite({ game, rule }: { game: string; rule: string | undefined }) {
  if (!rule) return null;
  return (
    <button type="button" class="quiet cite" onClick={() => openRule(game, rule)}>
      <code>{rule}</code>
    </button>
  );
}

function Overview({ guide, game }: { guide: GuideInfo; game: string }) {
  const t = useWords();
  return (
    <section id="overview" class="rules-overview">
      <h2>{t.overview}</h2>
      <div class="overview-parts">
        {guide.parts?.map((p) => (
          <article key={p.title}>
            <header>
              <h3>{p.title}</h3>
              <Cite game={game} rule={p.rule} />
            </header>
            <p>{p.text}</p>
          </article>
        ))}
        <Picture game={game} title={guide.title} />
      </div>
      {guide.steps && guide.steps.length > 0 && (
        <>
          <h3>{t.howTurnGoes}</h3>
          <ol class="turn-chain">
            {guide.steps.map((s, i) => (
              <li key={s.title}>
                <button type="button" onClick={() => openRule(game, s.rule)}>
                  <b aria-hidden="true">{i + 1}</b>
                  <strong>{s.title}</strong>
                  <span>{s.text}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Glossary({ terms, game }: { terms: GuidePartInfo[]; game: string }) {
  const t = useWords();
  const [query, setQuery] = useState("");
  const shown = useMemo(() => terms.filter((term) => fold(`${term.title} ${term.text}`).includes(fold(query))), [terms, query]);
  return (
    <section id="words" class="rules-words">
      <div class="row">
        <h2>{t.glossary}</h2>
        <label class="search">
          <Icon name="search" />
          <input type="search" value={query} placeholder={t.searchWords} aria-label={t.searchWords} onInput={(e) => setQuery(e.currentTarget.value)} />
        </label>
      </div>
      <dl class="glossary">
        {shown.map((term) => (
          <div key={term.title}>
            <dt>{term.title}</dt>
            <dd>
              {term.text} <Cite game={game} rule={term.rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
