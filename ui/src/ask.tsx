// The open question: seven kinds, each by mouse, touch, keyboard and screen reader.  The pieces that
// options refer to are lit on the board; the list says the same in words.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "./icons";
import { Chores, PriceChips } from "./prices";
import { useWords } from "./words";
import { PlacingView, PointPad, usePlacing, useTries, type Landing, type Placing, type TryOut } from "./placing";
import type { Point } from "./plane";
import type { Overlay } from "./overlays";
import type { Ask, Chore, Json, Option, Piece, Ruler, Scene, Tried } from "./protocol";

export interface Asking {
  /** Tokens of a piece that what is tried would light: from, and up to. */
  fill(piece: Piece): [number, number] | null;
  state(id: string): "" | "lit" | "chosen" | "aimed";
  /** A click on a piece; false when the question does not concern it. */
  touch(id: string, at: Element): boolean;
  /** A piece under the pointer: if only one option refers to it, that one is tried. */
  point(id: string): void;
  /** Whether an option sets this piece in motion. */
  lifts(id: string): boolean;
  /** It is in hand: where it may go is shown; nothing: it was put back. */
  lift(id: string): void;
  /** It was dropped at a point of the board. */
  drop(id: string, at: Point, where: DOMRect): void;
  view: VNode;
  overlay: VNode | null;
  placing: Placing | null;
  /** What to draw on the board: what is offered, and what is aimed at. */
  drawn: readonly Overlay[];
}

export interface AskingProps {
  ask: Ask;
  busy: boolean;
  send(answer: Json): void;
  /** In a guided game only some answers are allowed; touching another says so. */
  allowed?: ((answer: Json) => boolean) | undefined;
  strayed?: (() => void) | undefined;
  scene: Scene;
  tryOut: TryOut;
  /** Begins a chore. */
  chore?: ((chore: Chore) => void) | undefined;
  extra?: ComponentChildren;
}

function unnamed(ruler: Ruler): Ruler {
  return { ...ruler, label: "" };
}

/** How the person works: focus follows the question only for those who use the keyboard. */
let byKeyboard = false;
/** What is said of a try in more letters than these is a sentence, not a mark. */
const SENTENCE = 48;
/** A finger cannot hover: what it taps first is tried, what it taps again is done. */
let byFinger = false;
addEventListener("keydown", () => ([byKeyboard, byFinger] = [true, false]), true);
addEventListener("pointerdown", (e) => ([byKeyboard, byFinger] = [false, e.pointerType === "touch"]), true);

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

