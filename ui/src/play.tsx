// The table while it is played: board, question, panels, log.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Menu, useAsking } from "./ask";
import { CardBody, HoverCard } from "./card";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { animate, places, type Places } from "./motion";
import { prefs, setAccent } from "./prefs";
import { href, Link } from "./route";
import { Board, PanelView, FoldedPanel, reach, SceneFrame, type Play } from "./scene";
import { sound } from "./sound";
import { LimitedTalk } from "./limited_talk";
import { TokenRow } from "./tokens";
import { Chat, Log } from "./talk";
import { Reasons, WhyNot, type Wondering } from "./why";
import { useWords } from "./words";
import { api } from "./api";
import type { LiveTable, Shown } from "./live";
import type { Coach } from "./tutorial";
import type { Ask, Json, Panel, Piece, Reason, Scene, Seat, TableInfo, Way } from "./protocol";

const NONE: ReadonlySet<string> = new Set();

export function PlayView({ live, info, push, coach }: { live: LiveTable; info: TableInfo; push: Shown; coach?: Coach | undefined }) {
  const t = useWords();
  const { autopass } = useCell(prefs);
  const pending = useCell(live.pending);
  const [shown, show] = useState<{ piece: Piece; at: Element } | null>(null);
  const [wondering, wonder] = useState<Wondering | null>(null);
  const [tab, setTab] = useState<"table" | "log" | "chat">("table");
  const scene = push.scene;
  const ask = push.asks?.[0];
  const mine = info.seats.filter((s) => s.mine).map((s) => s.seat);
  const waiting = push.waiting ?? [];
  const other = !ask && mine.length > 1 ? waiting.find((s) => mine.includes(s)) : undefined;
  const handTo = info.open_seats ? undefined : other;
  useEffect(() => {
    if (info.open_seats && other !== undefined) live.look(other);
  }, [info.open_seats, other]);

  // -- movement: where things were is measured before the new scene is drawn
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ push: Shown; before: Places } | null>(null);
  if (drawn.current?.push !== push) drawn.current = { push, before: places(root.current) };
  useLayoutEffect(() => {
    const began = performance.now();
    if (!push.full) {
      animate(root.current, drawn.current!.before, push.happenings ?? []);
      if ((push.happenings ?? []).some((h) => (h.pieces?.length ?? 0) > 1)) sound("hit");
    }
    performance.measure("neontable-push", { start: live.pushedAt, end: Math.max(began, performance.now()) });
  }, [push]);

  useEffect(() => {
    setAccent(scene.accent ?? "cyan");
    return () => setAccent(undefined);
  }, [scene.accent]);
  const asked = !!ask;
  useEffect(() => {
    if (asked) sound("turn");
    document.title = asked ? `● ${t.yourTurn} · ${info.game_title}` : `${info.game_title} · Neontable`;
  }, [asked, t]);
  useEffect(() => {
    if (push.over) sound("end");
  }, [push.over]);

  useEffect(() => {
    if (autopass && info.status !== "paused" && ask?.idle && !pending) live.answer(ask.seat, ask.default ?? null);
  }, [push, autopass, info.status]);

  // -- hovering and wondering
  const timer = useRef(0);
  const showLater = useCallback((piece: Piece | null, at: Element | null) => {
    clearTimeout(timer.current);
    if (!piece || !at) show(null);
    else timer.current = window.setTimeout(() => show({ piece, at }), 220);
  }, []);
  useEffect(() => {
    show(null);
    wonder(null);
  }, [push]);

  const whyNot = async (thing: Json, title: string, piece: Piece | null, at: Element): Promise<void> => {
    const seat = ask?.seat ?? (mine.includes(push.seat) ? push.seat : mine[0]);
    const box = at.getBoundingClientRect();
    show(null);
    const canAsk = seat !== undefined && Array.isArray(thing) && thing.length > 0;
    wonder({ at: box, title, piece, reasons: canAsk ? null : [] });
    if (!canAsk) return;
    const reasons = await live.why(seat, thing);
    wonder((now) => (now && now.title === title ? { ...now, reasons: reasons ?? [] } : now));
  };

  const seen = useMemo(() => {
    const looking = shown?.piece ?? wondering?.piece;
    return looking?.sees?.length ? new Set(looking.sees) : NONE;
  }, [shown, wondering]);

  // -- the question
  const [reasons, setReasons] = useState<Reason[] | null | undefined>(undefined);
  useEffect(() => setReasons(undefined), [push]);
  useEffect(() => {
    if (reasons) root.current?.querySelector(".why-all")?.scrollIntoView({ block: "nearest" });
  }, [reasons]);
  const open = ask && !push.over ? ask : null;
  const asking = useAsking({
    ask: open ?? NOTHING,
    busy: !!pending || info.status === "paused",
    send: (answer) => {
      if (!open) return;
      coach?.answered(open, answer);
      live.answer(open.seat, answer);
    },
    allowed: open ? coach?.allowed(open) : undefined,
    strayed: coach?.strayed,
    scene,
    tryOut: (answer) => (open ? live.tryOut(open.seat, answer) : Promise.resolve(null)),
    extra: (
      <div class="ask-tools">
        <button
          type="button"
          class="quiet"
          aria-expanded={reasons !== undefined}
          onClick={() => {
            if (reasons !== undefined || !open) return setReasons(undefined);
            setReasons(null);
            void live.why(open.seat, null).then((found) => setReasons((found ?? []).filter((r) => !r.offered)));
          }}
        >
          <Icon name="help" size={16} /> {t.whyNot}
        </button>
        {push.can_undo && !coach && (
          <button type="button" class="quiet" onClick={() => open && live.takeBack(open.seat)}>
            <Icon name="undo" size={16} /> {t.undo}
          </button>
        )}
      </div>
    ),
  });

  // A thing that the question does not name may lie further on: the game itself is asked.
  const [ways, offer] = useState<{ at: DOMRect; ways: Way[] } | null>(null);
  useEffect(() => offer(null), [push]);
  const follow = (way: Way): void => {
    offer(null);
    if (open && way.answers[0] !== undefined) coach?.answered(open, way.answers[0]);
    live.follow(way.answers);
  };

  // The second click of a double click does not answer the question that the first one brought.
  const clicked = useRef(0);
  const settled = (event: MouseEvent): void => {
    if (event.detail <= 1) clicked.current = push.sequence;
    else if (clicked.current !== push.sequence) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const play: Play = {
    state: open ? asking.state : () => "",
    touch: (id, thing, at) => void touched(id, thing, at),
    show: (piece, at) => {
      showLater(piece, at);
      if (open) asking.point(piece?.id ?? "");
    },
    seen,
  };
  async function touched(id: string, thing: Json, at: Element): Promise<void> {
    if (open && asking.touch(id, at)) return;
    const piece = scene.pieces.find((p) => p.id === id) ?? null;
    const region = scene.regions.find((r) => r.id === id);
    // Where it stands may be what is asked for.
    if (open && piece && asking.touch(piece.place, at)) return;
    if (open && open.kind === "pick" && !coach && !pending && (piece?.thing ?? region?.thing)?.length) {
      const found = await live.seek(open.seat, id);
      if (live.push.value !== push) return;
      if (found.ways.length === 1) return follow(found.ways[0]!);
      if (found.ways.length) return offer({ at: at.getBoundingClientRect(), ways: found.ways });
      if (found.reasons?.length) {
        show(null);
        return wonder({ at: at.getBoundingClientRect(), title: piece?.label ?? region?.label ?? "", piece, reasons: found.reasons });
      }
    }
    // A place that is not a thing of the scene.
    if (!piece && !region?.thing?.length) return;
    void whyNot(thing, piece?.label ?? region?.label ?? "", piece, at);
  }
  const others = scene.panels.filter((p) => (p.seat ?? -1) < 0 && !p.folded);
  const piles = scene.panels.filter((p) => p.folded);
  const players = seated(scene, push.seat);
  return (
    <SceneFrame scene={scene} play={play}>
      <div ref={root} onClickCapture={settled} class={`play accent-${scene.accent ?? "cyan"} tab-${tab}`} data-sequence={push.sequence}>
        <section class="facts-bar" aria-label={t.facts} tabIndex={0}>
          {others.map((p) => (
            <PanelView key={p.id} panel={p} />
          ))}
        </section>
        <main class="stage" id="main">
          <div class="board-space">
            {handTo !== undefined ? (
              <Curtain seat={info.seats[handTo]} ready={() => live.look(handTo)} />
            ) : (
              <Board
                label={t.board}
                overlay={open ? asking.overlay : null}
                placing={open ? asking.placing : null}
                drawn={open ? asking.drawn : undefined}
              />
            )}
            {handTo === undefined && <Fallen push={push} />}
          </div>
          <div class="dock">
            {coach?.view(push)}
            <Focus scene={scene} />
            {push.over ? (
              <Ending info={info} />
            ) : open ? (
              <>
                {asking.view}
                {reasons !== undefined && (
                  <div class="why-all" {...reach(t.whyNot)}>
                    <div role="status">
                      {reasons && !reasons.length ? (
                        <p class="hint">{t.nothingBarred}</p>
                      ) : (
                        <Reasons reasons={reasons} game={scene.game} />
                      )}
                    </div>
                  </div>
                )}
              </>
            ) : (
              <Waiting info={info} push={push} curtain={handTo !== undefined} />
            )}
          </div>
        </main>
        <aside class="side" aria-label={t.players}>
          <div class="side-players" {...reach(t.players)}>
            {handTo === undefined &&
              players.map((p) => (
                <PanelView
                  key={p.id}
                  panel={p}
                  you={p.seat === push.seat}
                  head={<SeatLine seat={info.seats[p.seat ?? -1]} live={live} push={push} />}
                />
              ))}
            {handTo === undefined && piles.map((p) => <FoldedPanel key={p.id} panel={p} lit={(id) => play.state(id) !== ""} />)}
          </div>
          <Talk live={live} tab={tab} setTab={setTab} veiled={handTo !== undefined} />
        </aside>
        {shown && !wondering && <HoverCard piece={shown.piece} at={shown.at} game={scene.game} />}
        {ways && (
          <Menu at={ways.at} close={() => offer(null)}>
            {ways.ways.map((way) => (
              <button type="button" key={way.texts.join()} onClick={() => follow(way)}>
                {way.texts.join(" › ")}
              </button>
            ))}
          </Menu>
        )}
        {wondering && <WhyNot what={wondering} game={scene.game} close={() => wonder(null)} />}
      </div>
    </SceneFrame>
  );
}

