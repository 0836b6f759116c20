// Addresses of pages, kept by the browser's history.
import { Cell } from "./cell";
import type { ComponentChildren } from "preact";

export const place = new Cell({ path: location.pathname, hash: location.hash.slice(1) });

function follow(): void {
  place.set({ path: location.pathname, hash: location.hash.slice(1) });
}

addEventListener("popstate", follow);

export const href = {
  /** `keep`: the page stays scrolled where it is. */
  go(to: string, keep = false): void {
    history.pushState(null, "", to);
    follow();
    if (!keep) scrollTo(0, 0);
  },
  replace(to: string): void {
    history.replaceState(null, "", to);
    follow();
  },
};

export function Link({ to, keep, children, ...more }: { to: string; keep?: boolean; children: ComponentChildren; class?: string; "aria-label"?: string; "aria-current"?: "page" | undefined }) {
  return (
    <a
      href={to}
      {...more}
      onClick={(event) => {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        href.go(to, keep);
      }}
    >
      {children}
    </a>
  );
}
