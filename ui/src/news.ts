// What reaches a person on whichever page: invitations of friends.  Who has friends keeps a socket open for it.
import { useEffect } from "preact/hooks";
import { api, me } from "./api";
import { Cell, useCell } from "./cell";
import { news } from "./invitations";
import { prefs } from "./prefs";
import { place } from "./route";
import { notify } from "./shell";
import { useWords } from "./words";
import type { ServerMessage } from "./protocol";

/** Counts what came over a socket, for pages that show more than `news`. */
export const calls = new Cell(0);
/** Pages that have a socket of their own. */
const LIVE = new Set(["table", "campaign"]);
/** Pages that show invitations themselves. */
const SHOWS = new Set(["", "friends"]);

export function readNews(): void {
  api.friendNews().then((found) => news.set(found), () => undefined);
}

/** The server says that there is something new. */
export function called(): void {
  calls.set(calls.value + 1);
  readNews();
}

class Line {
  private socket: WebSocket | null = null;
  private timer = 0;
  private beat = 0;
  private wanted = false;

  want(wanted: boolean): void {
    this.wanted = wanted;
    if (wanted) void this.open();
    else {
      clearTimeout(this.timer);
      this.socket?.close();
    }
  }

  private async open(): Promise<void> {
    clearTimeout(this.timer);
    if (this.socket) return;
    try {
      await me();
    } catch {
      this.later();
      return;
    }
    if (!this.wanted || this.socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "called") called();
      if (message.type !== "welcome") return;
      clearInterval(this.beat);
      this.beat = window.setInterval(() => socket.send(JSON.stringify({ type: "ping" })), (message.heartbeat ?? 20) * 1000);
    };
    socket.onclose = () => {
      clearInterval(this.beat);
      this.socket = null;
      if (this.wanted) this.later();
    };
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.wanted && void this.open(), 3000 + Math.random() * 4000);
  }
}

const line = new Line();

/** Keeps the news up to date, and says what is new where the page does not show it. */
export function useNews(): void {
  const t = useWords();
  const { path } = useCell(place);
  const { lang } = useCell(prefs);
  const found = useCell(news);
  const page = path.split("/")[1] ?? "";
  useEffect(readNews, [path, lang]);
  useEffect(() => line.want(page === "friends" || (!!found.live && !LIVE.has(page))), [page, found.live]);
  useEffect(() => {
    const fresh = (found.invitations ?? []).filter((one) => !told.has(one.table));
    for (const one of fresh) {
      told.add(one.table);
      remember();
      if (!SHOWS.has(page)) notify(t.invitesYou({ name: one.name, game: one.title }));
    }
  }, [found]);
}

/** What this browser was told in this sitting: loading a page anew does not say it again. */
const TOLD = "neontable-told";

function remembered(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(TOLD) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const told = new Set<string>(remembered());

function remember(): void {
  try {
    sessionStorage.setItem(TOLD, JSON.stringify([...told].slice(-50)));
  } catch {
    // A browser that stores nothing says it again.
  }
}
