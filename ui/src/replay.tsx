// A finished game, step by step, from any side of the table; and the proof that it was fair.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { commitmentOf } from "./commitment";
import { HoverCard } from "./card";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { animate, places, type Places } from "./motion";
import { prefs } from "./prefs";
import { href } from "./route";
import { Board, PanelView, FoldedPanel, reach, SceneFrame, type Play } from "./scene";
import { notify, TopBar } from "./shell";
import { useWords } from "./words";
import type { ComponentChildren } from "preact";
import type { Piece, ReplayFrame, ReplayInfo } from "./protocol";

const NOTHING: ReadonlySet<string> = new Set();

export function ReplayPage({ id, hash }: { id: string; hash: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [fault, setFault] = useState("");
  const [number, setNumber] = useState(() => Math.max(0, parseInt(hash, 10) || 0));
  const [seat, setSeat] = useState(-1);
  const [frame, setFrame] = useState<ReplayFrame | null>(null);
  const [running, run] = useState(false);
  useEffect(() => {
    let here = true;
    api.replay(id).then(
      (found) => here && setInfo(found),
      (error: Error) => here && setFault(error.message || t.offline),
    );
    return () => void (here = false);
  }, [id, lang]);
  const answers = info?.answers ?? 0;
  const at = Math.min(number, answers);
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(answers, to));
    setNumber(next);
    href.replace(`/replay/${id}#${next}`);
  };
  const goRef = useRef(go);
  goRef.current = go;
  useEffect(() => {
    if (!info) return;
    let here = true;
    api.frame(id, at, seat).then(
      (found) => here && setFrame(found),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [info, at, seat, lang]);
  useEffect(() => {
    if (!running || !frame) return;
    if (at >= answers) return run(false);
    const beat = setTimeout(() => goRef.current(at + 1), 900);
    return () => clearTimeout(beat);
  }, [running, frame, at, answers]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "ArrowRight") goRef.current(at + 1);
      else if (event.key === "ArrowLeft") goRef.current(at - 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [at]);
  const share = `${location.origin}/replay/${id}`;
  return (
    <>
      <TopBar title={<h1 class="table-title">{info ? t.replayOf({ game: info.game_title }) : t.replay}</h1>}>
        <button
          type="button"
          class="icon-button"
          aria-label={t.shareLink}
          title={t.shareLink}
          onClick={() => navigator.clipboard?.writeText(share).then(() => notify(t.copied), () => notify(share))}
        >
          <Icon name="share" />
        </button>
        <a class="icon-button" href={`/api/replays/${id}/record.json`} download aria-label={t.download} title={t.download}>
          <Icon name="download" />
        </a>
      </TopBar>
      {fault && (
        <main class="page" id="main">
          <p class="fault">{fault}</p>
        </main>
      )}
      {info && frame && (
        <FrameView frame={frame}>
          <section class="ask replay-bar">
            <div class="row replay-keys">
              <button type="button" class="icon-button" aria-label={t.toStart} onClick={() => go(0)} disabled={at === 0}>
                <Icon name="first" />
              </button>
              <button type="button" class="icon-button" aria-label={t.stepBack} onClick={() => go(at - 1)} disabled={at === 0}>
                <Icon name="left" />
              </button>
              <button type="button" class="icon-button" aria-label={running ? t.pause : t.runReplay} aria-pressed={running} onClick={() => run(!running)}>
                <Icon name={running ? "pause" : "play"} />
              </button>
              <button type="button" class="icon-button" aria-label={t.stepOn} onClick={() => go(at + 1)} disabled={at === answers}>
                <Icon name="right" />
              </button>
              <button type="button" class="icon-button" aria-label={t.toEnd} onClick={() => go(answers)} disabled={at === answers}>
                <Icon name="last" />
              </button>
              <input type="range" min={0} max={answers} value={at} aria-label={t.jump} onInput={(e) => go(e.currentTarget.valueAsNumber)} />
              <output>
                {at} / {answers}
              </output>
              <label>
                {t.perspective}{" "}
                <select value={seat} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
                  <option value={-1}>{t.spectator}</option>
                  {info.seats.map((s) => (
                    <option key={s.seat} value={s.seat}>
                      {s.text}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            {frame.answer && (
              <p class="replay-answer" role="status">
                <b>{info.seats[frame.asked ?? -1]?.text}</b> <span class="hint">{frame.question}</span> → {frame.answer}
              </p>
            )}
            <ol class="log short" aria-label={t.log} tabIndex={0}>
              {(frame.happenings ?? []).map((h, i) => (
                <li key={i}>{h.text}</li>
              ))}
            </ol>
            <Proof info={info} />
          </section>
          <ol class="steps log" aria-label={t.steps}>
            {(info.steps ?? []).map((s) => (
              <li key={s.number} class={s.number === at ? "now" : ""}>
                <button type="button" aria-current={s.number === at ? "step" : undefined} onClick={() => go(s.number)}>
                  <span class="hint">{s.number}</span> <b>{info.seats[s.seat]?.text}</b> {s.text}
                </button>
              </li>
            ))}
          </ol>
        </FrameView>
      )}
    </>
  );
}

function FrameView({ frame, children }: { frame: ReplayFrame; children: [ComponentChildren, ComponentChildren] }) {
  const t = useWords();
  const [shown, show] = useState<{ piece: Piece; at: Element } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ frame: ReplayFrame; before: Places } | null>(null);
  if (drawn.current?.frame !== frame) drawn.current = { frame, before: places(root.current) };
  useLayoutEffect(() => {
    animate(root.current, drawn.current!.before, frame.happenings ?? []);
    root.current?.querySelector(".steps .now")?.scrollIntoView({ block: "nearest" });
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
