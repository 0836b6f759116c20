// Cards of a library: as tiles, as lines, and in full.
import { useState } from "preact/hooks";
import { useLibrary, useById } from "./catalogue";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { following, languages } from "./languages";
import { prefs } from "./prefs";
import { Link } from "./route";
import { openRule } from "./rules";
import { Art, CardPicture } from "./scene";
import { notify } from "./shell";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { LibraryCard, LibraryInfo } from "./protocol";

/** For a card without a picture. */
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
      {card.picture ? (
        <CardPicture game={game} file={card.picture} />
      ) : (
        <>
          <span class="monogram" aria-hidden="true">
            {initials(card.name)}
          </span>
          <Art game={game} kind={card.art[0]} face={card.art[1]} />
        </>
      )}
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
        {card.origin === "designed" ? t.originDesigned : t.originPublished} ({card.source})
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
