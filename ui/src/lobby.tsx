// Tables: mine, and those that others have listed; opening one, finding somebody, bringing a record.
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { api } from "./api";
import { useCell } from "./cell";
import { clockWords } from "./clocks";
import { FileImport } from "./exchange";
import { ANY, Filters, fits, SHOWN, type Wish } from "./filters";
import { FindOpponent, tablePath, useGames } from "./home";
import { Icon } from "./icons";
import { usePolling } from "./polling";
import { prefs } from "./prefs";
import { href, Link } from "./route";
import { CardPicture } from "./scene";
import { Dialog, notify, TopBar } from "./shell";
import { ago, together } from "./when";
import { useWords } from "./words";
import type { Lobby, TableInfo } from "./protocol";

/** My tables and those of others, read again now and then while somebody looks. */
export function useLobby(): [Lobby | null, () => void] {
  const { lang } = useCell(prefs);
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const [again, setAgain] = useState(0);
  usePolling(api.lobby, setLobby, 5000, [lang, again]);
  return [lobby, () => setAgain(again + 1)];
}

export function isMyTurn(table: TableInfo): boolean {
  return (table.turn ?? []).some((s) => table.seats[s]?.mine);
}

export function LobbyPage() {
  const t = useWords();
  const games = useGames();
  const [lobby, again] = useLobby();
  // Matches of others in a tournament that I organise stand on its own page.
  const mine = lobby?.mine.filter((x) => !x.campaign || x.seats.some((s) => s.mine)) ?? [];
  const running = mine.filter((x) => x.status !== "over").sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  const over = mine.filter((x) => x.status === "over");
  return (
    <>
      <TopBar />
      <main class="page lobby" id="main">
        <header class="lobby-head">
          <h1>{t.tables}</h1>
          <span class="row">
            <Link class="button" to="/leaders">
              <Icon name="trophy" size={18} /> {t.leaders}
            </Link>
            <Link class="button in-the-bar" to="/friends">
              <Icon name="people" size={18} /> {t.friends}
            </Link>
            <Link class="button in-the-bar" to="/me">
              <Icon name="user" size={18} /> {t.myPage}
            </Link>
          </span>
        </header>
        <section aria-label={t.newTableChoose}>
          <ul class="lobby-games">
            {games?.map((game) => (
              <li key={game.name} class={`accent-${game.accent}`}>
                <CardPicture game={game.name} file={game.cover} />
                <b>{game.title}</b>
                <span class="row">
                  <Link class="button" to={`/new/${game.name}`}>
                    <Icon name="plus" size={16} /> {t.newTable}
                  </Link>
                  {game.rivals && <FindOpponent game={game} />}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Tables title={t.myTables} tables={running} empty={t.noTables} changed={again} />
        <Tables title={t.listedTables} tables={lobby?.listed ?? []} empty={t.noListed} changed={again} />
        {over.length > 0 && <Finished tables={over} changed={again} />}
        <FileImport title={t.importTitle} label={t.importText} take={async (text) => href.go(`/replay/${(await api.importRecord(text)).id}`)} />
      </main>
    </>
  );
}

function Tables({ title, tables, empty, changed, children }: { title: string; tables: TableInfo[]; empty: string; changed(): void; children?: ComponentChildren }) {
  return (
    <section>
      <header class="list-head">
        <h2>{title}</h2>
        {children}
      </header>
      {!tables.length && <p class="hint">{empty}</p>}
      <ul class="tables">
        {tables.map((table) => (
          <TableRow key={table.id} table={table}>
            {table.owned && (table.status === "over" || table.status === "open") && !table.campaign && <RemoveTable id={table.id} removed={changed} small />}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

/** What I have played here: by game, by result, by who was there. */
function Finished({ tables, changed }: { tables: TableInfo[]; changed(): void }) {
  const t = useWords();
  const [wish, setWish] = useState<Wish>(ANY);
  const [all, setAll] = useState(false);
  const found = tables.filter((table) => {
    const won = !!table.outcome?.places.some((p) => p.winner && table.seats[p.seat]?.mine);
    return fits(wish, table.game, won, [table.title, table.game_title, ...table.seats.map((s) => s.name || s.text)]);
  });
  return (
    <Tables title={t.finished} tables={all ? found : found.slice(0, SHOWN)} empty={t.noneSuch} changed={changed}>
      <Filters games={new Map(tables.map((table) => [table.game, table.game_title]))} wish={wish} put={setWish} of={tables.length} />
      {!all && found.length > SHOWN && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t.showAll({ n: found.length })}
        </button>
      )}
    </Tables>
  );
}

/** A table in a list: its game, who sits there, how it is timed, and where it stands. */
export function TableRow({ table, children }: { table: TableInfo; children?: ComponentChildren }) {
  const t = useWords();
  const info = useGames()?.find((g) => g.name === table.game);
  const clock = clockWords(t, table.clock);
  const chips = [table.rated && t.rated, clock, table.series && t.gamesInRow({ n: table.series.games })].filter(Boolean);
  return (
    <li class={`accent-${info?.accent ?? "cyan"}${isMyTurn(table) ? " my-turn" : ""}`}>
      <Link to={table.status === "over" ? `/replay/${table.id}` : tablePath(table)}>
        <CardPicture game={table.game} file={info?.cover} />
        <span class="table-words">
          <b>{table.title || table.game_title}</b>
          <span class="hint">
            {table.title ? `${table.game_title} · ` : ""}
            {table.seats.map((s) => (s.kind === "open" ? t.openSeat : s.mine ? t.you : s.name || s.text)).join(", ")}
          </span>
          <span class="hint when">
            {chips.map((chip) => (
              <em key={String(chip)}>{chip}</em>
            ))}
            {ago(table.changed ?? 0)}
          </span>
        </span>
        <Status table={table} />
      </Link>
      {children}
    </li>
  );
}

/** Where a table stands, for somebody who looks at a list. */
function Status({ table }: { table: TableInfo }) {
  const t = useWords();
  const words = { open: t.statusOpen, playing: t.statusPlaying, paused: t.statusPaused, over: t.statusOver };
  const sits = table.seats.some((s) => s.mine);
  const mine = table.outcome?.places.find((p) => table.seats[p.seat]?.mine);
  const waited = (table.turn ?? []).map((s) => table.seats[s]!.name || table.seats[s]!.text);
  let text = words[table.status];
  if (isMyTurn(table)) text = t.yourTurn;
  else if (mine) text = mine.winner ? t.resultWon : table.seats.length > 2 ? t.resultPlace({ n: mine.place }) : t.resultLost;
  else if (table.status === "over") text = t.statusOver;
  else if (table.status === "playing" && waited.length && sits) text = t.waitsFor({ who: together(waited) });
  else if (table.status === "open" && !sits) text = t.joinTable;
  else if (table.status === "playing" && !sits) text = t.watch;
  return <span class={`status s-${table.status}${mine?.winner ? " won" : ""}`}>{text}</span>;
}

/** Takes a table away for good; asks first. */
export function RemoveTable({ id, removed, small = false }: { id: string; removed(): void; small?: boolean }) {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class={small ? "icon-button" : ""} aria-label={small ? t.removeTable : undefined} title={small ? t.removeTable : undefined} onClick={() => setAsking(true)}>
        <Icon name="trash" /> {!small && t.removeTable}
      </button>
      <Dialog open={asking} close={() => setAsking(false)} title={t.removeTableSure}>
        <p>{t.removeTableHint}</p>
        <div class="row">
          <button
            type="button"
            class="danger"
            onClick={() => {
              setAsking(false);
              api.remove(id).then(removed, (error: Error) => notify(error.message || t.offline));
            }}
          >
            {t.removeTable}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {t.keepTable}
          </button>
        </div>
      </Dialog>
    </>
  );
}
