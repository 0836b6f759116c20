// What the modules find in a browser, as little as they need: import this first.
type Listener = (event?: unknown) => void;

class Events {
  private readonly listeners = new Map<string, Set<Listener>>();
  addEventListener = (name: string, listener: Listener): void => {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  };
  removeEventListener = (name: string, listener: Listener): void => void this.listeners.get(name)?.delete(listener);
  fire(name: string, event?: unknown): void {
    for (const listener of Array.from(this.listeners.get(name) ?? [])) listener(event);
  }
}

class Media extends Events {
  matches = false;
}

export const page = {
  events: new Events(),
  document: Object.assign(new Events(), {
    visibilityState: "visible",
    documentElement: { dataset: {} as Record<string, string>, lang: "" },
    body: { append: (element: unknown) => void page.appended.push(element) },
    createElement: () => ({ style: {} as Record<string, string>, className: "", remove() {}, animate: () => ({}) }),
  }),
  appended: [] as unknown[],
  media: { light: new Media(), contrast: new Media(), still: new Media() },
  location: { pathname: "/", hash: "", protocol: "http:", host: "table.test", reloads: 0, reload: () => void (page.location.reloads += 1) },
  stored: new Map<string, string>(),
  /** What lasts as long as the tab. */
  kept: new Map<string, string>(),
  scrolls: 0,
};

function go(to: string): void {
  const [path = "", hash = ""] = to.split("#");
  page.location.pathname = path;
  page.location.hash = hash && `#${hash}`;
}

const media: Record<string, Media> = {
  "(prefers-color-scheme: light)": page.media.light,
  "(prefers-contrast: more)": page.media.contrast,
  "(prefers-reduced-motion: reduce)": page.media.still,
};

const globals: Record<string, unknown> = {
  window: globalThis,
  document: page.document,
  location: page.location,
  history: { pushState: (_: unknown, __: string, to: string) => go(to), replaceState: (_: unknown, __: string, to: string) => go(to) },
  localStorage: { getItem: (key: string) => page.stored.get(key) ?? null, setItem: (key: string, value: string) => void page.stored.set(key, value) },
  sessionStorage: { getItem: (key: string) => page.kept.get(key) ?? null, setItem: (key: string, value: string) => void page.kept.set(key, value) },
  matchMedia: (query: string) => media[query],
  addEventListener: page.events.addEventListener,
  removeEventListener: page.events.removeEventListener,
  scrollTo: () => void (page.scrolls += 1),
  navigator: { languages: ["de-DE", "fr-CA", "en"], language: "de-DE" },
  CSS: { escape: (text: string) => text },
};
for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
