// A scene made of the one before and of what has changed since.
import type { Scene, SceneChanges } from "./protocol";

function ordered<T extends { id: string }>(before: T[], fresh: T[] | undefined, order: string[] | undefined): T[] {
  if (!fresh && !order) return before;
  const parts = new Map(before.map((part) => [part.id, part]));
  for (const part of fresh ?? []) parts.set(part.id, part);
  return (order ?? before.map((part) => part.id)).flatMap((id) => parts.get(id) ?? []);
}

export function changed(before: Scene, changes: SceneChanges): Scene {
  return {
    ...before,
    ...changes.rest,
    pieces: ordered(before.pieces, changes.pieces, changes.pieces_order),
    panels: ordered(before.panels, changes.panels, changes.panels_order),
  };
}
