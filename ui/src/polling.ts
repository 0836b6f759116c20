// What is read from the server again and again while somebody looks at the page.
import { useEffect } from "preact/hooks";

type Failure = Error & { status?: number };

/** Asks at once, whenever one of `deps` changes, and every so many milliseconds while the page is visible. An answer that comes too late is dropped. */
export function usePolling<T>(
  ask: () => Promise<T>,
  found: (answer: T) => void,
  every: number,
  deps: readonly unknown[],
  failed: (error: Failure) => void = () => undefined,
): void {
  useEffect(() => {
    let here = true;
    const read = (): void => {
      ask().then(
        (answer) => here && found(answer),
        (error: Failure) => here && failed(error),
      );
    };
    read();
    const beat = setInterval(() => document.visibilityState === "visible" && read(), every);
    return () => {
      here = false;
      clearInterval(beat);
    };
  }, [...deps]);
}
