// How a finished game went: its score part by part, statistics, turning points, a picture.
import { api } from "./api";
import { Icon } from "./icons";
import { Link } from "./route";
import { notify } from "./shell";
import { useWords } from "./words";
import type { Report, ReportRow, Seat } from "./protocol";

export function ReportView({ report, seats, replay }: { report: Report; seats: Seat[]; replay: string }) {
  const t = useWords();
  const score = report.score ?? [];
  const statistics = report.statistics ?? [];
  const turning = report.turning ?? [];
  if (!score.length && !statistics.length && !turning.length) return null;
  return (
    <div class="report">
      {(score.length > 0 || statistics.length > 0) && (
        <div class="report-scroll" role="group" tabIndex={0} aria-label={t.statistics}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.players}</th>
                {seats.map((s) => (
                  <th key={s.seat} scope="col">
                    {s.text}
                  </th>
                ))}
              </tr>
            </thead>
            <Rows title={t.scoreParts} rows={score} />
            <Rows title={t.statistics} rows={statistics} />
          </table>
        </div>
      )}
      {turning.length > 0 && (
        <section>
          <h3>{t.turningPoints}</h3>
          <ol class="turning">
            {turning.map((mark, i) => (
              <li key={i}>
                <Link to={`/replay/${replay}#${mark.number}`}>{mark.text}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: ReportRow[] }) {
  if (!rows.length) return null;
  return (
    <tbody>
      <tr class="report-head">
        <th scope="rowgroup" colSpan={rows[0]!.counts.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) => {
        const most = Math.max(...row.counts);
        return (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.counts.map((n, i) => (
              <td key={i} class={n === most && most > 0 ? "most" : ""}>
                {n}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

const SHARP = 2;

/** The board with the result, as a file to show around. */
export function PictureButton({ id, game, number }: { id: string; game: string; number: number }) {
  const t = useWords();
  const make = async (): Promise<void> => {
    try {
      const svg = await api.picture(id, number);
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth * SHARP;
      canvas.height = image.naturalHeight * SHARP;
      canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
      const link = document.createElement("a");
      link.href = canvas.toDataURL("image/png");
      link.download = `neontable-${game}-${id.slice(0, 8)}.png`;
      link.click();
    } catch {
      notify(t.offline);
    }
  };
  return (
    <button type="button" class="picture-button" onClick={() => void make()}>
      <Icon name="picture" /> {t.makePicture}
    </button>
  );
}
