// How much a loadout holds of what is counted: cards, points, EB.
import { useWords } from "./words";
import type { LoadoutMeter } from "./protocol";

const bad = (m: LoadoutMeter): boolean => m.n < (m.least ?? 0) || ((m.most ?? -1) >= 0 && m.n > m.most!);

/** `short`: without bars; `free`: numbers alone, without limits. */
export function Meters({ meters, short, free }: { meters: LoadoutMeter[]; short?: boolean; free?: boolean | undefined }) {
  const t = useWords();
  return (
    <ul class={`meters${short ? " short" : ""}`}>
      {meters.map((m) => {
        const most = free ? -1 : (m.most ?? -1);
        const limit = most >= 0 ? most : (m.least ?? 0);
        return (
          <li key={m.text} class={!free && bad(m) ? "is-bad" : ""}>
            <span>{m.text}</span>{" "}
            <span class="of">
              <b>{m.n}</b>
              {most >= 0 ? <span class="hint">{` / ${most}`}</span> : !short && (m.least ?? 0) > 0 && <span class="hint">{` ${t.atLeast({ n: m.least! })}`}</span>}
            </span>
            {!short && limit > 0 && <i aria-hidden="true" style={{ "--full": `${Math.min(1, m.n / limit) * 100}%` }} />}
          </li>
        );
      })}
    </ul>
  );
}
