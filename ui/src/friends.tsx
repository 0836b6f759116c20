// Friends: who is here and where, challenges, one's own link; and the page that such a link opens.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { Invitation } from "./exchange";
import { tablePath, useGames } from "./home";
import { Icon } from "./icons";
import { Invitations } from "./invited";
import { calls, readNews } from "./news";
import { usePolling } from "./polling";
import { prefs } from "./prefs";
import { Portrait } from "./profile";
import { href, Link } from "./route";
import { CardPicture } from "./scene";
import { Dialog, notify, TopBar } from "./shell";
import { day } from "./when";
import { useWords } from "./words";
import type { Friend, FriendList, FriendOffer, TableInfo, Tally } from "./protocol";

const BEAT = 8000;

/** My friends, read again now and then while somebody looks, and at once when somebody calls. */
export function useFriends(): [FriendList | null, (list: FriendList) => void, string] {
  const t = useWords();
  const { lang } = useCell(prefs);
  const called = useCell(calls);
  const [list, setList] = useState<FriendList | null>(null);
  const [fault, setFault] = useState("");
  usePolling(
    api.friends,
    (found) => {
      setList(found);
      setFault("");
    },
    BEAT,
    [lang, called],
    (error) => setFault(error.message || t.offline),
  );
  return [list, setList, fault];
}

