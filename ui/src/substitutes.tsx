// Seats in the middle of a game: who has them, who may take one, links for those who are not here yet;
// and what somebody who only watches is told.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { PaceSelect } from "./create";
import { Invitation } from "./exchange";
import { useGames } from "./home";
import { Icon } from "./icons";
import { notify } from "./shell";
import { useWords } from "./words";
import type { LiveTable } from "./live";
import type { Seat, SeatChange, TableInfo } from "./protocol";

/** The minutes by which spectators see a table later. */
export const DELAYS = [0, 60, 300, 900];

/** For who sits nowhere: that they watch, how late, and which seats they may take. */
export function Watching({ info, token }: { info: TableInfo; token: string }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const take = (seat: number): void => {
    setBusy(true);
    api.join(info.id, { token, seat }).then(
      () => setBusy(false),
      (error: Error) => {
        setBusy(false);
        notify(error.message || t.offline);
      },
    );
  };
  const over = info.status === "over";
  const free = over ? [] : info.seats.filter((s) => s.offered);
  return (
    <div class="ribbon watching" role="status">
      <p>
        <Icon name="eye" size={18} /> <b>{t.youWatch}</b>
        {!!info.delay && !over && <span>{t.watchLater({ n: Math.round(info.delay / 60) })}</span>}
      </p>
      {free.map((s) => (
        <button type="button" class="primary" key={s.seat} disabled={busy} onClick={() => take(s.seat)}>
          <Icon name="chair" size={18} /> {t.takeSeat({ seat: s.text })}
        </button>
      ))}
    </div>
  );
}

/** Everybody at the table, what may be done with their seats, and the links. */
export function SeatsPanel({ live, info }: { live: LiveTable; info: TableInfo }) {
  const t = useWords();
  const presence = useCell(live.presence);
  // Who has been away for long is known when somebody looks: time alone sends no message.
  const [fresh, setFresh] = useState<TableInfo>(info);
  useEffect(() => {
    let here = true;
    setFresh(info);
    api.table(info.id).then((found) => here && setFresh(found), () => undefined);
    return () => void (here = false);
  }, [info, presence]);
  const change = (seat: number, wish: SeatChange): void => {
    api.seat(info.id, seat, wish).then(setFresh, (error: Error) => notify(error.message || t.offline));
  };
  return (
    <div class="seats-panel">
      <ul class="seat-list">
        {fresh.seats.map((s) => (
          <SeatRow key={s.seat} seat={s} info={fresh} here={presence.seats.includes(s.seat)} change={(wish) => change(s.seat, wish)} />
        ))}
      </ul>
      {fresh.rated && <p class="hint">{t.seatsRated}</p>}
      {fresh.manages && <p class="hint">{t.seatsHint}</p>}
      {info.owned && info.seats.some((s) => s.kind === "bot" || s.conceded) && (
        <label class="row">
          {t.pace}
          <PaceSelect
            value={info.pace ?? "brisk"}
            put={(pace) => void api.change(info.id, { pace }).catch((error: Error) => notify(error.message || t.offline))}
          />
        </label>
      )}
      {fresh.seats.some((s) => s.offered) && info.invite && <Invitation path={`/table/${info.id}#${info.invite}`} text={t.offerText} />}
      {info.watch && <Invitation path={`/table/${info.id}#${info.watch}`} text={watchText(t, info)} label={t.watchLink} plain />}
    </div>
  );
}

export function watchText(t: ReturnType<typeof useWords>, info: TableInfo): string {
  return info.delay ? t.watchTextLater({ n: Math.round(info.delay / 60) }) : t.watchText;
}

function SeatRow({ seat, info, here, change }: { seat: Seat; info: TableInfo; here: boolean; change(wish: SeatChange): void }) {
  const t = useWords();
  const bots = useGames()?.find((g) => g.name === info.game)?.bots ?? [];
  const free = seat.kind === "bot" || seat.conceded || seat.abandoned;
  const state = seat.conceded ? t.conceded : seat.kind === "bot" ? "" : here ? t.present : seat.abandoned ? t.longAway : t.away;
  return (
    <li class={seat.offered ? "free" : ""}>
      <Icon name={seat.kind === "bot" ? "bot" : "user"} />
      <b>{seat.text}</b>
      <span>{seat.mine ? `${seat.name} (${t.you})` : seat.name}</span>
      {state && <span class="hint">{state}</span>}
      {seat.offered && <span class="chip">{t.seatOffered}</span>}
      {info.manages && free && (
        <select
          aria-label={t.whoSits({ seat: seat.text })}
          value=""
          onChange={(e) => {
            const [kind = "", bot = ""] = e.currentTarget.value.split(":");
            e.currentTarget.value = "";
            if (kind === "bot" || kind === "open" || kind === "keep") change({ kind, bot });
          }}
        >
          <option value="">{t.handOn}</option>
          {bots
            .filter((b) => seat.conceded || b.name !== seat.bot)
            .map((b) => (
              <option key={b.name} value={`bot:${b.name}`}>
                {t.botNamed({ bot: b.text })}
              </option>
            ))}
          {seat.offered ? <option value="keep">{t.offerNoMore}</option> : !info.seeded && <option value="open">{t.offerSeat}</option>}
        </select>
      )}
    </li>
  );
}