export function useAsking(props: AskingProps): Asking {
  const { ask, send, busy, allowed, strayed } = props;
  const [aimed, aim] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<readonly number[]>([]);
  const [menu, setMenu] = useState<{ at: DOMRect; options: Option[] } | null>(null);
  const [wished, wish] = useState<Json>(null);
  const [armed, arm] = useState<Option | null>(null);
  const key = `${ask.id} ${ask.text} ${(ask.options ?? []).map((o) => o.text).join()} ${(ask.items ?? []).length}`;
  const last = useRef("");
  if (last.current !== key) {
    last.current = key;
    if (chosen.length) choose([]);
    if (aimed.length) aim([]);
    if (menu) setMenu(null);
    if (wished !== null) wish(null);
    if (armed) arm(null);
  }

  const listed = ask.kind === "many" || ask.kind === "order" ? (ask.items ?? []) : (ask.options ?? []);
  const lit = useMemo(() => {
    const found = new Map<string, number[]>();
    if (ask.kind !== "order")
      listed.forEach((option, i) => {
        if (allowed && !allowed(option.answer)) return;
        for (const id of option.pieces ?? []) found.set(id, [...(found.get(id) ?? []), i]);
      });
    return found;
  }, [key, allowed]);

  const give = (answer: Json): void => {
    setMenu(null);
    if (busy) return;
    if (allowed && !allowed(answer)) strayed?.();
    else send(answer);
  };
  /** Somebody means this option: done at once, or by a finger first tried. */
  const take = (option: Option): void => {
    if (!byFinger || !ask.tries || busy || (armed && same(armed.answer, option.answer))) return give(option.answer);
    setMenu(null);
    arm(option);
    aimAt(option);
  };
  const toggle = (i: number): void => {
    const now = chosen.includes(i) ? chosen.filter((c) => c !== i) : [...chosen, i];
    if (now.length <= (ask.hi ?? listed.length)) choose(now);
    else if (ask.hi === 1) choose([i]);
  };

  const touch = (id: string, at: Element): boolean => {
    const speaking = lit.get(id);
    if (!speaking?.length) return false;
    if (ask.kind === "many") {
      // Equal cards share a piece: each click takes one more, then releases all.
      const free = speaking.find((i) => !chosen.includes(i));
      if (free !== undefined) toggle(free);
      else choose(chosen.filter((c) => !speaking.includes(c)));
      return true;
    }
    const options = speaking.map((i) => listed[i]!);
    if (options.length === 1) take(options[0]!);
    else setMenu({ at: at.getBoundingClientRect(), options });
    return true;
  };

  const state = (id: string): "" | "lit" | "chosen" | "aimed" => {
    if (aimed.includes(id)) return "aimed";
    const speaking = lit.get(id);
    if (!speaking) return "";
    return speaking.some((i) => chosen.includes(i)) ? "chosen" : "lit";
  };

  const landing = useRef<Landing | null>(null);
  const inHand = useRef("");
  const placing = usePlacing({ ask, scene: props.scene, tryOut: props.tryOut, give, landing });
  const aimedAt = useTries(wished, !!ask.tries && !placing, props.tryOut) ?? null;
  // As long as nothing is pointed at, the pieces show what the first suggestion would do to them.
  const usual = useTries(ask.default ?? null, !!ask.tries && !placing && !props.scene.inch, props.tryOut) ?? null;
  const tried = aimedAt ?? (wished === null && usual?.trace.fills?.length ? usual : null);
  const point = (id: string): void => {
    if (!ask.tries || placing || inHand.current) return;
    const speaking = lit.get(id) ?? [];
    const meant = speaking.length === 1 ? speaking[0] : speaking.find((i) => listed[i]?.moves === id);
    wish(meant === undefined ? null : (listed[meant]?.answer ?? null));
  };
  const going = (id: string): Option[] => (lit.get(id) ?? []).map((i) => listed[i]!).filter((o) => o.moves === id);
  const lifts = (id: string): boolean => !busy && going(id).length > 0;
  const lift = (id: string): void => {
    inHand.current = "";
    point(id);
    inHand.current = id;
  };
  const drop = (id: string, there: Point, where: DOMRect): void => {
    inHand.current = "";
    const options = going(id);
    landing.current = { piece: id, at: there };
    if (options.length > 1) setMenu({ at: where, options });
    else if (options.length) give(options[0]!.answer);
  };
  const aimAt = (option: Option | null): void => {
    const at = option ?? armed;
    aim(at?.pieces ?? []);
    if (ask.tries) wish(at?.answer ?? null);
  };
  // Nothing to show before it is done: a second tap would say nothing new.
  const plain = armed && tried && !tried.trace.overlays?.length && !tried.trace.costs?.length;
  useEffect(() => {
    if (plain) give(armed.answer);
  }, [plain]);
  const suggested = tried !== null && tried === usual;
  const keeps = !!usual?.trace.fills?.length;
  const inner = { ...props, listed, give, take, armed, aim: aimAt, chosen, choose, toggle, placing, tried, suggested, keeps };
  const view = (
    <AskView {...inner}>
      {menu && (
        <Menu
          at={menu.at}
          close={() => {
            landing.current = null;
            setMenu(null);
          }}
        >
          {menu.options.map((o) => (
            <button
              type="button"
              key={o.text}
              onClick={() => take(o)}
              onPointerEnter={() => aimAt(o)}
              onPointerLeave={() => aimAt(null)}
              onFocus={() => aimAt(o)}
              onBlur={() => aimAt(null)}
            >
              {o.text} <PriceChips price={o.price} />
            </button>
          ))}
        </Menu>
      )}
    </AskView>
  );
  const overlay = placing && !props.scene.inch ? <PointPad placing={placing} /> : null;
  // The ghost carries its own length: the ruler of a trace need not say it again.
  const ways = (placing?.tried?.trace.overlays ?? []).map((o) => (o.type === "ruler" ? unnamed(o) : o));
  const drawn = [...(ask.shape ?? []), ...ways, ...(tried?.trace.overlays ?? [])];
  /** Tokens of a piece that what is tried would light: from, and up to. */
  const fill = (piece: Piece): [number, number] | null => {
    const found = tried?.trace.fills?.find((f) => JSON.stringify(f.thing) === JSON.stringify(piece.thing));
    return found ? [found.first, found.first + found.n] : null;
  };
  return { state, touch, point, lifts, lift, drop, view, overlay, placing, drawn, fill };
}

