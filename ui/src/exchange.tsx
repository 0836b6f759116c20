// What people pass to each other: an invitation link, a file of a game.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { Icon } from "./icons";
import { notify } from "./shell";
import { useWords } from "./words";
import type { Addresses, QrCode } from "./protocol";

/** A link to copy or to photograph, for whoever should join. An address that means only this machine is
 * replaced by one that works from others, where the server has one. */
export function Invitation({ path, text }: { path: string; text?: string }) {
  const t = useWords();
  const [found, setFound] = useState<Addresses | null>(null);
  const [picked, setPicked] = useState("");
  useEffect(() => {
    api.addresses().then(setFound, () => setFound({ links: [] }));
  }, []);
  const here = /^(localhost|127\.|\[::1\])/.test(location.host);
  const origins = [...new Set(here ? [...(found?.links ?? []), location.origin] : [location.origin, ...(found?.links ?? [])])];
  const link = `${picked || origins[0]}${path}`;
  const reachable = !here || !link.startsWith(location.origin);
  return (
    <div class="invite panel-box">
      <p>{text ?? t.inviteText}</p>
      {origins.length > 1 && (
        <label class="row">
          {t.addressChoice}
          <select value={picked || origins[0]} onChange={(e) => setPicked(e.currentTarget.value)}>
            {origins.map((origin) => (
              <option key={origin} value={origin}>
                {origin.replace(/^https?:\/\//, "")}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="row">
        <input readOnly value={link} aria-label={t.inviteLink} onFocus={(e) => e.currentTarget.select()} />
        <button
          type="button"
          onClick={() => {
            navigator.clipboard?.writeText(link).then(
              () => notify(t.copied),
              () => undefined,
            );
          }}
        >
          <Icon name="link" /> {t.copy}
        </button>
      </div>
      {found?.local_only && here ? <p class="hint">{t.localOnlyHint}</p> : reachable && found && <Code link={link} />}
    </div>
  );
}

function Code({ link }: { link: string }) {
  const t = useWords();
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    let here = true;
    api.qr(link).then((made) => here && setCode(made), () => undefined);
    return () => void (here = false);
  }, [link]);
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`} role="img" aria-label={t.inviteLink}>
        {code && <path d={code.path} />}
      </svg>
      <figcaption class="hint">{t.scanHint}</figcaption>
    </figure>
  );
}

/** A JSON file that is read here and handed on; why it cannot be taken is shown. */
export function FileImport({ title, label, take }: { title: string; label: string; take(text: string): Promise<void> }) {
  const t = useWords();
  return (
    <section>
      <h2>{title}</h2>
      <label class="file">
        <Icon name="upload" /> {label}
        <input
          type="file"
          accept="application/json,.json"
          onChange={async (e) => {
            const file = e.currentTarget.files?.[0];
            if (!file) return;
            try {
              await take(await file.text());
            } catch (error) {
              notify((error as Error).message || t.offline);
            }
          }}
        />
      </label>
    </section>
  );
}