/** So many of the last lines with dice are shown. */
const DICE_LINES = 4;

/** The dice that fell last, over the board; the log says the same. */
function Fallen({ push }: { push: Shown }) {
  const last = useRef<Shown["happenings"]>([]);
  const fell = push.full ? [] : (push.happenings ?? []).filter((h) => h.tokens?.length);
  if (fell.length) last.current = fell.slice(-DICE_LINES);
  const lines = last.current ?? [];
  if (!lines.length) return null;
  return (
    <ul class="fallen" aria-hidden="true" key={`${lines[0]!.number} ${lines[0]!.text}`}>
      {lines.map((line, i) => (
        <li key={i}>
          <TokenRow tokens={line.tokens ?? []} /> <span>{line.text}</span>
        </li>
      ))}
    </ul>
  );
}

const NOTHING: Ask = { id: "", seat: -1, kind: "pick", text: "" };

/** Panels of the players, the viewer's first, then in turn order. */
function seated(scene: Scene, seat: number): Panel[] {
  const players = scene.panels.filter((p) => (p.seat ?? -1) >= 0);
  const i = players.findIndex((p) => p.seat === seat);
  return i < 0 ? players : [...players.slice(i), ...players.slice(0, i)];
}

/** Pieces the question is about, with all they say: the ice that is met, the card that is seen. */
function Focus({ scene }: { scene: Scene }) {
  const ids = scene.focus ?? [];
  const pieces = ids.flatMap((id) => scene.pieces.find((p) => p.id === id) ?? []);
  if (!pieces.length) return null;
  return (
    <div class="focus">
      {pieces.map((p) => (
        <CardBody key={p.id} piece={p} game={scene.game} stop />
      ))}
    </div>
  );
}