export function FriendsPage() {
  const t = useWords();
  const [list, setList, fault] = useFriends();
  const [challenged, setChallenged] = useState<Friend | null>(null);
  const [ending, setEnding] = useState<Friend | null>(null);
  const games = useGames();
  const met = useMet();
  const failed = (error: Error): void => notify(error.message || t.offline);
  useEffect(() => {
    document.title = `${t.friends} · Neontable`;
  }, [t]);
  return (
    <>
      <TopBar />
      <main class="page friends" id="main">
        <header class="lobby-head">
          <h1>{t.friends}</h1>
          <Link class="button" to="/me#notices">
            <Icon name="bell" size={18} /> {t.noticesTitle}
          </Link>
        </header>
        {fault && <p class="fault">{fault}</p>}
        <Invitations />
        {list && (
          <div class="friend-columns">
            <section>
              {!list.friends.length && <p class="hint">{t.noFriends}</p>}
              <ul class="friend-list">
                {list.friends.map((one) => (
                  <FriendRow key={one.id} friend={one} met={met.get(one.id)} challenge={() => setChallenged(one)} end={() => setEnding(one)} />
                ))}
              </ul>
              <section class="friend-tables">
                <h2>{t.friendTables}</h2>
                <p class="hint">{t.friendTablesHint}</p>
                <ul class="covers">
                  {games?.map((g) => (
                    <li key={g.name}>
                      <Link class={`cover-link accent-${g.accent}`} to={`/new/${g.name}`}>
                        <CardPicture game={g.name} file={g.cover} />
                        <b>{g.title}</b>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            </section>
            <aside>
              <MyLink list={list} changed={setList} />
              <section class="panel-box">
                <label class="check">
                  <input type="checkbox" checked={list.shown !== false} onChange={(e) => api.showMe(e.currentTarget.checked).then(setList, failed)} />{" "}
                  {t.showMe}
                </label>
                <p class="hint">{t.showMeHint}</p>
              </section>
            </aside>
          </div>
        )}
        <Dialog open={!!challenged} close={() => setChallenged(null)} title={challenged ? t.challengeWhom({ name: challenged.name }) : ""}>
          {challenged && <PickGame friend={challenged} />}
        </Dialog>
        <Dialog open={!!ending} close={() => setEnding(null)} title={ending ? t.endFriendshipSure({ name: ending.name }) : ""}>
          <p>{t.endFriendshipHint}</p>
          <div class="row">
            <button
              type="button"
              class="danger"
              onClick={() => {
                if (!ending) return;
                setEnding(null);
                api.unfriend(ending.id).then(setList, failed);
              }}
            >
              {t.endFriendship}
            </button>
            <button type="button" onClick={() => setEnding(null)}>
              {t.cancel}
            </button>
          </div>
        </Dialog>
      </main>
    </>
  );
}

/** How I did against whom, by id. */
function useMet(): Map<string, Tally> {
  const [met, setMet] = useState<Map<string, Tally>>(new Map());
  useEffect(() => {
    let here = true;
    api.person("me").then(
      (who) => here && setMet(new Map((who.opponents ?? []).filter((one) => one.person).map((one) => [one.person!, one]))),
      () => undefined,
    );
    return () => void (here = false);
  }, []);
  return met;
}

function FriendRow({ friend, met, challenge, end }: { friend: Friend; met: Tally | undefined; challenge(): void; end(): void }) {
  const t = useWords();
  const games = useGames();
  // Nothing can be seen yet at a table that waits for somebody else.
  const tables = (friend.tables ?? []).filter((table) => table.can_join || table.status !== "open");
  const state = friend.hidden ? t.friendHidden : friend.online ? t.friendOnline : t.friendAway;
  return (
    <li class={friend.online ? "online" : ""}>
      <Portrait seed={friend.id} name={friend.name} />
      <div class="friend-words">
        <Link to={`/player/${friend.id}`}>{friend.name}</Link>
        <span class="hint">
          <i class="lamp" aria-hidden="true" /> {state}
        </span>
        <span class="hint">{met ? t.playedAgainst({ n: met.played, won: met.won }) : t.friendsSince({ date: day(friend.since) })}</span>
      </div>
      <div class="row friend-deeds">
        <button type="button" class={friend.online ? "primary" : ""} onClick={challenge}>
          <Icon name="bolt" size={16} /> {t.challenge}
        </button>
        <button type="button" class="icon-button" aria-label={t.endFriendshipOf({ name: friend.name })} title={t.endFriendship} onClick={end}>
          <Icon name="trash" />
        </button>
      </div>
      {tables.map((table) => (
        <p key={table.id} class="row friend-table">
          <CardPicture game={table.game} file={games?.find((g) => g.name === table.game)?.cover} />
          <span>
            <b>{table.title}</b>
            <small class="hint">{table.status === "open" ? t.statusOpen : table.status === "paused" ? t.statusPaused : t.statusPlaying}</small>
          </span>
          <Link class="button" to={`/table/${table.id}${table.token ? `#${table.token}` : ""}`}>
            <Icon name={table.can_join ? "chair" : "eye"} size={16} /> {table.can_join ? t.joinTable : t.watch}
          </Link>
        </p>
      ))}
    </li>
  );
}

function PickGame({ friend }: { friend: Friend }) {
  const t = useWords();
  const games = useGames();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <p class="hint">{t.challengeHint}</p>
      <ul class="challenge-games">
        {games?.map((game) => (
          <li key={game.name} class={`accent-${game.accent}`}>
            <button
              type="button"
              disabled={busy}
              onClick={() => {
                setBusy(true);
                api.invite(friend.id, { game: game.name }).then(
                  (table) => href.go(tablePath(table)),
                  (error: Error) => {
                    setBusy(false);
                    notify(error.message || t.offline);
                  },
                );
              }}
            >
              <CardPicture game={game.name} file={game.cover} />
              <b>{game.title}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function MyLink({ list, changed }: { list: FriendList; changed(list: FriendList): void }) {
  const t = useWords();
  const failed = (error: Error): void => notify(error.message || t.offline);
  if (!list.link)
    return (
      <section class="panel-box">
        <h2>{t.friendLink}</h2>
        <p class="hint">{t.friendLinkNone}</p>
        <button type="button" class="primary" onClick={() => api.newFriendLink().then(changed, failed)}>
          <Icon name="link" /> {t.makeFriendLink}
        </button>
      </section>
    );
  return (
    <section class="panel-box friend-link">
      <h2>{t.friendLink}</h2>
      <Invitation path={`/friend#${list.link}`} text={t.friendLinkText} />
      <div class="row">
        <button
          type="button"
          class="quiet"
          onClick={() =>
            api.newFriendLink().then((found) => {
              changed(found);
              notify(t.friendLinkRenewed);
            }, failed)
          }
        >
          {t.renewFriendLink}
        </button>
        <button type="button" class="quiet" onClick={() => api.noFriendLink().then(changed, failed)}>
          {t.endFriendLink}
        </button>
      </div>
    </section>
  );
}

/** What a friend link opens: whose it is, and yes or no. */
export function FriendLinkPage({ token }: { token: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [offer, setOffer] = useState<FriendOffer | null>(null);
  const [fault, setFault] = useState("");
  const failed = (error: Error): void => setFault(error.message || t.offline);
  useEffect(() => {
    document.title = `${t.friends} · Neontable`;
    setFault("");
    api.lookAtFriendLink(token || "-").then(setOffer, failed);
  }, [token, lang]);
  return (
    <>
      <TopBar />
      <main class="page friend-offer" id="main">
        {fault && (
          <>
            <p class="fault" role="alert">
              {fault}
            </p>
            <Link to="/friends">{t.friends}</Link>
          </>
        )}
        {!fault && offer && (
          <section class="panel-box">
            <Portrait seed={offer.id} name={offer.name} />
            <h1>{offer.name}</h1>
            <p>{offer.me ? t.friendLinkOwn : offer.already ? t.friendAlready({ name: offer.name }) : t.friendAsks({ name: offer.name })}</p>
            {offer.me || offer.already ? (
              <Link class="button primary" to="/friends">
                {t.friends}
              </Link>
            ) : (
              <div class="row">
                <button
                  type="button"
                  class="primary big"
                  onClick={() =>
                    api.befriend(token).then(() => {
                      notify(t.friendMade({ name: offer.name }));
                      readNews();
                      href.replace("/friends");
                    }, failed)
                  }
                >
                  <Icon name="check" /> {t.befriend}
                </button>
                <Link class="button" to="/">
                  {t.notNow}
                </Link>
              </div>
            )}
            {!offer.me && !offer.already && <p class="hint">{t.friendAsksHint}</p>}
          </section>
        )}
      </main>
    </>
  );
}

/** In the waiting room: friends who may be asked to this table. */
export function InviteFriends({ table }: { table: TableInfo }) {
  const t = useWords();
  const [list] = useFriends();
  const [asked, setAsked] = useState<string[]>([]);
  const called = useCell(calls);
  useEffect(() => {
    api.invited(table.id).then((found) => setAsked(found.invited.map((one) => one.id)), () => undefined);
  }, [table.id, called]);
  // Those who sit here already are known by name only; the server knows better and says so.
  const free = list?.friends ?? [];
  if (!free.length || !table.seats.some((s) => s.kind === "open")) return null;
  return (
    <section class="panel-box">
      <h2>{t.inviteFriends}</h2>
      <ul class="devices">
        {free.map((one) => (
          <li key={one.id} class={one.online ? "online" : ""}>
            <i class="lamp" aria-hidden="true" />
            <span class="device">{one.name}</span>
            {asked.includes(one.id) ? (
              <span class="hint" role="status">
                {t.isInvited}
              </span>
            ) : (
              <button
                type="button"
                onClick={() =>
                  api.invite(one.id, { table: table.id }).then(
                    () => setAsked([...asked, one.id]),
                    (error: Error) => notify(error.message || t.offline),
                  )
                }
              >
                {t.inviteFriend}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
