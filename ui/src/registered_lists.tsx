// What the members of a campaign register for all their tables.
import { useState } from "preact/hooks";
import { api } from "./api";
import { LoadoutPick, useLoadoutOf } from "./create";
import { useGames } from "./home";
import { notify } from "./shell";
import { useWords } from "./words";
import type { CampaignInfo } from "./protocol";

/** Lists are judged by the tournament when they are registered; here they are only told apart by side. */
const USUAL = {};

/** What I bring to every table of a tournament; a judge reads everybody's. */
export function RegisteredLists({ info, name, read }: { info: CampaignInfo; name(seat: number): string; read(): void }) {
  const t = useWords();
  const slots = info.list_slots ?? [];
  const me = info.members.find((m) => m.mine);
  const mine = info.lists?.find((l) => l.member === me?.seat)?.texts;
  const others = (info.lists ?? []).filter((l) => l.member !== me?.seat);
  const game = useGames()?.find((g) => g.name === info.game);
  const loadoutOf = useLoadoutOf();
  const [texts, setTexts] = useState<string[] | null>(null);
  const [picked, pick] = useState<Record<number, string>>({});
  const [fault, setFault] = useState("");
  if (!slots.length || (!info.may_register && !mine && !others.length)) return null;
  const shown = slots.map((_, i) => texts?.[i] ?? mine?.[i] ?? "");
  const send = (e: Event): void => {
    e.preventDefault();
    api.registerLists(info.id, { texts: shown }).then(
      () => {
        setTexts(null);
        setFault("");
        if (!info.lists_hint) notify(t.listsRegistered);
        read();
      },
      (error: Error) => setFault(error.message || t.offline),
    );
  };
  const form = (
    <>
      {info.may_register && (
        <form onSubmit={send}>
          <p class="hint">{info.lists_hint || t.registerHint}</p>
          {slots.map((slot, i) =>
            game?.loadouts && !info.lists_hint ? (
              <div key={slot.name} class="list-slot">
                <LoadoutPick
                  game={game}
                  words={game.loadouts}
                  slot={slot}
                  options={USUAL}
                  value={picked[i] ?? loadoutOf(shown[i] ?? "")}
                  put={(id, loadout) => {
                    pick({ ...picked, [i]: id });
                    setTexts(shown.map((x, n) => (n === i ? (loadout?.text ?? "") : x)));
                  }}
                />
              </div>
            ) : (
              <label key={slot.name}>
                {slot.text}
                <textarea rows={2} maxLength={20000} value={shown[i]} onInput={(e) => setTexts(shown.map((x, n) => (n === i ? e.currentTarget.value : x)))} />
              </label>
            ),
          )}
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <button class="primary">{mine ? t.registerAgain : t.register}</button>
        </form>
      )}
      {mine && (!info.may_register || !info.lists_hint) && (
        <details>
          <summary>{t.myLists}</summary>
          {mine.map((text, i) => (
            <pre key={i}>{text}</pre>
          ))}
        </details>
      )}
      {others.length > 0 && (
        <div class="others-lists">
          {others.map((l) => (
            <details key={l.member}>
              <summary>{name(l.member)}</summary>
              {l.texts.map((text, i) => (
                <pre key={i}>{text}</pre>
              ))}
            </details>
          ))}
        </div>
      )}
    </>
  );
  const title = info.lists_title || t.registeredLists;
  // What most members leave empty is folded away, until somebody has used it.
  if (info.lists_optional)
    return (
      <details class="lists" open={!!mine?.some(Boolean)}>
        <summary>{title}</summary>
        {form}
      </details>
    );
  return (
    <section class="lists">
      <h2>{title}</h2>
      {form}
    </section>
  );
}
