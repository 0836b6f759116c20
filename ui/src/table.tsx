// A table's page: the waiting room before the start, then the game.
import { useEffect, useMemo, useState } from "preact/hooks";
import { useCell } from "./cell";
import { FrozenRoom } from "./frozen";
import { useGames } from "./home";
import { Icon } from "./icons";
import { LiveTable } from "./live";
import { SeatLoadouts } from "./loadouts";
import { Nothing } from "./nothing";
import { PlayView } from "./play";
import { LostLink, UndoAsked } from "./ribbons";
import { Link } from "./route";
import { openRule } from "./rules";
import { Dialog, notify, TopBar } from "./shell";
import { Stage } from "./stage";
import { SeatsPanel, Watching } from "./substitutes";
import { TrialBar } from "./trial";
import { useCoach } from "./tutorial";
import { WaitingRoom } from "./waiting";
import { useWords } from "./words";

export function TablePage({ id, token }: { id: string; token: string }) {
  const t = useWords();
  const live = useMemo(() => new LiveTable(id, token), [id]);
  useEffect(() => () => live.leave(), [live]);
  const info = useCell(live.info);
  const stage = useMemo(() => new Stage(live), [live]);
  useEffect(() => () => stage.leave(), [stage]);
  const push = useCell(stage.shown);
  const closed = useCell(live.closed);
  const refused = useCell(live.refused);
  const undo = useCell(live.undo);
  const presence = useCell(live.presence);
  const coach = useCoach(id);
  const [sure, setSure] = useState<"undo" | "concede" | null>(null);
  const [seating, setSeating] = useState(false);
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
              {info.puzzle?.puzzle.title || info.title || info.game_title}
              {info.campaign ? (
                <small>
                  <Link to={`/campaign/${info.campaign.id}`}>{info.campaign.title}</Link>
                </small>
              ) : (
                (info.title || info.puzzle) && <small>{info.game_title}</small>
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
        {info?.puzzle && (
          <Link class="icon-button" to={`/puzzles/${info.game}`} aria-label={t.puzzlesAll}>
            <Icon name="list" />
          </Link>
        )}
        {info && playing && !info.frozen && !info.puzzle && (mySeat !== undefined || info.owned) && (
          <button type="button" class="icon-button" aria-label={t.seatsAndLinks} title={t.seatsAndLinks} onClick={() => setSeating(true)}>
            <Icon name="chair" />
          </button>
        )}
        {info && playing && !info.frozen && !info.puzzle && mySeat !== undefined && (
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
      {info?.puzzle && <TrialBar live={live} info={info} trial={info.puzzle} push={push} />}
      <LostLink live={live} />
      {closed ? (
        <main class="page" id="main">
          <Nothing say={closed.text} />
        </main>
      ) : !info ? (
        <main class="page" id="main">
          {refused ? <Nothing say={refused.text} /> : <p class="hint loading">{t.connecting}</p>}
        </main>
      ) : info.frozen ? (
        <FrozenRoom info={info} />
      ) : info.status === "open" ? (
        <WaitingRoom live={live} info={info} token={token} />
      ) : push ? (
        <PlayView live={live} stage={stage} info={info} push={push} coach={coach} />
      ) : (
        <main class="page" id="main">
          <p class="hint loading">…</p>
        </main>
      )}
      {info && info.status !== "open" && !info.frozen && !closed && !mine.length && <Watching info={info} token={token} />}
      {undo && needed && <UndoAsked live={live} name={(seat) => info?.seats[seat]?.text ?? ""} />}
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
      <Dialog open={seating} close={() => setSeating(false)} title={t.seatsAndLinks}>
        {seating && info && <SeatsPanel live={live} info={info} />}
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
