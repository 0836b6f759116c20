// Invitations of friends, as home and the page of friends show them.
import { api } from "./api";
import { useCell } from "./cell";
import { Icon } from "./icons";
import { news } from "./invitations";
import { href } from "./route";
import { notify } from "./shell";
import { ago } from "./when";
import { useWords } from "./words";

export function Invitations() {
  const t = useWords();
  const { invitations = [] } = useCell(news);
  if (!invitations.length) return null;
  return (
    <section class="invitations" aria-label={t.invitations}>
      <h2>{t.invitations}</h2>
      <ul>
        {invitations.map((one) => (
          <li key={one.table}>
            <Icon name="bell" />
            <span>
              {t.invitesYou({ name: one.name, game: one.title })} <span class="hint">{ago(one.at)}</span>
            </span>
            <span class="row">
              <button type="button" class="primary" onClick={() => href.go(`/table/${one.table}#${one.token}`)}>
                {t.goToTable}
              </button>
              <button
                type="button"
                onClick={() => api.decline(one.table).then((found) => news.set(found), (error: Error) => notify(error.message || t.offline))}
              >
                {t.declineInvitation}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