interface Inner extends AskingProps {
  listed: Option[];
  give(answer: Json): void;
  aim(option: Option | null): void;
  chosen: readonly number[];
  choose(items: readonly number[]): void;
  toggle(i: number): void;
  placing: Placing | null;
  /** What the server says of the option that is aimed at. */
  tried: Tried | null;
  /** What a finger has tapped once: shown, and done by a second tap. */
  armed: Option | null;
  /** What is shown is what the first suggestion would do. */
  suggested: boolean;
  /** Something is always shown: it has its room. */
  keeps: boolean;
  take(option: Option): void;
}

function AskView(props: Inner & { children?: ComponentChildren }) {
  const { ask, busy, extra, children } = props;
  const t = useWords();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = `${ask.id}${ask.text}${props.listed.map((o) => o.text).join()}`;
  useLayoutEffect(() => {
    const active = document.activeElement;
    const free = !active || active === document.body || !!active.closest(".ask, .board, .curtain");
    if (!byKeyboard || !free) return;
    // A question for a place is answered on the board itself.
    const board = props.placing ? document.querySelector<HTMLElement>(".placer, .pointpad") : null;
    const first = board ?? root.current?.querySelector<HTMLElement>(".options button:not(:disabled), input, .order button");
    (first ?? heading.current)?.focus({ preventScroll: true });
  }, [key]);

  useEffect(() => {
    // Digits choose, except while somebody is typing.
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      const active = document.activeElement;
      if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement || active instanceof HTMLSelectElement)
        return;
      if (document.querySelector("dialog[open]")) return;
      const button = root.current?.querySelectorAll<HTMLElement>(".options .option")[Number(event.key) - 1];
      if (button) {
        event.preventDefault();
        button.click();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <section class={`ask ask-${ask.kind}${ask.secret ? " ask-secret" : ""}${busy ? " busy" : ""}`} ref={root} data-ask={ask.id} aria-busy={busy}>
      <div class="ask-head">
        <h2 ref={heading} tabIndex={-1}>
          {ask.text}
        </h2>
        {extra}
      </div>
      {ask.secret && (
        <p class="secret-note">
          <Icon name="lock" size={16} /> {t.secretAsk}
        </p>
      )}
      {!props.allowed && props.chore && <Chores chores={ask.chores ?? []} busy={busy} chore={props.chore} />}
      {ask.kind === "pick" && <PickList {...props} />}
      {ask.kind === "confirm" && <PickList {...props} />}
      {ask.kind === "many" && <ManyList {...props} />}
      {ask.kind === "order" && <OrderList key={key} {...props} />}
      {ask.kind === "number" && <NumberPad key={`${key} ${ask.lo} ${ask.hi}`} {...props} />}
      {props.placing && <PlacingView placing={props.placing} busy={busy} />}
      {/* Its room is kept: what is pointed at must not move away from under the pointer. */}
      {ask.tries && !props.placing && (
        <div class={`tried${props.tried && props.armed ? " armed" : ""}${props.keeps ? " keeps" : ""}`}>
          <p role="status">
            {props.tried && props.armed && <b>{props.armed.text}</b>}
            {(props.tried?.trace.costs ?? []).map((cost) => (
              <span key={cost} class={`tried-part${cost.length > SENTENCE ? " sentence" : ""}`}>
                {cost}
              </span>
            ))}
          </p>
          {props.tried && props.armed && (
            <button type="button" class="primary" disabled={busy} onClick={() => props.give(props.armed!.answer)}>
              {t.doIt}
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

/** Arrow keys go through a list of buttons, as Tab does. */
function steps(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const i = all.indexOf(document.activeElement as HTMLElement);
  if (i < 0) return;
  event.preventDefault();
  all[(i + step + all.length) % all.length]?.focus();
}

/** A list as long as this is gathered under the headings that its options share. */
const LONG = 7;

/** Options in order, those of one heading together; single ones keep their full text. */
function grouped(options: Option[]): { heading: string; options: Option[] }[] {
  if (options.length < LONG) return [{ heading: "", options }];
  const count = new Map<string, number>();
  for (const o of options) if (o.group) count.set(o.group, (count.get(o.group) ?? 0) + 1);
  const found: { heading: string; options: Option[] }[] = [];
  for (const o of options) {
    const heading = (count.get(o.group ?? "") ?? 0) > 1 ? (o.group ?? "") : "";
    const into = heading ? found.find((g) => g.heading === heading) : found.at(-1)?.heading === "" ? found.at(-1) : undefined;
    if (into) into.options.push(o);
    else found.push({ heading, options: [o] });
  }
  return found;
}

function PickList({ ask, listed, take, armed, aim, allowed, busy, suggested }: Inner) {
  const t = useWords();
  // Yes comes first for a person, although False sorts before True; what is seldom meant comes last.
  const likely = ask.kind === "confirm" ? [...listed].reverse() : listed.filter((o) => !o.aside);
  const shown = ask.kind === "confirm" ? likely : [...likely, ...listed.filter((o) => o.aside)];
  let n = 0;
  return (
    <div class="options" role="group" aria-label={ask.text} onKeyDown={steps}>
      {grouped(shown).map(({ heading, options }) => {
        const buttons = options.map((option) => {
          const i = n++;
          return (
            <button
              type="button"
              key={option.text + i}
              class={`option${allowed && !allowed(option.answer) ? " barred" : ""}${option.pieces?.length ? " placed" : ""}${option.aside ? " aside" : ""}${armed === option ? " armed" : ""}${suggested && same(option.answer, ask.default ?? null) ? " suggested" : ""}`}
              data-answer={JSON.stringify(option.answer)}
              aria-disabled={busy || undefined}
              onClick={() => take(option)}
              onPointerEnter={() => aim(option)}
              onPointerLeave={() => aim(null)}
              onFocus={() => aim(option)}
              onBlur={() => aim(null)}
            >
              {i < 9 && (
                <kbd aria-hidden="true" class="digit">
                  {i + 1}
                </kbd>
              )}
              {heading && <span class="sr">{t.under({ heading })} </span>}
              <span>{heading ? option.short : option.text}</span>
              <PriceChips price={option.price} />
            </button>
          );
        });
        if (!heading) return buttons;
        return (
          <div class="option-group" key={heading} role="group" aria-label={heading}>
            <span class="option-heading" aria-hidden="true">
              {heading}
            </span>
            {buttons}
          </div>
        );
      })}
    </div>
  );
}

function ManyList({ ask, listed, chosen, toggle, give, aim, busy }: Inner) {
  const t = useWords();
  const { lo = 0, hi = listed.length } = ask;
  const enough = chosen.length >= lo && chosen.length <= hi;
  return (
    <>
      <p class="hint">{lo === hi ? t.chooseExactly({ lo, n: chosen.length }) : t.chooseMany({ lo, hi, n: chosen.length })}</p>
      <div class="options" role="group" aria-label={ask.text} onKeyDown={steps}>
        {listed.map((item, i) => (
          <button
            type="button"
            key={i}
            class="option placed"
            aria-pressed={chosen.includes(i)}
            onClick={() => toggle(i)}
            onFocus={() => aim(item)}
            onBlur={() => aim(null)}
          >
            <span class="tick" aria-hidden="true">
              {chosen.includes(i) && <Icon name="check" size={14} />}
            </span>
            <span>{item.text}</span>
            <PriceChips price={item.price} />
          </button>
        ))}
      </div>
      <button
        type="button"
        class="primary"
        disabled={!enough || busy}
        onClick={() => give([...chosen].sort((a, b) => a - b).map((i) => listed[i]!.answer))}
      >
        {chosen.length || lo ? t.confirmN({ n: chosen.length }) : t.none}
      </button>
    </>
  );
}

function OrderList({ ask, listed, give, busy }: Inner) {
  const t = useWords();
  const [order, setOrder] = useState<number[]>(() => listed.map((_, i) => i));
  const [held, hold] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= order.length || from === to) return;
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  const drag = (event: PointerEvent): void => {
    if (held < 0 || !list.current) return;
    const rows = [...list.current.children].map((r) => r.getBoundingClientRect());
    const to = rows.findIndex((r) => event.clientY < r.bottom);
    const at = to < 0 ? rows.length - 1 : to;
    if (at !== held) {
      move(held, at);
      hold(at);
    }
  };
  return (
    <>
      <p class="hint">{t.orderHint}</p>
      <ol class="order" ref={list} aria-label={ask.text} onPointerMove={drag} onPointerUp={() => hold(-1)}>
        {order.map((which, at) => (
          <li key={which} class={held === at ? "held" : ""}>
            <span
              class="grip"
              onPointerDown={(e) => {
                e.preventDefault();
                list.current?.setPointerCapture(e.pointerId);
                hold(at);
              }}
            >
              <b>{at + 1}</b> {listed[which]?.text}
            </span>
            <button type="button" aria-label={t.earlier({ what: listed[which]?.text ?? "" })} disabled={at === 0} onClick={() => move(at, at - 1)}>
              <Icon name="up" size={16} />
            </button>
            <button
              type="button"
              aria-label={t.laterOn({ what: listed[which]?.text ?? "" })}
              disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <Icon name="down" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="primary" disabled={busy} onClick={() => give(order.map((i) => listed[i]!.answer))}>
        {t.confirm}
      </button>
    </>
  );
}

/** So few numbers are also laid out side by side. */
const FEW = 13;

function NumberPad({ ask, give, busy }: Inner) {
  const t = useWords();
  const { lo = 0, hi = 0 } = ask;
  const [n, setN] = useState(typeof ask.default === "number" ? ask.default : lo);
  const put = (value: number): void => setN(Math.max(lo, Math.min(hi, Number.isFinite(value) ? Math.round(value) : lo)));
  return (
    <form
      class="number"
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        if (!busy) give(n);
      }}
    >
      <button type="button" aria-label={t.less} disabled={n <= lo} onClick={() => put(n - 1)}>
        <Icon name="minus" />
      </button>
      <input type="number" min={lo} max={hi} value={n} aria-label={ask.text} onInput={(e) => put(e.currentTarget.valueAsNumber)} />
      <button type="button" aria-label={t.more} disabled={n >= hi} onClick={() => put(n + 1)}>
        <Icon name="plus" />
      </button>
      <span class="hint number-limits">{t.numberLimits({ lo, hi })}</span>
      {hi - lo < FEW ? (
        <span class="number-row">
          {Array.from({ length: hi - lo + 1 }, (_, i) => lo + i).map((k) => (
            <button type="button" key={k} aria-pressed={k === n} onClick={() => put(k)}>
              {k}
            </button>
          ))}
        </span>
      ) : (
        <input type="range" min={lo} max={hi} value={n} aria-label={ask.text} onInput={(e) => put(e.currentTarget.valueAsNumber)} />
      )}
      <button class="primary" disabled={busy}>
        {ask.secret ? t.commit({ n }) : t.confirm}
      </button>
    </form>
  );
}

/** A small menu beside the piece that was clicked. */
export function Menu({ at, close, children }: { at: DOMRect; close(): void; children: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = root.current;
    if (!menu) return;
    const box = menu.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - box.width - 8, at.left + at.width / 2 - box.width / 2));
    const below = at.bottom + 6 + box.height < innerHeight;
    menu.style.left = `${left}px`;
    menu.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - box.height - 6)}px`;
    menu.querySelector("button")?.focus();
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !menu.contains(event.target as Node)) close();
    };
    addEventListener("pointerdown", away, true);
    addEventListener("keydown", away, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      removeEventListener("keydown", away, true);
    };
  }, [at]);
  return (
    <div class="menu" ref={root} role="group" onKeyDown={steps}>
      {children}
    </div>
  );
}

export { same };
