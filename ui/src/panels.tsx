// Panels beside the board: who somebody is, what they have, what they hold.
import { useContext, useMemo } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";
import { Art, CardPicture, PieceView, SceneContext, symbolOf, walk } from "./scene";
import { TokenRow, TokenView } from "./tokens";
import { useWords } from "./words";
import type { Panel } from "./protocol";

export function PanelView({ panel, head, you }: { panel: Panel; head?: ComponentChildren; you?: boolean }) {
  const { scene, at } = useContext(SceneContext);
  const t = useWords();
  const byId = useMemo(() => new Map(scene.pieces.map((p) => [p.id, p])), [scene]);
  const held = (panel.pieces ?? []).flatMap((id) => byId.get(id) ?? []);
  // A figure that is off the board waits on its panel.
  const waiting = (at.get(panel.id) ?? []).filter((p) => !(panel.pieces ?? []).includes(p.id));
  const rows = panel.rows ?? [];
  const facts = rows.filter((b) => b.label);
  const flags = rows.filter((b) => !b.label);
  const backs = held.filter((p) => p.shape === "back");
  const faces = held.filter((p) => p.shape !== "back");
  const Heading = "h3";
  return (
    <section
      class={`panel k-${panel.kind}${panel.active ? " active" : ""}${you ? " you" : ""}`}
      data-panel={panel.id}
      aria-label={panel.title}
    >
      <header class="panel-head">
        {waiting.length > 0 ? (
          waiting.map((p) => <PieceView key={p.id} piece={p} />)
        ) : panel.token ? (
          <PanelArt panel={panel} />
        ) : null}
        <div class="panel-title">
          <Heading>{panel.title}</Heading>
          {head}
          {panel.about && (
            <>
              <button type="button" class="about" popovertarget={`about-${panel.id}`}>
                <Icon name="flag" size={15} /> {t.goal}
              </button>
              <p class="about-text" popover="auto" id={`about-${panel.id}`}>
                <b>{panel.title}</b> {panel.about}
              </p>
            </>
          )}
        </div>
        <ul class="flags">
          {flags.map((b, i) => (
            <li key={i} class={`flag b-${b.kind}${b.look ? ` is-${b.look}` : ""}`}>
              {b.tokens?.length ? <TokenRow tokens={b.tokens} label={b.tip} /> : (b.tip ?? b.value)}
            </li>
          ))}
        </ul>
      </header>
      {facts.length > 0 && (
        <dl class="facts">
          {facts.map((b, i) => (
            <div key={i} class={`fact b-${b.kind}`} title={b.tip}>
              <dt>{b.label}</dt>
              <dd>
                {b.tokens?.length ? (
                  <TokenRow tokens={b.tokens} label={b.tip} />
                ) : backs.length > 0 && backs[0]?.group === b.kind ? (
                  <span class="backs">
                    {backs.map((p) => (
                      <PieceView key={p.id} piece={p} />
                    ))}
                  </span>
                ) : (
                  <span class="value">{b.value}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {faces.length > 0 && (
        <div class="held" onKeyDown={walk}>
          {faces.map((p, i) => (
            <PieceView key={p.id} piece={p} stop={!i} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A list that may be looked through: folded, unless the question concerns a card in it. */
export function FoldedPanel({ panel, lit }: { panel: Panel; lit(id: string): boolean }) {
  const { scene } = useContext(SceneContext);
  const ids = panel.pieces ?? [];
  const held = scene.pieces.filter((p) => ids.includes(p.id));
  return (
    <details class={`panel folded k-${panel.kind}`} data-panel={panel.id} open={ids.some(lit)}>
      <summary>
        {panel.title} <span class="hint">({held.length})</span>
      </summary>
      <div class="held" onKeyDown={walk}>
        {held.map((p, i) => (
          <PieceView key={p.id} piece={p} stop={!i} />
        ))}
      </div>
    </details>
  );
}

/** The panel's owner: drawn as its figure where the game has drawn one. */
export function PanelArt({ panel }: { panel: Panel }) {
  const { scene, symbols } = useContext(SceneContext);
  const token = panel.token!;
  const own = scene.pieces.find((p) => p.sign === token.sign && p.shape === token.shape);
  const drawn = own && symbolOf(symbols, scene.game, own.kind, own.face ?? "") !== "";
  if (panel.picture)
    return (
      <span class={`avatar pictured c-${token.colour ?? "grey"}`}>
        <CardPicture game={scene.game} file={panel.picture} />
        <TokenView token={token} />
      </span>
    );
  return (
    <span class={`avatar c-${token.colour ?? "grey"}`}>
      {drawn ? <Art game={scene.game} kind={own.kind} face={own.face ?? ""} /> : <TokenView token={token} />}
    </span>
  );
}
