// A minimal store: a value, its listeners, and a hook.
import { useEffect, useState } from "preact/hooks";

export class Cell<T> {
  private readonly listeners = new Set<(value: T) => void>();
  constructor(public value: T) {}

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    // A copy: whoever is called may listen or stop listening.
    for (const listener of Array.from(this.listeners)) listener(value);
  }

  listen(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

export function useCell<T>(cell: Cell<T>): T {
  const [, again] = useState(0);
  useEffect(() => {
    let last = cell.value;
    const stop = cell.listen((value) => {
      if (value !== last) {
        last = value;
        again((n) => n + 1);
      }
    });
    again((n) => n + 1);
    return stop;
  }, [cell]);
  return cell.value;
}
