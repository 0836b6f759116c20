// A table whose rules version the server no longer plays: what can still be done with it.
import { useState } from "preact/hooks";
import { api } from "./api";
import { tablePath } from "./home";
import { Icon } from "./icons";
import { href, Link } from "./route";
import { useWords } from "./words";
import type { TableInfo } from "./protocol";

export function FrozenRoom({ info }: { info: TableInfo }) {
  const t = useWords();
  const [fault, setFault] = useState("");
  const failed = (error: Error): void => setFault(error.message || t.offline);
  const over = info.status === "over";
  return (
    <main class="page" id="main">
      <h2>{t.frozenTitle}</h2>
      <p>{over ? t.frozenOver : t.frozenText}</p>
      {!over && <p class="hint">{info.owned ? t.frozenClosing : t.frozenWaits({ owner: info.owner })}</p>}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        {!over && info.owned && (
          <button type="button" class="primary" onClick={() => api.close(info.id).then(() => setFault(""), failed)}>
            {t.frozenClose}
          </button>
        )}
        {over && info.seats.some((s) => s.mine) && (
          <button type="button" class="primary" onClick={() => api.rematch(info.id).then((next) => href.go(tablePath(next)), failed)}>
            {info.rematch ? t.rematchToo : t.rematch}
          </button>
        )}
        {over && (
          <a class="button" href={`/api/replays/${info.id}/record.json`} download>
            <Icon name="download" /> {t.download}
          </a>
        )}
        <Link to="/lobby">{t.tables}</Link>
      </div>
    </main>
  );
}
