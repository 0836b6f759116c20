// A finished game, moment by moment, from any side of the table; comments, and the proof that it was fair.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { commitmentOf } from "./commitment";
import { HoverCard } from "./card";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { writing } from "./keys";
import { Log } from "./log";
import { Moments } from "./moments";
import { animate, places, type Places } from "./motion";
import { Nothing } from "./nothing";
import { prefs } from "./prefs";
import { PictureButton, ReportView } from "./report";
import { href } from "./route";
import { FoldedPanel, PanelView } from "./panels";
import { Board, reach, SceneFrame, type Play } from "./scene";
import { notify, TopBar } from "./shell";
import { actsOf, Reel } from "./stage";
import { useWords } from "./words";
import type { ComponentChildren } from "preact";
import type { Comments, Mark, Piece, ReplayFrame, ReplayInfo, Report } from "./protocol";

const NOTHING: ReadonlySet<string> = new Set();
const SPEEDS = [0.5, 1, 2, 4];
const STEP = 900;
const ALL_HANDS = -2;

export function ReplayPage({ id, hash }: { id: string; hash: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [fault, setFault] = useState("");
  const [number, setNumber] = useState(() => Math.max(0, parseInt(hash, 10) || 0));
  const [seat, setSeat] = useState(-1);
  const [speed, setSpeed] = useState(1);
  const reel = useMemo(() => new Reel<ReplayFrame>(), []);
  const frame = useCell(reel.shown);
  const act = useCell(reel.act);
  const [running, run] = useState(false);
  const [comments, setComments] = useState<Comments>({ comments: [] });
  const cards = useMemo(() => new Map<string, Piece>(), []);
  useEffect(() => () => reel.skip(), []);
  useEffect(() => {
    let here = true;
    api.replay(id).then(
      (found) => here && setInfo(found),
      (error: Error) => here && setFault(error.message || t.offline),
    );
    api.comments(id).then((found) => here && setComments(found), () => undefined);
    return () => void (here = false);
  }, [id, lang]);
  // A link to another moment of the same game.
  useEffect(() => setNumber(Math.max(0, parseInt(hash, 10) || 0)), [hash]);
  const answers = info?.answers ?? 0;
  const at = Math.min(number, answers);
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(answers, to));
    reel.skip();
    setNumber(next);
    href.replace(`/replay/${id}#${next}`);
  };
  const goRef = useRef(go);
  goRef.current = go;
  useEffect(() => {
    if (!info) return;
    let here = true;
    api.frame(id, at, seat).then(
      (found) => {
        if (!here) return;
        for (const card of found.cards ?? []) cards.set(card.id, card);
        const before = reel.shown.value;
        const forward = before?.number === at - 1 && before.seat === seat;
        reel.take(found, forward ? actsOf(found.happenings ?? [], cards) : [], speed);
      },
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [info, at, seat, lang]);
  useEffect(() => {
    if (!running || !frame || act || frame.number !== at) return;
    if (at >= answers) return run(false);
    const beat = setTimeout(() => goRef.current(at + 1), STEP / speed);
    return () => clearTimeout(beat);
  }, [running, frame, act, at, answers, speed]);
  const marks = info?.marks ?? [];
  const turns = marks.filter((m) => m.turn);
  const onKey = (event: KeyboardEvent): void => {
    if (writing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || document.querySelector("dialog[open]")) return;
    // Arrows on the board go from piece to piece; Space on a button presses it.
    const on = event.target as HTMLElement;
    if (event.key === "ArrowRight") go(at + 1);
    else if (event.key === "ArrowLeft") go(at - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(answers);
    else if (on.closest("button, a, summary, .board")) return;
    else if (event.key === "ArrowUp") go(turns.findLast((m) => m.number < at)?.number ?? 0);
    else if (event.key === "ArrowDown") go(turns.find((m) => m.number > at)?.number ?? answers);
    else if (event.key === " ") run(!running);
    else return;
    event.preventDefault();
  };
  // Effects run a moment after drawing: a quick key must still find the moment that is drawn.
  const keyRef = useRef(onKey);
  keyRef.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => keyRef.current(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const here = turns.findLast((m) => m.number <= at);
  const told = (frame?.happenings ?? []).findLast((h) => !h.minor)?.text || frame?.answer || "";
  const link = `${location.origin}/replay/${id}`;
  const copy = (text: string): void => {
    navigator.clipboard?.writeText(text).then(() => notify(t.copied), () => notify(text));
  };
  return (
    <>
      <TopBar title={<h1 class="table-title">{info ? t.replayOf({ game: info.game_title }) : t.replay}</h1>}>
        <button type="button" class="icon-button" aria-label={t.shareLink} title={t.shareLink} onClick={() => copy(link)}>
          <Icon name="share" />
        </button>
        <a class="icon-button" href={`/api/replays/${id}/record.json`} download aria-label={t.download} title={t.download}>
          <Icon name="download" />
        </a>
      </TopBar>
      {fault && (
        <main class="page" id="main">
          <Nothing say={fault} />
        </main>
      )}
      {info && frame && (
        <FrameView frame={frame} over={<Moments stage={reel} scene={frame.scene} seat={frame.seat} />}>
          <section class="ask replay-bar">
            <p class="replay-now" role="status">
              {here && <b>{here.text}</b>}
              {told !== here?.text && <span class="replay-said">{told}</span>}
            </p>
            <Timeline at={at} of={answers} marks={marks} notes={comments.comments.map((c) => c.number)} go={go} />
            <div class="row replay-keys">
              <Key name="first" label={t.toStart} off={at === 0} press={() => go(0)} />
              <Key name="left" label={t.stepBack} off={at === 0} press={() => go(at - 1)} />
              <button type="button" class="icon-button play-key" aria-label={running ? t.pause : t.runReplay} aria-pressed={running} onClick={() => run(!running)}>
                <Icon name={running ? "pause" : "play"} />
              </button>
              <Key name="right" label={t.stepOn} off={at === answers} press={() => go(at + 1)} />
              <Key name="last" label={t.toEnd} off={at === answers} press={() => go(answers)} />
              <span class="replay-turns">
                <Key name="up" label={t.previousTurn} off={!turns.some((m) => m.number < at)} press={() => go(turns.findLast((m) => m.number < at)?.number ?? 0)} />
                <Key name="down" label={t.nextTurn} off={!turns.some((m) => m.number > at)} press={() => go(turns.find((m) => m.number > at)?.number ?? answers)} />
              </span>
              <output>
                {at} / {answers}
              </output>
              <label>
                <span class="replay-label">{t.speed}</span>{" "}
                <select value={speed} aria-label={t.speed} onChange={(e) => setSpeed(Number(e.currentTarget.value))}>
                  {SPEEDS.map((s) => (
                    <option key={s} value={s}>
                      {s}×
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span class="replay-label">{t.perspective}</span>{" "}
                <select value={seat} aria-label={t.perspective} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
                  <option value={-1}>{t.spectator}</option>
                  {info.seats.map((s) => (
                    <option key={s.seat} value={s.seat}>
                      {s.text}
                    </option>
                  ))}
                  <option value={ALL_HANDS}>{t.allHands}</option>
                </select>
              </label>
            </div>
          </section>
          <div class="replay-side">
            {frame.answer && (
              <p class="replay-answer">
                <b>{info.seats[frame.asked ?? -1]?.text}</b> <span class="hint">{frame.question}</span> → {frame.answer}
              </p>
            )}
            <FrameLog frame={frame} cards={cards} />
            <div class="row">
              <button type="button" onClick={() => copy(`${link}#${at}`)}>
                <Icon name="link" /> {t.shareMoment}
              </button>
              <PictureButton id={id} game={info.game} number={at} />
            </div>
            <Remarks id={id} at={at} comments={comments} set={setComments} go={go} />
            {at < answers && <GoOn id={id} at={at} info={info} seat={seat} />}
            <How info={info} />
            <Proof info={info} />
            <Steps info={info} turns={turns} at={at} go={go} />
          </div>
        </FrameView>
      )}
    </>
  );
}

function Key({ name, label, off, press }: { name: string; label: string; off: boolean; press(): void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={press} disabled={off}>
      <Icon name={name} />
    </button>
  );
}

/** The whole game as a line: turns, weighty moments, comments. */
function Timeline({ at, of, marks, notes, go }: { at: number; of: number; marks: Mark[]; notes: number[]; go(to: number): void }) {
  const t = useWords();
  const left = (n: number): string => `${of ? (n / of) * 100 : 0}%`;
  return (
    <div class="timeline">
      <input type="range" min={0} max={of} value={at} aria-label={t.jump} onInput={(e) => go(e.currentTarget.valueAsNumber)} />
      <div class="ticks" aria-hidden="true">
        {marks.map((m, i) => (
          <button
            type="button"
            key={i}
            tabIndex={-1}
            class={`tick-mark${m.turn ? " turn" : ""}${(m.weight ?? 0) > 1 ? " great" : ""} s-${(m.seat ?? -1) >= 0 ? (m.seat ?? 0) % 6 : "none"}`}
            style={{ left: left(m.number) }}
            title={m.text}
            aria-label={m.text}
            onClick={() => go(m.number)}
          />
        ))}
        {notes.map((n, i) => (
          <i key={`c${i}`} class="tick-note" style={{ left: left(n) }} />
        ))}
      </div>
    </div>
  );
}

function FrameLog({ frame, cards }: { frame: ReplayFrame; cards: ReadonlyMap<string, Piece> }) {
  const [shown, show] = useState<{ piece: Piece; at: Element } | null>(null);
  return (
    <>
      <Log lines={frame.happenings ?? []} cards={cards} scene={frame.scene} show={(piece, at) => show(piece && at ? { piece, at } : null)} />
      {shown && <HoverCard piece={shown.piece} at={shown.at} game={frame.scene.game} />}
    </>
  );
}

function Remarks(props: { id: string; at: number; comments: Comments; set(now: Comments): void; go(to: number): void }) {
  const { id, at, comments, set, go } = props;
  const t = useWords();
  const [text, setText] = useState("");
  const failed = (error: Error): void => notify(error.message || t.offline);
  if (!comments.may_write && !comments.comments.length) return null;
  return (
    <section class="comments">
      <h3>{t.comments}</h3>
      {!comments.comments.length && <p class="hint">{t.noComments}</p>}
      <ul>
        {comments.comments.map((c) => (
          <li key={c.id} class={c.number === at ? "now" : ""}>
            <button type="button" class="quiet" onClick={() => go(c.number)}>
              <Icon name="comment" size={14} /> {c.number}
            </button>
            <span>
              <b>{c.name}</b> {c.text}
            </span>
            {c.mine && (
              <button type="button" class="icon-button" aria-label={t.removeComment} onClick={() => api.removeComment(id, c.id).then(set, failed)}>
                <Icon name="trash" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {comments.may_write && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            const words = text.trim();
            if (!words) return;
            api.comment(id, { number: at, text: words }).then((now) => {
              set(now);
              setText("");
            }, failed);
          }}
        >
          <input value={text} maxLength={500} aria-label={t.commentHere} placeholder={t.commentHere} onInput={(e) => setText(e.currentTarget.value)} />
          <button class="icon-button" aria-label={t.send}>
            <Icon name="right" />
          </button>
        </form>
      )}
    </section>
  );
}

function GoOn({ id, at, info, seat }: { id: string; at: number; info: ReplayInfo; seat: number }) {
  const t = useWords();
  const go = (as: number): void => {
    api.goOn(id, { number: at, seat: as }).then(
      (table) => href.go(`/table/${table.id}`),
      (error: Error) => notify(error.message || t.offline),
    );
  };
  const seats = seat >= 0 ? info.seats.filter((s) => s.seat === seat) : info.seats;
  return (
    <details class="go-on">
      <summary>
        <Icon name="play" size={16} /> {t.goOnFromHere}
      </summary>
      <p class="hint">{t.goOnHint}</p>
      <div class="row">
        {seats.map((s) => (
          <button type="button" key={s.seat} onClick={() => go(s.seat)}>
            {t.goOnAs({ who: s.text })}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The report, loaded when somebody opens it. */
function How({ info }: { info: ReplayInfo }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [report, setReport] = useState<Report | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) api.report(info.id).then(setReport, () => undefined);
  }, [open, lang]);
  return (
    <details onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <Icon name="trophy" size={16} /> {t.statistics}
      </summary>
      {info.outcome && <p>{info.outcome.text}</p>}
      {report && <ReportView report={report} seats={info.seats} replay={info.id} />}
    </details>
  );
}

function Steps({ info, turns, at, go }: { info: ReplayInfo; turns: Mark[]; at: number; go(to: number): void }) {
  const t = useWords();
  // A turn that begins with an answer stands before the next one.
  const heads = new Map(turns.map((m) => [m.number + 1, m.text]));
  return (
    <ol class="steps log" aria-label={t.steps} tabIndex={0}>
      {(info.steps ?? []).map((s) => (
        <li key={s.number} class={s.number === at ? "now" : ""}>
          {heads.has(s.number) && <h4>{heads.get(s.number)}</h4>}
          <button type="button" aria-current={s.number === at ? "step" : undefined} onClick={() => go(s.number)}>
            <span class="hint">{s.number}</span> <b>{info.seats[s.seat]?.text}</b> {s.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

function FrameView({ frame, over, children }: { frame: ReplayFrame; over: ComponentChildren; children: [ComponentChildren, ComponentChildren] }) {
  const t = useWords();
  const [shown, show] = useState<{ piece: Piece; at: Element } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ frame: ReplayFrame; before: Places } | null>(null);
  if (drawn.current?.frame !== frame) drawn.current = { frame, before: places(root.current) };
  useLayoutEffect(() => {
    animate(root.current, drawn.current!.before, (frame.happenings ?? []).filter((h) => !h.moment));
    const steps = root.current?.querySelector(".steps");
    const now = steps?.querySelector<HTMLElement>(".now");
    // The page itself stays where it is: on a phone the board would scroll away.
    if (steps && now) steps.scrollTop = now.offsetTop - steps.clientHeight / 2;
  }, [frame]);
  const scene = frame.scene;
  const play: Play = {
    state: () => "",
    touch: (id, _thing, at) => {
      const piece = scene.pieces.find((p) => p.id === id);
      show(piece ? { piece, at } : null);
    },
    show: (piece, at) => show(piece && at ? { piece, at } : null),
    seen: shown?.piece.sees?.length ? new Set(shown.piece.sees) : NOTHING,
  };
  return (
    <SceneFrame scene={scene} play={play}>
      <div ref={root} class={`play replay accent-${scene.accent ?? "cyan"}`}>
        <section class="facts-bar" aria-label={t.facts} tabIndex={0}>
          {scene.panels
            .filter((p) => (p.seat ?? -1) < 0 && !p.folded)
            .map((p) => (
              <PanelView key={p.id} panel={p} />
            ))}
        </section>
        <main class="stage" id="main">
          <div class="board-space">
            <Board label={t.board} />
            {over}
          </div>
          <div class="dock">{children[0]}</div>
        </main>
        <aside class="side" aria-label={t.players}>
          <div class="side-players" {...reach(t.players)}>
            {scene.panels
              .filter((p) => (p.seat ?? -1) >= 0)
              .map((p) => (
                <PanelView key={p.id} panel={p} you={p.seat === frame.seat} />
              ))}
            {scene.panels
              .filter((p) => p.folded)
              .map((p) => (
                <FoldedPanel key={p.id} panel={p} lit={() => false} />
              ))}
          </div>
          <section class="talk">{children[1]}</section>
        </aside>
        {shown && <HoverCard piece={shown.piece} at={shown.at} game={scene.game} />}
      </div>
    </SceneFrame>
  );
}

function Proof({ info }: { info: ReplayInfo }) {
  const t = useWords();
  const [own, setOwn] = useState<boolean | null>(null);
  return (
    <details class={`fair ${info.verified ? "proved" : "broken"}`}>
      <summary>
        <Icon name={info.verified ? "check" : "close"} size={16} /> {info.verified ? t.verified({ n: info.draws ?? 0 }) : t.notVerified}
      </summary>
      {info.problem && <p class="fault">{info.problem}</p>}
      <p>{t.fairnessText}</p>
      <p>
        {t.commitment}: <code>{info.commitment}</code>
      </p>
      <p>
        {t.key}: <code>{info.key}</code>
      </p>
      <p class="row">
        <button type="button" onClick={() => setOwn(commitmentOf(info.key) === info.commitment)}>
          {t.checkHere}
        </button>
        {own !== null && <b role="status">{own ? t.fits : t.fitsNot}</b>}
      </p>
    </details>
  );
}
