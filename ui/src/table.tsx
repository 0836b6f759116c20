// A table's page: the waiting room before the start, then the game.
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { LoadoutPick, openSlots, PaceSelect } from "./create";
import { FrozenRoom } from "./frozen";
import { useGames } from "./home";
import { Invitation } from "./exchange";
import { Icon } from "./icons";
import { LiveTable } from "./live";
import { SeatLoadouts } from "./loadouts";
import { PlayView } from "./play";
import { href, Link } from "./route";
import { openRule } from "./rules";
import { Dialog, notify, TopBar } from "./shell";
import { useCoach } from "./tutorial";
import { useWords } from "./words";
import type { NewTable, SlotSpec, TableInfo } from "./protocol";

export function TablePage({ id, token }: { id: string; token: string }) {
  const t = useWords();
  const live = useMemo(() => new LiveTable(id, token), [id]);
  useEffect(() => () => live.leave(), [live]);
  const info = useCell(live.info);
  const push = useCell(live.push);
  const link = useCell(live.link);
  const closed = useCell(live.closed);
  const refused = useCell(live.refused);
  const undo = useCell(live.undo);
  const presence = useCell(live.presence);
  const coach = useCoach(id);
  const [sure, setSure] = useState<"undo" | "concede" | null>(null);
  const [pacing, setPacing] = useState(false);
  const [reading, setReading] = useState(false);
  const brings = useGames()?.find((g) => g.name === info?.game)?.loadouts;
  const mine = info?.seats.filter((s) => s.mine) ?? [];
  const mySeat = push && mine.some((s) => s.seat === push.seat) ? push.seat : mine[0]?.seat;
  useEffect(() => {
    if (!refused) return;
    if (refused.code === "revealed") setSure("undo");
    else notify(refused.text);
  }, [refused]);
  const playing = info?.status === "playing" || info?.status === "paused";
  const needed = undo?.needed.some((s) => mine.some((m) => m.seat === s));
  return (
    <>
      <TopBar
        title={
          info && (
            <h1 class="table-title">
              {info.title || info.game_title}
              {info.campaign ? (
                <small>
                  <Link to={`/campaign/${info.campaign.id}`}>{info.campaign.title}</Link>
                </small>
              ) : (
                info.title && <small>{info.game_title}</small>
              )}
            </h1>
          )
        }
      >
        {(presence.watchers ?? 0) > 0 && (
          <span class="watchers" title={t.watchers({ n: presence.watchers ?? 0 })}>
            <Icon name="eye" size={16} /> {presence.watchers}
          </span>
        )}
        {info && playing && !info.frozen && mySeat !== undefined && (
          <>
            <button
              type="button"
              class="icon-button"
              aria-label={info.status === "paused" ? t.goOn : t.pause}
              title={info.status === "paused" ? t.goOn : t.pause}
              onClick={() => live.pause(info.status !== "paused")}
            >
              <Icon name={info.status === "paused" ? "play" : "pause"} />
            </button>
            {brings && (
              <button type="button" class="icon-button" aria-label={brings.mine} title={brings.mine} onClick={() => setReading(true)}>
                <Icon name="cards" />
              </button>
            )}
            {info.owned && info.seats.some((s) => s.kind === "bot" || s.conceded) && (
              <button type="button" class="icon-button" aria-label={t.pace} title={t.pace} onClick={() => setPacing(true)}>
                <Icon name="bot" />
              </button>
            )}
            <button type="button" class="icon-button" aria-label={t.concede} title={t.concede} onClick={() => setSure("concede")}>
              <Icon name="flag" />
            </button>
          </>
        )}
        {info && (
          <button type="button" class="icon-button" aria-label={t.rules} title={t.rules} onClick={() => openRule(info.game)}>
            <Icon name="book" />
          </button>
        )}
      </TopBar>
      {(link === "lost" || link === "silent") && (
        <p class="lost" role="alert">
          {link === "lost" ? t.lost : t.silent}
        </p>
      )}
      {closed ? (
        <main class="page" id="main">
          <p class="fault">{closed.text}</p>
          <Link to="/lobby">{t.tables}</Link>
        </main>
      ) : !info ? (
        <main class="page" id="main">
          <p class="hint loading">{t.connecting}</p>
          {refused && <p class="fault">{refused.text}</p>}
        </main>
      ) : info.frozen ? (
        <FrozenRoom info={info} />
      ) : info.status === "open" ? (
        <WaitingRoom info={info} token={token} />
      ) : push ? (
        <PlayView live={live} info={info} push={push} coach={coach} />
      ) : (
        <main class="page" id="main">
          <p class="hint loading">…</p>
        </main>
      )}
      {undo && needed && (
        <div class="ribbon" role="alert">
          <p>
            {t.undoAsked({ who: info?.seats[undo.seat]?.text ?? "" })} {undo.revealed && t.undoRepeats}
          </p>
          <button type="button" class="primary" onClick={() => live.replyUndo(true)}>
            {t.agree}
          </button>
          <button type="button" onClick={() => live.replyUndo(false)}>
            {t.refuse}
          </button>
        </div>
      )}
      {info?.status === "paused" && (
        <div class="ribbon" role="status">
          <p>{t.paused}</p>
          {mySeat !== undefined && (
            <button type="button" class="primary" onClick={() => live.pause(false)}>
              {t.goOn}
            </button>
          )}
        </div>
      )}
      {undo && !needed && (
        <div class="ribbon" role="status">
          <p>{t.undoWaits}</p>
        </div>
      )}
      <Dialog open={reading} close={() => setReading(false)} title={brings?.mine ?? ""}>
        {reading && mySeat !== undefined && <SeatLoadouts table={id} seat={mySeat} />}
      </Dialog>
      <Dialog open={pacing} close={() => setPacing(false)} title={t.pace}>
        <PaceSelect
          label={t.pace}
          value={info?.pace ?? "brisk"}
          put={(pace) => {
            setPacing(false);
            api.change(id, { pace }).catch((error: Error) => notify(error.message || t.offline));
          }}
        />
      </Dialog>
      <Dialog open={sure !== null} close={() => setSure(null)} title={sure === "concede" ? t.concede : t.undo}>
        <p>{sure === "concede" ? t.concedeSure : t.undoSure}</p>
        <div class="row">
          <button
            type="button"
            class="primary"
            onClick={() => {
              if (mySeat !== undefined) {
                if (sure === "concede") live.concede(mySeat);
                else live.takeBack(mySeat, true);
              }
              setSure(null);
            }}
          >
            {sure === "concede" ? t.concede : t.undo}
          </button>
          <button type="button" onClick={() => setSure(null)}>
            {t.cancel}
          </button>
        </div>
      </Dialog>
    </>
  );
}

