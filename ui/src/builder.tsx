// One loadout, built card by card.
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { CardInFull } from "./cardface";
import { useById, useLibrary } from "./catalogue";
import { useCell } from "./cell";
import { Curve, DeckLines, Hand } from "./decklines";
import { added, counted, dropped, equipped, less, many, packed, total, unpacked } from "./entries";
import { Icon } from "./icons";
import { LoadoutEditor, Problems } from "./loadouts";
import { Meters } from "./meters";
import { Nothing } from "./nothing";
import { prefs } from "./prefs";
import { href, place } from "./route";
import { Dialog, notify } from "./shell";
import { Stock } from "./stock";
import { useWords } from "./words";
import type { BuilderInfo, Entry, GameInfo, LibraryCard, LibraryInfo, LoadoutCheck, LoadoutText, LoadoutVersion, Offer } from "./protocol";

type Options = NonNullable<LoadoutText["options"]>;

// -- one of them -----------------------------------------------------------------------------------
interface Draft {
  name: string;
  side: string;
  entries: Entry[];
  pool: string;
}

export function Workshop({ info, id }: { info: GameInfo; id: string }) {
  const t = useWords();
  const { hash } = useCell(place);
  const game = info.name;
  const builder = info.builder!;
  const library = useLibrary(game);
  const [start, setStart] = useState<Draft | null>(null);
  const [kept, setKept] = useState("");
  const [failed, fail] = useState("");
  useEffect(() => {
    let here = true;
    const params = new URLSearchParams(hash);
    const side = params.get("side") ?? builder.sides[0]?.value ?? "";
    const failing = (error: Error): void => void (here && fail(error.message || t.offline));
    const begin = (check: LoadoutCheck, name: string, own = ""): void => {
      if (!here) return;
      setKept(own);
      setStart({ name, side: check.side ?? side, entries: check.entries ?? [], pool: check.pool ?? "" });
    };
    if (id === "new") setStart({ name: "", side, entries: [], pool: "" });
    else if (id === "sealed") {
      api.sealed({ game, side, seed: params.get("seed") ?? "" }).then((check) => {
        if (check.pool && !params.get("seed")) href.replace(`/loadouts/${game}/sealed#side=${encodeURIComponent(side)}&seed=${encodeURIComponent(check.pool)}`);
        begin(check, check.name ?? "");
      }, failing);
    } else if (id === "shared")
      unpacked(params.get("list") ?? "")
        .catch(() => Promise.reject(new Error(t.badLink)))
        .then((text) => api.checkLoadout({ game, name: "-", text }))
        .then((check) => begin(check, check.name ?? ""))
        .catch(failing);
    else if (id !== "text")
      api.loadouts(game).then((all) => {
        const deck = all.loadouts.find((d) => d.id === id);
        if (!deck) return failing(new Error(t.noSuchPage));
        begin(deck.check, deck.house ? t.copyOf({ name: deck.name }) : deck.name, deck.house ? "" : deck.id);
      }, failing);
    return () => void (here = false);
  }, [id, game]);
  if (failed || library === false) return <Nothing say={failed || t.offline} page="loadouts" where={(g) => !!g.loadouts} />;
  if (id === "text")
    return (
      <LoadoutEditor
        game={game}
        words={info.loadouts!}
        draft={{ id: "", name: "", text: "", house: false }}
        saved={(deck) => href.go(`/loadouts/${game}/${deck.id}`)}
        removed={() => href.go(`/loadouts/${game}`)}
      />
    );
  if (!start || !library) return <p class="hint loading">…</p>;
  return <Bench key={id} info={info} builder={builder} library={library} start={start} kept={kept} />;
}

