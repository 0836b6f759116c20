// Tokens: the small signs that everything is counted with.  Outline and letters distinguish them,
// colour only helps.
import type { Token } from "./protocol";

const OUTLINES: Record<string, string> = {
  circle: "M12 2.4a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2z",
  square: "M4.5 3h15a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 4.5 3z",
  triangle: "M12 2.2 22.5 20.6H1.5z",
  diamond: "M12 .8 23.2 12 12 23.2.8 12z",
  hexagon: "M12 1.5 21.2 6.7v10.6L12 22.5 2.8 17.3V6.7z",
  octagon: "M8 2h8l6 6v8l-6 6H8l-6-6V8z",
  drop: "M12 .8c2.5 4.7 9.2 7 9.2 12.6 0 5.2-4.1 9.2-9.2 9.2s-9.2-4-9.2-9.2C2.8 7.8 9.5 5.5 12 .8z",
  shield: "M2.8 3.4h18.4V12c0 6-4.2 9.4-9.2 11.2C7 21.4 2.8 18 2.8 12z",
  skull: "M12 2c5 0 8.4 3.2 8.4 8 0 3-1.3 4.8-3.4 6v5H7v-5c-2.1-1.2-3.4-3-3.4-6 0-4.8 3.4-8 8.4-8zM8.7 8.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM15.3 8.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  slot: "M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z",
  card: "M6 2h12a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 18 22H6a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 6 2z",
  bit: "M12 2.4a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2zM12 5.4a6.6 6.6 0 1 1 0 13.2a6.6 6.6 0 1 1 0-13.2z",
  tag: "M3 12 9 4h12v16H9z",
};

export function TokenView({ token, size, promised }: { token: Token; size?: string; promised?: boolean }) {
  const { sign = "", shape = "circle", colour = "grey", dim } = token;
  const low = shape === "triangle" ? 17.6 : 16.2;
  return (
    <svg
      class={`token c-${colour} t-${shape}${dim ? " dim" : ""}${promised ? " promised" : ""}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      style={size ? { width: size, height: size } : undefined}
    >
      <path class="token-shape" d={OUTLINES[shape] ?? OUTLINES.circle} fill-rule="evenodd" />
      {sign && shape !== "skull" && (
        <text x="12" y={low} text-anchor="middle" font-size={sign.length > 2 ? 7.5 : sign.length > 1 ? 10 : 12}>
          {sign}
        </text>
      )}
    </svg>
  );
}

/** A row of tokens, read as one label where they have one. */
export function TokenRow({ tokens, label, fill }: { tokens: Token[]; label?: string; fill?: [number, number] | null }) {
  return (
    <span class="tokens" role={label ? "img" : undefined} aria-label={label}>
      {tokens.map((token, i) => (
        <TokenView key={i} token={token} promised={!!fill && i >= fill[0] && i < fill[1]} />
      ))}
    </span>
  );
}
