// The table while it is played: board, question, panels, log.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Menu, useAsking } from "./ask";
import { CardBody, HoverCard, TappedCard } from "./card";
import { useCell } from "./cell";
import { useDrag } from "./drag";
import { Icon } from "./icons";
import { lazy } from "./lazy";
import { animate, places, type Places } from "./motion";
import { setAccent } from "./prefs";
import { FoldedPanel, PanelArt, PanelView } from "./panels";
import { Board, intoView, reach, SceneFrame, tells, type Play } from "./scene";
import { useStyles } from "./sheets";
import { Moments } from "./moments";
import { SeatLine } from "./seatline";
import { sound } from "./sound";
import { Passing, StopsChoice } from "./stops";
import type { Stage } from "./stage";
import { LimitedTalk } from "./limited_talk";
import { TokenRow } from "./tokens";
import { Log } from "./log";
import { sceneAt, Since, sinceMine } from "./since";
import { Chat } from "./talk";
import { TrialEnd } from "./trial";
import { Reasons, WhyNot, type Wondering } from "./why";
import { together } from "./when";
import { useWords } from "./words";
import type { ComponentChildren } from "preact";
import type { LiveTable, Shown } from "./live";
import type { Coach } from "./tutorial";
import type { Ask, Json, Panel, Piece, Reason, Scene, Seat, TableInfo, Way } from "./protocol";

const Ending = lazy(() => import("./ending").then((part) => part.Ending));
const NONE: ReadonlySet<string> = new Set();
/** Milliseconds after which question and hand stand where they belong; once more when the game's own styles have come. */
const SETTLED = [250, 1200];
const narrow = matchMedia("(max-width: 640px)");

function bringNear(root: HTMLElement | null): void {
  const lit = [...(root?.querySelectorAll<HTMLElement>(".board .piece.lit, .board .region.lit > .floor") ?? [])];
  const boxes = lit.map((e) => [e, e.getBoundingClientRect()] as const).filter(([, b]) => b.width > 0);
  const seen = boxes.some(([e, b]) => {
    const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    // What stands on a square does not hide it.
    return !!hit && ((e.closest(".region") ?? e).contains(hit) || hit.contains(e));
  });
  const [first] = boxes;
  const dock = root?.querySelector<HTMLElement>(".dock");
  if (seen || !first || !dock) return;
  // Between the bar at the top and the hand, which stands right above the question.
  const foot = Math.min(dock.getBoundingClientRect().top, innerHeight);
  const [, box] = first;
  scrollBy(0, box.top + box.height / 2 - foot * 0.45);
}

interface PlayProps {
  live: LiveTable;
  stage: Stage;
  info: TableInfo;
  push: Shown;
  coach?: Coach | undefined;
}

