// Big moments over the board: drawn from the kind of moment alone, whatever the game.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardBody } from "./card";
import { useCell } from "./cell";
import { beam } from "./motion";
import { sound } from "./sound";
import type { Act, Acting } from "./stage";
import { TokenView } from "./tokens";
import { useWords } from "./words";
import type { Happening, Moment, Scene, Token } from "./protocol";

type Line = Happening & { moment: Moment };

export function Moments({ stage, scene, seat }: { stage: Acting; scene: Scene; seat: number }) {
  const t = useWords();
  const act = useCell(stage.act);
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where a moment stands over the screen it ends where the question begins, wherever that is now.
    const dock = over.current?.closest(".play")?.querySelector(".dock");
    if (dock) over.current!.style.setProperty("--foot", `${Math.max(0, innerHeight - dock.getBoundingClientRect().top)}px`);
  }, [act]);
  useEffect(() => {
    if (!act) return;
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog[open]")) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      // A light one covers nothing: Enter may be meant for the question.
      if (event.key !== "Escape" && (act.light || !["Enter", " "].includes(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
      stage.skip();
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [act]);
  if (!act) return null;
  return (
    <div ref={over} data-act={act.key} class={`moments m-${act.kind}${act.light ? " light" : ""} ${tint(scene, act)}`}>
      {!act.light && (
        <button type="button" class="moment-skip" onClick={stage.skip}>
          <span>{t.skipMoments}</span>
        </button>
      )}
      <ActView key={act.key} act={act} scene={scene} seat={seat} />
    </div>
  );
}

/** The colour of whoever acts. */
function tint(scene: Scene, act: Act): string {
  const { seat = -1, by } = act.lines[0]!.moment;
  const panel = scene.panels.find((p) => p.seat === seat && seat >= 0);
  const piece = scene.pieces.find((p) => p.id === by);
  const colour = piece?.colour ?? panel?.token?.colour;
  return colour ? `c-${colour}` : "";
}

function ActView({ act, scene, seat }: { act: Act; scene: Scene; seat: number }) {
  switch (act.kind) {
    case "banner":
      return <Banner line={act.lines[0]!} seat={seat} />;
    case "reveal":
      return <Reveal act={act} scene={scene} />;
    case "strike":
      return <Strikes act={act} />;
    case "duel":
      return <Duel line={act.lines[0]!} />;
    case "roll":
      return <Roll act={act} />;
    case "score":
      return <Score act={act} scene={scene} />;
    case "fall":
      return <Fall act={act} />;
  }
}

function Banner({ line, seat }: { line: Line; seat: number }) {
  const t = useWords();
  const { title, turn, seat: whose = -1, weight = 0 } = line.moment;
  const mine = turn && whose >= 0 && whose === seat;
  const words = mine ? t.yourTurn : title || line.text;
  useEffect(() => light(line.moment.to), []);
  return (
    <div class={`moment-banner${mine ? " mine" : ""}${weight > 1 ? " great" : ""}`}>
      <strong>{words}</strong>
      {/* That somebody has won is told with how. */}
      {words !== line.text && (!turn || weight > 2) && <span>{line.text}</span>}
    </div>
  );
}

function Reveal({ act, scene }: { act: Act; scene: Scene }) {
  const line = act.lines[0]!;
  const card = act.cards[0];
  useEffect(() => light(line.moment.to ?? []), []);
  if (!card) return <Banner line={line} seat={-1} />;
  return (
    <div class="moment-reveal">
      {line.moment.title && <strong class="moment-title">{line.moment.title}</strong>}
      <div class="moment-card">
        <CardBody piece={card} game={scene.game} />
      </div>
      <span class="moment-line">{line.text}</span>
    </div>
  );
}

/** Where a thing stands on the page, on the board first. */
function find(id: string | undefined): HTMLElement | null {
  if (!id) return null;
  const name = CSS.escape(id);
  const found = document.querySelectorAll<HTMLElement>(`.board [data-id="${name}"], .freeboard [data-id="${name}"], [data-id="${name}"]`);
  return Array.from(found).find((e) => e.checkVisibility()) ?? null;
}

function firstOf(ids: readonly string[] | undefined): HTMLElement | null {
  for (const id of ids ?? []) {
    const found = find(id);
    if (found) return found;
  }
  return null;
}

/** Frames what a moment is about, while it is shown. */
function light(ids: readonly string[] | undefined): () => void {
  const things = (ids ?? []).flatMap((id) => find(id) ?? []);
  for (const thing of things) thing.dataset["moment"] = "";
  return () => {
    for (const thing of things) delete thing.dataset["moment"];
  };
}

interface Spot {
  x: number;
  y: number;
}

function middle(element: Element | null): Spot {
  const board = document.querySelector(".board-space")?.getBoundingClientRect();
  const box = element?.getBoundingClientRect() ?? board;
  if (!box) return { x: innerWidth / 2, y: innerHeight / 2 };
  const inside = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  return { x: inside(box.left + box.width / 2, 130, innerWidth - 130), y: inside(box.top + box.height / 2, 70, innerHeight - 60) };
}

function Strikes({ act }: { act: Act }) {
  const [spots, setSpots] = useState<Spot[]>([]);
  useLayoutEffect(() => {
    const targets = act.lines.map((line) => firstOf(line.moment.to));
    const from = find(act.lines[0]!.moment.by);
    setSpots(targets.map(middle));
    const lit = light(act.lines.flatMap((line) => line.moment.to?.slice(0, 1) ?? []));
    sound("hit");
    targets.forEach((target, i) => {
      if (from && target && from !== target) beam(from.getBoundingClientRect(), target.getBoundingClientRect(), 120 + i * 160);
      if ((act.lines[i]!.moment.n ?? 0) >= 0) jolt(target, 260 + i * 160);
    });
    return lit;
  }, []);
  const first = act.lines[0]!;
  return (
    <>
      {act.lines.map((line, i) => {
        const spot = spots[i];
        const { n = 0, title, filled = 0, of = 0 } = line.moment;
        if (!spot) return null;
        return (
          <At key={i} spot={spot} class={`moment-hit${n < 0 ? " good" : ""}`} delay={i * 160}>
            {n !== 0 && of === 0 && <b>{n > 0 ? `−${n}` : `+${-n}`}</b>}
            {title && <span>{title}</span>}
            {of > 0 && <Track filled={filled} fresh={n} of={of} />}
          </At>
        );
      })}
      <span class="moment-line foot">{act.lines.length > 1 ? act.lines.map((l) => l.text).join(" ") : first.text}</span>
    </>
  );
}

/** Something said over a spot of the board; a long name stays on the screen, wherever the spot is. */
function At({ spot, delay = 0, children, ...more }: { spot: Spot; class: string; delay?: number; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [x, setX] = useState(spot.x);
  useLayoutEffect(() => {
    // It comes a little larger than it stays.
    const half = box.current!.offsetWidth * 0.6 + 8;
    setX(Math.max(half, Math.min(innerWidth - half, spot.x)));
  }, [spot.x]);
  return (
    <div ref={box} {...more} style={{ left: `${x}px`, top: `${spot.y}px`, animationDelay: `${delay}ms` }}>
      {children}
    </div>
  );
}

/** A track of levels that fills. */
function Track({ filled, fresh, of }: { filled: number; fresh: number; of: number }) {
  return (
    <span class="moment-track" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < filled - fresh ? "old" : i < filled ? "new" : ""} style={{ animationDelay: `${250 + (i - filled + fresh) * 140}ms` }} />
      ))}
    </span>
  );
}

