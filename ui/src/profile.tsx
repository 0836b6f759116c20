// A person: ratings, results, last tables; one's own page has the account too.
import { useEffect, useState } from "preact/hooks";
import { Account } from "./account";
import { api } from "./api";
import { useCell } from "./cell";
import { ANY, Filters, fits, SHOWN, type Wish } from "./filters";
import { useGames } from "./home";
import { Icon } from "./icons";
import { TurnNotices } from "./notices";
import { prefs } from "./prefs";
import { Nothing } from "./nothing";
import { Link } from "./route";
import { CardPicture } from "./scene";
import { notify, TopBar } from "./shell";
import { ago, day } from "./when";
import { useWords } from "./words";
import type { PastTable, Profile, RatingInfo, Tally } from "./protocol";

export function ProfilePage({ id }: { id: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [who, setWho] = useState<Profile | null>(null);
  const [fault, setFault] = useState("");
  const read = (): void => {
    api.person(id).then(setWho, (error: Error) => setFault(error.message || t.offline));
  };
  useEffect(read, [id, lang]);
  useEffect(() => {
    if (who) document.title = `${who.name} · Neontable`;
  }, [who]);
  const played = sum(who?.games, "played");
  return (
    <>
      <TopBar />
      <main class="page profile" id="main">
        {fault && <Nothing say={fault} />}
        {who && (
          <>
            <header class="profile-head">
              <Portrait seed={who.id} name={who.name} />
              <div>
                <h1>{who.name}</h1>
                <p class="hint">
                  {t.hereSince({ date: day(who.since ?? 0) })}
                  {played > 0 && ` · ${t.wonOf({ won: sum(who.games, "won"), n: played })}`}
                </p>
              </div>
              <button
                type="button"
                onClick={() => {
                  navigator.clipboard?.writeText(`${location.origin}/player/${who.id}`).then(() => notify(t.copied), () => undefined);
                }}
              >
                <Icon name="link" /> {t.shareProfile}
              </button>
            </header>
            {(who.ratings?.length ?? 0) > 0 && (
              <ul class="ratings">
                {who.ratings!.map((r) => (
                  <RatingCard key={r.game} rating={r} tables={who.tables ?? []} />
                ))}
              </ul>
            )}
            <div class="masonry">
              <Tallies title={t.byGame} rows={who.games ?? []} />
              <Tallies title={t.bySide} rows={who.sides ?? []} />
              <Tallies title={t.byOpponent} rows={who.opponents ?? []} />
              <Tallies title={t.byList} rows={who.loadouts ?? []} />
            </div>
            <History tables={who.tables ?? []} empty={who.me ? t.noResults : t.noRatedResults} />
            {who.me && (
              <div class="masonry">
                <TurnNotices />
                <Account account={who.account ?? ""} changed={read} />
              </div>
            )}
          </>
        )}
      </main>
    </>
  );
}

const sum = (rows: readonly Tally[] | undefined, what: "won" | "played"): number => (rows ?? []).reduce((n, row) => n + row[what], 0);

function RatingCard({ rating, tables }: { rating: RatingInfo; tables: PastTable[] }) {
  const t = useWords();
  const game = useGames()?.find((g) => g.name === rating.game);
  return (
    <li class={`accent-${game?.accent ?? "cyan"}`}>
      <Link to={`/leaders/${rating.game}`}>
        <CardPicture game={rating.game} file={game?.cover} />
        <span>{rating.title}</span>
        <b title={rating.provisional ? t.ratingWhy : undefined}>{rating.provisional ? t.ratingProvisional({ n: `${rating.rating}` }) : rating.rating}</b>
        <span class="hint">{t.wonOf({ won: rating.won, n: rating.games })}</span>
        <RatingLine values={ratingsOf(tables, rating.game)} />
      </Link>
    </li>
  );
}

/** The rating after each rated table, the oldest first; what it was before the first of them too. */
function ratingsOf(tables: PastTable[], game: string): number[] {
  const rated = tables.filter((one) => one.game === game && one.after != null).toReversed();
  return rated.length ? [rated[0]!.before ?? rated[0]!.after!, ...rated.map((one) => one.after!)] : [];
}

function RatingLine({ values }: { values: number[] }) {
  if (values.length < 3) return null;
  const lo = Math.min(...values);
  const high = Math.max(...values) - lo || 1;
  const at = values.map((v, i): [number, number] => [(i / (values.length - 1)) * 100, 26 - ((v - lo) / high) * 22]);
  return (
    <svg class="rating-line" viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path class="under" d={`M0 30L${at.map((p) => p.join(" ")).join("L")}L100 30z`} />
      <path class="over" d={`M${at.map((p) => p.join(" ")).join("L")}`} />
    </svg>
  );
}

/** The last tables, by game, by result, by who was there. */
function History({ tables, empty }: { tables: PastTable[]; empty: string }) {
  const t = useWords();
  const [wish, setWish] = useState<Wish>(ANY);
  const [all, setAll] = useState(false);
  const found = tables.filter((table) => fits(wish, table.game, table.winner, [table.title, table.side ?? "", table.loadout ?? "", ...table.seats.map((s) => s.text ?? "")]));
  return (
    <section>
      <header class="list-head">
        <h2>{t.lastTables}</h2>
        <Filters games={new Map(tables.map((table) => [table.game, table.title]))} wish={wish} put={setWish} of={tables.length} />
        {!all && found.length > SHOWN && (
          <button type="button" class="quiet" onClick={() => setAll(true)}>
            {t.showAll({ n: found.length })}
          </button>
        )}
      </header>
      {!found.length && <p class="hint">{tables.length ? t.noneSuch : empty}</p>}
      <ol class="past tables">
        {(all ? found : found.slice(0, SHOWN)).map((table, i) => (
          <Past key={table.replay || i} table={table} />
        ))}
      </ol>
    </section>
  );
}

function Tallies({ title, rows }: { title: string; rows: Tally[] }) {
  const t = useWords();
  if (!rows.length) return null;
  return (
    <section class="panel-box">
      <h2>{title}</h2>
      <table class="results-by">
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{row.person ? <Link to={`/player/${row.person}`}>{row.text}</Link> : row.text}</th>
              <td class="bar" aria-hidden="true">
                <span style={{ width: `${(100 * row.won) / row.played}%` }} />
              </td>
              <td>{t.wonOf({ won: row.won, n: row.played })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Past({ table }: { table: PastTable }) {
  const t = useWords();
  const game = useGames()?.find((g) => g.name === table.game);
  const others = table.seats.filter((s) => !s.mine);
  const inside = (
    <>
      <CardPicture game={table.game} file={game?.cover} />
      <span class="table-words">
        <b>
          {table.title}
          {table.side ? ` · ${table.side}` : ""}
        </b>
        <span class="hint">
          {others.map((s) => s.text || t.somebodyGone).join(", ")}
          {table.loadout ? ` · ${table.loadout}` : ""}
        </span>
        <span class="hint when">
          {table.after != null && table.before != null && <em>{t.ratingChange({ before: `${table.before}`, after: `${table.after}` })}</em>} {ago(table.ended)}
        </span>
      </span>
      <span class={`status result ${table.winner ? "won" : ""}`}>{table.winner ? t.wasWon : table.seats.length > 2 ? t.placeNumber({ n: table.place }) : t.wasLost}</span>
    </>
  );
  return <li class={`accent-${game?.accent ?? "cyan"}`}>{table.replay ? <Link to={`/replay/${table.replay}`}>{inside}</Link> : <div>{inside}</div>}</li>;
}

/** A face of light for everybody: drawn from the id, the same everywhere. */
export function Portrait({ seed, name }: { seed: string; name: string }) {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  const hue = hash % 360;
  const cells = [];
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 3; x++)
      if ((hash >>> (y * 3 + x)) & 1) {
        cells.push(<rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" />);
        if (x < 2) cells.push(<rect key={`${4 - x} ${y}`} x={4 - x} y={y} width="1" height="1" />);
      }
  // Where the name stands beside it, it says nothing more.
  const told = name ? ({ role: "img", "aria-label": name } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg class="portrait" viewBox="-1 -1 7 7" {...told} style={{ color: `hsl(${hue} 90% 65%)` }}>
      <g fill="currentColor" shape-rendering="crispEdges">
        {cells}
      </g>
    </svg>
  );
}
