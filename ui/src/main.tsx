// Which page an address means.
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { CampaignPage } from "./campaign";
import { CampaignsPage } from "./campaigns";
import { useCell } from "./cell";
import { CreatePage } from "./create";
import { HomePage } from "./home";
import { lazy } from "./lazy";
import { Keys } from "./keys";
import { LobbyPage } from "./lobby";
import { useNews } from "./news";
import { NothingPage } from "./nothing";
import { place } from "./route";
import { RuleDrawer } from "./rules";
import { Notices, SettingsDialog } from "./shell";
import { ready, useWords } from "./words";

const TablePage = lazy(() => import("./table").then((part) => part.TablePage));
const LibraryPage = lazy(() => import("./library").then((part) => part.LibraryPage));
const LoadoutsPage = lazy(() => import("./shelf").then((part) => part.LoadoutsPage));
const ReplayPage = lazy(() => import("./replay").then((part) => part.ReplayPage));
const MapsPage = lazy(() => import("./maps").then((part) => part.MapsPage));
const RulesPage = lazy(() => import("./guide").then((part) => part.RulesPage));
const PuzzlesPage = lazy(() => import("./puzzles").then((part) => part.PuzzlesPage));
const ProfilePage = lazy(() => import("./profile").then((part) => part.ProfilePage));
const FriendsPage = lazy(() => import("./friends").then((part) => part.FriendsPage));
const FriendLinkPage = lazy(() => import("./friends").then((part) => part.FriendLinkPage));
const LeadersPage = lazy(() => import("./leaders").then((part) => part.LeadersPage));
const OWN_TITLES = new Set(["table", "me", "player", "campaign", "library", "loadouts", "maps", "puzzles", "rules", "friends", "friend"]);

function Page() {
  const t = useWords();
  const { path, hash } = useCell(place);
  const [, page, id = "", more = ""] = path.split("/").map(decodeURIComponent);
  useEffect(() => {
    if (OWN_TITLES.has(page ?? "")) return;
    const titles: Record<string, string> = { lobby: t.tables, new: t.newTable, campaigns: t.campaigns, leaders: t.leaders, replay: t.replay };
    document.title = [titles[page ?? ""], "Neontable"].filter(Boolean).join(" · ");
  }, [path, t]);
  switch (page) {
    case "":
      return <HomePage />;
    case "lobby":
      return <LobbyPage />;
    case "new":
      return <CreatePage key={id} game={id} />;
    case "table":
      if (!id) return <NothingPage say={t.noSuchTable} />;
      return <TablePage key={id} id={id} token={hash} />;
    case "campaigns":
      return <CampaignsPage key={id} kind={id} />;
    case "campaign":
      return <CampaignPage key={id} id={id} token={hash} />;
    case "replay":
      return <ReplayPage key={id} id={id} hash={hash} />;
    case "loadouts":
      return <LoadoutsPage key={id} game={id} id={more} />;
    case "maps":
      return <MapsPage key={`${id} ${more}`} game={id} id={more} />;
    case "library":
      return <LibraryPage key={id} game={id} card={more} />;
    case "me":
      return <ProfilePage key="me" id="me" />;
    case "player":
      return <ProfilePage key={id} id={id} />;
    case "leaders":
      return <LeadersPage game={id} />;
    case "friends":
      return <FriendsPage />;
    case "friend":
      return <FriendLinkPage key={hash} token={hash} />;
    case "puzzles":
      return <PuzzlesPage key={id} game={id} />;
    case "rules":
      return <RulesPage key={id} game={id} rule={hash} />;
  }
  return <NothingPage say={t.noSuchPage} />;
}

function App() {
  useNews();
  return (
    <>
      <Page />
      <RuleDrawer />
      <SettingsDialog />
      <Keys />
      <Notices />
    </>
  );
}

const root = document.getElementById("app")!;

/** A page without its catalogue could not even explain the problem: it waits until the server sends it. */
async function begin(): Promise<void> {
  for (;;) {
    try {
      await ready();
      break;
    } catch {
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
  render(<App />, root);
}

void begin();
