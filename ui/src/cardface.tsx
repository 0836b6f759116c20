// Cards of a library: as tiles, as lines, and in full.
import { useState } from "preact/hooks";
import { seedOf, useLibrary, useById } from "./catalogue";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { following, languages } from "./languages";
import { prefs } from "./prefs";
import { Link } from "./route";
import { openRule } from "./rules";
import { Art } from "./scene";
import { notify } from "./shell";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { LibraryCard, LibraryInfo } from "./protocol";

/** A drawing of our own, seeded by the card: its type gives the motif, its name the rest. */
function Motif({ card }: { card: LibraryCard }) {
  let seed = seedOf(card.id);
  const next = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 8) % n;
  };
  const motif = seedOf(card.kind) % 5;
  const marks = [];
  if (motif === 0)
    for (let i = 0; i < 7; i++) {
      const [x, y] = [next(10) * 16, next(6) * 16 + 8];
      marks.push(<path key={i} d={`M${x} ${y}h${16 + next(4) * 16}l${next(2) ? 10 : -10} ${next(2) ? 16 : -16}h${next(5) * 16}`} />, <circle key={`c${i}`} cx={x} cy={y} r="3" />);
    }
  else if (motif === 1)
    for (let i = 0; i < 11; i++) {
      const [x, h] = [i * 15 - 4, 14 + next(66)];
      marks.push(<path key={i} d={`M${x} 100v${-h}h${9 + next(6)}v${h}`} />, <path key={`w${i}`} d={`M${x + 4} ${100 - h + 8}v${Math.min(h - 10, 6 + next(30))}`} stroke-dasharray="2 4" />);
    }
  else if (motif === 2) {
    const [x, y] = [30 + next(100), 20 + next(60)];
    for (let i = 1; i < 6; i++) marks.push(<circle key={i} cx={x} cy={y} r={i * (9 + next(7))} stroke-dasharray={`${8 + next(50)} ${4 + next(18)}`} />);
  } else if (motif === 3)
    for (let i = 0; i < 9; i++) {
      const [x, y, s] = [next(150), next(90), 8 + next(16)];
      marks.push(<path key={i} d={`M${x} ${y - s}l${s * 0.87} ${s / 2}v${s}l${-s * 0.87} ${s / 2}l${-s * 0.87} ${-s / 2}v${-s}z`} />);
    }
  else
    for (let i = 0; i < 8; i++) {
      const y = 6 + i * 12 + next(6);
      marks.push(<path key={i} d={`M-5 ${y}q${20 + next(40)} ${next(30) - 15} ${60 + next(30)} 0t110 ${next(16) - 8}`} />);
    }
  return (
    <svg class="motif" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {marks}
    </svg>
  );
}

