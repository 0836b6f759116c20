// Loadouts that one has (decks, team lists, runners), and the page around them.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { Workshop } from "./builder";
import { Picture } from "./cardface";
import { useById, useLibrary } from "./catalogue";
import { useCell } from "./cell";
import { GameTabs } from "./gametabs";
import { useGames } from "./home";
import { Icon } from "./icons";
import { Meters } from "./meters";
import { Nothing } from "./nothing";
import { prefs } from "./prefs";
import { href, Link } from "./route";
import { notify, TopBar } from "./shell";
import { useWords } from "./words";
import type { GameInfo, KeptLoadout, LibraryCard } from "./protocol";

export function LoadoutsPage({ game, id }: { game: string; id: string }) {
  const t = useWords();
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  const words = info?.loadouts;
  useEffect(() => {
    if (info && words) document.title = `${t.loadoutsOf({ game: info.title, loadouts: words.title })} · Neontable`;
  }, [info, t]);
  return (
    <>
      <TopBar />
      <main class={`page wide accent-${info?.accent ?? "cyan"}`} id="main">
        <GameTabs game={game} here="loadouts" />
        {games && !info && <Nothing say={t.noSuchGame({ name: game })} page="loadouts" where={(g) => !!g.loadouts} />}
        {info && !words && <Nothing say={t.noLoadouts({ game: info.title })} page="loadouts" where={(g) => !!g.loadouts} />}
        {info && words && info.builder && (id ? <Workshop key={id} info={info} id={id} /> : <Shelf info={info} />)}
      </main>
    </>
  );
}

// -- all that one has ------------------------------------------------------------------------------
function Shelf({ info }: { info: GameInfo }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const words = info.loadouts!;
  const builder = info.builder!;
  const [decks, setDecks] = useState<KeptLoadout[] | null>(null);
  const [side, setSide] = useState("");
  useEffect(() => {
    let here = true;
    api.loadouts(info.name).then(
      (found) => here && setDecks(found.loadouts),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [info.name, lang]);
  const mine = decks?.filter((d) => !d.house) ?? [];
  const house = (decks?.filter((d) => d.house) ?? []).filter((d) => !side || d.check.side === side);
  const go = (what: string, of = ""): void => href.go(`/loadouts/${info.name}/${what}${of ? `#side=${encodeURIComponent(of)}` : ""}`);
  const sides = builder.sides.length ? builder.sides : [{ value: "", text: "" }];
  return (
    <>
      <section class="deck-start">
        <h2>{words.new}</h2>
        <div class="row">
          {sides.map((s) => (
            <button type="button" key={s.value} class={sides.length > 4 ? "" : "primary"} onClick={() => go("new", s.value)}>
              <Icon name="plus" size={16} /> {s.text || words.new}
            </button>
          ))}
        </div>
        <div class="row">
          <button type="button" onClick={() => go("text")}>
            <Icon name="upload" size={16} /> {t.pasteText}
          </button>
          {builder.sealed &&
            sides.map((s) => (
              <button type="button" key={s.value} onClick={() => go("sealed", s.value)}>
                <Icon name="cards" size={16} /> {t.openPacks({ side: s.text })}
              </button>
            ))}
        </div>
      </section>
      {mine.length > 0 && (
        <section>
          <h2>{t.keptLists}</h2>
          <DeckTiles game={info.name} decks={mine} />
        </section>
      )}
      <section>
        <div class="row">
          <h2>{t.houseLists}</h2>
          {builder.sides.length > 1 && (
            <select aria-label={t.side} value={side} onChange={(e) => setSide(e.currentTarget.value)}>
              <option value="">{t.allSides}</option>
              {builder.sides.map((s) => (
                <option key={s.value} value={s.value}>
                  {s.text}
                </option>
              ))}
            </select>
          )}
        </div>
        {decks === null && <p class="hint loading">…</p>}
        <DeckTiles game={info.name} decks={house} />
      </section>
    </>
  );
}

const FAN = 5;

function DeckTiles({ game, decks }: { game: string; decks: KeptLoadout[] }) {
  const t = useWords();
  const library = useLibrary(game);
  const byId = useById(library);
  return (
    <ul class="deck-tiles">
      {decks.map((deck) => {
        const all = (deck.check.entries ?? []).map((e) => byId.get(e.component)).filter((c): c is LibraryCard => !!c);
        // A few from the whole of it, so that every kind is seen.
        const shown = all.filter((_, i) => i % Math.max(1, Math.floor(all.length / FAN)) === 0).slice(0, FAN);
        return (
          <li key={deck.id}>
            <Link to={`/loadouts/${game}/${deck.id}`} class="deck-tile">
              <span class="deck-fan">
                {shown.map((c) => (
                  <Picture key={c.id} game={game} card={c} />
                ))}
              </span>
              <b>{deck.name}</b>
              <span class="hint">{deck.check.side_text || deck.check.size_text}</span>
              {/* Some ready-made lists are for larger tables than the usual one: no limit is theirs. */}
              <Meters meters={deck.check.meters ?? []} short free={deck.house} />
              {!deck.house && <span class={`status ${deck.check.ok ? "is-ok" : "is-bad"}`}>{deck.check.ok ? t.listOk : t.listBadUsual}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
