// Boards that people draw: those there are, and where a new one begins.
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { unpacked } from "./entries";
import { FileImport } from "./exchange";
import { GameTabs } from "./gametabs";
import { Nothing } from "./nothing";
import { useGames } from "./home";
import { Icon } from "./icons";
import { MapBench } from "./mapbench";
import { prefs } from "./prefs";
import { href, Link, place } from "./route";
import { Board, SceneFrame, STILL } from "./scene";
import { notify, TopBar } from "./shell";
import { useWords } from "./words";
import type { Drawing, GameInfo, KeptMap, MapWorkshop } from "./protocol";

/** The longest map that a link or a file may hold. */
const LONGEST = 200_000;

export function MapsPage({ game, id }: { game: string; id: string }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const games = useGames();
  const info = games?.find((g) => g.name === game);
  const [workshop, setWorkshop] = useState<MapWorkshop | null>(null);
  useEffect(() => {
    if (info) document.title = `${t.mapsOf({ game: info.title })} · Neontable`;
  }, [info, t]);
  useEffect(() => {
    let here = true;
    api.mapWorkshop(game, lang).then(
      (found) => here && setWorkshop(found),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [game, lang]);
  return (
    <>
      <TopBar />
      <main class={`page wide accent-${info?.accent ?? "cyan"}${id ? " drawing-page" : ""}`} id="main">
        <GameTabs game={game} here="maps" />
        {games && !info && <Nothing say={t.noSuchGame({ name: game })} page="maps" where={(g) => !!g.maps} />}
        {info && !info.maps && <Nothing say={t.noMaps({ game: info.title })} page="maps" where={(g) => !!g.maps} />}
        {info?.maps && workshop && (id ? <Opened info={info} workshop={workshop} id={id} /> : <Shelf info={info} workshop={workshop} />)}
        {info?.maps && !workshop && <p class="hint loading">…</p>}
      </main>
    </>
  );
}

function Shelf({ info, workshop }: { info: GameInfo; workshop: MapWorkshop }) {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [maps, setMaps] = useState<KeptMap[] | null>(null);
  const [seed, setSeed] = useState("");
  useEffect(() => {
    let here = true;
    api.maps(info.name).then(
      (found) => here && setMaps(found.maps),
      (error: Error) => notify(error.message || t.offline),
    );
    return () => void (here = false);
  }, [info.name, lang]);
  const mine = maps?.filter((m) => !m.house) ?? [];
  const go = (what: string, params: Record<string, string>): void => href.go(`/maps/${info.name}/${what}#${new URLSearchParams(params)}`);
  return (
    <>
      <section class="deck-start">
        <h2>{t.newMap}</h2>
        <div class="row">
          {workshop.sizes.map((size, i) => (
            <button type="button" key={size.name} class={i ? "" : "primary"} onClick={() => go("new", { size: size.name })}>
              <Icon name="plus" size={16} /> {t.emptyMap({ size: size.text })}
            </button>
          ))}
        </div>
        <form
          class="row"
          onSubmit={(e) => {
            e.preventDefault();
            const size = (e.submitter as HTMLButtonElement | null)?.value ?? workshop.sizes[0]!.name;
            go("generated", { size, ...(seed.trim() ? { seed: seed.trim() } : {}) });
          }}
        >
          <label>
            {t.mapSeed} <input value={seed} maxLength={40} placeholder={t.mapSeedAny} onInput={(e) => setSeed(e.currentTarget.value)} />
          </label>
          {workshop.sizes.map((size) => (
            <button key={size.name} value={size.name}>
              <Icon name="spark" size={16} /> {t.generatedMap({ size: size.text })}
            </button>
          ))}
        </form>
        <FileImport
          title=""
          label={t.importMap}
          take={async (text) => {
            const found = await api.readMap({ game: info.name, text: text.slice(0, LONGEST) });
            const kept = await api.saveMap("", { game: info.name, text, name: found.drawing?.name ?? "" });
            href.go(`/maps/${info.name}/${kept.id}`);
          }}
        />
      </section>
      {mine.length > 0 && (
        <section>
          <h2>{t.keptLists}</h2>
          <MapTiles game={info.name} maps={mine} />
        </section>
      )}
      <section>
        <h2>{t.houseLists}</h2>
        {maps === null && <p class="hint loading">…</p>}
        <MapTiles game={info.name} maps={maps?.filter((m) => m.house) ?? []} />
      </section>
    </>
  );
}

function MapTiles({ game, maps }: { game: string; maps: KeptMap[] }) {
  const t = useWords();
  return (
    <ul class="deck-tiles map-tiles">
      {maps.map((map) => (
        <li key={map.id}>
          <Link to={`/maps/${game}/${map.id}`} class="deck-tile map-tile">
            {map.scene && (
              <div class="map-picture" inert style={{ "--across": `${map.scene.width}`, "--down": `${map.scene.height}` }}>
                <SceneFrame scene={map.scene} play={STILL}>
                  <Board label={map.name} />
                </SceneFrame>
              </div>
            )}
            <b>{map.name}</b>
            {!map.house && <span class={`status ${map.ok ? "is-ok" : "is-bad"}`}>{map.ok ? t.mapOk : t.mapBad}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The drawing that an address means: a new one, one made by a seed, one that was shared, a kept one. */
function Opened({ info, workshop, id }: { info: GameInfo; workshop: MapWorkshop; id: string }) {
  const t = useWords();
  const { hash } = useCell(place);
  const [start, setStart] = useState<{ drawing: Drawing; own: string } | null>(null);
  const [failed, fail] = useState("");
  const game = info.name;
  useEffect(() => {
    let here = true;
    const params = new URLSearchParams(hash);
    const begin = (drawing: Drawing | undefined, own = ""): void => {
      if (here && drawing) setStart({ drawing, own });
    };
    const read = (text: string, own = "", name = ""): Promise<void> =>
      api.readMap({ game, text }).then(({ drawing }) => begin(drawing && { ...drawing, name: name || drawing.name }, own));
    const open = async (): Promise<void> => {
      const size = workshop.sizes.find((s) => s.name === params.get("size")) ?? workshop.sizes[0]!;
      if (id === "new") begin({ name: t.newMap, width: size.width, depth: size.depth });
      else if (id === "generated") begin((await api.generatedMap({ game, size: size.name, seed: params.get("seed") ?? "" })).drawing);
      else if (id === "shared") {
        const text = await unpacked(params.get("map") ?? "", LONGEST).catch(() => Promise.reject(new Error(t.badMapLink)));
        await read(text);
      } else {
        const kept = (await api.maps(game)).maps.find((m) => m.id === id);
        if (!kept) throw new Error(t.noSuchPage);
        await read(kept.text, kept.house ? "" : kept.id, kept.house ? t.copyOf({ name: kept.name }) : kept.name);
      }
    };
    open().catch((error: Error) => here && fail(error.message || t.offline));
    return () => void (here = false);
  }, [id, game]);
  const sorts = useMemo(() => new Map(workshop.sorts.map((s) => [s.name, s])), [workshop]);
  if (failed) return <Nothing say={failed} page="maps" where={(g) => !!g.maps} />;
  if (!start) return <p class="hint loading">…</p>;
  return <MapBench info={info} workshop={workshop} sorts={sorts} start={start.drawing} kept={start.own} />;
}