/** For a card whose kind has no drawing. */
function initials(name: string): string {
  return name
    .split(/[\s:–-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join("");
}

export function Picture({ game, card }: { game: string; card: LibraryCard }) {
  return (
    <div class={`lib-art c-${card.colour}`}>
      <Motif card={card} />
      <span class="monogram" aria-hidden="true">
        {initials(card.name)}
      </span>
      <Art game={game} kind={card.art[0]} face={card.art[1]} />
    </div>
  );
}

export function Tile({ game, card, to, here }: { game: string; card: LibraryCard; to: string; here: boolean }) {
  return (
    <Link to={to} keep class={`lib-tile c-${card.colour}`} aria-current={here ? "page" : undefined}>
      <Picture game={game} card={card} />
      <strong>{card.name}</strong>
      <span class="lib-line">{card.line}</span>
      <TokenRow tokens={card.tokens} />
      <span class="lib-text">{card.sections.map((s) => s.text).join(" ")}</span>
    </Link>
  );
}

export function Row({ game, card, to, here }: { game: string; card: LibraryCard; to: string; here: boolean }) {
  return (
    <Link to={to} keep class={`lib-row c-${card.colour}`} aria-current={here ? "page" : undefined}>
      <Picture game={game} card={card} />
      <strong>{card.name}</strong>
      <span class="lib-line">{card.line}</span>
      <TokenRow tokens={card.tokens} />
    </Link>
  );
}

function Says({ card }: { card: LibraryCard }) {
  return (
    <>
      {card.about && <p class="lib-about">{card.about}</p>}
      {card.sections.map((s, i) => (
        <section key={i}>
          {s.title && (
            <h3>
              {s.title} {s.tokens?.length ? <TokenRow tokens={s.tokens} /> : null}
            </h3>
          )}
          <p>{s.text}</p>
        </section>
      ))}
    </>
  );
}

/** The same card in another language; its library is loaded when somebody asks. */
function Translated({ game, card, lang }: { game: string; card: string; lang: string }) {
  const t = useWords();
  const library = useLibrary(game, lang);
  const found = useById(library).get(card);
  if (library === false) return <p class="fault">{t.offline}</p>;
  if (!found) return <p class="hint loading">…</p>;
  return (
    <div class="lib-says" lang={lang}>
      <p class="lib-line">
        <b>{found.name}</b> {found.line}
      </p>
      <Says card={found} />
    </div>
  );
}

/** A card in full, with its rules, rulings and where it is played. */
export function CardInFull({ library, card, close, page }: { library: LibraryInfo; card: LibraryCard; close?: () => void; page?: boolean }) {
  const t = useWords();
  const game = library.game;
  const other = following(useCell(prefs).lang);
  const [both, setBoth] = useState(false);
  const address = `/library/${game}/${encodeURIComponent(card.id)}`;
  const rulings = (card.rulings ?? []).map((n) => library.rulings[n]!);
  return (
    <article class={`lib-full c-${card.colour}`} aria-label={card.name}>
      <Picture game={game} card={card} />
      <header>
        <div>
          <h2>{card.name}</h2>
          <p class="lib-line">{card.line}</p>
        </div>
        {close && (
          <button type="button" class="icon-button" aria-label={t.close} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <TokenRow tokens={card.tokens} />
      <div class="lib-says">
        <Says card={card} />
      </div>
      {rulings.length > 0 && (
        <section>
          <h3>{t.rulings}</h3>
          {rulings.map((r) => (
            <p key={r.id} class="lib-ruling" lang={r.lang}>
              <b>{r.question}</b> {r.answer}
            </p>
          ))}
        </section>
      )}
      {card.rules.length > 0 && (
        <section>
          <h3>{t.rules}</h3>
          <p class="row">
            {card.rules.map((rule) => (
              <button type="button" key={rule} class="quiet" onClick={() => openRule(game, rule)}>
                <code>{rule}</code>
              </button>
            ))}
          </p>
        </section>
      )}
      {card.lists && card.lists.length > 0 && (
        <section>
          <h3>{t.inLists}</h3>
          <ul class="lib-lists">
            {card.lists.map(([at, n]) => (
              <li key={at}>
                <Link to={`/loadouts/${game}/${library.lists[at]!.id}`}>{library.lists[at]!.name}</Link> <span class="hint">{`× ${n}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="hint">
        {card.origin === "designed" ? t.originDesigned : t.originPublished} <span lang="en">({card.source})</span>
        {card.copies > 1 && ` ${t.copiesInBox({ n: card.copies })}`}
      </p>
      <div class="row">
        <button type="button" aria-pressed={both} onClick={() => setBoth(!both)}>
          {languages[other]!.name}
        </button>
        <button type="button" onClick={() => navigator.clipboard.writeText(location.origin + address).then(() => notify(t.copied), () => notify(location.origin + address))}>
          <Icon name="link" size={16} /> {t.copyLink}
        </button>
        {!page && (
          <Link to={address} class="button">
            {t.openPage}
          </Link>
        )}
      </div>
      {both && <Translated game={game} card={card.id} lang={other} />}
    </article>
  );
}
