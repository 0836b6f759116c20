// The thing that was chosen, and the map as a whole, in fields.
import { changed, frameOf, itemsOf, resize, shift, together, turn, valued, type Change } from "./mapdraft";
import type { Draft, Sorts } from "./mappast";
import { inches } from "./plane";
import { useWords } from "./words";
import type { Item, MapField, MapSort, MapWorkshop } from "./protocol";

export function Thing(props: { item: Item | undefined; sort: MapSort | undefined; workshop: MapWorkshop; sorts: Sorts; draft: Draft; lines(ids: Iterable<string>): string[] }) {
  const t = useWords();
  const { item, sort, workshop, draft } = props;
  if (!item || !sort)
    return (
      <div class="map-thing">
        <p class="hint">{t.mapHint}</p>
        <p class="hint">{t.mapKeys}</p>
      </div>
    );
  const { inch } = workshop;
  const frame = frameOf(item);
  const whole = together(draft.bound, item.id);
  const line = sort.shape === "line";
  const put = (change: Change, ids: ReadonlySet<string> = whole): void => draft.change(changed(draft.drawing, ids, change), line ? [item.id] : props.lines(ids));
  const set = (field: MapField, value: boolean | number | string): void => draft.change(valued(draft.drawing, item.id, field.name, value), props.lines(whole));
  const size = (i: 0 | 1, n: number): void => {
    const wide: [number, number] = [frame.half[0] * 2, frame.half[1] * 2];
    wide[i] = n;
    put(resize(frame, wide, [0, 0]), new Set([item.id, ...props.lines(whole)]));
  };
  const fields = workshop.fields.filter((f) => sort.fields.includes(f.name));
  const first = fields.filter((f) => f.kind !== "item");
  const more = fields.filter((f) => f.kind === "item");
  return (
    <div class="map-thing">
      <h3>
        {sort.text} <small class="hint">{item.id}</small>
      </h3>
      <div class="map-fields">
        {first.map((field) => (
          <FieldInput key={field.name} field={field} item={item} workshop={workshop} draft={draft} sorts={props.sorts} set={set} />
        ))}
      </div>
      <div class="map-numbers">
        <Inches label={t.mapX} value={frame.middle[0]} inch={inch} put={(n) => put(shift(n - frame.middle[0], 0))} />
        <Inches label={t.mapY} value={frame.middle[1]} inch={inch} put={(n) => put(shift(0, n - frame.middle[1]))} />
        {sort.shape === "area" && (
          <>
            <Inches label={t.mapWidth} value={frame.half[0] * 2} inch={inch} least={inch / 5} put={(n) => size(0, n)} />
            <Inches label={t.mapDepth} value={frame.half[1] * 2} inch={inch} least={inch / 5} put={(n) => size(1, n)} />
            <label>
              {t.mapAngle}
              <input type="number" step={15} value={Math.round(frame.angle * 10) / 10} onChange={(e) => put(turn(frame.middle, e.currentTarget.valueAsNumber - frame.angle))} />
            </label>
          </>
        )}
      </div>
      {more.length > 0 && (
        <details>
          <summary>{t.moreOptions}</summary>
          {more.map((field) => (
            <FieldInput key={field.name} field={field} item={item} workshop={workshop} draft={draft} sorts={props.sorts} set={set} />
          ))}
        </details>
      )}
    </div>
  );
}

function FieldInput(props: { field: MapField; item: Item; workshop: MapWorkshop; draft: Draft; sorts: Sorts; set(field: MapField, value: boolean | number | string): void }) {
  const { field, item, workshop, set } = props;
  const value = item.values?.[field.name];
  if (field.kind === "flag")
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(e) => set(field, e.currentTarget.checked)} /> {field.text}
      </label>
    );
  if (field.kind === "length") return <Inches label={field.text} value={Number(value ?? 0)} inch={workshop.inch} least={field.least ?? 0} most={field.most ?? 0} put={(n) => set(field, Math.round(n))} />;
  const others = field.kind === "item" ? itemsOf(props.draft.drawing).filter((one) => one.id !== item.id && props.sorts.get(one.sort)?.shape === "area") : [];
  return (
    <label class="map-choice">
      <span>{field.text}</span>
      <select value={String(value ?? "")} onChange={(e) => set(field, e.currentTarget.value)}>
        {(field.values ?? []).map((v) => (
          <option key={v.value} value={v.value}>
            {v.text}
          </option>
        ))}
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id}
          </option>
        ))}
      </select>
    </label>
  );
}

function Inches({ label, value, inch, put, least, most }: { label: string; value: number; inch: number; put(units: number): void; least?: number; most?: number }) {
  return (
    <label>
      {label}
      <input
        type="number"
        step={0.1}
        min={least === undefined ? undefined : inches(least, inch)}
        max={most ? inches(most, inch) : undefined}
        value={inches(value, inch)}
        onChange={(e) => {
          const n = e.currentTarget.valueAsNumber * inch;
          if (Number.isFinite(n)) put(Math.max(least ?? -1e6, Math.min(most || 1e6, n)));
        }}
      />
    </label>
  );
}

export function Whole({ workshop, draft, ok, select }: { workshop: MapWorkshop; draft: Draft; ok: boolean; select(id: string): void }) {
  const t = useWords();
  const { drawing, judged } = draft;
  const faults = judged?.check.faults ?? [];
  const size = workshop.sizes.find((s) => s.width === drawing.width && s.depth === drawing.depth);
  const { inch, least, most } = workshop;
  return (
    <div class="map-whole">
      <div class={`map-verdict ${ok ? "is-ok" : judged?.drawing === drawing ? "is-bad" : "is-old"}`} role="status">
        <b>{!judged ? "…" : faults.length ? t.mapFaults({ n: faults.length }) : t.mapOk}</b>
        <ol>
          {faults.map((fault, i) => (
            <li key={i}>
              <button type="button" class="quiet" onClick={() => select(fault.items?.[0] ?? "")}>
                {fault.text}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <details class="map-size" open>
        <summary>{t.mapSize}</summary>
        <label>
          <select
            aria-label={t.mapSize}
            value={size?.name ?? ""}
            onChange={(e) => {
              const next = workshop.sizes.find((s) => s.name === e.currentTarget.value);
              if (next) draft.change({ ...drawing, width: next.width, depth: next.depth });
            }}
          >
            {!size && <option value="">{t.mapOwnSize}</option>}
            {workshop.sizes.map((s) => (
              <option key={s.name} value={s.name}>
                {s.text}
              </option>
            ))}
          </select>
        </label>
        <div class="map-numbers">
          <Inches label={t.mapWidth} value={drawing.width} inch={inch} least={least} most={most} put={(n) => draft.change({ ...drawing, width: Math.round(n) })} />
          <Inches label={t.mapDepth} value={drawing.depth} inch={inch} least={least} most={most} put={(n) => draft.change({ ...drawing, depth: Math.round(n) })} />
        </div>
      </details>
      {(judged?.check.facts ?? []).map((fact) => (
        <p key={fact} class="hint">
          {fact}
        </p>
      ))}
    </div>
  );
}