function WaitingRoom({ info, token }: { info: TableInfo; token: string }) {
  const t = useWords();
  const games = useGames();
  const game = games?.find((g) => g.name === info.game);
  const brings = game?.loadouts;
  const [picked, setPicked] = useState<Record<string, string>>({});
  const chosen = info.options as NonNullable<NewTable["options"]>;
  const slots = (seat: number): SlotSpec[] => openSlots(game, seat, chosen, (info.series?.games ?? 0) > 1);
  const brought = (seat: number, picks = picked): string[] => slots(seat).flatMap((slot) => picks[`${seat} ${slot.name}`] || []);
  const [fault, setFault] = useState("");
  const failed = (error: Error): void => setFault(error.message || t.offline);
  const sits = info.seats.some((s) => s.mine);
  const link = `${location.origin}/table/${info.id}#${info.invite ?? ""}`;
  const done = (): void => setFault("");
  return (
    <main class={`page waiting-room accent-${game?.accent ?? "cyan"}`} id="main">
      <h2>{t.waitingRoom}</h2>
      {info.options_text.length > 0 && <p class="hint">{info.options_text.join(" · ")}</p>}
      {info.invite && !info.campaign && (
        <Invitation link={link} />
      )}
      <ul class="seat-list">
        {info.seats.map((s) => (
          <li key={s.seat}>
            <Icon name={s.kind === "bot" ? "bot" : s.kind === "open" ? "chair" : "user"} />
            <b>{s.text}</b>
            <span>{s.kind === "open" ? t.openSeat : s.mine ? t.you : s.name}</span>
            {s.ready === false && !s.mine && <span class="hint">{t.notReady}</span>}
            {info.campaign && info.owned && s.ready === false && !s.mine && (
              <button type="button" onClick={() => api.seat(info.id, s.seat, { kind: "bot" }).then(done, failed)}>
                <Icon name="bot" size={16} /> {t.botSits}
              </button>
            )}
            {s.mine && s.ready === false && (
              <button type="button" class="primary" onClick={() => api.join(info.id, { token }).then(done, failed)}>
                {t.rematchToo}
              </button>
            )}
            {s.mine && s.loadout && <span class="hint">{s.loadout}</span>}
            {game &&
              brings &&
              (s.mine || (s.kind === "open" && !sits)) &&
              slots(s.seat).map((slot) => (
                <LoadoutPick
                  key={slot.name}
                  game={game}
                  words={brings}
                  slot={slot}
                  options={chosen}
                  value={picked[`${s.seat} ${slot.name}`] ?? ""}
                  put={(id) => {
                    const picks = { ...picked, [`${s.seat} ${slot.name}`]: id };
                    setPicked(picks);
                    if (s.mine) api.seat(info.id, s.seat, { kind: "me", loadouts: brought(s.seat, picks) }).then(done, failed);
                  }}
                />
              ))}
            {s.kind === "open" && !sits && (
              <button
                type="button"
                class="primary"
                onClick={() => api.join(info.id, { token, seat: s.seat, loadouts: brought(s.seat) }).then(done, failed)}
              >
                {t.sitDown}
              </button>
            )}
            {s.kind === "open" && info.owned && (
              <select
                aria-label={t.whoSits({ seat: s.text })}
                value="open"
                onChange={(e) => {
                  const [kind, bot = ""] = e.currentTarget.value.split(":");
                  if (kind === "bot" || kind === "me") api.seat(info.id, s.seat, { kind, bot }).then(done, failed);
                }}
              >
                <option value="open">{t.fillSeat}</option>
                <option value="me">{t.me}</option>
                {(game?.bots ?? []).map((b) => (
                  <option key={b.name} value={`bot:${b.name}`}>
                    {t.botNamed({ bot: b.text })}
                  </option>
                ))}
              </select>
            )}
            {s.kind !== "open" && info.owned && !info.campaign && !(s.mine && info.seats.filter((x) => x.mine).length === 1) && (
              <button type="button" class="quiet" onClick={() => api.seat(info.id, s.seat, { kind: "open" }).then(done, failed)}>
                {t.freeSeat}
              </button>
            )}
          </li>
        ))}
      </ul>
      {info.owned && (
        <div>
          <label class="check">
            <input
              type="checkbox"
              checked={!!info.listed}
              onChange={(e) => api.change(info.id, { listed: e.currentTarget.checked }).then(done, failed)}
            />{" "}
            {t.listedLabel}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={info.watchable !== false}
              onChange={(e) => api.change(info.id, { watchable: e.currentTarget.checked }).then(done, failed)}
            />{" "}
            {t.watchableLabel}
          </label>
        </div>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        {info.owned && (
          <button
            type="button"
            class="primary big"
            disabled={info.seats.some((s) => s.kind === "open" || s.ready === false)}
            onClick={() => api.start(info.id).then(done, failed)}
          >
            {t.startTable}
          </button>
        )}
        {sits && !info.owned && !info.campaign && (
          <button type="button" onClick={() => api.leave(info.id).then(done, failed)}>
            {t.standUp}
          </button>
        )}
        {info.owned && (
          <button type="button" onClick={() => api.remove(info.id).then(() => href.go("/lobby"), failed)}>
            <Icon name="trash" /> {t.removeTable}
          </button>
        )}
      </div>
    </main>
  );
}