function Waiting({ info, push, curtain }: { info: TableInfo; push: Shown; curtain: boolean }) {
  const t = useWords();
  if (curtain) return null;
  const names = (push.waiting ?? []).map((s) => info.seats[s]?.text ?? `${s}`);
  const thinking = push.thinking?.length ?? 0;
  return (
    <section class="ask waiting" role="status">
      <h2>
        {push.clock?.paused ? t.paused : names.length ? (thinking ? t.thinking({ who: names.join(", ") }) : t.waitingFor({ who: names.join(", ") })) : "…"}
        {thinking > 0 && <span class="dots" aria-hidden="true" />}
      </h2>
    </section>
  );
}

function Curtain({ seat, ready }: { seat: Seat | undefined; ready(): void }) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="curtain">
      <Icon name="people" size={48} />
      <h2>{t.handTo({ who: seat?.text ?? "" })}</h2>
      <p>{t.handToHint}</p>
      <button type="button" class="primary" ref={button} onClick={ready}>
        {t.iAm({ who: seat?.text ?? "" })}
      </button>
    </section>
  );
}

function SeatLine({ seat, live, push }: { seat: Seat | undefined; live: LiveTable; push: Shown }) {
  const t = useWords();
  const presence = useCell(live.presence);
  if (!seat) return null;
  const here = seat.kind === "bot" || presence.seats.includes(seat.seat);
  const thinking = (push.thinking ?? []).includes(seat.seat);
  return (
    <p class={`seat-line${here ? " here" : ""}`}>
      {seat.kind === "bot" ? (
        <Icon name="bot" size={14} />
      ) : (
        <span class="presence" role="img" aria-label={here ? t.present : t.away} title={here ? t.present : t.away} />
      )}
      <span>{seat.mine ? t.you : seat.name || seat.kind}</span>
      {seat.conceded && <em>{t.conceded}</em>}
      {thinking && <span class="dots" role="img" aria-label={t.isThinking} />}
      {seat.kind !== "bot" && <ClockFace seat={seat.seat} live={live} push={push} />}
    </p>
  );
}

