// Campaigns: mine, those that others have listed, founding one, bringing one.
import { useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { OptionField } from "./create";
import { FileImport } from "./exchange";
import { useGames } from "./home";
import { usePolling } from "./polling";
import { prefs } from "./prefs";
import { href, Link } from "./route";
import { CardPicture } from "./scene";
import { TopBar } from "./shell";
import { useWords } from "./words";
import type { CampaignKind, CampaignList, CampaignSummary, NewCampaign } from "./protocol";

export function campaignPath(campaign: { id: string; invite?: string }): string {
  return `/campaign/${campaign.id}${campaign.invite ? `#${campaign.invite}` : ""}`;
}

export function CampaignsPage({ kind }: { kind: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const games = useGames();
  const [list, setList] = useState<CampaignList | null>(null);
  usePolling(api.campaigns, setList, 5000, [lang]);
  const running = list?.mine.filter((c) => !c.over) ?? [];
  const over = list?.mine.filter((c) => c.over) ?? [];
  const founding = list?.kinds.find((k) => k.name === kind) ?? list?.kinds[0];
  return (
    <>
      <TopBar />
      <main class={`page campaigns accent-${founding?.accent ?? "pink"}`} id="main">
        <h1>{t.campaigns}</h1>
        <Summaries title={t.myCampaigns} campaigns={running} empty={t.noCampaigns} />
        {(list?.listed.length ?? 0) > 0 && <Summaries title={t.listedTables} campaigns={list!.listed} empty="" />}
        {over.length > 0 && <Summaries title={t.finished} campaigns={over} empty="" />}
        {founding && (
          <section class="found">
            <h2>{t.newCampaign}</h2>
            {list!.kinds.length > 1 && (
              <nav class="covers kinds" aria-label={t.campaignKinds}>
                {list!.kinds.map((k) => (
                  <Link key={k.name} keep class={`cover-link accent-${k.accent}${k.name === founding.name ? " chosen" : ""}`} to={`/campaigns/${k.name}`} aria-current={k.name === founding.name ? "page" : undefined}>
                    <CardPicture game={k.game} file={games?.find((g) => g.name === k.game)?.cover} />
                    <b>{k.title}</b>
                  </Link>
                ))}
              </nav>
            )}
            <FoundForm key={founding.name} kind={founding} />
          </section>
        )}
        <FileImport title={t.importCampaignTitle} label={t.importCampaign} take={async (text) => href.go(`/campaign/${(await api.importCampaign(text)).id}`)} />
      </main>
    </>
  );
}

function Summaries({ title, campaigns, empty }: { title: string; campaigns: CampaignSummary[]; empty: string }) {
  const t = useWords();
  const games = useGames();
  const of = (c: CampaignSummary) => games?.find((g) => g.campaigns?.some((kind) => kind.name === c.campaign));
  return (
    <section>
      <h2>{title}</h2>
      {!campaigns.length && <p class="hint">{empty}</p>}
      <ul class="tables">
        {campaigns.map((c) => (
          <li key={c.id} class={`accent-${of(c)?.accent ?? "cyan"}${c.waits ? " my-turn" : ""}`}>
            <Link to={campaignPath(c)}>
              {of(c) && <CardPicture game={of(c)!.name} file={of(c)!.cover} />}
              <span class="table-words">
                <b>{c.title || c.name}</b>
                {c.title && <span class="hint">{c.name}</span>}
                <span class="hint">{c.headline}</span>
                <span class="hint when">{c.members.join(", ")}</span>
              </span>
              <span class="status">{c.over ? t.statusOver : c.waits ? t.campaignWaits : t.statusPlaying}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundForm({ kind }: { kind: CampaignKind }) {
  const t = useWords();
  const [places, setPlaces] = useState(kind.usual_places);
  const [bots, setBots] = useState(0);
  const [bot, setBot] = useState("");
  const [title, setTitle] = useState("");
  const [listed, setListed] = useState(false);
  const [options, setOptions] = useState<NonNullable<NewCampaign["options"]>>({});
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const numbers = (lo: number, hi: number) =>
    Array.from({ length: hi - lo + 1 }, (_, i) => lo + i).map((n) => (
      <option key={n} value={n}>
        {n}
      </option>
    ));
  const filled = Math.min(bots, places - 1);
  return (
    <>
      <h3>{kind.title}</h3>
      <p>{kind.blurb}</p>
      <form
        class="create"
        onSubmit={(e) => {
          e.preventDefault();
          setBusy(true);
          api.newCampaign({ campaign: kind.name, places, bots: filled, bot, options, title, listed }).then(
            (made) => href.go(campaignPath(made)),
            (error: Error) => {
              setBusy(false);
              setFault(error.message || t.offline);
            },
          );
        }}
      >
        <fieldset>
          <legend>{t.members}</legend>
          <label class="row">
            {t.campaignTitle}
            <input value={title} maxLength={80} placeholder={kind.title} onInput={(e) => setTitle(e.currentTarget.value)} />
          </label>
          <label class="row">
            {t.places}
            <select value={places} onChange={(e) => setPlaces(Number(e.currentTarget.value))}>
              {numbers(kind.min_places, kind.max_places)}
            </select>
          </label>
          <label class="row">
            {t.botPlaces}
            <select value={filled} onChange={(e) => setBots(Number(e.currentTarget.value))}>
              {numbers(0, places - 1)}
            </select>
          </label>
          {filled > 0 && (
            <label class="row">
              {t.whichBot}
              <select value={bot || kind.bots[0]?.name} onChange={(e) => setBot(e.currentTarget.value)}>
                {kind.bots.map((b) => (
                  <option key={b.name} value={b.name}>
                    {b.text}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p class="hint">{t.placesHint}</p>
        </fieldset>
        <fieldset>
          <legend>{t.options}</legend>
          {kind.options.map((o) => (
            <OptionField key={o.name} spec={o} value={options[o.name] ?? o.default} put={(value) => setOptions({ ...options, [o.name]: value })} />
          ))}
          <label class="check">
            <input type="checkbox" checked={listed} onChange={(e) => setListed(e.currentTarget.checked)} /> {t.listCampaign}
          </label>
        </fieldset>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <div class="row">
          <button class="primary big" disabled={busy}>
            {t.found}
          </button>
        </div>
      </form>
    </>
  );
}
