// Movement: every piece glides from where it was to where it is; a shot flies from one piece to
// another.  Nothing moves when the person or the system asks for reduced motion.
import { reduced } from "./prefs";
import type { Happening } from "./protocol";

export type Places = Map<string, DOMRect>;

export function places(root: Element | null): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll("[data-piece]") ?? []) {
    const id = element.getAttribute("data-piece")!;
    if (!found.has(id)) found.set(id, element.getBoundingClientRect());
  }
  return found;
}

const GLIDE = { duration: 420, easing: "cubic-bezier(.2,.8,.2,1)", id: "glide" };

/** From the old places to the new ones; then what happened between two pieces: a beam from the
 *  first to the second, and a jolt. */
export function animate(root: Element | null, before: Places, happenings: Happening[]): void {
  if (!root || reduced()) return;
  for (const old of root.getAnimations({ subtree: true })) if (old.id === "glide") old.cancel();
  // Measure everything before anything moves: a moving piece would be measured in the wrong place.
  const after = places(root);
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.getAttribute("data-piece")!;
    const was = before.get(id);
    const is = after.get(id)!;
    if (!was) {
      if (before.size) element.animate([{ opacity: 0, scale: "0.6" }, { opacity: 1, scale: "1" }], GLIDE);
      continue;
    }
    const dx = was.left + was.width / 2 - is.left - is.width / 2;
    const dy = was.top + was.height / 2 - is.top - is.height / 2;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    element.animate(
      [
        { translate: `${dx}px ${dy}px`, zIndex: 5 },
        { translate: "0 0", zIndex: 5 },
      ],
      GLIDE,
    );
  }
  let delay = 0;
  for (const { pieces = [] } of happenings) {
    const [from, to] = [pieces[0], pieces[1]];
    if (!from || !to || from === to) continue;
    const target = root.querySelector(`.board [data-piece="${CSS.escape(to)}"].as-figure`);
    const source = root.querySelector(`.board [data-piece="${CSS.escape(from)}"].as-figure`);
    if (!target || !source) continue;
    beam(after.get(from)!, after.get(to)!, delay);
    target.animate(
      [{ translate: "0" }, { translate: "4px -2px" }, { translate: "-4px 2px" }, { translate: "0" }],
      { duration: 260, delay: delay + 160 },
    );
    delay += 120;
    if (delay > 700) break;
  }
}

export function beam(from: DOMRect, to: DOMRect, delay: number): void {
  const x0 = from.left + from.width / 2;
  const y0 = from.top + from.height / 2;
  const length = Math.hypot(to.left + to.width / 2 - x0, to.top + to.height / 2 - y0);
  const angle = Math.atan2(to.top + to.height / 2 - y0, to.left + to.width / 2 - x0);
  const ray = document.createElement("div");
  ray.className = "beam";
  ray.style.left = `${x0}px`;
  ray.style.top = `${y0}px`;
  ray.style.width = `${length}px`;
  ray.style.rotate = `${angle}rad`;
  document.body.append(ray);
  const flight = ray.animate(
    [
      { opacity: 0, scale: "0 1" },
      { opacity: 1, scale: "1 1", offset: 0.45 },
      { opacity: 0, scale: "1 0.2" },
    ],
    { duration: 420, delay, easing: "ease-out", fill: "both" },
  );
  flight.onfinish = () => ray.remove();
  flight.oncancel = () => ray.remove();
}