function ClockFace({ seat, live, push }: { seat: number; live: LiveTable; push: Shown }) {
  const clock = push.clock;
  const whole = typeof clock?.table === "number";
  const mine = !!clock && !clock.paused && (clock.running ?? []).includes(seat);
  const runs = mine || (whole && !clock?.paused);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const beat = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(beat);
  }, [runs]);
  if (!clock) return null;
  const gone = runs ? (performance.now() - live.pushedAt) / 1000 : 0;
  // A seat's own time passes while it is asked, that of the whole table always.
  const own = [clock.turn?.[seat], clock.game?.[seat]].filter((s): s is number => typeof s === "number");
  const left = own.map((s) => s - (mine ? gone : 0));
  if (whole) left.push((clock.table ?? 0) - gone);
  if (!left.length) return null;
  return (
    <span class={`clock${mine ? " runs" : ""}${Math.min(...left) < 15 ? " short" : ""}`}>
      <Icon name="clock" size={13} />
      {left.map(clockText).join(" · ")}
    </span>
  );
}

function clockText(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => `${n}`.padStart(2, "0");
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

function Talk(props: {
  live: LiveTable;
  tab: string;
  setTab(tab: "table" | "log" | "chat"): void;
  /** Behind the curtain: the log holds what the last player alone may know. */
  veiled: boolean;
}) {
  const { live, tab, setTab } = props;
  const t = useWords();
  const log = useCell(live.log);
  const chat = useCell(live.chat);
  const push = useCell(live.push);
  const info = useCell(live.info);
  const limited = !!info?.limited_talk && info.status === "playing";
  const [read, setRead] = useState(0);
  const chatting = tab === "chat";
  const number = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    if (chatting) setRead(number);
  }, [chatting, number]);
  return (
    <section class="talk">
      <div class="tabs" role="tablist" aria-label={t.log}>
        {(["table", "log", "chat"] as const).map((name) => (
          <button
            type="button"
            key={name}
            role="tab"
            id={`tab-${name}`}
            class={`tab-of-${name}`}
            aria-selected={tab === name || (name === "log" && tab === "table")}
            aria-controls="talk-panel"
            onClick={() => setTab(name)}
          >
            <Icon name={name === "chat" ? "chat" : name === "log" ? "list" : "people"} size={16} />{" "}
            {name === "chat" ? t.chat : name === "log" ? t.log : t.players}
            {name === "chat" && !chatting && number > read && <span class="unread" role="img" aria-label={t.unread} />}
          </button>
        ))}
      </div>
      <div class="talk-body" role="tabpanel" id="talk-panel" aria-labelledby={chatting ? "tab-chat" : "tab-log"}>
        {chatting ? (
          <Chat lines={chat} say={(text) => live.say(text)}>
            {info && limited && <LimitedTalk table={info.id} moment={push?.sequence ?? 0} say={(what) => live.say(what)} />}
          </Chat>
        ) : <Log lines={props.veiled ? [] : log} />}
      </div>
    </section>
  );
}

