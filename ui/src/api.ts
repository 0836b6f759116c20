// Requests to the server.  Texts come back in the language of the page.
import { prefs } from "./prefs";
import type {
  Addresses,
  CampaignInfo,
  CampaignJoin,
  CampaignList,
  Comments,
  Challenge,
  Continuation,
  Credentials,
  Fault,
  FriendList,
  FriendNews,
  FriendOffer,
  GameList,
  GuideInfo,
  HintInfo,
  Imported,
  InvitedList,
  Join,
  KeptLoadout,
  KeptLoadouts,
  Leaderboard,
  KeptMap,
  KeptMaps,
  LibraryInfo,
  LoadoutCheck,
  LoadoutDraft,
  LoadoutOffers,
  LoadoutText,
  LoadoutVersions,
  Lobby,
  MapCheck,
  MapDraft,
  MapSeed,
  MapText,
  MapWorkshop,
  Me,
  NewCampaign,
  NewComment,
  NewDevice,
  NewTable,
  NewTrial,
  NoticeSettings,
  OpponentWish,
  Profile,
  QrCode,
  PuzzleList,
  RegisterLists,
  ReplayFrame,
  ReplayInfo,
  Report,
  RuleList,
  Scene,
  SealedWish,
  SeatChange,
  SessionList,
  TableChange,
  TableCheck,
  TableInfo,
  TalkOffer,
} from "./protocol";

export class ApiFault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams({ lang: prefs.value.lang });
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== "") words.set(name, `${value}`);
  return `/api${path}?${words}`;
}

async function call<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (method !== "GET") init.headers = { ...init.headers, "X-Neontable": "1", "Content-Type": "application/json" };
  if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(address(path, query), init);
  } catch {
    throw new ApiFault(0, "offline", "");
  }
  const text = await answer.text();
  if (!answer.ok) {
    let fault: Partial<Fault> = {};
    try {
      fault = JSON.parse(text) as Fault;
    } catch {
      // Not ours: a proxy's page, perhaps.
    }
    throw new ApiFault(answer.status, fault.code ?? "fault", fault.text ?? `${answer.status}`);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Where a file is downloaded from. */
export function recordAddress(path: string): string {
  return address(path);
}

/** The drawing of a puzzle's position. */
export function pictureAddress(game: string, puzzle: string, lang: string): string {
  return address(`/games/${game}/puzzles/${puzzle}/picture`, { lang });
}

let known: Promise<Me> | undefined;

/** Who I am; creates a guest once if there is none. */
export function me(): Promise<Me> {
  known ??= call<Me>("GET", "/me");
  known.catch(() => (known = undefined));
  return known;
}

async function mine<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  await me();
  return call<T>(method, path, body, query);
}

function as(person: Promise<Me>): Promise<Me> {
  return person.then((who) => {
    known = Promise.resolve(who);
    return who;
  });
}

