// A campaign's page: standings, what is next, the tables it asks for, what was played.
import { useEffect, useMemo, useState } from "preact/hooks";
import { api, recordAddress } from "./api";
import { useAsking } from "./ask";
import { useCell } from "./cell";
import { Invitation } from "./exchange";
import { Icon } from "./icons";
import { LiveTable } from "./live";
import { Nothing } from "./nothing";
import { tablePath, useGames } from "./home";
import { usePolling } from "./polling";
import { prefs, setAccent } from "./prefs";
import { RegisteredLists } from "./registered_lists";
import { LostLink, UndoAsked } from "./ribbons";
import { href, Link } from "./route";
import { ChoiceCards, Face, Launch, Meeting, Pairings, placedAnswers, Sheets, Steps, useLaunch, Wares } from "./roster";
import { openRule } from "./rules";
import { Dialog, notify, TopBar } from "./shell";
import { CardPicture } from "./scene";
import { Chat } from "./talk";
import { Log } from "./log";
import { useWords } from "./words";
import type { Words } from "../generated/messages";
import type { Ask, CampaignInfo, CampaignMember, MissionInfo, Piece, PlayedMission, Push, Scene } from "./protocol";

const NO_CARDS: ReadonlyMap<string, Piece> = new Map();

const STATUS: Record<MissionInfo["status"], (t: Words) => string> = {
  asked: (t) => t.missionAsked,
  waiting: (t) => t.missionWaiting,
  playing: (t) => t.missionPlaying,
  over: (t) => t.missionOver,
};
const ENDED: Record<string, (t: Words) => string> = {
  conceded: (t) => t.missionEndedConceded,
  time: (t) => t.missionEndedTime,
  closed: (t) => t.missionEndedClosed,
};
const NOTHING: Ask = { id: "", seat: -1, kind: "pick", text: "" };

/** The campaign as the server knows it, read again whenever its table moves. */
function useCampaign(id: string, token: string, sequence: number | undefined): [CampaignInfo | null, string, () => void] {
  const { lang } = useCell(prefs);
  const t = useWords();
  const [info, setInfo] = useState<CampaignInfo | null>(null);
  const [fault, setFault] = useState("");
  const [again, read] = useState(0);
  usePolling(
    () => api.campaign(id, token),
    (found) => {
      setInfo(found);
      setFault("");
    },
    3000, // tables open and begin without a move of the campaign
    [id, token, sequence, lang, again],
    (error) => error.status !== 0 && setFault(error.message || t.offline),
  );
  return [info, fault, () => read((n) => n + 1)];
}

export function CampaignPage({ id, token }: { id: string; token: string }) {
  const t = useWords();
  const live = useMemo(() => new LiveTable(id, token), [id]);
  useEffect(() => () => live.leave(), [live]);
  const push = useCell(live.push);
  const refused = useCell(live.refused);
  const undo = useCell(live.undo);
  const [info, fault, read] = useCampaign(id, token, push?.sequence);
  useEffect(() => {
    if (refused) notify(refused.text);
  }, [refused]);
  useEffect(() => {
    if (info) setAccent(info.accent);
    return () => setAccent(undefined);
  }, [info?.accent]);
  useEffect(() => {
    if (info) document.title = `${info.title || info.name} · Neontable`;
  }, [info?.title, info?.name]);
  const mine = info?.members.filter((m) => m.mine) ?? [];
  const needed = undo?.needed.some((s) => mine.some((m) => m.seat === s));
  return (
    <>
      <TopBar
        title={
          info && (
            <h1 class="table-title">
              {info.title || info.name}
              {info.title && <small>{info.name}</small>}
            </h1>
          )
        }
      >
        {info && (
          <button type="button" class="icon-button" aria-label={t.rules} title={t.rules} onClick={() => openRule(info.campaign)}>
            <Icon name="book" />
          </button>
        )}
      </TopBar>
      <LostLink live={live} />
      {undo && needed && <UndoAsked live={live} name={(seat) => name(info, seat, t)} />}
      <main class={`page campaign accent-${info?.accent ?? "pink"}`} id="main">
        {fault ? (
          <Nothing say={fault} />
        ) : info ? (
          <Campaign info={info} live={live} push={push} token={token} read={read} />
        ) : (
          <p class="hint loading">{t.connecting}</p>
        )}
      </main>
    </>
  );
}