function Ending({ info }: { info: TableInfo }) {
  const t = useWords();
  const outcome = info.outcome;
  const [fault, setFault] = useState("");
  if (!outcome) return <section class="ask ending">…</section>;
  const ranked = [...outcome.places].sort((a, b) => a.place - b.place);
  const sides = outcome.sides ?? [];
  // Who won or lost together stands together; everybody else alone.
  const groups = ranked
    .map((p) => ranked.filter((q) => q.seat === p.seat || sides.some((side) => side.includes(p.seat) && side.includes(q.seat))))
    .filter((group, i) => group[0] === ranked[i]);
  const nobody = !ranked.some((p) => p.winner);
  const verdict =
    outcome.how === "closed" ? "" : sides.length === 1 ? (nobody ? t.lostTogether : t.wonTogether) : nobody ? t.nobodyWon : "";
  const sits = info.seats.some((s) => s.mine);
  const again = (): void => {
    api.rematch(info.id).then(
      (next) => href.go(`/table/${next.id}${next.invite ? `#${next.invite}` : ""}`),
      (error: Error) => setFault(error.message),
    );
  };
  const series = info.series;
  return (
    <section class="ask ending" data-over>
      <h2>{outcome.text}</h2>
      {verdict && <p class="verdict">{verdict}</p>}
      <ol class={`places${sides.length === 1 || outcome.how === "closed" ? " unplaced" : ""}`}>
        {groups.map((group) => (
          <li key={group[0]?.seat} class={`${group[0]?.winner ? "winner" : ""}${group.length > 1 ? " side" : ""}`} value={group[0]?.place}>
            {group.map((p) => {
              const seat = info.seats[p.seat];
              return (
                <span key={p.seat} class="placed">
                  <b>{seat?.text}</b> <span class="hint">{seat?.mine ? t.you : seat?.name}</span> <span class="points">{t.points({ n: p.points })}</span>
                </span>
              );
            })}
          </li>
        ))}
      </ol>
      {series && (
        <>
          <h3>
            {t.seriesGame({ n: series.number, of: series.games })} {series.over ? t.standingsEnd : t.standings}
          </h3>
          <ol class="places standings">
            {[...series.scores]
              .sort((a, b) => b.total - a.total)
              .map((s, i, all) => (
                <li key={s.name + i} class={series.over && s.total === all[0]?.total ? "winner" : ""}>
                  <b>{info.seats[s.seats.at(-1) ?? -1]?.text ?? s.name}</b> <span class="hint">{s.mine ? t.you : s.name}</span>{" "}
                  <span class="points">{t.points({ n: s.total })}</span>
                </li>
              ))}
          </ol>
        </>
      )}
      <div class="row">
        {info.campaign && (
          <Link class="button primary" to={`/campaign/${info.campaign.id}`}>
            <Icon name="trophy" /> {t.backTo({ campaign: info.campaign.title })}
          </Link>
        )}
        {/* Where another has asked for it already, the same request says yes to it. */}
        {sits && !info.campaign && (!series?.over || info.rematch) && (
          <button type="button" class="primary" onClick={again}>
            {series && !series.over ? t.nextGame : info.rematch ? t.rematchToo : t.rematch}
          </button>
        )}
        <Link class="button" to={`/replay/${info.id}`}>
          {t.replay}
        </Link>
        <Link class="button" to="/">
          {t.home}
        </Link>
      </div>
      {fault && <p class="fault">{fault}</p>}
      <details class="fair">
        <summary>{t.fairness}</summary>
        <p>{t.fairnessText}</p>
        <p>
          {t.commitment}: <code>{info.commitment}</code>
        </p>
        <p>
          {t.key}: <code>{outcome.key}</code>
        </p>
      </details>
    </section>
  );
}
