// Written by tools/wire_types.py from neontable.server.protocol: do not edit by hand.

/** Any JSON value: an answer, a thing. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Ack {
  type: "ack";
  key: string;
  sequence: number;
}

export interface Addresses {
  links: string[];
  local_only?: boolean;
}

export interface Ask {
  id: string;
  seat: number;
  kind: "confirm" | "many" | "number" | "order" | "path" | "pick" | "point";
  text: string;
  options?: Option[];
  count?: number;
  items?: Option[];
  lo?: number;
  hi?: number;
  zone?: Zone;
  mover?: string;
  shape?: (Reach | Ray | Corridor | Ruler | Blast | Note)[];
  tries?: boolean;
  default?: Json;
  window?: boolean;
  idle?: boolean;
  secret?: boolean;
  chores?: Chore[];
}

export interface At {
  x: number;
  y: number;
  radius: number;
  facing?: [number, number];
  height?: number;
  covered?: boolean;
}

export interface Badge {
  kind: string;
  value?: number | string;
  tip?: string;
  label?: string;
  tokens?: Token[];
  look?: "" | "active" | "broken" | "dead" | "drawn" | "winner" | "you";
}

export interface Because {
  type: "because";
  id: string;
  reasons: Reason[];
}

export interface Bid {
  label: string;
  n: number;
  won?: boolean;
}

export interface Blast {
  type: "blast";
  x: number;
  y: number;
  radius: number;
  label?: string;
}

export interface BotSpec {
  name: string;
  text: string;
}

export interface BuilderInfo {
  sides: FacetValueInfo[];
  hand: number;
  curve: string;
  currency: string;
  options: OptionSpec[];
  sealed: boolean;
}

export interface Called {
  type: "called";
}

export interface CampaignInfo {
  id: string;
  campaign: string;
  game: string;
  title: string;
  name: string;
  accent: string;
  headline: string;
  members: CampaignMember[];
  standings: CampaignStandings;
  missions: MissionInfo[];
  played: PlayedMission[];
  sheets?: CampaignSheet[];
  sheets_title?: string;
  wares?: CampaignWare[];
  cards?: CampaignWare[];
  steps?: CampaignStep[];
  pairings?: CampaignPairing[];
  launch?: CampaignLaunch;
  options_text?: string[];
  list_slots?: ListSlot[];
  lists_title?: string;
  lists_hint?: string;
  lists_optional?: boolean;
  lists?: RegisteredLists[];
  may_register?: boolean;
  owned?: boolean;
  listed?: boolean;
  over?: boolean;
  frozen?: boolean;
  outcome?: TableResult;
  invite?: string;
  sequence?: number;
  created?: number;
  changed?: number;
}

export interface CampaignJoin {
  token?: string;
  seat?: number;
}

export interface CampaignKind {
  name: string;
  game: string;
  game_title: string;
  title: string;
  blurb: string;
  accent: string;
  min_places: number;
  max_places: number;
  usual_places: number;
  options: OptionSpec[];
  bots: BotSpec[];
}

export interface CampaignLaunch {
  answer: Json;
  text: string;
  seats: number[];
  picture?: string;
  about?: string;
  price?: string;
}

export interface CampaignLink {
  id: string;
  title: string;
  mission: number;
}

export interface CampaignList {
  kinds: CampaignKind[];
  mine: CampaignSummary[];
  listed: CampaignSummary[];
}

export interface CampaignMember {
  seat: number;
  name: string;
  status: "gone" | "present" | "vacant";
  bot?: boolean;
  mine?: boolean;
  claimed?: boolean;
}

export interface CampaignName {
  name: string;
  title: string;
}

export interface CampaignPairing {
  members: number[];
  title: string;
  status: string;
  open?: boolean;
}

export interface CampaignSheet {
  member: number;
  title: string;
  about: string;
  facts?: SheetFact[];
  slots?: SheetSlot[];
  deeds?: SheetDeed[];
  picture?: string;
  colour?: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  status?: string;
  tallies?: SheetTally[];
  shelves?: SheetShelf[];
}

export interface CampaignStandings {
  columns: string[];
  rows: StandingsRow[];
}

export interface CampaignStep {
  text: string;
  state: "done" | "next" | "now";
}

export interface CampaignSummary {
  id: string;
  campaign: string;
  name: string;
  title: string;
  headline: string;
  members: string[];
  invite?: string;
  over?: boolean;
  waits?: boolean;
}

export interface CampaignWare {
  name: string;
  price: string;
  text: string;
  ways: WareWay[];
  suits?: boolean;
  picture?: string;
  colour?: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  stars?: number;
  member?: number;
  group?: string;
}

export interface Challenge {
  game?: string;
  table?: string;
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Chore {
  text: string;
  asks: string[];
  answers: Json[];
  texts: string[];
  price?: PricePart[];
}

export interface ClockRule {
  turn?: number;
  game?: number;
  increment?: number;
  table?: number;
}

export interface ClockState {
  running?: number[];
  turn?: (number | null)[];
  game?: (number | null)[];
  table?: number;
  paused?: boolean;
}

export interface Close {
  type: "close";
}

export interface Closed {
  type: "closed";
  table: string;
  code: string;
  text: string;
}

export interface Comment {
  id: string;
  number: number;
  name: string;
  text: string;
  at: number;
  mine?: boolean;
}

export interface Comments {
  comments: Comment[];
  may_write?: boolean;
}

export interface ComponentInfo {
  id: string;
  kind: string;
  name: string;
  texts: string[];
  facts: { [key: string]: Json };
  copies: number;
  origin: string;
  rules?: string[];
}

export interface ComponentList {
  game: string;
  components: ComponentInfo[];
}

export interface Concede {
  type: "concede";
  seat: number;
  key: string;
}

export interface Continuation {
  number: number;
  seat: number;
}

export interface Corridor {
  type: "corridor";
  points: ([number, number])[];
  half: number;
  verdict?: "blocked" | "clear" | "hindered";
  label?: string;
}

export interface Credentials {
  account: string;
  passphrase: string;
}

export interface Disc {
  x: number;
  y: number;
  radius: number;
}

export interface Drawing {
  name: string;
  width: number;
  depth: number;
  items?: Item[];
}

export interface Entry {
  component: string;
  count?: number;
  holds?: Entry[];
}

export interface FacetInfo {
  name: string;
  text: string;
  kind: "choice" | "number";
  values?: FacetValueInfo[];
  lo?: number;
  hi?: number;
}

export interface FacetValueInfo {
  value: string;
  text: string;
}

export interface Fault {
  status: number;
  code: string;
  text: string;
}

export interface Fill {
  thing: (string | number)[];
  first: number;
  n: number;
}

export interface Friend {
  id: string;
  name: string;
  since: number;
  online?: boolean;
  hidden?: boolean;
  tables?: FriendTable[];
}

export interface FriendLink {
  token: string;
}

export interface FriendList {
  friends: Friend[];
  invitations: InvitationInfo[];
  most: number;
  shown?: boolean;
  link?: string;
}

export interface FriendNews {
  invitations?: InvitationInfo[];
  live?: boolean;
}

export interface FriendOffer {
  id: string;
  name: string;
  me?: boolean;
  already?: boolean;
}

export interface FriendSettings {
  shown: boolean;
}

export interface FriendTable {
  id: string;
  game: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  can_join?: boolean;
  token?: string;
}

export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  rules: number;
  accent: string;
  options: OptionSpec[];
  bots: BotSpec[];
  seats: SeatSpec[];
  loadouts?: LoadoutWords;
  rivals?: boolean;
  sealed_option?: string;
  builder?: BuilderInfo;
  maps?: string;
  campaigns?: CampaignName[];
  cover?: string;
  puzzles?: number;
}

export interface GameList {
  games: GameInfo[];
}

export interface Give {
  type: "answer";
  key: string;
  sequence: number;
  seat: number;
  answer: Json;
}

export interface GuideInfo {
  game: string;
  title: string;
  blurb: string;
  parts?: GuidePartInfo[];
  steps?: GuidePartInfo[];
  terms?: GuidePartInfo[];
}

export interface GuidePartInfo {
  title: string;
  text: string;
  rule?: string;
}

export interface Happening {
  number: number;
  id: string;
  text: string;
  pieces?: string[];
  tokens?: Token[];
  seat?: number;
  cards?: string[];
  minor?: boolean;
  moment?: Moment;
}

export interface Here {
  type: "here";
  presence: Presence;
}

export interface HintInfo {
  step: number;
  text: string;
  pieces?: string[];
  back?: number;
}

export interface Hold {
  type: "hold";
  seat: number;
}

export interface Imported {
  id: string;
}

export interface InvitationInfo {
  table: string;
  game: string;
  title: string;
  host: string;
  name: string;
  at: number;
  token: string;
}

export interface Invited {
  id: string;
  name: string;
}

export interface InvitedList {
  invited: Invited[];
}

export interface Item {
  id: string;
  sort: string;
  points: ([number, number])[];
  holes?: (([number, number])[])[];
  values?: { [key: string]: boolean | number | string };
}

export interface Join {
  token?: string;
  seat?: number;
  loadouts?: string[];
}

export interface KeptLoadout {
  id: string;
  game: string;
  name: string;
  text: string;
  check: LoadoutCheck;
  changed?: number;
  house?: boolean;
}

export interface KeptLoadouts {
  loadouts: KeptLoadout[];
}

export interface KeptMap {
  id: string;
  game: string;
  name: string;
  text: string;
  scene?: Scene;
  ok?: boolean;
  changed?: number;
  house?: boolean;
}

export interface KeptMaps {
  maps: KeptMap[];
}

export interface Leader {
  id: string;
  name: string;
  rating: number;
  games: number;
  won: number;
  provisional?: boolean;
  me?: boolean;
}

export interface Leaderboard {
  game: string;
  title: string;
  leaders: Leader[];
  fewest: number;
}

export interface Leaving {
  passphrase?: string;
}

export interface LibraryCard {
  id: string;
  kind: string;
  name: string;
  line: string;
  colour: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  art: [string, string];
  tokens: Token[];
  about: string;
  sections: Section[];
  values: { [key: string]: (string | number)[] };
  copies: number;
  origin: string;
  source: string;
  rules: string[];
  rulings?: number[];
  lists?: ([number, number])[];
  picture?: string;
}

export interface LibraryInfo {
  game: string;
  title: string;
  facets: FacetInfo[];
  cards: LibraryCard[];
  lists: LibraryList[];
  rulings: Ruling[];
}

export interface LibraryList {
  id: string;
  name: string;
  side_text: string;
}

export interface Line {
  kind: "door" | "ladder" | "locked" | "open" | "shut" | "wall" | "window";
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface ListSlot {
  name: string;
  text: string;
  side?: string;
}

export interface LoadoutCheck {
  ok: boolean;
  side?: string;
  side_text?: string;
  size?: number;
  size_text?: string;
  summary?: string;
  problems?: LoadoutFault[];
  name?: string;
  text?: string;
  entries?: Entry[];
  meters?: LoadoutMeter[];
  pool?: string;
}

export interface LoadoutDraft {
  game: string;
  name?: string;
  side?: string;
  entries?: Entry[];
  options?: { [key: string]: string | boolean | number };
  pool?: string;
}

export interface LoadoutFault {
  text: string;
  line?: number;
  nearest?: string[];
  rule?: string;
  card?: string;
  fix?: LoadoutFix;
}

export interface LoadoutFix {
  text: string;
  entries: Entry[];
}

export interface LoadoutMeter {
  text: string;
  n: number;
  least?: number;
  most?: number;
}

export interface LoadoutOffers {
  offers: Offer[];
}

export interface LoadoutText {
  game: string;
  name: string;
  text: string;
  options?: { [key: string]: string | boolean | number };
}

export interface LoadoutVersion {
  name: string;
  text: string;
  changed: number;
}

export interface LoadoutVersions {
  versions: LoadoutVersion[];
}

export interface LoadoutWords {
  title: string;
  mine: string;
  usual: string;
  new: string;
  pasted: string;
  use: string;
  keep: string;
  text: string;
  example: string;
}

export interface Lobby {
  mine: TableInfo[];
  listed: TableInfo[];
}

export interface Look {
  type: "look";
  seat: number;
  lang?: string;
}

export interface MailCode {
  code: string;
}

export interface MailWish {
  address: string;
  lang: string;
}

export interface MapCheck {
  ok: boolean;
  text: string;
  scene: Scene;
  faults?: MapFaultInfo[];
  bound?: { [key: string]: string };
  lines?: { [key: string]: number[] };
  facts?: string[];
  drawing?: Drawing;
  fitted?: Item[];
}

export interface MapDraft {
  game: string;
  drawing: Drawing;
  fit?: string[];
}

export interface MapFaultInfo {
  text: string;
  items?: string[];
  at?: ([number, number])[];
}

export interface MapField {
  name: string;
  text: string;
  kind: "choice" | "flag" | "item" | "length";
  least?: number;
  most?: number;
  values?: FacetValueInfo[];
}

export interface MapSeed {
  game: string;
  size: string;
  seed?: string;
}

export interface MapSize {
  name: string;
  text: string;
  width: number;
  depth: number;
}

export interface MapSort {
  name: string;
  text: string;
  group: string;
  shape: "area" | "line" | "point";
  fields: string[];
  item: Item;
  region?: Region;
  line?: Line;
}

export interface MapText {
  game: string;
  text: string;
  name?: string;
}

export interface MapWorkshop {
  game: string;
  option: string;
  inch: number;
  sizes: MapSize[];
  least: number;
  most: number;
  fields: MapField[];
  sorts: MapSort[];
}

export interface Mark {
  number: number;
  text: string;
  seat?: number;
  kind?: "banner" | "duel" | "fall" | "reveal" | "roll" | "score" | "strike";
  turn?: boolean;
  weight?: number;
}

export interface Me {
  id: string;
  name: string;
  account?: string;
}

export interface MissionInfo {
  number: number;
  title: string;
  game: string;
  seats: number[];
  status: "asked" | "over" | "playing" | "waiting";
  table?: string;
  mine?: boolean;
  may_start?: boolean;
  ready?: number[];
  about?: string;
}

export interface Moment {
  kind: "banner" | "duel" | "fall" | "reveal" | "roll" | "score" | "strike";
  title?: string;
  seat?: number;
  by?: string;
  to?: string[];
  n?: number;
  filled?: number;
  of?: number;
  bids?: Bid[];
  turn?: boolean;
  weight?: number;
}

export interface NewCampaign {
  campaign: string;
  places: number;
  bots?: number;
  bot?: string;
  options?: { [key: string]: string | boolean | number };
  title?: string;
  listed?: boolean;
  watchable?: boolean;
  pace?: "brisk" | "calm" | "none";
}

export interface NewComment {
  number: number;
  text: string;
}

export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: string;
}

export interface NewName {
  name: string;
}

export interface NewPassphrase {
  passphrase: string;
  new: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: { [key: string]: string | boolean | number };
  title?: string;
  listed?: boolean;
  clock?: ClockRule;
  watchable?: boolean;
  pace?: "brisk" | "calm" | "none";
  seed?: string;
  series?: number;
  rated?: boolean;
  delay?: number;
}

export interface NewTrial {
  game?: string;
  id?: string;
  file?: { [key: string]: Json };
}

export interface Note {
  type: "note";
  x: number;
  y: number;
  text: string;
  verdict?: "blocked" | "clear" | "hindered";
}

export interface NoticeDevice {
  id: string;
  device: string;
  created: number;
  current?: boolean;
}

export interface NoticeSettings {
  push_key?: string;
  devices?: NoticeDevice[];
  mail?: boolean;
  account?: boolean;
  address?: string;
  confirmed?: boolean;
}

export interface Offer {
  component: string;
  cost?: number;
  most?: number;
  held?: boolean;
  holds?: boolean;
}

export interface Open {
  type: "open";
  table: string;
  lang?: string;
  seat?: number;
  token?: string;
  changes?: boolean;
  seen?: number;
}

export interface OpponentWish {
  game: string;
  rated?: boolean;
  loadouts?: string[];
}

export interface Option {
  answer: Json;
  text: string;
  pieces?: string[];
  moves?: string;
  group?: string;
  short?: string;
  price?: PricePart[];
  aside?: boolean;
}

export interface OptionSpec {
  name: string;
  kind: "choice" | "count" | "written";
  text: string;
  default: string | boolean | number;
  values?: OptionValue[];
  lo?: number;
  hi?: number;
}

export interface OptionValue {
  value: string | boolean | number;
  text: string;
}

export interface Panel {
  id: string;
  kind: string;
  title: string;
  rows?: Badge[];
  seat?: number;
  pieces?: string[];
  token?: Token;
  active?: boolean;
  folded?: boolean;
  picture?: string;
  about?: string;
}

export interface PastSeat {
  text: string;
  place: number;
  points: number;
  winner?: boolean;
  mine?: boolean;
  person?: string;
}

export interface PastTable {
  game: string;
  title: string;
  ended: number;
  place: number;
  winner: boolean;
  seats: PastSeat[];
  side?: string;
  loadout?: string;
  before?: number;
  after?: number;
  replay?: string;
}

export interface Pause {
  type: "pause";
  on: boolean;
}

export interface Piece {
  id: string;
  kind: string;
  place: string;
  label: string;
  face?: string;
  badges?: Badge[];
  tip?: string;
  group?: string;
  thing?: (string | number)[];
  shape?: "back" | "card" | "circle" | "corner" | "diamond" | "drop" | "hexagon" | "marker" | "octagon" | "shield" | "skull" | "square" | "strip" | "tile" | "triangle";
  colour?: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  sign?: string;
  tokens?: Token[];
  dim?: boolean;
  sections?: Section[];
  line?: string;
  sees?: string[];
  turned?: boolean;
  pile?: boolean;
  at?: At;
  picture?: string;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface Placed {
  seat: number;
  place: number;
  points: number;
  winner?: boolean;
}

export interface PlayedMission {
  number: number;
  title: string;
  ended: string;
  seats: PlayedSeat[];
  replay?: string;
  result?: string;
}

export interface PlayedSeat {
  member: number;
  place: number;
  points: number;
  winner?: boolean;
  gone?: boolean;
}

export interface Polygon {
  outline: ([number, number])[];
  holes?: (([number, number])[])[];
}

export interface Pong {
  type: "pong";
  id?: string;
}

export interface Presence {
  seats: number[];
  watchers?: number;
}

export interface PricePart {
  text: string;
  tokens: Token[];
}

export interface Profile {
  id: string;
  name: string;
  me?: boolean;
  account?: string;
  since?: number;
  ratings?: RatingInfo[];
  games?: Tally[];
  sides?: Tally[];
  opponents?: Tally[];
  loadouts?: Tally[];
  tables?: PastTable[];
}

export interface Push {
  type: "push";
  table: string;
  number: number;
  sequence: number;
  seat: number;
  answers: number;
  scene?: Scene;
  changes?: SceneChanges;
  asks?: Ask[];
  waiting?: number[];
  happenings?: Happening[];
  cards?: Piece[];
  full?: boolean;
  clock?: ClockState;
  thinking?: number[];
  can_undo?: boolean;
  over?: boolean;
  stops?: StopState;
  may_pass?: number[];
}

export interface PuzzleCard {
  picture: string;
  text: string;
}

export interface PuzzleInfo {
  id: string;
  game: string;
  title: string;
  text: string;
  difficulty: number;
  goal: string;
  limit: string;
  others: string;
  chance: string;
  solved?: boolean;
  cards?: PuzzleCard[];
}

export interface PuzzleList {
  puzzles: PuzzleInfo[];
}

export interface QrCode {
  path: string;
  size: number;
}

export interface RatingInfo {
  game: string;
  title: string;
  rating: number;
  games: number;
  won: number;
  provisional?: boolean;
}

export interface Ray {
  type: "ray";
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  verdict?: "blocked" | "clear" | "hindered";
  label?: string;
}

export interface Reach {
  type: "reach";
  tint: "easy" | "hard" | "shut";
  polygons?: Polygon[];
  discs?: Disc[];
}

export interface Reason {
  what: string;
  offered: boolean;
  rule?: string;
  text?: string;
  rule_text?: string;
}

export interface Refused {
  type: "refused";
  code: string;
  text: string;
  key?: string;
  rule?: string;
  rule_text?: string;
}

export interface Region {
  id: string;
  kind: string;
  label: string;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  colour?: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  lit_with?: string[];
  thing?: (string | number)[];
  layout?: "" | "column" | "rise" | "row" | "stack";
  look?: "barrier" | "ground" | "place" | "scenery" | "zone";
  polygons?: Polygon[];
  height?: number;
  floor?: number;
  picture?: string;
  band?: string;
}

export interface RegisterLists {
  texts: string[];
}

export interface RegisteredLists {
  member: number;
  texts: string[];
}

export interface ReplayFrame {
  number: number;
  seat: number;
  scene: Scene;
  question?: string;
  answer?: string;
  asked?: number;
  happenings?: Happening[];
  cards?: Piece[];
  waiting?: number[];
  over?: boolean;
}

export interface ReplayInfo {
  id: string;
  game: string;
  game_title: string;
  answers: number;
  seats: Seat[];
  options: { [key: string]: Json };
  options_text: string[];
  commitment: string;
  key: string;
  verified: boolean;
  problem?: string;
  draws?: number;
  outcome?: TableResult;
  steps?: ReplayStep[];
  marks?: Mark[];
  table?: string;
  created?: number;
  imported?: boolean;
}

export interface ReplayStep {
  number: number;
  seat: number;
  text: string;
}

export interface Report {
  points: string[];
  score?: ReportRow[];
  statistics?: ReportRow[];
  turning?: Mark[];
}

export interface ReportRow {
  name: string;
  counts: number[];
}

export interface RuleList {
  rules: RuleText[];
  areas?: string[];
}

export interface RuleText {
  id: string;
  game: string;
  area: string;
  text: string;
  example?: string;
}

export interface Ruler {
  type: "ruler";
  points: ([number, number])[];
  verdict?: "blocked" | "clear" | "hindered";
  label?: string;
}

export interface Ruling {
  id: string;
  lang: string;
  question: string;
  answer: string;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

export interface Say {
  type: "say";
  text?: string;
  kind?: string;
  phrase?: Json;
}

export interface Scene {
  game: string;
  width: number;
  height: number;
  regions: Region[];
  lines: Line[];
  pieces: Piece[];
  panels: Panel[];
  accent?: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  focus?: string[];
  overlays?: (Reach | Ray | Corridor | Ruler | Blast | Note)[];
  inch?: number;
}

export interface SceneChanges {
  pieces?: Piece[];
  pieces_order?: string[];
  panels?: Panel[];
  panels_order?: string[];
  rest?: { [key: string]: Json };
}

export interface SealedWish {
  game: string;
  side?: string;
  seed?: string;
}

export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  text: string;
  name?: string;
  bot?: string;
  mine?: boolean;
  ready?: boolean;
  conceded?: boolean;
  loadout?: string;
  offered?: boolean;
  since?: number;
  abandoned?: boolean;
}

export interface SeatChange {
  kind: "bot" | "keep" | "me" | "open";
  bot?: string;
  loadouts?: string[];
}

export interface SeatLoadout {
  seat: number;
  slot: string;
  check: LoadoutCheck;
}

export interface SeatSpec {
  seat: number;
  text: string;
  sign?: string;
  slots?: SlotSpec[];
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  loadouts?: string[];
  texts?: string[];
}

export interface Section {
  text: string;
  title?: string;
  tokens?: Token[];
}

export interface Seek {
  type: "seek";
  id: string;
  seat: number;
  piece: string;
  moved?: string;
}

export interface Series {
  id: string;
  games: number;
  played: number;
  number: number;
  scores: SeriesScore[];
  tables?: string[];
  over?: boolean;
}

export interface SeriesScore {
  name: string;
  seats: number[];
  points: number[];
  wins: number;
  total: number;
  mine?: boolean;
}

export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current?: boolean;
}

export interface SessionList {
  sessions: SessionInfo[];
}

export interface SetStops {
  type: "set-stops";
  seat: number;
  at?: "all" | "asked" | "could" | "milestones" | "none";
  quiet?: boolean;
}

export interface SheetDeed {
  text: string;
  mission?: number;
}

export interface SheetFact {
  label: string;
  value: string;
}

export interface SheetItem {
  name?: string;
  text?: string;
  stars?: number;
  picture?: string;
  n?: number;
}

export interface SheetShelf {
  label: string;
  items?: SheetItem[];
  empty?: string;
  own?: boolean;
  done?: boolean;
  folded?: boolean;
}

export interface SheetSlot {
  label: string;
  name?: string;
  value?: number;
  text?: string;
  covers?: string[];
  picture?: string;
}

export interface SheetTally {
  label: string;
  value: number;
  of: number;
  look?: "bar" | "stars";
}

export interface SlotSpec {
  name: string;
  text: string;
  side?: string;
  option?: string;
}

export interface StandingsRow {
  member: number;
  place: number;
  values: string[];
  gone?: boolean;
}

export interface StopState {
  at: "all" | "asked" | "could" | "milestones" | "none";
  quiet?: boolean;
  passing?: number;
  response?: boolean;
  milestones?: string[];
}

export interface StopsChosen {
  type: "stops";
  seat: number;
  stops: StopState;
}

export interface TableChange {
  title?: string;
  listed?: boolean;
  watchable?: boolean;
  pace?: "brisk" | "calm" | "none";
  delay?: number;
}

export interface TableCheck {
  loadouts: SeatLoadout[];
}

export interface TableInfo {
  id: string;
  game: string;
  game_title: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  seats: Seat[];
  options: { [key: string]: Json };
  options_text: string[];
  owner: string;
  owned?: boolean;
  listed?: boolean;
  watchable?: boolean;
  pace?: "brisk" | "calm" | "none";
  rated?: boolean;
  matching?: boolean;
  clock?: ClockRule;
  sequence?: number;
  created?: number;
  changed?: number;
  invite?: string;
  watch?: string;
  delay?: number;
  manages?: boolean;
  commitment?: string;
  turn?: number[];
  outcome?: TableResult;
  rematch?: string;
  series?: Series;
  campaign?: CampaignLink;
  puzzle?: TrialInfo;
  open_seats?: boolean;
  limited_talk?: boolean;
  takebacks?: number;
  seeded?: boolean;
  frozen?: boolean;
}

export interface TableResult {
  how: "closed" | "conceded" | "played" | "time";
  text: string;
  places: Placed[];
  key: string;
  sides?: number[][];
}

export interface TableState {
  type: "table";
  table: TableInfo;
  presence: Presence;
  undo?: UndoRequest;
  chat?: ChatLine[];
}

export interface TalkKind {
  kind: string;
  text: string;
}

export interface TalkOffer {
  phrases: TalkPhrase[];
  kinds: TalkKind[];
}

export interface TalkPhrase {
  phrase: Json;
  text: string;
  group: string;
}

export interface Tally {
  text: string;
  played: number;
  won: number;
  game?: string;
  person?: string;
}

export interface Token {
  sign?: string;
  shape?: "bit" | "card" | "circle" | "diamond" | "drop" | "hexagon" | "octagon" | "shield" | "skull" | "slot" | "square" | "tag" | "triangle";
  colour?: "blue" | "cyan" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  dim?: boolean;
}

export interface Trace {
  way?: ([number, number, number])[];
  length?: number;
  costs?: string[];
  why?: string;
  nearest?: ([number, number, number])[];
  overlays?: (Reach | Ray | Corridor | Ruler | Blast | Note)[];
  fills?: Fill[];
}

export interface TrialInfo {
  puzzle: PuzzleInfo;
  seat: number;
  state: "failed" | "open" | "solved";
  own?: boolean;
  next?: string;
  answers?: number;
}

export interface Tried {
  type: "trace";
  id: string;
  reason: Reason;
  trace: Trace;
}

export interface Try {
  type: "try";
  id: string;
  seat: number;
  answer: Json;
}

export interface Undo {
  type: "undo";
  seat: number;
  sure?: boolean;
  whole?: boolean;
}

export interface UndoReply {
  type: "undo-reply";
  agree: boolean;
}

export interface UndoRequest {
  seat: number;
  number: number;
  agreed: number[];
  needed: number[];
  revealed?: boolean;
}

export interface WareWay {
  text: string;
  answer: Json;
  refused?: string;
  rule?: string;
}

export interface Way {
  answers: Json[];
  texts: string[];
}

export interface Ways {
  type: "ways";
  id: string;
  ways: Way[];
  reasons?: Reason[];
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  me: Me;
  heartbeat?: number;
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
  thing: Json;
}

export interface Zone {
  polygons?: Polygon[];
  discs?: Disc[];
  inch?: number;
}

export type ClientMessage = Open | Close | Look | Give | Why | Seek | Try | Say | Undo | UndoReply | Concede | Pause | SetStops | Hold | Ping;

export type ServerMessage = Welcome | TableState | Push | StopsChosen | Ack | Refused | Because | Ways | Tried | Here | Said | Closed | Called | Pong;
