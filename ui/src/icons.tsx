// Our own line icons, 24 by 24.
const PATHS: Record<string, string> = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-2",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12h2",
  turnLeft: "M5 4v5h5M5.5 9a8 8 0 1 1-1.4 5",
  turnRight: "M19 4v5h-5M18.5 9a8 8 0 1 0 1.4 5",
  book: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  chat: "M4 5h16v11H9l-5 4z",
  list: "M4 6h16M4 12h16M4 18h10",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3 3 0 0 1 0 6M18 14c2 .8 3.2 2.8 3.5 6",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  help: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM9.3 9.5c0-1.7 1.2-2.7 2.8-2.7s2.7 1 2.7 2.5c0 2-2.7 2.1-2.7 4.2M12 17v.2",
  close: "M6 6l12 12M18 6 6 18",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  up: "M12 19V6M6 12l6-6 6 6",
  down: "M12 5v13M6 12l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  check: "M5 13l4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  bot: "M6 9h12v9H6zM12 9V5M12 4.5v.1M9.5 13v1M14.5 13v1M3.5 12v4M20.5 12v4",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c.6-4.5 3.5-6.5 7.5-6.5s6.9 2 7.5 6.5",
  chair: "M7 3v9h10V3M7 12v9M17 12v9M7 16h10",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  download: "M12 4v11M7 10l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 10l5-5 5 5M5 20h14",
  share: "M12 15V4M8 7l4-4 4 4M6 11v9h12v-9",
  cards: "M4 7h9v13H4zM9 4l9 2-2.5 12",
  trophy: "M7 4h10v5a5 5 0 0 1-10 0zM7 5H3c0 4 2 6 4.5 6M17 5h4c0 4-2 6-4.5 6M12 14v4M8 20h8",
  spark: "M12 3l1.8 6.2L20 11l-6.2 1.8L12 19l-1.8-6.2L4 11l6.2-1.8z",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  bolt: "M13 2 5 14h6l-1 8 9-13h-6z",
  scales: "M12 4v16M7 20h10M4 8h16M4 8l-2 6h5zM20 8l-3 6h5z",
  die: "M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1",
  skull: "M12 3c5 0 8 3 8 7.5 0 3-1.3 4.7-3.2 5.8V21H7.2v-4.7C5.3 15.2 4 13.5 4 10.5 4 6 7 3 12 3zM9 10v1.5M15 10v1.5",
  dot: "M12 11.5v1",
  comment: "M4 5h16v11H9l-5 4zM8 9h8M8 12h5",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.1",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
};

export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name] ?? PATHS.help} />
    </svg>
  );
}

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path class="logo-n" d="M8 24V8l16 16V8" />
      <path class="logo-line" d="M4 28h24" />
    </svg>
  );
}