function jolt(target: Element | null, delay: number): void {
  target?.animate(
    [{ translate: "0" }, { translate: "7px -4px" }, { translate: "-7px 4px" }, { translate: "4px 2px" }, { translate: "0" }],
    { duration: 320, delay },
  );
}

function Duel({ line }: { line: Line }) {
  const bids = line.moment.bids ?? [];
  const tokens = line.tokens ?? [];
  useLayoutEffect(() => {
    const from = find(line.moment.by);
    const target = firstOf(line.moment.to);
    const lit = light([line.moment.by ?? "", ...(line.moment.to ?? [])]);
    if (from && target) beam(from.getBoundingClientRect(), target.getBoundingClientRect(), 900);
    if (bids[0]?.won) jolt(target, 1100);
    return lit;
  }, []);
  return (
    <div class="moment-duel">
      {line.moment.title && <strong class="moment-title">{line.moment.title}</strong>}
      <div class="moment-bids">
        {bids.map((bid, i) => (
          <div key={i} class={`moment-bid${bid.won ? " won" : ""}`}>
            <span>{bid.label}</span>
            {tokens[i] && <TokenView token={tokens[i]} size="2.6rem" />}
            <b>{bid.n}</b>
          </div>
        ))}
      </div>
      <span class="moment-line">{line.text}</span>
    </div>
  );
}

