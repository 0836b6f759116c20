// The waiting room: who sits where, how others get here, what will be played; talk meanwhile.
import { useEffect, useState } from "preact/hooks";
import { api, me } from "./api";
import { useCell } from "./cell";
import { clockWords } from "./clocks";
import { LoadoutPick, Minutes, openSlots, Preview } from "./create";
import { Invitation } from "./exchange";
import { tablePath, useGames } from "./home";
import { Icon } from "./icons";
import { RemoveTable } from "./lobby";
import { lazy } from "./lazy";
import { href, Link } from "./route";
import { CardPicture } from "./scene";
import { notify } from "./shell";
import { DELAYS, watchText } from "./substitutes";
import { Chat } from "./talk";
import { useWords } from "./words";
import type { LiveTable } from "./live";
import type { Me, NewTable, SlotSpec, TableInfo } from "./protocol";

/** Milliseconds after which somebody who waits asks again: another may wait at a table of their own. */
const ASK_AGAIN = 6000;

const InviteFriends = lazy(() => import("./friends").then((part) => part.InviteFriends));

export function WaitingRoom({ live, info, token }: { live: LiveTable; info: TableInfo; token: string }) {
  const t = useWords();
  const games = useGames();
  const chat = useCell(live.chat);
  const game = games?.find((g) => g.name === info.game);
  const [fault, setFault] = useState("");
  const failed = (error: Error): void => setFault(error.message || t.offline);
  const done = (): void => setFault("");
  const sits = info.seats.some((s) => s.mine);
  const open = info.seats.filter((s) => s.kind === "open").length;
  const waited = info.seats.find((s) => s.ready === false);
  const chosen = info.options as NonNullable<NewTable["options"]>;
  const looks = !!info.matching && !!info.owned;
  useEffect(() => {
    document.title = `${info.title || info.game_title} · Neontable`;
  }, [info.title, info.game_title]);
  useEffect(() => {
    if (!looks) return undefined;
    const again = setInterval(() => {
      const found = (table: TableInfo): void => void (table.id !== info.id && href.go(tablePath(table)));
      api.opponent({ game: info.game, rated: !!info.rated }).then(found, () => undefined);
    }, ASK_AGAIN);
    return () => clearInterval(again);
  }, [looks, info.id]);
  return (
    <main class={`page waiting-room accent-${game?.accent ?? "cyan"}`} id="main">
      <header class="game-banner waiting-head">
        <CardPicture game={info.game} file={game?.cover} />
        <h2>{info.matching ? t.findingOpponent : t.waitingRoom}</h2>
        {info.matching && <p>{t.findingHint}</p>}
        <ul class="chips">
          {info.rated && <li class="chip">{t.rated}</li>}
          <li class="chip">
            <Icon name="clock" size={15} /> {clockWords(t, info.clock) || t.clockNone}
          </li>
          {info.series && <li class="chip">{t.gamesInRow({ n: info.series.games })}</li>}
          {!!info.delay && !info.owned && <li class="chip">{t.watchedLater({ n: Math.round(info.delay / 60) })}</li>}
          {(info.options_text.length ? info.options_text : [t.usualOptions]).map((text) => (
            <li class="chip" key={text}>
              {text}
            </li>
          ))}
        </ul>
        <p class="row links">
          <Link to={`/rules/${info.game}`}>{t.rules}</Link>
          <Link to={`/library/${info.game}`}>{t.library}</Link>
        </p>
      </header>
      <div class="waiting-columns">
        <section>
          <Seats info={info} token={token} sits={sits} done={done} failed={failed} />
          {sits && <GuestName />}
          {open > 0 && <OpenSign n={open} />}
          {info.owned && !info.matching && <Visibility info={info} done={done} failed={failed} />}
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <div class="row">
            {info.owned && !info.matching && (
              <button type="button" class="primary big" disabled={open > 0 || !!waited} onClick={() => api.start(info.id).then(done, failed)}>
                {t.startTable}
              </button>
            )}
            {!info.matching && (open > 0 || waited) && (
              <span class="hint" role="status">
                {open ? t.startWaitsSeats({ n: open }) : t.startWaitsReady({ who: waited?.name ?? "" })}
              </span>
            )}
            {sits && !info.owned && !info.campaign && (
              <button type="button" onClick={() => api.leave(info.id).then(done, failed)}>
                {t.standUp}
              </button>
            )}
            {info.owned && info.matching && (
              <button type="button" onClick={() => api.remove(info.id).then(() => href.go("/"), failed)}>
                {t.stopFinding}
              </button>
            )}
            {info.owned && !info.matching && <RemoveTable id={info.id} removed={() => href.go("/lobby")} />}
          </div>
          {!info.limited_talk && (
            <section class="panel-box">
              <h2>{t.chat}</h2>
              <Chat lines={chat} say={(text) => live.say(text)} />
            </section>
          )}
        </section>
        <aside>
          {game && !info.campaign && <Preview game={game} wish={{ game: info.game, seats: info.seats.map(() => ({ kind: "bot" as const })), options: chosen }} />}
          {info.invite && !info.campaign && !info.matching && <Invitation path={`/table/${info.id}#${info.invite}`} />}
          {info.watch && !info.campaign && !info.matching && (
            <Invitation path={`/table/${info.id}#${info.watch}`} text={watchText(t, info)} label={t.watchLink} plain />
          )}
          {info.invite && !info.campaign && !info.matching && <InviteFriends table={info} />}
        </aside>
      </div>
    </main>
  );
}

