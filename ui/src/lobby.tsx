// Tables: mine, and those that others have listed; and bringing a record.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { tablePath } from "./home";
import { FileImport } from "./exchange";
import { prefs } from "./prefs";
import { href, Link } from "./route";
import { TopBar } from "./shell";
import { useWords } from "./words";
import type { Lobby, TableInfo } from "./protocol";

export function LobbyPage() {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let here = true;
    const read = (): void => {
      api.lobby().then(
        (found) => here && setLobby(found),
        () => undefined,
      );
    };
    read();
    const beat = setInterval(() => document.visibilityState === "visible" && read(), 5000);
    return () => {
      here = false;
      clearInterval(beat);
    };
  }, [lang]);
  const waiting = lobby?.mine.filter((x) => x.status !== "over") ?? [];
  const over = lobby?.mine.filter((x) => x.status === "over") ?? [];
  return (
    <>
      <TopBar />
      <main class="page" id="main">
        <h1>{t.tables}</h1>
        <Tables title={t.myTables} tables={waiting} empty={t.noTables} />
        <Tables title={t.listedTables} tables={lobby?.listed ?? []} empty={t.noListed} />
        {over.length > 0 && <Tables title={t.finished} tables={over} empty="" />}
        <FileImport title={t.importTitle} label={t.importText} take={async (text) => href.go(`/replay/${(await api.importRecord(text)).id}`)} />
      </main>
    </>
  );
}

function Tables({ title, tables, empty }: { title: string; tables: TableInfo[]; empty: string }) {
  const t = useWords();
  const status = { open: t.statusOpen, playing: t.statusPlaying, paused: t.statusPaused, over: t.statusOver };
  return (
    <section>
      <h2>{title}</h2>
      {!tables.length && <p class="hint">{empty}</p>}
      <ul class="tables">
        {tables.map((table) => {
          const myTurn = (table.turn ?? []).some((s) => table.seats[s]?.mine);
          return (
            <li key={table.id} class={myTurn ? "my-turn" : ""}>
              <Link to={table.status === "over" ? `/replay/${table.id}` : tablePath(table)}>
                <b>{table.title || table.game_title}</b>
                <span class="hint">
                  {table.title ? `${table.game_title} · ` : ""}
                  {table.seats.map((s) => (s.kind === "open" ? t.openSeat : s.mine ? t.you : s.name || s.text)).join(", ")}
                </span>
                <span class={`status s-${table.status}`}>{myTurn ? t.yourTurn : status[table.status]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
