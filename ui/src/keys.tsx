// Which keys do what: a list that any page opens with "?".
import { useEffect } from "preact/hooks";
import { Cell, useCell } from "./cell";
import { href } from "./route";
import { Dialog } from "./shell";
import { useWords } from "./words";

const open = new Cell(false);

export function openKeys(): void {
  open.set(true);
}

/** Whether somebody is writing: then letters are letters. */
export function writing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return !!at?.closest("input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]");
}

const PAGES: Record<string, string> = { h: "/", t: "/lobby", c: "/campaigns", f: "/friends", m: "/me", l: "/leaders" };
/** Seconds in which the second key of a pair must come. */
const PAIR = 1.5;

export function Keys() {
  const t = useWords();
  const shown = useCell(open);
  useEffect(() => {
    let gone = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || writing(event)) return;
      const to = PAGES[event.key];
      if (gone && event.timeStamp - gone < PAIR * 1000 && to) {
        gone = 0;
        open.set(false);
        href.go(to);
        return;
      }
      gone = event.key === "g" ? event.timeStamp : 0;
      if (event.key === "?") open.set(!open.value);
      else if (event.key === "/") {
        const field = document.querySelector<HTMLInputElement>("main .search input");
        if (!field) return;
        field.focus();
        event.preventDefault();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const groups: [string, [string[], string][]][] = [
    [t.keysAnywhere, [[["?"], t.keyHelp], [["/"], t.keySearch], [["g", "h"], t.games], [["g", "t"], t.tables], [["g", "c"], t.campaigns], [["g", "f"], t.friends], [["g", "m"], t.myPage], [["g", "l"], t.leaders]]],
    [t.keysTable, [[["1", "…", "9"], t.keyChoose], [[t.keyTab], t.keyWalk], [["←", "→", "↑", "↓"], t.keyArrows], [[t.keyEnter], t.keyTake], [[t.keyEscape], t.keySkip], [["+", "-", "0"], t.keyZoom]]],
    [t.keysReplay, [[["←", "→"], t.keyStep], [["↑", "↓"], t.keyTurn], [[t.keySpace], t.keyPlay], [[t.keyHome, t.keyEnd], t.keyEnds]]],
  ];
  return (
    <Dialog open={shown} close={() => open.set(false)} title={t.keys}>
      <div class="keys">
        {groups.map(([title, rows]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([keys, text]) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
