// The chat.
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";
import { useTail } from "./log";
import { useWords } from "./words";
import type { ChatLine } from "./protocol";

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
