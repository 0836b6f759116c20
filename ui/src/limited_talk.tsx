// The chat of a table whose rules limit what may be said: the phrases that the game offers now, and the
// kinds of free text that it allows.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { Icon } from "./icons";
import { useWords } from "./words";
import type { Json, TalkOffer, TalkPhrase } from "./protocol";

export interface Saying {
  phrase?: Json;
  text?: string;
  kind?: string;
}

export function LimitedTalk({ table, moment, say }: { table: string; moment: number; say(what: Saying): boolean }) {
  const t = useWords();
  const [offer, setOffer] = useState<TalkOffer | null>(null);
  const [group, setGroup] = useState("");
  const [kind, setKind] = useState("");
  const [text, setText] = useState("");
  useEffect(() => {
    let here = true;
    api.talk(table).then(
      (found) => here && setOffer(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [table, moment]);
  if (!offer) return null;
  const groups = new Map<string, TalkPhrase[]>();
  for (const p of offer.phrases) groups.set(p.group, [...(groups.get(p.group) ?? []), p]);
  const chosen = kind || (offer.kinds[0]?.kind ?? "");
  return (
    <div class="limited-talk">
      <p class="hint">{t.limitedTalk}</p>
      <div class="talk-groups">
        {[...groups].map(([name, phrases]) => (
          <div key={name} class="talk-group">
            <button type="button" aria-expanded={group === name} onClick={() => setGroup(group === name ? "" : name)}>
              {name}
            </button>
            {group === name && (
              <div class="phrases">
                {phrases.map((p) => (
                  <button type="button" key={p.text + JSON.stringify(p.phrase)} onClick={() => say({ phrase: p.phrase }) && setGroup("")}>
                    {p.text}
                  </button>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
      {offer.kinds.length > 0 && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            const words = text.trim();
            if (words && say({ text: words, kind: chosen })) setText("");
          }}
        >
          <select aria-label={t.talkKind} value={chosen} onChange={(e) => setKind(e.currentTarget.value)}>
            {offer.kinds.map((k) => (
              <option key={k.kind} value={k.kind}>
                {k.text}
              </option>
            ))}
          </select>
          <input value={text} maxLength={500} aria-label={t.message} placeholder={t.message} onInput={(e) => setText(e.currentTarget.value)} />
          <button class="icon-button" aria-label={t.send}>
            <Icon name="right" />
          </button>
        </form>
      )}
    </div>
  );
}
