// Pages that are loaded when somebody comes to them, so that the first page stays small.
import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { useWords } from "./words";

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const t = useWords();
    const [failed, fail] = useState(false);
    const [, arrived] = useState(false);
    useEffect(() => {
      if (found) return;
      load().then(
        (part) => {
          found = part;
          arrived(true);
        },
        () => fail(true),
      );
    }, []);
    const Part = found;
    if (Part) return <Part {...props} />;
    return <p class={failed ? "fault" : "hint loading"}>{failed ? t.offline : "…"}</p>;
  };
}