function Bench({ info, builder, library, start, kept }: { info: GameInfo; builder: BuilderInfo; library: LibraryInfo; start: Draft; kept: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const game = info.name;
  const words = info.loadouts!;
  const byId = useById(library);
  const [draft, setDraft] = useState(start);
  const [past, setPast] = useState<Draft[]>([]);
  const [own, setOwn] = useState(kept);
  const [saved, setSaved] = useState(start);
  const [options, setOptions] = useState<Options>(() => Object.fromEntries(builder.options.map((o) => [o.name, o.default])));
  // What the house says, and of which draft: it answers a moment after each change.
  const [judged, setJudged] = useState<{ draft: Draft; check: LoadoutCheck } | null>(null);
  const check = judged?.check ?? null;
  const [offers, setOffers] = useState<Offer[]>([]);
  const [holder, setHolder] = useState(-1);
  const [open, setOpen] = useState<"" | "text" | "hand" | "versions">("");
  const [looking, look] = useState<LibraryCard | null>(null);
  const [part, setPart] = useState<"cards" | "list">(start.entries.length ? "list" : "cards");
  const change = (entries: Entry[], more: Partial<Draft> = {}): void => {
    setPast([...past.slice(-49), draft]);
    setDraft({ ...draft, ...more, entries });
    if (holder >= entries.length) setHolder(-1);
  };
  useEffect(() => {
    let here = true;
    api.offers(game, draft.side, options, draft.pool).then(
      (found) => here && setOffers(found.offers),
      (error: Error) => here && notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [game, draft.side, draft.pool, lang, JSON.stringify(options)]);
  useEffect(() => {
    let here = true;
    const wait = setTimeout(() => {
      api.build({ game, ...draft, options }).then(
        (found) => here && setJudged({ draft, check: found }),
        (error: Error) => here && notify(error.message || t.offline),
      );
    }, 150);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [draft, game, lang, JSON.stringify(options)]);
  const changed = draft !== saved;
  useEffect(() => {
    if (!changed) return;
    const ask = (e: BeforeUnloadEvent): void => e.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [changed]);
  /** The text of the draft as it stands now, which may be newer than what was judged last. */
  const written = async (): Promise<string> => (judged?.draft === draft ? judged.check : await api.build({ game, ...draft, options })).text ?? "";
  const save = (): void => {
    const name = draft.name.trim() || words.new;
    written()
      .then((text) => api.saveLoadout(own, { game, name, text, options }))
      .then(
        (deck) => {
          setOwn(deck.id);
          setSaved(draft);
          notify(t.savedList({ name }));
          if (!own) history.replaceState(null, "", `/loadouts/${game}/${deck.id}`);
        },
        (error: Error) => notify(error.message || t.offline),
      );
  };
  const share = (): void => {
    written()
      .then(packed)
      .then(
        (code) => {
          const address = `${location.origin}/loadouts/${game}/shared#list=${code}`;
          navigator.clipboard.writeText(address).then(
            () => notify(t.copied),
            () => notify(address),
          );
        },
        (error: Error) => notify(error.message || t.offline),
      );
  };
  const prices = new Map(offers.map((o) => [o.component, o]));
  // A list that is whole with one thing in it needs nothing but what that one holds: show it at once.
  const alone = draft.entries.length === 1 && !!check?.ok && !!prices.get(draft.entries[0]!.component)?.holds;
  const shownOnce = useRef(false);
  useEffect(() => {
    if (!alone || shownOnce.current) return;
    shownOnce.current = true;
    setHolder(0);
  }, [alone]);
  const held = holder >= 0 ? draft.entries[holder] : undefined;
  return (
    <div class="workshop" data-part={part}>
      <div class="segments workshop-parts">
        <button type="button" aria-pressed={part === "cards"} onClick={() => setPart("cards")}>
          {t.library}
        </button>
        <button type="button" aria-pressed={part === "list"} onClick={() => setPart("list")}>
          {words.mine} ({total(draft.entries)})
        </button>
      </div>
      <Stock
        key={holder >= 0 ? "held" : "own"}
        library={library}
        byId={byId}
        offers={offers.filter((o) => !!o.held === holder >= 0)}
        currency={builder.currency}
        count={(card) => (held ? counted(held.holds ?? [], card) : counted(draft.entries, card))}
        title={held ? t.boughtFor({ name: byId.get(held.component)?.name ?? held.component }) : draft.pool ? t.fromPool({ seed: draft.pool }) : ""}
        back={held ? () => setHolder(-1) : undefined}
        add={(o) => change(held ? equipped(draft.entries, holder, (h) => added(h, o.component, false)) : added(draft.entries, o.component, !!o.holds))}
        drop={(o) => change(held ? equipped(draft.entries, holder, (h) => dropped(h, o.component)) : dropped(draft.entries, o.component))}
        look={look}
      />
      <aside class="deck-panel">
        <div class="deck-name">
          <input value={draft.name} aria-label={t.name} placeholder={words.new} maxLength={80} onInput={(e) => setDraft({ ...draft, name: e.currentTarget.value })} />
          {builder.sides.length > 1 && !draft.pool && (
            <select
              aria-label={t.side}
              value={draft.side}
              onChange={(e) => change(draft.entries, { side: e.currentTarget.value })}
            >
              {builder.sides.map((s) => (
                <option key={s.value} value={s.value}>
                  {s.text}
                </option>
              ))}
            </select>
          )}
        </div>
        {builder.options.length > 0 && (
          <details class="deck-options">
            <summary>{t.forTable}</summary>
            {builder.options.map((o) => (
              <label key={o.name}>
                {o.text}{" "}
                {o.kind === "count" ? (
                  <input
                    type="number"
                    min={o.lo ?? 0}
                    max={o.hi ?? 0}
                    value={options[o.name] as number}
                    onChange={(e) => Number.isInteger(e.currentTarget.valueAsNumber) && setOptions({ ...options, [o.name]: e.currentTarget.valueAsNumber })}
                  />
                ) : (
                  <select value={`${options[o.name]}`} onChange={(e) => setOptions({ ...options, [o.name]: o.values?.find((v) => `${v.value}` === e.currentTarget.value)?.value ?? o.default })}>
                    {o.values?.map((v) => (
                      <option key={`${v.value}`} value={`${v.value}`}>
                        {v.text}
                      </option>
                    ))}
                  </select>
                )}
              </label>
            ))}
          </details>
        )}
        {check && <Meters meters={check.meters ?? []} />}
        {builder.curve && <Curve entries={draft.entries} byId={byId} library={library} facet={builder.curve} />}
        <div role="status" class={`deck-check ${!check || !draft.entries.length ? "" : check.ok ? "ok" : "bad"}`}>
          {check?.ok && (
            <p>
              <Icon name="check" size={16} /> {t.listOk}
            </p>
          )}
          {!draft.entries.length && <p class="hint">{t.clickToAdd}</p>}
          {check && draft.entries.length > 0 && <Problems game={game} problems={check.problems ?? []} fix={(f) => change(f.entries)} />}
        </div>
        <DeckLines
          game={game}
          entries={draft.entries}
          byId={byId}
          library={library}
          more={(at) => change(draft.entries.map((e, i) => (i === at ? { ...e, count: many(e) + 1 } : e)))}
          less={(at) => change(less(draft.entries, at))}
          equip={(at) => {
            setHolder(at === holder ? -1 : at);
            setPart("cards");
            // On a narrow screen what can be bought takes the place of the list.
            if (matchMedia("(max-width: 900px)").matches) scrollTo(0, 0);
          }}
          unequip={(at, card) => change(equipped(draft.entries, at, (h) => dropped(h, card)))}
          holds={(card) => !!prices.get(card)?.holds}
          holder={holder}
          cost={(card) => prices.get(card)?.cost ?? 0}
          look={look}
        />
        <div class="row deck-tools">
          <button type="button" class="primary" disabled={!check?.text || !draft.entries.length || (!changed && !!own)} onClick={save}>
            {own ? t.save : words.keep}
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t.undoChange}
            title={t.undoChange}
            disabled={!past.length}
            onClick={() => {
              setDraft(past.at(-1)!);
              setPast(past.slice(0, -1));
              setHolder(-1);
            }}
          >
            <Icon name="undo" />
          </button>
          {builder.hand > 0 && (
            <button type="button" disabled={!draft.entries.length} onClick={() => setOpen("hand")}>
              <Icon name="cards" size={16} /> {t.testHand}
            </button>
          )}
          <button type="button" onClick={() => setOpen("text")}>
            <Icon name="list" size={16} /> {t.asText}
          </button>
          <button type="button" disabled={!check?.text} onClick={share}>
            <Icon name="share" size={16} /> {t.shareList}
          </button>
          {own && (
            <button type="button" onClick={() => setOpen("versions")}>
              <Icon name="clock" size={16} /> {t.versions}
            </button>
          )}
          {own && <Removing remove={() => api.removeLoadout(own).then(() => href.go(`/loadouts/${game}`), (error: Error) => notify(error.message))} />}
        </div>
      </aside>
      <Dialog open={open === "hand"} close={() => setOpen("")} title={t.testHand}>
        <Hand game={game} entries={draft.entries} n={builder.hand} byId={byId} />
      </Dialog>
      <Dialog open={open === "text"} close={() => setOpen("")} title={t.asText}>
        <AsText
          game={game}
          label={words.text}
          text={check?.text ?? ""}
          options={options}
          read={(c) => {
            change(c.entries ?? [], { side: c.side ?? draft.side, name: c.name || draft.name, pool: c.pool ?? "" });
            setOpen("");
          }}
        />
      </Dialog>
      <Dialog open={open === "versions"} close={() => setOpen("")} title={t.versions}>
        <Versions
          id={own}
          saved={saved}
          restore={(v) =>
            void api.checkLoadout({ game, name: v.name, text: v.text, options }).then(
              (c) => {
                change(c.entries ?? [], { side: c.side ?? draft.side, name: v.name, pool: c.pool ?? "" });
                setOpen("");
              },
              (error: Error) => notify(error.message),
            )
          }
        />
      </Dialog>
      <Dialog open={!!looking} close={() => look(null)} title={looking?.name ?? ""} drawer>
        {looking && <CardInFull library={library} card={looking} />}
      </Dialog>
    </div>
  );
}

function Removing({ remove }: { remove(): void }) {
  const t = useWords();
  const [sure, setSure] = useState(false);
  return (
    <button type="button" class={sure ? "primary" : ""} onClick={() => (sure ? remove() : setSure(true))} onBlur={() => setSure(false)}>
      <Icon name="trash" size={16} /> {sure ? t.removeSure : t.remove}
    </button>
  );
}

/** The list as text: to copy, to change, to paste another. */
function AsText({ game, label, text: first, options, read }: { game: string; label: string; text: string; options: Options; read(check: LoadoutCheck): void }) {
  const t = useWords();
  const [text, setText] = useState(first);
  const [check, setCheck] = useState<LoadoutCheck | null>(null);
  const seen = useRef(text);
  useEffect(() => {
    seen.current = text;
    if (!text.trim()) return setCheck(null);
    const wait = setTimeout(() => {
      api.checkLoadout({ game, name: "-", text, options }).then(
        (found) => seen.current === text && setCheck(found),
        (error: Error) => notify(error.message || t.offline),
      );
    }, 300);
    return () => clearTimeout(wait);
  }, [text]);
  return (
    <div class="stack">
      <label class="stack">
        {label}
        <textarea value={text} rows={16} spellcheck={false} maxLength={20000} onInput={(e) => setText(e.currentTarget.value)} />
      </label>
      {check && !check.ok && (
        <div class="deck-check bad">
          <Problems game={game} problems={check.problems ?? []} />
        </div>
      )}
      <div class="row">
        <button type="button" class="primary" disabled={!check?.entries?.length} onClick={() => check && read(check)}>
          {t.readText}
        </button>
        <button type="button" onClick={() => navigator.clipboard.writeText(text).then(() => notify(t.copied), () => undefined)}>
          {t.copy}
        </button>
      </div>
    </div>
  );
}

function Versions({ id, saved, restore }: { id: string; saved: Draft; restore(version: LoadoutVersion): void }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [found, setFound] = useState<LoadoutVersion[] | null>(null);
  useEffect(() => {
    api.loadoutVersions(id).then(
      (all) => setFound(all.versions),
      (error: Error) => notify(error.message || t.offline),
    );
  }, [id, saved]);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      {found?.length === 0 && <p class="hint">{t.noVersions}</p>}
      <ul class="stack">
        {found?.map((v) => (
          <li key={v.changed} class="row">
            <b>{v.name}</b> <span class="hint">{when.format(v.changed * 1000)}</span>
            <button type="button" onClick={() => restore(v)}>
              {t.restore}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
