// The end of a game: who won and why, how it went, and where to go from here.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { PictureButton, ReportView } from "./report";
import { href, Link } from "./route";
import { together } from "./when";
import { useWords } from "./words";
import type { Report, TableInfo } from "./protocol";

/** At the head of a line a name that is a word ("player 2") has a capital. */
function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export function Ending({ info, number }: { info: TableInfo; number: number }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const outcome = info.outcome;
  const [report, setReport] = useState<Report | null | undefined>(undefined);
  useEffect(() => {
    let here = true;
    api.report(info.id).then((found) => here && setReport(found), () => here && setReport(null));
    return () => void (here = false);
  }, [info.id, lang]);
  const [fault, setFault] = useState("");
  if (!outcome) return <section class="ask ending">…</section>;
  const ranked = [...outcome.places].sort((a, b) => a.place - b.place);
  const sides = outcome.sides ?? [];
  // Who won or lost together stands together; everybody else alone.
  const groups = ranked
    .map((p) => ranked.filter((q) => q.seat === p.seat || sides.some((side) => side.includes(p.seat) && side.includes(q.seat))))
    .filter((group, i) => group[0] === ranked[i]);
  const nobody = !ranked.some((p) => p.winner);
  const verdict =
    outcome.how === "closed" ? "" : sides.length === 1 ? (nobody ? t.lostTogether : t.wonTogether) : nobody ? t.nobodyWon : "";
  const winners = ranked.filter((p) => p.winner).map((p) => info.seats[p.seat]?.text ?? "");
  const sits = info.seats.some((s) => s.mine);
  const again = (): void => {
    api.rematch(info.id).then(
      (next) => href.go(`/table/${next.id}${next.invite ? `#${next.invite}` : ""}`),
      (error: Error) => setFault(error.message),
    );
  };
  const series = info.series;
  return (
    <section class="ask ending" data-over>
      <h2>{outcome.text}</h2>
      {verdict && <p class="verdict">{verdict}</p>}
      {!verdict && !nobody && sides.length !== 1 && <p class="won-by">{t.winnerIs({ who: capital(together(winners)), n: winners.length })}</p>}
      <ol class={`places${sides.length === 1 || outcome.how === "closed" ? " unplaced" : ""}`}>
        {groups.map((group) => (
          <li key={group[0]?.seat} class={`${group[0]?.winner ? "winner" : ""}${group.length > 1 ? " side" : ""}`} value={group[0]?.place}>
            {group.map((p) => {
              const seat = info.seats[p.seat];
              return (
                <span key={p.seat} class="placed">
                  <b>{capital(seat?.text ?? "")}</b> <span class="hint">{seat?.mine ? t.you : seat?.name}</span> <span class="points">{report === undefined ? "…" : (report?.points[p.seat] ?? t.points({ n: p.points }))}</span>
                </span>
              );
            })}
          </li>
        ))}
      </ol>
      {series && (
        <>
          <h3>
            {t.seriesGame({ n: series.number, of: series.games })} {series.over ? t.standingsEnd : t.standings}
          </h3>
          <ol class="places standings">
            {[...series.scores]
              .sort((a, b) => b.total - a.total)
              .map((s, i, all) => (
                <li key={s.name + i} class={series.over && s.total === all[0]?.total ? "winner" : ""}>
                  <b>{info.seats[s.seats.at(-1) ?? -1]?.text ?? s.name}</b> <span class="hint">{s.mine ? t.you : s.name}</span>{" "}
                  <span class="points">{t.points({ n: s.total })}</span>
                </li>
              ))}
          </ol>
        </>
      )}
      <div class="row">
        {info.campaign && (
          <Link class="button primary" to={`/campaign/${info.campaign.id}`}>
            <Icon name="trophy" /> {t.backTo({ campaign: info.campaign.title })}
          </Link>
        )}
        {/* Where another has asked for it already, the same request says yes to it. */}
        {sits && !info.campaign && (!series?.over || info.rematch) && (
          <button type="button" class="primary" onClick={again}>
            {series && !series.over ? t.nextGame : info.rematch ? t.rematchToo : t.rematch}
          </button>
        )}
        <Link class="button" to={`/replay/${info.id}`}>
          {t.replay}
        </Link>
        <PictureButton id={info.id} game={info.game} number={number} />
        <Link class="button" to="/">
          {t.home}
        </Link>
      </div>
      {report && <ReportView report={report} seats={info.seats} replay={info.id} />}
      {fault && <p class="fault">{fault}</p>}
      <details class="fair">
        <summary>{t.fairness}</summary>
        <p>{t.fairnessText}</p>
        <p>
          {t.commitment}: <code>{info.commitment}</code>
        </p>
        <p>
          {t.key}: <code>{outcome.key}</code>
        </p>
      </details>
    </section>
  );
}