/** Who comes by a link is a guest with a number: here they say who they are. */
function GuestName() {
  const t = useWords();
  const [guest, setGuest] = useState<Me | null>(null);
  const [name, setName] = useState("");
  useEffect(() => {
    let here = true;
    me().then((who) => here && !who.account && (setGuest(who), setName(who.name)), () => undefined);
    return () => void (here = false);
  }, []);
  if (!guest) return null;
  const fresh = name.trim();
  return (
    <form
      class="row guest-name"
      onSubmit={(e) => {
        e.preventDefault();
        if (fresh) api.rename(fresh).then(setGuest, (error: Error) => notify(error.message || t.offline));
      }}
    >
      <label>
        {t.yourName} <input value={name} maxLength={40} autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <button disabled={!fresh || fresh === guest.name}>{t.save}</button>
    </form>
  );
}

/** That somebody is waited for can be seen: a lamp for each seat that is free. */
function OpenSign({ n }: { n: number }) {
  return (
    <p class="open-sign" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <i key={i} style={{ animationDelay: `${i * 0.25}s` }} />
      ))}
    </p>
  );
}

type Room = { info: TableInfo; done(): void; failed(error: Error): void };

function Visibility({ info, done, failed }: Room) {
  const t = useWords();
  return (
    <div>
      <label class="check">
        <input type="checkbox" checked={!!info.listed} onChange={(e) => api.change(info.id, { listed: e.currentTarget.checked }).then(done, failed)} />{" "}
        {t.listedLabel}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={info.watchable !== false}
          onChange={(e) => api.change(info.id, { watchable: e.currentTarget.checked }).then(done, failed)}
        />{" "}
        {t.watchableLabel}
      </label>
      {info.watchable !== false && (
        <Minutes label={t.watchDelay} value={info.delay ?? 0} put={(delay) => void api.change(info.id, { delay }).then(done, failed)} choices={DELAYS} />
      )}
    </div>
  );
}

function Seats({ info, token, sits, done, failed }: Room & { token: string; sits: boolean }) {
  const t = useWords();
  const game = useGames()?.find((g) => g.name === info.game);
  // A campaign says itself what everybody brings.
  const brings = info.campaign ? null : game?.loadouts;
  const [picked, setPicked] = useState<Record<string, string>>({});
  const chosen = info.options as NonNullable<NewTable["options"]>;
  const slots = (seat: number): SlotSpec[] => openSlots(game, seat, chosen, (info.series?.games ?? 0) > 1);
  const brought = (seat: number, picks = picked): string[] => slots(seat).flatMap((slot) => picks[`${seat} ${slot.name}`] || []);
  return (
    <ul class="seat-list">
      {info.seats.map((s) => (
        <li key={s.seat} class={s.kind === "open" ? "free" : ""}>
          <Icon name={s.kind === "bot" ? "bot" : s.kind === "open" ? "chair" : "user"} />
          <b>{s.text}</b>
          <span>{s.kind === "open" ? t.openSeat : s.mine ? `${s.name} (${t.you})` : s.name}</span>
          {s.ready === false && !s.mine && <span class="hint">{t.notReady}</span>}
          {info.campaign && info.owned && s.ready === false && !s.mine && (
            <button type="button" onClick={() => api.seat(info.id, s.seat, { kind: "bot" }).then(done, failed)}>
              <Icon name="bot" size={16} /> {t.botSits}
            </button>
          )}
          {s.mine && s.ready === false && (
            <button type="button" class="primary" onClick={() => api.join(info.id, { token }).then(done, failed)}>
              {info.campaign ? t.sitDown : t.rematchToo}
            </button>
          )}
          {s.mine && s.loadout && <span class="hint">{s.loadout}</span>}
          {game &&
            brings &&
            (s.mine || (s.kind === "open" && !sits)) &&
            slots(s.seat).map((slot) => (
              <LoadoutPick
                key={slot.name}
                game={game}
                words={brings}
                slot={slot}
                options={chosen}
                value={picked[`${s.seat} ${slot.name}`] ?? ""}
                put={(id) => {
                  const picks = { ...picked, [`${s.seat} ${slot.name}`]: id };
                  setPicked(picks);
                  if (s.mine) api.seat(info.id, s.seat, { kind: "me", loadouts: brought(s.seat, picks) }).then(done, failed);
                }}
              />
            ))}
          {s.kind === "open" && !sits && (
            <button
              type="button"
              class="primary"
              onClick={() => api.join(info.id, { token, seat: s.seat, loadouts: brought(s.seat) }).then(done, failed)}
            >
              {t.sitDown}
            </button>
          )}
          {s.kind === "open" && info.owned && !info.matching && (
            <select
              aria-label={t.whoSits({ seat: s.text })}
              value="open"
              onChange={(e) => {
                const [kind, bot = ""] = e.currentTarget.value.split(":");
                if (kind === "bot" || kind === "me") api.seat(info.id, s.seat, { kind, bot }).then(done, failed);
              }}
            >
              <option value="open">{t.fillSeat}</option>
              <option value="me">{t.me}</option>
              {(info.rated ? [] : (game?.bots ?? [])).map((b) => (
                <option key={b.name} value={`bot:${b.name}`}>
                  {t.botNamed({ bot: b.text })}
                </option>
              ))}
            </select>
          )}
          {s.kind !== "open" && info.owned && !info.campaign && !(s.mine && info.seats.filter((x) => x.mine).length === 1) && (
            <button type="button" class="quiet" onClick={() => api.seat(info.id, s.seat, { kind: "open" }).then(done, failed)}>
              {t.freeSeat}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
