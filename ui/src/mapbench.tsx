// Drawing a board: things from a palette are put down, moved, turned, resized and set, by mouse, touch and
// keyboard.  What they are, how they look and what is wrong with them the game says.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { bring } from "./create";
import { packed } from "./entries";
import { againstBots, tablePath } from "./home";
import { Icon } from "./icons";
import { boxOf, changed, copied, found, frameOf, freePlace, itemsOf, made, shift, shown, toGrid, together, turn, without, type Change } from "./mapdraft";
import { Thing, Whole } from "./mapfields";
import { useHands } from "./maphands";
import { useDraft, type Sorts } from "./mappast";
import { Stock } from "./mapstock";
import type { Point } from "./plane";
import { href } from "./route";
import { Board, SceneFrame, type Play } from "./scene";
import { notify } from "./shell";
import { useWords } from "./words";
import type { Drawing, GameInfo, MapSort, MapWorkshop, Scene } from "./protocol";

export function MapBench({ info, workshop, sorts, start, kept }: { info: GameInfo; workshop: MapWorkshop; sorts: Sorts; start: Drawing; kept: string }) {
  const t = useWords();
  const draft = useDraft(info.name, start);
  const { drawing, judged } = draft;
  const [picked, pick] = useState("");
  const [snap, setSnap] = useState(true);
  const [part, setPart] = useState<"stock" | "thing" | "map">("stock");
  const [own, setOwn] = useState(kept);
  const [saved, setSaved] = useState(start);
  const [busy, setBusy] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  const mover = useRef<HTMLDivElement>(null);
  const step = workshop.inch / 2;
  const item = picked ? found(drawing, picked) : undefined;
  const sort = item && sorts.get(item.sort);
  const faults = judged?.check.faults ?? [];
  const wrong = new Set(faults.flatMap((f) => f.items ?? []));
  const select = (id: string, hold = false): void => {
    pick(id);
    if (id) setPart("thing");
    if (hold) setTimeout(() => mover.current?.focus(), 0);
  };

  // -- what can be done ----------------------------------------------------------------------------------
  const lines = (ids: Iterable<string>): string[] => [...ids].filter((id) => sorts.get(found(drawing, id)?.sort ?? "")?.shape === "line");
  const go = (id: string, change: Change, whole = true): void => {
    const ids = whole ? together(draft.bound, id) : new Set([id]);
    draft.change(changed(drawing, ids, change), id && sort?.shape === "line" ? [id] : []);
  };
  const rotate = (degrees: number): void => {
    if (item) go(item.id, turn(frameOf(item).middle, degrees));
  };
  const copy = (): void => {
    if (!item) return;
    const double = copied(drawing, draft.bound, item.id, step);
    draft.change(double.drawing);
    select(double.id, true);
  };
  const remove = (): void => {
    if (!item) return;
    draft.change(without(drawing, together(draft.bound, item.id)));
    pick("");
  };
  const add = (kind: MapSort, at?: Point): void => {
    const [x0, y0, x1, y1] = boxOf(kind.item.points);
    const frame = bench.current?.querySelector(".free-view")?.getBoundingClientRect();
    const middle: Point = frame ? toBoard(frame.left + frame.width / 2, frame.top + frame.height / 2) : [drawing.width / 2, drawing.depth / 2];
    const inside: Point = [Math.min(Math.max(middle[0], 0), drawing.width), Math.min(Math.max(middle[1], 0), drawing.depth)];
    const spot = at ?? (kind.shape === "area" ? freePlace(drawing, [x1 - x0, y1 - y0], inside, step) : inside);
    let thing = made(drawing, kind, spot);
    if (snap && kind.shape === "area") {
      const [dx, dy] = toGrid(thing, step);
      thing = { ...thing, points: thing.points.map((p) => [p[0] + dx, p[1] + dy]) };
    }
    draft.change({ ...drawing, items: [...itemsOf(drawing), thing] }, kind.shape === "line" ? [thing.id] : []);
    select(thing.id, true);
  };
  const toBoard = (x: number, y: number): Point => {
    const box = bench.current?.querySelector(".board.free")?.getBoundingClientRect();
    if (!box?.width) return [0, 0];
    return [((x - box.left) / box.width) * drawing.width, ((y - box.top) / box.height) * drawing.depth];
  };
  const hands = useHands({ draft, sorts, workshop, snap, picked, select, toBoard });

  // -- keys ------------------------------------------------------------------------------------------------
  const key = (e: KeyboardEvent): void => {
    const typing = (e.target as Element).matches("input, select, textarea");
    const command = e.ctrlKey || e.metaKey;
    const letter = e.key.toLowerCase();
    if (command && letter === "z" && !e.shiftKey) draft.undo();
    else if (command && (letter === "y" || letter === "z")) draft.redo();
    else if (typing) return;
    else if (command && letter === "d") copy();
    else if (command || !item) return;
    else if (e.key === "Delete" || e.key === "Backspace") remove();
    else if (letter === "r") rotate(e.shiftKey ? -15 : 15);
    else if (e.key === "Escape") pick("");
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const nudge = (e: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (!way || !item) return;
    const far = e.shiftKey ? workshop.inch / 10 : step;
    const whole = sort?.shape !== "line";
    draft.change(changed(drawing, whole ? together(draft.bound, item.id) : new Set([item.id]), shift(way[0]! * far, way[1]! * far)));
    e.preventDefault();
    e.stopPropagation();
  };
  const settleKeys = (): void => {
    if (item && sort?.shape === "line") draft.settle([item.id]);
  };

  // -- keeping and passing on --------------------------------------------------------------------------------
  const dirty = drawing !== saved;
  useEffect(() => {
    if (!dirty) return;
    const stay = (e: BeforeUnloadEvent): void => e.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [dirty]);
  const doing = (what: () => Promise<void>): void => {
    setBusy(true);
    what()
      .catch((error: Error) => notify(error.message || t.offline))
      .finally(() => setBusy(false));
  };
  const save = (): void =>
    doing(async () => {
      const { text } = await draft.text();
      const map = await api.saveMap(own, { game: info.name, text, name: drawing.name });
      setSaved(drawing);
      setOwn(map.id);
      notify(t.savedList({ name: map.name }));
      if (!own) history.replaceState(null, "", `/maps/${info.name}/${map.id}`);
    });
  const share = (): void =>
    doing(async () => {
      const address = `${location.origin}/maps/${info.name}/shared#map=${await packed((await draft.text()).text)}`;
      await navigator.clipboard.writeText(address).then(
        () => notify(t.copied),
        () => notify(address),
      );
    });
  const exported = (): void =>
    doing(async () => {
      const { text } = await draft.text();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = `${drawing.name.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || "map"}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    });
  const play = (): void =>
    doing(async () => {
      const { text } = await draft.text();
      setSaved(drawing);
      href.go(tablePath(await api.create({ ...againstBots(info), options: { [workshop.option]: text } })));
    });
  const setUp = (): void =>
    doing(async () => {
      bring(info.name, { [workshop.option]: (await draft.text()).text });
      href.go(`/new/${info.name}`);
    });
  const forget = (): void =>
    doing(async () => {
      if (!confirm(t.removeSure)) return;
      await api.removeMap(own);
      setSaved(drawing);
      href.go(`/maps/${info.name}`);
    });

  const empty: Scene = useMemo(
    () => ({ game: info.name, width: drawing.width, height: drawing.depth, inch: workshop.inch, regions: [{ id: "table", kind: "table", label: t.mapBoard, look: "ground", polygons: [] }], lines: [], pieces: [], panels: [] }),
    [info.name, drawing.width, drawing.depth, t],
  );
  const scene = useMemo(() => shown(drawing, sorts, judged, empty), [drawing, judged, sorts, empty]);
  const asPlay: Play = {
    state: (id) => (id === picked ? "chosen" : wrong.has(id) ? "wrong" : ""),
    touch: (id) => select(found(drawing, id) ? id : "", true),
    show: () => undefined,
    seen: new Set(),
  };
  const marks = (at: (p: Point) => { left: string; top: string }) =>
    faults.map((fault, i) =>
      (fault.at ?? []).slice(0, 3).map((p, j) => (
        <button type="button" key={`${i} ${j}`} class="fault-mark" style={at(p)} title={fault.text} aria-label={fault.text} onClick={() => select(fault.items?.[0] ?? "")}>
          {i + 1}
        </button>
      )),
    );
  const ok = !!judged && judged.drawing === drawing && judged.check.ok;
  return (
    <div class="map-bench" data-part={part} ref={bench} onKeyDown={key}>
      <div class="map-head">
        <input class="map-name" value={drawing.name} aria-label={t.mapName} maxLength={40} onChange={(e) => draft.change({ ...drawing, name: e.currentTarget.value })} />
        <div class="row map-tools">
          <Tool icon="undo" label={t.undoChange} off={!draft.canUndo} act={draft.undo} />
          <Tool icon="redo" label={t.redo} off={!draft.canRedo} act={draft.redo} />
          <Tool icon="turnLeft" label={t.turnLeft} off={!item} act={() => rotate(-15)} />
          <Tool icon="turnRight" label={t.turnRight} off={!item} act={() => rotate(15)} />
          <Tool icon="cards" label={t.copyThing} off={!item} act={copy} />
          <Tool icon="trash" label={t.removeThing} off={!item} act={remove} />
          <label class="check snap">
            <input type="checkbox" checked={snap} onChange={(e) => setSnap(e.currentTarget.checked)} /> {t.snap}
          </label>
        </div>
        <div class="row map-keep">
          <button type="button" class="primary" disabled={busy || !ok} title={ok ? "" : t.mapBad} onClick={play}>
            <Icon name="play" size={16} /> {t.playMap}
          </button>
          <button type="button" disabled={busy || !ok} onClick={setUp}>
            {t.tableMap}
          </button>
          <button type="button" disabled={busy} onClick={save}>
            {t.save}
          </button>
          <Tool icon="share" label={t.shareList} off={busy} act={share} />
          <Tool icon="download" label={t.exportMap} off={busy} act={exported} />
          {own && <Tool icon="trash" label={t.removeMap} off={busy} act={forget} />}
        </div>
      </div>
      <div class="segments map-parts">
        {(["stock", "thing", "map"] as const).map((name) => (
          <button type="button" key={name} aria-pressed={part === name} onClick={() => setPart(name)}>
            {name === "stock" ? t.mapStock : name === "thing" ? t.mapThing : faults.length ? t.mapFaults({ n: faults.length }) : t.mapWhole}
          </button>
        ))}
      </div>
      <Stock workshop={workshop} game={info.name} add={add} drawing={drawing} draft={draft} snap={snap} select={select} toBoard={toBoard} bench={bench} />
      <div class="map-board">
        <SceneFrame scene={scene} play={asPlay}>
          <Board label={drawing.name} hands={{ ...hands, drawn: (at) => [marks(at), hands.drawn(at)] }} />
        </SceneFrame>
        <div
          class="placer map-mover"
          ref={mover}
          tabIndex={item ? 0 : -1}
          role="application"
          aria-label={item ? `${sort?.text ?? ""} ${item.id}. ${t.mapKeys}` : t.mapKeys}
          onKeyDown={nudge}
          onKeyUp={settleKeys}
        />
      </div>
      <Thing key={picked} item={item} sort={sort} workshop={workshop} sorts={sorts} draft={draft} lines={lines} />
      <Whole workshop={workshop} draft={draft} ok={ok} select={select} />
    </div>
  );
}

function Tool({ icon, label, off, act }: { icon: string; label: string; off: boolean; act(): void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
}
