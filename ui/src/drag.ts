// Dragging a card or figure onto something, with a mouse or a pen: a finger scrolls, and taps instead.
import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

/** So many pixels make a drag of a click. */
const FAR = 8;

/** `drop(piece, onto, at)`: ids of what was dragged and of what it was dropped on. */
export function useDrag(root: RefObject<HTMLElement | null>, drop: (piece: string, onto: string, at: Element) => void): void {
  const dropped = useRef(drop);
  dropped.current = drop;
  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let from: { piece: HTMLElement; id: string; x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let target: Element | null = null;
    const under = (event: PointerEvent): HTMLElement | null => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-id]") ?? null;
      return found && area.contains(found) && found.dataset["id"] !== from?.id ? found : null;
    };
    const aim = (now: Element | null): void => {
      if (now === target) return;
      target?.classList.remove("drop-here");
      now?.classList.add("drop-here");
      target = now;
    };
    const end = (): void => {
      ghost?.remove();
      ghost = null;
      aim(null);
      from = null;
    };
    const down = (event: PointerEvent): void => {
      const piece = (event.target as Element).closest<HTMLElement>("[data-piece]");
      // A measured board has a way of its own to move its pieces.
      if (event.button !== 0 || event.pointerType === "touch" || !piece || piece.closest(".free-view")) return;
      from = { piece, id: piece.dataset["piece"] ?? "", x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        const box = from.piece.getBoundingClientRect();
        ghost = from.piece.cloneNode(true) as HTMLElement;
        ghost.removeAttribute("data-piece");
        ghost.removeAttribute("data-id");
        ghost.setAttribute("aria-hidden", "true");
        ghost.classList.add("dragged");
        ghost.style.width = `${box.width}px`;
        ghost.style.height = `${box.height}px`;
        ghost.style.fontSize = getComputedStyle(from.piece).fontSize;
        area.append(ghost);
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      aim(under(event));
    };
    const up = (event: PointerEvent): void => {
      const started = from;
      const onto = ghost ? under(event) : null;
      const far = !!ghost;
      end();
      if (!far || !started) return;
      // The click that follows is the end of the drag, no choice of its own.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true), 50);
      if (onto?.dataset["id"]) dropped.current(started.id, onto.dataset["id"], onto);
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") end();
    };
    area.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", escape);
    return () => {
      end();
      area.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", escape);
    };
  }, []);
}
