// The log in words, and the chat.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";
import { TokenRow } from "./tokens";
import { useWords } from "./words";
import type { ChatLine, Happening } from "./protocol";

/** A list that stays at its end unless somebody scrolled up to read. */
function useTail(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const tail = useRef(true);
  useLayoutEffect(() => {
    if (list.current && tail.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  const onScroll = (): void => {
    const l = list.current;
    if (l) tail.current = l.scrollHeight - l.scrollTop - l.clientHeight < 40;
  };
  return { ref: list, onScroll };
}

export function Log({ lines }: { lines: Happening[] }) {
  const t = useWords();
  const tail = useTail(lines.length);
  return (
    <div class="log" role="log" aria-label={t.log} tabIndex={0} {...tail}>
      {lines.map((line, i) => (
        <p key={`${line.number}-${i}`} class={`e-${line.id}${i && lines[i - 1]!.number !== line.number ? " next" : ""}`}>
          {line.tokens?.length ? <TokenRow tokens={line.tokens} /> : null} {line.text}
        </p>
      ))}
    </div>
  );
}

export function Chat({ lines, say, children }: { lines: ChatLine[]; say(text: string): boolean; children?: ComponentChildren }) {
  const t = useWords();
  const tail = useTail(lines.length);
  const [text, setText] = useState("");
  return (
    <div class="chat">
      <div class="log" role="log" aria-label={t.chat} tabIndex={0} {...tail}>
        {lines.map((line) => (
          <p key={line.number}>
            <b>{line.name}</b> {line.text}
          </p>
        ))}
        {!lines.length && <p class="hint">{t.nobodySpoke}</p>}
      </div>
      {children || (
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const words = text.trim();
          if (words && say(words)) setText("");
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={t.message}
          placeholder={t.message}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button class="icon-button" aria-label={t.send}>
          <Icon name="right" />
        </button>
      </form>
      )}
    </div>
  );
}
