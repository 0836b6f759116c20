// What members of a campaign own: sheets, what can be taken between tables and why not, and the next
// table, which one click opens.  All of it is declared by the campaign's game.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icons";
import { openRule } from "./rules";
import { useWords } from "./words";
import type { CampaignInfo, CampaignLaunch, CampaignSheet, CampaignWare, Json } from "./protocol";

/** Answers that the page offers with a place of their own: the list of options leaves them out. */
export function placedAnswers(info: CampaignInfo): ReadonlySet<string> {
  const ways = (info.wares ?? []).flatMap((w) => w.ways.map((way) => way.answer));
  return new Set([...ways, ...(info.launch ? [info.launch.answer] : [])].map((a) => JSON.stringify(a)));
}

export function Launch({ launch, names, busy, go }: { launch: CampaignLaunch; names: string[]; busy: boolean; go(): void }) {
  const t = useWords();
  return (
    <article class="mission mine launch">
      <div>
        <h3>{launch.text}</h3>
        <p class="who">
          {names.map((name, i) => (
            <span key={i}>{name}</span>
          ))}
        </p>
        <p class="hint">{t.launchHint}</p>
      </div>
      <button type="button" class="primary big" disabled={busy} onClick={go}>
        <Icon name="play" /> {t.launch}
      </button>
    </article>
  );
}

export function Sheets({ info, name }: { info: CampaignInfo; name(seat: number): string }) {
  const t = useWords();
  const sheets = info.sheets ?? [];
  // My own comes first.
  const order = [...sheets].sort((a, b) => Number(!info.members[a.member]?.mine) - Number(!info.members[b.member]?.mine));
  return (
    <section class="roster">
      <h2>{t.roster}</h2>
      <div class="sheets">
        {order.map((s) => (
          <SheetCard key={s.member} sheet={s} owner={info.members[s.member]?.mine ? t.you : name(s.member)} info={info} />
        ))}
      </div>
    </section>
  );
}

function SheetCard({ sheet, owner, info }: { sheet: CampaignSheet; owner: string; info: CampaignInfo }) {
  const t = useWords();
  const deeds = sheet.deeds ?? [];
  const replay = (mission: number): string => info.played.find((p) => p.number === mission)?.replay ?? "";
  return (
    <article class={`sheet${info.members[sheet.member]?.mine ? " mine" : ""}`} data-sheet={sheet.member}>
      <header>
        <h3>{sheet.title}</h3>
        <p>
          {sheet.about} <em>{owner}</em>
        </p>
      </header>
      <dl class="sheet-facts">
        {(sheet.facts ?? []).map((f) => (
          <div key={f.label}>
            <dt>{f.label}</dt>
            <dd>{f.value}</dd>
          </div>
        ))}
      </dl>
      <ol class="sheet-slots">
        {(sheet.slots ?? []).map((s) => (
          <li key={s.label} class={s.name ? "" : "empty"}>
            <span class="slot-label">{s.label}</span>
            {s.name ? (
              <>
                <b>{s.name}</b> <span class="slot-value">{s.value}</span>
                <p>{s.text}</p>
                {(s.covers ?? []).length > 0 && <p class="hint">{t.covers({ what: s.covers!.join(", ") })}</p>}
              </>
            ) : (
              <span class="hint">{t.emptySlot}</span>
            )}
          </li>
        ))}
      </ol>
      {deeds.length > 0 && (
        <details class="sheet-deeds">
          <summary>{t.history({ n: deeds.length })}</summary>
          <ol reversed>
            {deeds.map((d, i) => (
              <li key={i}>{replay(d.mission ?? 0) ? <a href={`/replay/${replay(d.mission ?? 0)}`}>{d.text}</a> : d.text}</li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

/** Everything that could be taken: what can be is first, the rest says why not. */
export function Wares({ info, busy, take }: { info: CampaignInfo; busy: boolean; take(answer: Json): void }) {
  const t = useWords();
  const wares = info.wares ?? [];
  const open = wares.filter((w) => w.ways.some((way) => !way.refused));
  const closed = wares.filter((w) => !open.includes(w));
  if (!wares.length) return null;
  return (
    <section class="wares">
      <h2>{t.wares}</h2>
      {!open.length && <p class="hint">{t.noWares}</p>}
      <ul>
        {open.map((w) => (
          <WareCard key={w.name} ware={w} busy={busy} take={take} info={info} />
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>{t.otherWares({ n: closed.length })}</summary>
          <ul>
            {closed.map((w) => (
              <WareCard key={w.name} ware={w} busy={busy} take={take} info={info} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function WareCard({ ware, busy, take, info }: { ware: CampaignWare; busy: boolean; take(answer: Json): void; info: CampaignInfo }) {
  const t = useWords();
  // The same reason for every way is said once.
  const refused = ware.ways.filter((w) => w.refused);
  return (
    <li class={`ware${refused.length === ware.ways.length ? " closed" : ""}`} data-ware={ware.name}>
      <header>
        <b>{ware.name}</b> <span class="slot-value">{ware.price}</span>
        {ware.suits && <span class="suits">{t.wareSuits}</span>}
      </header>
      <p>{ware.text}</p>
      <div class="ways">
        {ware.ways
          .filter((w) => !w.refused)
          .map((w) => (
            <button type="button" key={w.text} disabled={busy} onClick={() => take(w.answer)}>
              {w.text}
            </button>
          ))}
      </div>
      {refused.map((w) => (
        <p key={w.text} class="refused">
          <span>{w.text}</span> {w.refused}{" "}
          {w.rule && (
            <button type="button" class="rule-link" onClick={() => openRule(info.game, w.rule ?? "")}>
              <code>{w.rule}</code>
            </button>
          )}
        </p>
      ))}
    </li>
  );
}

/** After the answer has been taken: the mission that came of it is opened. */
export function useLaunch(info: CampaignInfo, open: (mission: number) => void): [boolean, () => void] {
  const [known, setKnown] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (!known) return;
    const made = info.missions.find((m) => m.mine && !known.includes(m.number));
    if (!made) return;
    setKnown(null);
    open(made.number);
  }, [info.missions, known]);
  return [known !== null, () => setKnown(info.missions.map((m) => m.number))];
}
