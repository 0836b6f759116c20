// What members of a campaign own: sheets, what can be taken between tables and why not, where one stands
// on the way to the next table, who is about to meet whom, and that table, which one click opens.  All of
// it is declared by the campaign's game.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icons";
import { openRule } from "./rules";
import { CardPicture } from "./scene";
import { useWords } from "./words";
import type { CampaignInfo, CampaignLaunch, CampaignPairing, CampaignSheet, CampaignStep, CampaignWare, Json, SheetShelf, SheetTally } from "./protocol";

/** Answers that the page offers with a place of their own: the list of options leaves them out. */
export function placedAnswers(info: CampaignInfo): ReadonlySet<string> {
  const ways = [...(info.wares ?? []), ...(info.cards ?? [])].flatMap((w) => w.ways.map((way) => way.answer));
  return new Set([...ways, ...(info.launch ? [info.launch.answer] : [])].map((a) => JSON.stringify(a)));
}

/** The portrait or emblem of a member, else of a person or a bot. */
export function Face({ info, member, size = 34 }: { info: CampaignInfo; member: number; size?: number }) {
  const sheet = info.sheets?.find((s) => s.member === member);
  const bot = member < 0 || info.members[member]?.bot;
  return (
    <span class={`face c-${sheet?.colour ?? "grey"}`} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      {sheet?.picture ? <CardPicture game={info.game} file={sheet.picture} /> : <Icon name={bot ? "bot" : "user"} size={size * 0.6} />}
    </span>
  );
}

export function Stars({ n }: { n: number }) {
  if (!n) return null;
  return (
    <span class="stars" aria-label={`${n} ★`} title={`${n} ★`}>
      {n > 0 && n <= 3 ? "★".repeat(n) : `★ ${n}`}
    </span>
  );
}

/** Where I stand on the way from one table to the next. */
export function Steps({ steps }: { steps: readonly CampaignStep[] }) {
  const t = useWords();
  if (!steps.length) return null;
  return (
    <ol class="way" aria-label={t.whatNext}>
      {steps.map((s) => (
        <li key={s.text} class={s.state} aria-current={s.state === "now" ? "step" : undefined}>
          <span class="way-mark">{s.state === "done" && <Icon name="check" size={14} />}</span>
          {s.text}
        </li>
      ))}
    </ol>
  );
}

export function Pairings({ info, name }: { info: CampaignInfo; name(seat: number): string }) {
  return (
    <>
      {(info.pairings ?? []).map((p, i) => (
        <PairingCard key={i} info={info} pairing={p} name={name} />
      ))}
    </>
  );
}

function PairingCard({ info, pairing, name }: { info: CampaignInfo; pairing: CampaignPairing; name(seat: number): string }) {
  return (
    <article class={`pairing${pairing.open ? " open" : ""}`}>
      <Meeting info={info} members={pairing.members} name={name} against />
      <div>
        <h3>{pairing.title}</h3>
        <p class="hint">{pairing.status}</p>
      </div>
    </article>
  );
}