export const api = {
  rename: (name: string) => as(mine<Me>("PUT", "/me", { name })),
  account: (who: Credentials) => as(mine<Me>("POST", "/account", who)),
  signIn: (who: Credentials) => as(mine<Me>("POST", "/session", who)),
  signOut: async (everywhere = false) => {
    await mine("DELETE", "/session", undefined, { everywhere: everywhere ? "true" : undefined });
    known = undefined;
  },
  sessions: () => mine<SessionList>("GET", "/sessions"),
  endSession: (id: string) => mine<void>("DELETE", `/sessions/${id}`),
  newPassphrase: (passphrase: string, fresh: string) => as(mine<Me>("PUT", "/account", { passphrase, new: fresh })),
  deleteMe: async (passphrase: string) => {
    await mine("POST", "/me/delete", { passphrase });
    known = undefined;
  },
  person: (id: string) => mine<Profile>("GET", `/people/${id}`),
  leaders: (game: string) => mine<Leaderboard>("GET", `/leaders/${game}`),
  opponent: (wish: OpponentWish) => mine<TableInfo>("POST", "/opponents", wish),
  addresses: () => mine<Addresses>("GET", "/addresses"),
  qr: (text: string) => mine<QrCode>("GET", "/qr", undefined, { text }),
  friends: () => mine<FriendList>("GET", "/friends"),
  friendNews: () => mine<FriendNews>("GET", "/friends/news"),
  showMe: (shown: boolean) => mine<FriendList>("PUT", "/friends/settings", { shown }),
  newFriendLink: () => mine<FriendList>("POST", "/friends/link"),
  noFriendLink: () => mine<FriendList>("DELETE", "/friends/link"),
  lookAtFriendLink: (token: string) => mine<FriendOffer>("POST", "/friends/look", { token }),
  befriend: (token: string) => mine<FriendList>("POST", "/friends", { token }),
  unfriend: (id: string) => mine<FriendList>("DELETE", `/friends/${id}`),
  invite: (friend: string, wish: Challenge) => mine<TableInfo>("POST", `/friends/${friend}/invitations`, wish),
  invited: (table: string) => mine<InvitedList>("GET", `/tables/${table}/invitations`),
  decline: (table: string) => mine<FriendNews>("DELETE", `/invitations/${table}`),
  notices: () => mine<NoticeSettings>("GET", "/notices"),
  tellDevice: (device: NewDevice) => mine<NoticeSettings>("POST", "/notices/devices", device),
  forgetDevice: (id: string) => mine<NoticeSettings>("DELETE", `/notices/devices/${id}`),
  mailTo: (to: string) => mine<NoticeSettings>("PUT", "/notices/mail", { address: to, lang: prefs.value.lang }),
  mailCode: (code: string) => mine<NoticeSettings>("POST", "/notices/mail/code", { code }),
  noMail: () => mine<NoticeSettings>("DELETE", "/notices/mail"),
  games: () => call<GameList>("GET", "/games"),
  sample: (game: string) => call<Scene>("GET", `/games/${game}/sample`),
  library: (game: string, lang: string) => call<LibraryInfo>("GET", `/games/${game}/library`, undefined, { lang }),
  guide: (game: string) => call<GuideInfo>("GET", `/games/${game}/guide`),
  rules: (game: string) => call<RuleList>("GET", "/rules", undefined, { game }),
  puzzles: (game: string) => mine<PuzzleList>("GET", `/games/${game}/puzzles`),
  tryPuzzle: (wish: NewTrial) => mine<TableInfo>("POST", "/puzzles", wish),
  hint: (id: string, step: number) => mine<HintInfo>("GET", `/tables/${id}/hint`, undefined, { step }),
  lobby: () => mine<Lobby>("GET", "/tables"),
  create: (wish: NewTable) => mine<TableInfo>("POST", "/tables", wish),
  table: (id: string, token = "") => mine<TableInfo>("GET", `/tables/${id}`, undefined, { token }),
  join: (id: string, wish: Join) => mine<TableInfo>("POST", `/tables/${id}/join`, wish),
  change: (id: string, wish: TableChange) => mine<TableInfo>("PUT", `/tables/${id}`, wish),
  leave: (id: string) => mine<TableInfo>("POST", `/tables/${id}/leave`),
  seat: (id: string, seat: number, wish: SeatChange) => mine<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, wish),
  seatLoadouts: (id: string, seat: number) => mine<KeptLoadouts>("GET", `/tables/${id}/seats/${seat}/loadouts`),
  talk: (id: string) => mine<TalkOffer>("GET", `/tables/${id}/talk`),
  start: (id: string) => mine<TableInfo>("POST", `/tables/${id}/start`),
  close: (id: string) => mine<TableInfo>("POST", `/tables/${id}/close`),
  rematch: (id: string) => mine<TableInfo>("POST", `/tables/${id}/rematch`),
  remove: (id: string) => mine<void>("DELETE", `/tables/${id}`),
  replay: (id: string) => call<ReplayInfo>("GET", `/replays/${id}`),
  frame: (id: string, number: number, seat: number) =>
    call<ReplayFrame>("GET", `/replays/${id}/frame`, undefined, { number, seat }),
  report: (id: string) => call<Report>("GET", `/replays/${id}/report`),
  picture: async (id: string, number: number): Promise<string> => {
    const answer = await fetch(address(`/replays/${id}/picture.svg`, { number }));
    if (!answer.ok) throw new ApiFault(answer.status, "fault", "");
    return answer.text();
  },
  comments: (id: string) => mine<Comments>("GET", `/replays/${id}/comments`),
  comment: (id: string, wish: NewComment) => mine<Comments>("POST", `/replays/${id}/comments`, wish),
  removeComment: (id: string, comment: string) => mine<Comments>("DELETE", `/replays/${id}/comments/${comment}`),
  goOn: (id: string, wish: Continuation) => mine<TableInfo>("POST", `/replays/${id}/continue`, wish),
  campaigns: () => mine<CampaignList>("GET", "/campaigns"),
  campaign: (id: string, token = "") => mine<CampaignInfo>("GET", `/campaigns/${id}`, undefined, { token }),
  newCampaign: (wish: NewCampaign) => mine<CampaignInfo>("POST", "/campaigns", wish),
  joinCampaign: (id: string, wish: CampaignJoin) => mine<CampaignInfo>("POST", `/campaigns/${id}/join`, wish),
  leaveCampaign: (id: string) => mine<CampaignInfo>("POST", `/campaigns/${id}/leave`),
  removeCampaign: (id: string) => mine<void>("DELETE", `/campaigns/${id}`, undefined, { sure: "true" }),
  registerLists: (id: string, lists: RegisterLists) => mine<CampaignInfo>("POST", `/campaigns/${id}/lists`, lists),
  startMission: (id: string, number: number) => mine<TableInfo>("POST", `/campaigns/${id}/missions/${number}/start`),
  importCampaign: (file: string) => mine<Imported>("POST", "/campaigns/import", file),
  importRecord: (record: string) => mine<Imported>("POST", "/replays", record),
  preview: (wish: NewTable) => mine<Scene>("POST", "/tables/preview", wish),
  checkTable: (wish: NewTable) => mine<TableCheck>("POST", "/tables/check", wish),
  loadouts: (game: string, options: NewTable["options"] = {}) =>
    mine<KeptLoadouts>("GET", "/loadouts", undefined, { game, options: JSON.stringify(options) }),
  checkLoadout: (loadout: LoadoutText) => mine<LoadoutCheck>("POST", "/loadouts/check", loadout),
  build: (draft: LoadoutDraft) => mine<LoadoutCheck>("POST", "/loadouts/build", draft),
  sealed: (wish: SealedWish) => mine<LoadoutCheck>("POST", "/loadouts/sealed", wish),
  offers: (game: string, side: string, options: NewTable["options"] = {}, pool = "") =>
    mine<LoadoutOffers>("GET", "/loadouts/offers", undefined, { game, side, options: JSON.stringify(options), pool }),
  loadoutVersions: (id: string) => mine<LoadoutVersions>("GET", `/loadouts/${id}/versions`),
  saveLoadout: (id: string, loadout: LoadoutText) =>
    id ? mine<KeptLoadout>("PUT", `/loadouts/${id}`, loadout) : mine<KeptLoadout>("POST", "/loadouts", loadout),
  mapWorkshop: (game: string, lang: string) => call<MapWorkshop>("GET", `/games/${game}/workshop`, undefined, { lang }),
  maps: (game: string) => mine<KeptMaps>("GET", "/maps", undefined, { game }),
  readMap: (map: MapText) => mine<MapCheck>("POST", "/maps/read", map),
  checkMap: (draft: MapDraft) => mine<MapCheck>("POST", "/maps/check", draft),
  generatedMap: (wish: MapSeed) => mine<MapCheck>("POST", "/maps/generated", wish),
  saveMap: (id: string, map: MapText) => (id ? mine<KeptMap>("PUT", `/maps/${id}`, map) : mine<KeptMap>("POST", "/maps", map)),
  removeMap: (id: string) => mine<void>("DELETE", `/maps/${id}`),
  removeLoadout: (id: string) => mine<void>("DELETE", `/loadouts/${id}`),
};
