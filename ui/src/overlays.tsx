// What is drawn over a board to explain: reach, rays, corridors, rulers, blasts, words at a point.
// Lines keep their width at every zoom; words are HTML, so they keep their size.
import type { ComponentChildren } from "preact";
import { lineOf, pathOf, type Point } from "./plane";
import type { Ask } from "./protocol";

export type Overlay = NonNullable<Ask["shape"]>[number];

export function OverlayShapes({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <>
      {overlays.map((o, i) => (
        <Shape key={i} overlay={o} />
      ))}
    </>
  );
}

function Shape({ overlay: o }: { overlay: Overlay }) {
  switch (o.type) {
    case "reach":
      // All parts are filled the same way in one group with opacity, so no union must be computed.
      return (
        <g class={`reach tint-${o.tint}`}>
          {(o.polygons ?? []).map((p, i) => (
            <path key={i} d={pathOf([p])} fill-rule="evenodd" />
          ))}
          {(o.discs ?? []).map((d, i) => (
            <circle key={`d${i}`} cx={d.x} cy={d.y} r={d.radius} />
          ))}
        </g>
      );
    case "ray":
      return <path class={`ray v-${o.verdict ?? "clear"}`} d={lineOf([[o.x0, o.y0], [o.x1, o.y1]])} />;
    case "corridor":
      return <path class={`corridor v-${o.verdict ?? "clear"}`} d={lineOf(o.points)} stroke-width={2 * o.half} />;
    case "ruler":
      return <path class={`ruler v-${o.verdict ?? "clear"}`} d={lineOf(o.points)} />;
    case "blast":
      return <circle class="blast" cx={o.x} cy={o.y} r={o.radius} />;
    case "note":
      return null;
  }
}

/** The words of overlays; `at` turns a point of the board into a place on it. */
export function OverlayWords({ overlays, at }: { overlays: readonly Overlay[]; at(p: Point): { left: string; top: string } }) {
  return (
    <>
      {overlays.map((o, i) => {
        const [point, words, verdict] = wordsOf(o);
        return words ? (
          <Label key={i} kind={`of-${o.type}`} verdict={verdict} style={at(point)}>
            {words}
          </Label>
        ) : null;
      })}
    </>
  );
}

function wordsOf(o: Overlay): [Point, string, string] {
  switch (o.type) {
    case "reach":
      return [[0, 0], "", ""];
    case "ray":
      return [[(o.x0 + o.x1) / 2, (o.y0 + o.y1) / 2], o.label ?? "", o.verdict ?? "clear"];
    case "corridor":
    case "ruler":
      return [o.points.at(-1) ?? [0, 0], o.label ?? "", o.verdict ?? "clear"];
    case "blast":
      return [[o.x, o.y - o.radius], o.label ?? "", "clear"];
    case "note":
      return [[o.x, o.y], o.text, o.verdict ?? "clear"];
  }
}

export function Label(props: { verdict: string; style: { left: string; top: string }; children: ComponentChildren; kind?: string }) {
  return (
    <span class={`board-words v-${props.verdict} ${props.kind ?? ""}`} style={props.style}>
      {props.children}
    </span>
  );
}