export function PlayView({ live, stage, info, push, coach }: PlayProps) {
  const t = useWords();
  const stops = useCell(live.stops);
  const pending = useCell(live.pending);
  useCell(stage.act);
  const [shown, show] = useState<{ piece: Piece; at: Element } | null>(null);
  const [wondering, wonder] = useState<Wondering | null>(null);
  const [tapped, tap] = useState<{ piece: Piece; at: Element } | null>(null);
  const [tab, setTab] = useState<"table" | "log" | "chat">("table");
  // What the page tells is what it has shown.
  const log = useCell(live.log);
  const told = useMemo(() => log.filter((line) => line.number <= push.answers), [log, push]);
  const lines = useMemo(() => told.filter((line) => !line.minor), [told]);
  const fresh = useMemo(() => {
    const from = sinceMine(told, push.seat);
    return from < 0 ? 0 : told.slice(from).filter((line) => !line.minor).length;
  }, [told, push.seat]);
  const [looking, lookAt] = useState(-1);
  const past = looking >= 0 && lines[looking] ? sceneAt(stage.past, lines[looking].number) : undefined;
  const scene = past?.scene ?? push.scene;
  // Somebody who looks back is not asked, and still has the screen.
  const question = push.asks?.[0];
  const ask = looking >= 0 ? undefined : question;
  const mine = info.seats.filter((s) => s.mine).map((s) => s.seat);
  const waiting = push.waiting ?? [];
  const other = !question && mine.length > 1 ? waiting.find((s) => s !== push.seat && mine.includes(s)) : undefined;
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
      // What is shown as a moment has been seen by now.
      animate(root.current, drawn.current!.before, (push.happenings ?? []).filter((h) => !h.moment));
    }
    performance.measure("neontable-push", { start: stage.dueAt, end: Math.max(began, performance.now()) });
  }, [push]);

  // What it is about comes into view where a narrow board lies in strips.
  useLayoutEffect(() => {
    const about = [...(push.scene.focus ?? []), ...push.scene.pieces.filter((p) => p.shape === "marker").map((p) => p.id)];
    for (const id of about) intoView(root.current?.querySelector<HTMLElement>(`.band [data-id="${CSS.escape(id)}"]`));
  }, [push]);

  const styled = useStyles();
  // On a narrow screen what may be chosen can lie further down: the first of it is brought into view, unless
  // some of it can be seen.
  useEffect(() => {
    if (!question || !narrow.matches) return undefined;
    const timers = SETTLED.map((ms) => setTimeout(() => bringNear(root.current), ms));
    const stop = (): void => timers.forEach(clearTimeout);
    // Whoever looks elsewhere is left alone.
    for (const kind of ["pointerdown", "wheel"]) addEventListener(kind, stop, { once: true });
    return () => {
      stop();
      for (const kind of ["pointerdown", "wheel"]) removeEventListener(kind, stop);
    };
  }, [push, styled]);

  // How high the question stands at the foot of a narrow screen: a hand may stand right above it.
  useLayoutEffect(() => {
    const dock = root.current?.querySelector<HTMLElement>(".dock");
    if (!dock) return undefined;
    const tell = (): void => root.current?.style.setProperty("--dock", `${dock.offsetHeight}px`);
    tell();
    const seen = new ResizeObserver(tell);
    seen.observe(dock);
    return () => seen.disconnect();
  }, []);

  useEffect(() => {
    setAccent(scene.accent ?? "cyan");
    return () => setAccent(undefined);
  }, [scene.accent]);
  // Nothing to do but to pass, and the house does it: no reason to call anybody.
  const passed = !!ask?.idle && stops?.until !== undefined;
  const asked = !!push.asks?.length && !passed;
  useEffect(() => {
    if (asked) lookAt(-1);
    if (asked) sound("turn");
    document.title = asked ? `● ${t.yourTurn} · ${info.game_title}` : `${info.game_title} · Neontable`;
  }, [asked, t]);
  useEffect(() => lookAt(-1), [push.seat]);
  useEffect(() => {
    if (push.over) sound("end");
  }, [push.over]);

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
    tap(null);
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
    const piece = shown?.piece ?? wondering?.piece;
    return piece?.sees?.length ? new Set(piece.sees) : NONE;
  }, [shown, wondering]);

  // -- the question
  const [reasons, setReasons] = useState<Reason[] | null | undefined>(undefined);
  useEffect(() => setReasons(undefined), [push]);
  useEffect(() => {
    if (reasons) root.current?.querySelector(".why-all")?.scrollIntoView({ block: "nearest" });
  }, [reasons]);
  const trial = info.puzzle;
  const open = ask && !push.over ? ask : null;
  const asking = useAsking({
    ask: open ?? NOTHING,
    busy: !!pending || info.status === "paused" || stage.behind,
    send: (given) => {
      if (!open) return;
      const answer = coach?.meant(open, given) ?? given;
      coach?.answered(open, answer);
      live.answer(open.seat, answer);
    },
    allowed: open ? coach?.allowed(open) : undefined,
    strayed: coach?.strayed,
    chore: coach ? undefined : (chore) => live.follow(chore.answers, chore.asks),
    scene,
    tryOut: (answer) => (open ? live.tryOut(open.seat, answer) : Promise.resolve(null)),
    extra: (
      <div class="ask-tools">
        <button
          type="button"
          class="quiet why-open"
          title={t.whyNot}
          aria-expanded={reasons !== undefined}
          onClick={() => {
            if (reasons !== undefined || !open) return setReasons(undefined);
            setReasons(null);
            void live.why(open.seat, null).then((found) => setReasons((found ?? []).filter((r) => !r.offered)));
          }}
        >
          <Icon name="help" size={16} /> {t.whyNot}
        </button>
        {push.can_undo && !coach && !trial && (
          <button type="button" class="quiet take-back" title={t.undo} onClick={() => open && live.takeBack(open.seat)}>
            <Icon name="undo" size={16} /> {t.undo}
          </button>
        )}
        {open && !coach && <StopsChoice live={live} seat={open.seat} own />}
        {open && <Passing live={live} seat={open.seat} />}
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

  // The second click of a double click does not answer the question that the first one brought, and a
  // button that was pressed before a question came does not answer it.
  const clicked = useRef(0);
  const pressed = useRef(push.sequence);
  const press = (): void => void (pressed.current = push.sequence);
  const settled = (event: MouseEvent): void => {
    const late = event.detail > 0 && pressed.current !== push.sequence;
    if (event.detail <= 1 && !late) clicked.current = push.sequence;
    else if (late || clicked.current !== push.sequence) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // A key that is held down answers one question.
  const repeated = (event: KeyboardEvent): void => {
    const answers = event.key === "Enter" || event.key === " ";
    if (event.repeat && answers && event.target instanceof HTMLElement && event.target.closest(".ask, .board, .panel")) event.preventDefault();
  };

  const play: Play = {
    state: open ? asking.state : () => "",
    ...(open ? { fill: asking.fill } : {}),
    touch: (id, thing, at) => void touched(id, thing, at),
    tap: (piece, at) => {
      if (tapped?.piece.id === piece.id) {
        tap(null);
        return false;
      }
      show(null);
      tap({ piece, at });
      return true;
    },
    show: (piece, at) => {
      showLater(piece, at);
      if (open) asking.point(piece?.id ?? "");
    },
    ...(open && !coach ? { lifts: asking.lifts, lift: asking.lift, drop: asking.drop } : {}),
    seen,
  };
  async function touched(id: string, thing: Json, at: Element): Promise<void> {
    if (open && asking.touch(id, at)) return;
    const piece = scene.pieces.find((p) => p.id === id) ?? null;
    const region = scene.regions.find((r) => r.id === id);
    // Where it stands may be what is asked for, or where that stands which carries it.
    let carried = open ? piece : null;
    while (carried) {
      const { place } = carried;
      if (asking.touch(place, at)) return;
      const { lit_with = [] } = scene.regions.find((r) => r.id === place) ?? {};
      if (lit_with.some((whole) => asking.touch(whole, at))) return;
      carried = scene.pieces.find((p) => p.id === place) ?? null;
    }
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
  useDrag(root, (moved, onto, at) => void dropped(moved, onto, at));
  async function dropped(moved: string, onto: string, at: Element): Promise<void> {
    if (!open || open.kind !== "pick" || coach || pending) return;
    const found = await live.seek(open.seat, onto, moved);
    if (live.push.value !== push) return;
    if (found.ways.length === 1) follow(found.ways[0]!);
    else if (found.ways.length) offer({ at: at.getBoundingClientRect(), ways: found.ways });
    else {
      const piece = scene.pieces.find((p) => p.id === moved);
      if (piece) void whyNot((piece.thing ?? []) as Json, piece.label ?? "", piece, at);
    }
  }
  const others = scene.panels.filter((p) => (p.seat ?? -1) < 0 && !p.folded);
  const piles = scene.panels.filter((p) => p.folded);
  const players = seated(scene, push.seat);
  return (
    <SceneFrame scene={scene} play={play}>
      <div ref={root} onPointerDownCapture={press} onClickCapture={settled} onKeyDownCapture={repeated} class={`play accent-${scene.accent ?? "cyan"} tab-${tab}`} data-sequence={push.sequence}>
        <section class="facts-bar" aria-label={t.facts} tabIndex={0}>
          {others.map((p) => (
            <PanelView key={p.id} panel={p} />
          ))}
        </section>
        <main class="stage" id="main">
          <div class="board-space">
            {handTo !== undefined ? (
              <Curtain
                seat={info.seats[handTo]}
                panel={scene.panels.find((one) => one.seat === handTo)}
                ready={() => live.look(handTo)}
                pass={push.may_pass?.includes(handTo) ? () => live.setStops(handTo, true) : undefined}
              />
            ) : (
              <Board
                label={t.board}
                overlay={open ? asking.overlay : null}
                placing={open ? asking.placing : null}
                drawn={open ? [...(coach?.mark(open) ?? []), ...(asking.drawn ?? [])] : undefined}
              />
            )}
            {handTo === undefined && <Fallen push={push} />}
            {handTo === undefined && <Moments stage={stage} scene={scene} seat={push.seat} />}
          </div>
          <div class="dock">
            {handTo === undefined && !coach && !push.over && <Since lines={lines} fresh={fresh} at={looking} go={lookAt} />}
            {coach?.view(push)}
            <Focus scene={scene} />
            {trial && (push.over || trial.state === "failed") ? (
              <TrialEnd live={live} trial={trial} />
            ) : push.over ? (
              <Ending info={info} number={push.answers} />
            ) : open && passed ? (
              <section class="ask waiting" data-passing={open.id}>
                <div class="ask-head">
                  <h2>{t.nothingToDo}</h2>
                  <div class="ask-tools">
                    <StopsChoice live={live} seat={open.seat} />
                    <Passing live={live} seat={open.seat} />
                  </div>
                </div>
              </section>
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
              <Waiting info={info} push={push} curtain={handTo !== undefined} live={live} />
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
                  head={trial && p.seat !== trial.seat ? null : <SeatLine seat={info.seats[p.seat ?? -1]} live={live} push={push} />}
                />
              ))}
            {handTo === undefined && piles.map((p) => <FoldedPanel key={p.id} panel={p} lit={(id) => play.state(id) !== ""} />)}
          </div>
          <Talk live={live} tab={tab} setTab={setTab}>
            <Log
              lines={handTo === undefined ? told : []}
              cards={stage.cards}
              scene={push.scene}
              show={showLater}
              jump={coach || push.over ? undefined : (line) => lookAt(lines.indexOf(line))}
              now={(line) => looking >= 0 && line === lines[looking]}
            />
          </Talk>
        </aside>
        {shown && !wondering && <HoverCard piece={shown.piece} at={shown.at} game={scene.game} />}
        {tapped && (
          <TappedCard
            piece={tapped.piece}
            game={scene.game}
            close={() => tap(null)}
            mates={scene.pieces.filter((p) => p.place === tapped.piece.place && tells(p))}
            turn={(piece) => tap({ piece, at: root.current?.querySelector(`[data-id="${CSS.escape(piece.id)}"]`) ?? tapped.at })}
            choose={
              play.state(tapped.piece.id)
                ? () => {
                    tap(null);
                    void touched(tapped.piece.id, (tapped.piece.thing ?? []) as Json, tapped.at);
                  }
                : undefined
            }
          />
        )}
        {ways && (
          <Menu at={ways.at} close={() => offer(null)}>
            {ways.ways.map((way) => (
              <button type="button" key={way.texts.join()} onClick={() => follow(way)}>
                {way.texts.join(" › ")}
              </button>
            ))}
          </Menu>
        )}
        {wondering && <WhyNot what={wondering} game={scene.game} asked={open?.text} close={() => wonder(null)} />}
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

function Waiting({ info, push, curtain, live }: { info: TableInfo; push: Shown; curtain: boolean; live: LiveTable }) {
  const t = useWords();
  if (curtain) return null;
  const names = (push.waiting ?? []).map((s) => info.seats[s]?.text ?? `${s}`);
  const thinking = push.thinking?.length ?? 0;
  return (
    <section class="ask waiting">
      <div class="ask-head">
        <div role="status">
          <h2>
            {push.clock?.paused ? t.paused : names.length ? (thinking ? t.thinking({ who: together(names) }) : t.waitingFor({ who: together(names) })) : "…"}
            {thinking > 0 && <span class="dots" aria-hidden="true" />}
          </h2>
        </div>
        {push.seat >= 0 && (
          <div class="ask-tools">
            <StopsChoice live={live} seat={push.seat} />
          </div>
        )}
      </div>
    </section>
  );
}

/** `pass`: the next player may say, without looking, that there is nothing more to answer this turn. */
function Curtain({ seat, panel, ready, pass }: { seat: Seat | undefined; panel: Panel | undefined; ready(): void; pass?: (() => void) | undefined }) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="curtain">
      {panel?.token ? <PanelArt panel={panel} /> : <Icon name="people" size={48} />}
      <h2>{t.handTo({ who: seat?.text ?? "" })}</h2>
      <p>{t.handToHint}</p>
      <button type="button" class="primary" ref={button} onClick={ready}>
        {t.iAm({ who: seat?.text ?? "" })}
      </button>
      {pass && (
        <button type="button" class="quiet" onClick={pass}>
          {t.noMoreFor({ who: seat?.text ?? "" })}
        </button>
      )}
    </section>
  );
}

function Talk(props: {
  live: LiveTable;
  tab: string;
  setTab(tab: "table" | "log" | "chat"): void;
  /** The log. */
  children: ComponentChildren;
}) {
  const { live, tab, setTab } = props;
  const t = useWords();
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
        ) : props.children}
      </div>
    </section>
  );
}