/** Those who sit at one table, side by side. */
export function Meeting({ info, members, name, against = false, ready }: { info: CampaignInfo; members: readonly number[]; name(seat: number): string; against?: boolean; ready?: readonly number[] }) {
  return (
    <ul class={`meeting${against ? " against" : ""}`}>
      {members.map((m, i) => (
        <li key={i} class={ready?.includes(m) ? "ready" : ""}>
          <Face info={info} member={m} size={46} />
          <span>{name(m)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Launch({ launch, info, name, busy, go }: { launch: CampaignLaunch; info: CampaignInfo; name(seat: number): string; busy: boolean; go(): void }) {
  const t = useWords();
  return (
    <article class="mission mine launch">
      <CardPicture game={info.game} file={launch.picture} />
      <div>
        <h3>
          {launch.text} {launch.price && <span class="slot-value">{launch.price}</span>}
        </h3>
        {launch.about && <p>{launch.about}</p>}
        <Meeting info={info} members={launch.seats} name={name} />
        <p class="hint">{t.launchHint}</p>
      </div>
      <button type="button" class="primary big" disabled={busy} onClick={go}>
        <Icon name="play" /> {t.launch}
      </button>
    </article>
  );
}

// -- options of my question as cards -----------------------------------------------------------------
/** In their groups; a way that is not offered now is left out. */
export function ChoiceCards({ info, offered, busy, take }: { info: CampaignInfo; offered: ReadonlySet<string>; busy: boolean; take(answer: Json): void }) {
  const cards = (info.cards ?? []).filter((c) => c.ways.some((w) => offered.has(JSON.stringify(w.answer))));
  const groups = [...new Set(cards.map((c) => c.group ?? ""))];
  return (
    <>
      {groups.map((group, n) => {
        const own = cards.filter((c) => (c.group ?? "") === group);
        const list = (
          <ul>
            {own.map((c, i) => (
              <ChoiceCard key={c.name + i} card={c} few={own.length <= FEW} info={info} offered={offered} busy={busy} take={take} />
            ))}
          </ul>
        );
        // A long list behind another is opened by whoever wants it.
        return n > 0 && own.length > MANY ? (
          <details key={group} class="choices">
            <summary>
              {group} <span class="hint">{own.length}</span>
            </summary>
            {list}
          </details>
        ) : (
          <section key={group} class="choices">
            {group && <h4>{group}</h4>}
            {list}
          </section>
        );
      })}
    </>
  );
}

function ChoiceCard({ card, few, info, offered, busy, take }: { card: CampaignWare; few: boolean; info: CampaignInfo; offered: ReadonlySet<string>; busy: boolean; take(answer: Json): void }) {
  const t = useWords();
  const who = (card.member ?? -1) >= 0 ? info.members[card.member!] : undefined;
  const open = card.ways.filter((w) => offered.has(JSON.stringify(w.answer)));
  return (
    // With one way to take it, the whole card is its button.
    <li class={`choice c-${card.colour ?? "grey"}${card.suits ? " called" : ""}${open.length === 1 ? " one-way" : ""}`} data-choice={card.name}>
      <CardPicture game={info.game} file={card.picture} />
      <div class="choice-head">
        <b>{card.name}</b>
        <Stars n={card.stars ?? 0} />
        {card.price && <span class="slot-value">{card.price}</span>}
        {who && <em>{who.name || t.member({ n: who.seat + 1 })}</em>}
      </div>
      {card.text && <Says text={card.text} few={few} />}
      <div class="ways">
        {open.map((w, i) => (
          <button type="button" key={w.text} class={i ? "quiet" : "choose"} disabled={busy} data-answer={JSON.stringify(w.answer)} aria-label={`${w.text}: ${card.name}`} onClick={() => take(w.answer)}>
            {w.text}
          </button>
        ))}
      </div>
    </li>
  );
}

const LONG = 110;
const FEW = 6;
const MANY = 9;

/** Among many cards a long text is cut after some lines; a click shows all of it. */
function Says({ text, few }: { text: string; few: boolean }) {
  const [whole, setWhole] = useState(false);
  if (few || text.length <= LONG) return <p class="says">{text}</p>;
  return (
    <button type="button" class={`says${whole ? "" : " cut"}`} aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {text}
    </button>
  );
}

// -- sheets ------------------------------------------------------------------------------------------
export function Sheets({ info, name }: { info: CampaignInfo; name(seat: number): string }) {
  const t = useWords();
  const sheets = info.sheets ?? [];
  const place = (member: number): number => info.standings.rows.findIndex((r) => r.member === member);
  // My own comes first, the others as they stand.
  const order = [...sheets].sort(
    (a, b) => Number(!info.members[a.member]?.mine) - Number(!info.members[b.member]?.mine) || place(a.member) - place(b.member),
  );
  return (
    <section class="roster">
      <h2>{info.sheets_title || t.roster}</h2>
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
  // A long value, such as a text to hand on, has a line of its own.
  const [long, short] = [true, false].map((l) => (sheet.facts ?? []).filter((f) => f.value.length > 18 === l)) as [typeof sheet.facts & {}, typeof sheet.facts & {}];
  return (
    <article class={`sheet c-${sheet.colour ?? "grey"}${info.members[sheet.member]?.mine ? " mine" : ""}`} data-sheet={sheet.member}>
      <header>
        {sheet.picture && <CardPicture game={info.game} file={sheet.picture} />}
        <div>
          <h3>{sheet.title}</h3>
          <p>
            {sheet.about} <em>{owner}</em>
          </p>
          {sheet.status && <p class="sheet-status">{sheet.status}</p>}
        </div>
      </header>
      {(sheet.tallies ?? []).map((tally) => (
        <TallyView key={tally.label} tally={tally} />
      ))}
      <dl class="sheet-facts">
        {short.map((f) => (
          <div key={f.label}>
            <dt>{f.label}</dt>
            <dd>{f.value}</dd>
          </div>
        ))}
      </dl>
      {long.map((f) => (
        <p key={f.label} class="sheet-note">
          <span class="slot-label">{f.label}</span>
          <code>{f.value}</code>
        </p>
      ))}
      {(sheet.slots ?? []).length > 0 && <Slots sheet={sheet} game={info.game} />}
      {(sheet.shelves ?? []).map((s) => (
        <Shelf key={s.label} shelf={s} game={info.game} />
      ))}
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

function TallyView({ tally }: { tally: SheetTally }) {
  const { label, value, of } = tally;
  const stars = tally.look === "stars";
  return (
    <div class={`tally l-${tally.look ?? "bar"}`}>
      <span class="slot-label">{label}</span>
      <b>
        {value} <span class="hint">/ {of}</span>
      </b>
      {stars ? (
        <span class="tally-stars" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < value ? "on" : ""}>
              ★
            </i>
          ))}
        </span>
      ) : (
        <span class="tally-bar" aria-hidden="true">
          <i style={{ width: `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%` }} />
        </span>
      )}
    </div>
  );
}

/** Slots that are filled, in full; the empty ones in a row. */
function Slots({ sheet, game }: { sheet: CampaignSheet; game: string }) {
  const t = useWords();
  const slots = sheet.slots ?? [];
  const empty = slots.filter((s) => !s.name);
  return (
    <ol class="sheet-slots">
      {slots
        .filter((s) => s.name)
        .map((s) => (
          <li key={s.label}>
            <CardPicture game={game} file={s.picture} />
            <span class="slot-label">{s.label}</span>
            <b>{s.name}</b> <span class="slot-value">{s.value}</span>
            <p>{s.text}</p>
            {(s.covers ?? []).length > 0 && <p class="hint">{t.covers({ what: s.covers!.join(", ") })}</p>}
          </li>
        ))}
      {empty.map((s) => (
        <li key={s.label} class="empty">
          <span class="slot-label">{s.label}</span> <span class="hint">{t.emptySlot}</span>
        </li>
      ))}
    </ol>
  );
}

function Shelf({ shelf, game }: { shelf: SheetShelf; game: string }) {
  const t = useWords();
  const items = shelf.items ?? [];
  if (!items.length && !shelf.empty) return null;
  if (shelf.folded)
    return (
      <details class="shelf-of folded">
        <summary>
          {shelf.label} <span class="hint">{items.length}</span>
        </summary>
        <ul>
          {items.map((c, i) => (
            <li key={i}>
              <CardPicture game={game} file={c.picture} />
              <span>
                {c.name}
                {c.text && <small>{c.text}</small>}
              </span>
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <section class={`shelf-of${shelf.done ? " done" : ""}${shelf.own ? " own" : ""}`}>
      <h4>
        {shelf.label} {items.length > 0 && <span class="hint">{items.reduce((n, c) => n + (c.n ?? 1), 0)}</span>}
        {shelf.own && (
          <span class="secret" title={t.onlyYou}>
            <Icon name="lock" size={14} /> {t.onlyYou}
          </span>
        )}
      </h4>
      {!items.length && <p class="hint">{shelf.empty}</p>}
      <ul>
        {items.map((c, i) => (
          <li key={i} class={c.name ? "" : "down"} title={c.text || undefined}>
            {c.name ? (
              <>
                <CardPicture game={game} file={c.picture} />
                <span>
                  {shelf.done && <Icon name="check" size={14} />}
                  {c.name}
                  {(c.n ?? 1) > 1 && ` ×${c.n}`} <Stars n={c.stars ?? 0} />
                  {c.text && <small>{c.text}</small>}
                </span>
              </>
            ) : (
              <span class="sr">{t.faceDown}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

// -- what could be taken -----------------------------------------------------------------------------
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
  const closed = refused.length === ware.ways.length;
  return (
    <li class={`ware c-${ware.colour ?? "grey"}${closed ? " closed" : ""}${ware.suits ? " suited" : ""}`} data-ware={ware.name}>
      <CardPicture game={info.game} file={ware.picture} />
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
          <Icon name="lock" size={14} /> <span>{w.text}</span> {w.refused}{" "}
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