const TUMBLE = 70;
const ROLLING = 700;

/** Dice that show other faces until they lie still. */
function Roll({ act }: { act: Act }) {
  const dice = act.lines.flatMap((line) => (line.tokens ?? []).map((token) => ({ token, line })));
  const [faces, setFaces] = useState<Token[] | null>(() => dice.map((d) => d.token));
  const since = useRef(performance.now());
  useEffect(() => {
    const beat = setInterval(() => {
      if (performance.now() - since.current > ROLLING) {
        clearInterval(beat);
        setFaces(null);
        return;
      }
      setFaces(dice.map(({ token }) => ({ ...token, sign: `${1 + Math.floor(Math.random() * 6)}` })));
    }, TUMBLE);
    return () => clearInterval(beat);
  }, []);
  return (
    <div class="moment-roll">
      <div class="moment-dice">
        {dice.map(({ token, line }, i) => (
          <div key={i} class={faces ? "rolling" : "lies"}>
            <TokenView token={faces?.[i] ?? token} size="4.6rem" />
            <span>{line.text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Score({ act, scene }: { act: Act; scene: Scene }) {
  const first = act.lines[0]!;
  const card = act.cards[0];
  useEffect(() => light(act.lines.flatMap((line) => line.moment.to ?? [])), []);
  return (
    <div class="moment-score">
      {first.moment.title && <strong class="moment-title">{first.moment.title}</strong>}
      {card && (
        <div class="moment-card">
          <CardBody piece={card} game={scene.game} />
        </div>
      )}
      <ul>
        {act.lines.map((line, i) => (
          <li key={i} style={{ animationDelay: `${i * 180}ms` }}>
            {(line.moment.n ?? 0) !== 0 && <b>{line.moment.n! > 0 ? `+${line.moment.n}` : line.moment.n}</b>} <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fall({ act }: { act: Act }) {
  const line = act.lines[0]!;
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const target = firstOf(line.moment.to);
    setSpot(middle(target));
    sound("hit");
    const falling = target?.animate(
      [
        { rotate: "0deg", opacity: 1 },
        { rotate: "-6deg", opacity: 1, offset: 0.2 },
        { rotate: "78deg", translate: "0 12px", opacity: 0.35 },
      ],
      { duration: 800, delay: 250, easing: "cubic-bezier(.5,0,.8,.6)", fill: "forwards" },
    );
    return () => falling?.cancel();
  }, []);
  return (
    <>
      {spot && (
        <At spot={spot} class="moment-stamp">
          {line.moment.title || line.text}
        </At>
      )}
      {line.moment.title && <span class="moment-line foot">{line.text}</span>}
    </>
  );
}