function name(info: CampaignInfo | null, seat: number, t: Words): string {
  return info?.members[seat]?.name || t.member({ n: seat + 1 });
}

/** Somebody at a table of the campaign. */
function called(info: CampaignInfo, seat: number, t: Words): string {
  return seat < 0 ? t.houseBot : info.members[seat]?.mine ? t.you : name(info, seat, t);
}

interface Shown {
  info: CampaignInfo;
  live: LiveTable;
  push: Push | null;
  token: string;
  read(): void;
}

function Campaign(props: Shown) {
  const { info, live, push } = props;
  const t = useWords();
  const pending = useCell(live.pending);
  // A crew that ends together has no champion.
  const ends = info.over ? (info.outcome?.places ?? []) : [];
  const champion = ends.some((p) => !p.winner) ? ends.find((p) => p.winner) : undefined;
  const sheets = (info.sheets ?? []).length > 0;
  // What I still have to register comes before who leads; what is only there to be read comes after.
  const listsFirst = !info.lists_optional && !!info.may_register && !info.over;
  const ranked = info.standings.rows.some((r) => r.place > 1);
  const cover = useGames()?.find((g) => g.name === info.game)?.cover;
  return (
    <>
      <header class="campaign-head">
        <CardPicture game={info.game} file={cover} />
        <p class="headline">{info.headline}</p>
        {champion && (
          <p class="champion">
            <Icon name="trophy" size={28} /> {t.champion({ who: name(info, champion.seat, t) })}
          </p>
        )}
        {(info.options_text?.length ?? 0) > 0 && <p class="hint">{info.options_text!.join(" · ")}</p>}
        <Steps steps={info.steps ?? []} />
      </header>
      <div class="campaign-columns">
        <div class="campaign-main">
          <Next {...props} />
          {listsFirst && <RegisteredLists info={info} name={(seat) => name(info, seat, t)} read={props.read} />}
          {sheets && <Sheets info={info} name={(seat) => name(info, seat, t)} />}
          {push && <Wares info={info} busy={!!pending} take={(answer) => live.answer(push.seat, answer)} />}
          {(!sheets || ranked) && <StandingsTable info={info} />}
          {!listsFirst && <RegisteredLists info={info} name={(seat) => name(info, seat, t)} read={props.read} />}
          {info.played.length > 0 && (
            <section>
              <h2>{t.playedTables}</h2>
              <ul class={`played${sheets ? "" : " in-columns"}`}>
                {info.played.map((p) => (
                  <Played key={p.number} info={info} played={p} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside class="campaign-side">
          <Members {...props} />
          {push && <Talk live={live} />}
        </aside>
      </div>
      <Tools {...props} />
    </>
  );
}

/** A campaign's page draws no board; its questions are lists. */
const NO_SCENE: Scene = { game: "", width: 1, height: 1, regions: [], lines: [], pieces: [], panels: [] };

/** What I may do now, and the tables that are requested. */
function Next({ info, live, push, read }: Shown) {
  const t = useWords();
  const pending = useCell(live.pending);
  const asked = push?.asks?.[0] ?? null;
  const placed = placedAnswers(info);
  const rest = (asked?.options ?? []).filter((o) => !placed.has(JSON.stringify(o.answer)));
  const offered = new Set((asked?.options ?? []).map((o) => JSON.stringify(o.answer)));
  const cards = (info.cards ?? []).some((c) => c.ways.some((w) => offered.has(JSON.stringify(w.answer))));
  const ask = asked && { ...asked, text: cards ? t.besides : asked.text, options: rest };
  const [launching, launched] = useLaunch(info, (number) => enter(info, number, () => undefined, t, read));
  const undoing = push?.can_undo && (
    <div class="ask-tools">
      <button type="button" class="quiet" onClick={() => ask && live.takeBack(ask.seat)}>
        <Icon name="undo" size={16} /> {t.undo}
      </button>
    </div>
  );
  const asking = useAsking({
    ask: ask ?? NOTHING,
    busy: !!pending,
    send: (answer) => ask && live.answer(ask.seat, answer),
    scene: push?.scene ?? NO_SCENE,
    tryOut: (answer) => (ask ? live.tryOut(ask.seat, answer) : Promise.resolve(null)),
    extra: undoing,
  });
  const mine = info.missions.filter((m) => m.mine);
  const others = info.missions.filter((m) => !m.mine);
  if (info.over) return null;
  return (
    <section class="next">
      <h2>{t.whatNext}</h2>
      {mine.map((m) => (
        <Mission key={m.number} info={info} mission={m} read={read} />
      ))}
      {others.length > 0 && (
        <div class="other-missions">
          {others.map((m) => (
            <Mission key={m.number} info={info} mission={m} read={read} />
          ))}
        </div>
      )}
      <Pairings info={info} name={(m) => called(info, m, t)} />
      {info.launch && ask && (
        <Launch
          launch={info.launch}
          info={info}
          name={(m) => called(info, m, t)}
          busy={!!pending || launching}
          go={() => {
            launched();
            live.answer(ask.seat, info.launch!.answer);
          }}
        />
      )}
      {asked && cards && (
        <div class="card-question">
          <header>
            <h3>{asked.text}</h3>
            {!rest.length && undoing}
          </header>
          <ChoiceCards info={info} offered={offered} busy={!!pending} take={(answer) => live.answer(asked.seat, answer)} />
        </div>
      )}
      {ask && rest.length > 0 && asking.view}
      {!ask && !info.missions.length && <p class="hint">{info.sheets?.length ? t.waitsForOthers : t.waitsForOrganiser}</p>}
    </section>
  );
}

/** Sit down at the table of a mission, which is opened where nobody has done it yet. */
function enter(info: CampaignInfo, mission: number, failed: () => void, t: Words, read: () => void): void {
  api
    .startMission(info.id, mission)
    .then((table) => {
      // Somebody else has opened it: joining accepts.
      const waits = table.status === "open" && table.seats.some((s) => s.mine && s.ready === false);
      if (!waits) return href.go(tablePath(table));
      return api.join(table.id, {}).then((joined) => href.go(tablePath(joined)));
    })
    .catch((error: Error) => {
      failed();
      notify(error.message || t.offline);
      read();
    });
}

function Mission({ info, mission, read }: { info: CampaignInfo; mission: MissionInfo; read(): void }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const rivals = useGames()?.find((g) => g.name === info.game)?.rivals;
  const watch = mission.table && !mission.mine;
  return (
    <article class={`mission m-${mission.status}${mission.mine ? " mine" : ""}`} data-mission={mission.number}>
      <div>
        <h3>{mission.title}</h3>
        {mission.about && <p class="about-mission">{mission.about}</p>}
        <Meeting info={info} members={mission.seats} name={(m) => called(info, m, t)} against={!!rivals && mission.seats.length === 2} ready={mission.ready ?? []} />
        <p class="hint">{STATUS[mission.status](t)}</p>
      </div>
      {(mission.mine || mission.may_start) && mission.status !== "over" && (
        <button type="button" class="primary big" disabled={busy} onClick={() => (setBusy(true), enter(info, mission.number, () => setBusy(false), t, read))}>
          <Icon name="play" /> {mission.status === "playing" ? t.continueTable : mission.status === "waiting" ? t.sitDown : t.openMission}
        </button>
      )}
      {watch && (
        <Link class="button" to={`/table/${mission.table}`}>
          <Icon name="eye" /> {t.watchTable}
        </Link>
      )}
    </article>
  );
}

function StandingsTable({ info }: { info: CampaignInfo }) {
  const t = useWords();
  const { columns, rows } = info.standings;
  if (!rows.length) return null;
  return (
    <section>
      <h2>{info.over ? t.standingsEnd : t.standings}</h2>
      <table class={`standings-table${columns.length > 3 ? " many" : ""}`}>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t.place}</span>
            </th>
            <th scope="col">
              <span class="sr">{t.memberColumn}</span>
            </th>
            {columns.map((c, i) => (
              <th key={c} scope="col" class={i ? "minor" : "major"}>
                {c}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => {
            const m = info.members[r.member];
            return (
              <tr key={r.member} class={`${r.place === 1 && info.played.length ? "first" : ""}${m?.mine ? " mine" : ""}${r.gone ? " gone" : ""}`}>
                <td class="place">{r.place}</td>
                <th scope="row">
                  <span class="member-name">
                    {info.sheets?.length ? <Face info={info} member={r.member} size={28} /> : m?.bot && <Icon name="bot" size={16} />}
                    <span>{name(info, r.member, t)}</span>
                    {m?.mine && <em>{t.you}</em>}
                    {r.gone && <em>{t.memberGone}</em>}
                  </span>
                </th>
                {r.values.map((v, i) => (
                  <td key={i} class={`${i ? "minor" : "major"}${v === "0" ? " zero" : ""}`} data-label={columns[i]}>
                    {v}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Played({ info, played }: { info: CampaignInfo; played: PlayedMission }) {
  const t = useWords();
  // Of two who draw, neither has won; a crew wins together.
  const drawn = !info.sheets?.length && played.seats.length > 1 && played.seats.every((s) => s.winner);
  return (
    <li>
      <div class="played-head">
        <b>{played.title}</b>
        {played.result ? (
          <span class="hint">{played.result}</span>
        ) : (
          played.ended !== "played" && <span class="hint">{ENDED[played.ended]?.(t)}</span>
        )}
        {played.replay && (
          <Link class="button" to={`/replay/${played.replay}`} aria-label={`${t.replay}: ${played.title}`}>
            <Icon name="play" size={16} /> {t.replay}
          </Link>
        )}
      </div>
      {played.ended !== "closed" && !played.result && (
        <ol>
          {played.seats.map((s, i) => (
            <li key={i} data-place={s.place || "–"} class={`${s.winner && !drawn ? "winner" : ""}${s.gone ? " gone" : ""}`}>
              {(info.sheets ?? []).length > 0 && <Face info={info} member={s.member} size={28} />}
              <span>{s.member < 0 ? t.houseBot : name(info, s.member, t)}</span> <b>{s.points}</b>
              {s.winner && !drawn && <Icon name="trophy" size={16} />}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Members({ info, token, read }: Shown) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const sits = info.members.some((m) => m.mine);
  const link = `/campaign/${info.id}#${info.invite ?? ""}`;
  const join = (seat?: number): void => {
    setBusy(true);
    api
      .joinCampaign(info.id, seat === undefined ? { token } : { token, seat })
      .then(read, (error: Error) => notify(error.message || t.offline))
      .then(() => setBusy(false));
  };
  const vacant = info.members.filter((m) => m.status === "vacant").length;
  const label = (m: CampaignMember): string => m.name || t.member({ n: m.seat + 1 });
  return (
    <section class={`members${info.sheets?.length ? "" : " in-few-words"}`}>
      <h2>{t.members}</h2>
      <ul>
        {info.members
          .filter((m) => m.status !== "vacant")
          .map((m) => (
            <li key={m.seat} class={m.status}>
              {info.sheets?.some((s) => s.member === m.seat) ? <Face info={info} member={m.seat} size={30} /> : <Icon name={m.bot ? "bot" : "user"} size={18} />}
              <span>{label(m)}</span>
              {m.mine && <em>{t.you}</em>}
              {m.status === "gone" && <em>{t.memberGone}</em>}
              {m.claimed === false && !sits && (
                <button type="button" disabled={busy} onClick={() => join(m.seat)}>
                  {t.iAm({ who: label(m) })}
                </button>
              )}
            </li>
          ))}
      </ul>
      {vacant > 0 && !info.over && <p class="hint">{t.vacantPlaces({ n: vacant })}</p>}
      {!sits && vacant > 0 && !info.over && (
        <button type="button" class="primary big" disabled={busy} onClick={() => join()}>
          {t.joinCampaign}
        </button>
      )}
      {info.invite && (vacant > 0 || info.members.some((m) => m.claimed === false)) && !info.over && (
        <Invitation path={link} />
      )}
    </section>
  );
}

function Talk({ live }: { live: LiveTable }) {
  const t = useWords();
  const log = useCell(live.log);
  const chat = useCell(live.chat);
  const [tab, setTab] = useState<"log" | "chat">("log");
  return (
    <section class="talk">
      <div class="tabs" role="tablist" aria-label={t.log}>
        {(["log", "chat"] as const).map((n) => (
          <button type="button" key={n} role="tab" id={`tab-${n}`} aria-selected={tab === n} aria-controls="talk-panel" onClick={() => setTab(n)}>
            <Icon name={n === "chat" ? "chat" : "list"} size={16} /> {n === "chat" ? t.chat : t.log}
          </button>
        ))}
      </div>
      <div class="talk-body" role="tabpanel" id="talk-panel" aria-labelledby={`tab-${tab}`}>
        {tab === "chat" ? <Chat lines={chat} say={(text) => live.say(text)} /> : <Log lines={log} cards={NO_CARDS} scene={undefined} show={() => undefined} />}
      </div>
    </section>
  );
}

function Tools({ info, read }: Shown) {
  const t = useWords();
  const [sure, setSure] = useState<"leave" | "remove" | null>(null);
  const sits = info.members.some((m) => m.mine);
  const alone = info.members.every((m) => m.mine || m.bot || m.status !== "present" || m.claimed === false);
  const failed = (error: Error): void => notify(error.message || t.offline);
  const done = (): void => {
    const what = sure;
    setSure(null);
    if (what === "leave") api.leaveCampaign(info.id).then(read, failed);
    else api.removeCampaign(info.id).then(() => href.go("/campaigns"), failed);
  };
  return (
    <footer class="row campaign-tools">
      {(info.over || (info.owned && alone)) && (
        <a class="button" href={recordAddress(`/campaigns/${info.id}/campaign.json`)} download>
          <Icon name="download" /> {t.exportCampaign}
        </a>
      )}
      {info.played.length > 0 && (
        <a class="button" href={recordAddress(`/campaigns/${info.id}/results.csv`)} download>
          <Icon name="download" /> {t.exportResults}
        </a>
      )}
      {info.over && (
        <Link class="button" to={`/replay/${info.id}`}>
          <Icon name="play" /> {t.campaignReplay}
        </Link>
      )}
      {sits && !info.over && (
        <button type="button" class="quiet" onClick={() => setSure("leave")}>
          {t.leaveCampaign}
        </button>
      )}
      {info.owned && (
        <button type="button" class="quiet" onClick={() => setSure("remove")}>
          <Icon name="trash" size={16} /> {t.removeCampaign}
        </button>
      )}
      <Dialog open={sure !== null} close={() => setSure(null)} title={sure === "leave" ? t.leaveCampaign : t.removeCampaign}>
        <p>{sure === "leave" ? t.leaveCampaignSure : t.removeCampaignSure}</p>
        <div class="row">
          <button type="button" class="primary" onClick={done}>
            {sure === "leave" ? t.leaveCampaign : t.removeCampaign}
          </button>
          <button type="button" onClick={() => setSure(null)}>
            {t.cancel}
          </button>
        </div>
      </Dialog>
    </footer>
  );
}
