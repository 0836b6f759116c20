// One's own account: devices, passphrase, data, the way out.
import { useEffect, useState } from "preact/hooks";
import { api, me, recordAddress } from "./api";
import { Icon } from "./icons";
import { href } from "./route";
import { Dialog, Identity, notify } from "./shell";
import { ago } from "./when";
import { useWords } from "./words";
import type { SessionInfo } from "./protocol";

export function Account({ account, changed }: { account: string; changed(): void }) {
  const t = useWords();
  const [leaving, setLeaving] = useState(false);
  const [passphrase, setPassphrase] = useState("");
  const [fault, setFault] = useState("");
  const failed = (error: Error): void => setFault(error.message || t.offline);
  return (
    <>
      <section class="panel-box">
        <h2>{t.account}</h2>
        {!account && <p class="hint">{t.guestHint}</p>}
        <Identity changed={changed} />
      </section>
      {account && <Passphrase />}
      <Devices />
      <section class="panel-box">
        <h2>{t.myData}</h2>
        <p class="hint">{t.myDataHint}</p>
        <div class="row">
          <a class="button" href={recordAddress("/me/data")} download="neontable-my-data.json">
            <Icon name="download" /> {t.downloadData}
          </a>
          <button type="button" class="danger" onClick={() => setLeaving(true)}>
            <Icon name="trash" /> {t.deleteMe}
          </button>
        </div>
      </section>
      <Dialog open={leaving} close={() => setLeaving(false)} title={t.deleteMe}>
        <p>{t.deleteMeHint}</p>
        <form
          class="stack"
          onSubmit={(e) => {
            e.preventDefault();
            api.deleteMe(passphrase).then(() => {
              notify(t.deletedMe);
              href.go("/");
            }, failed);
          }}
        >
          {account && (
            <label>
              {t.passphrase}{" "}
              <input type="password" value={passphrase} required autocomplete="current-password" onInput={(e) => setPassphrase(e.currentTarget.value)} />
            </label>
          )}
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <div class="row">
            <button class="danger">{t.deleteMeSure}</button>
            <button type="button" onClick={() => setLeaving(false)}>
              {t.cancel}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

function Passphrase() {
  const t = useWords();
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [fault, setFault] = useState("");
  const field = (label: string, value: string, put: (value: string) => void, kind: "current-password" | "new-password") => (
    <label>
      {label}{" "}
      <input type="password" value={value} minLength={8} maxLength={200} required autocomplete={kind} onInput={(e) => put(e.currentTarget.value)} />
    </label>
  );
  return (
    <section class="panel-box">
      <h2>{t.changePassphrase}</h2>
      <form
        class="row"
        onSubmit={(e) => {
          e.preventDefault();
          api.newPassphrase(old, fresh).then(
            () => {
              setOld("");
              setFresh("");
              setFault("");
              notify(t.passphraseChanged);
            },
            (error: Error) => setFault(error.message || t.offline),
          );
        }}
      >
        {field(t.passphrase, old, setOld, "current-password")}
        {field(t.newPassphrase, fresh, setFresh, "new-password")}
        <button>{t.save}</button>
      </form>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/** What a person calls a device, as far as its browser says; the whole of what it says otherwise. */
export function deviceName(agent: string): string {
  const first = (list: [RegExp, string][]): string => list.find(([sign]) => sign.test(agent))?.[1] ?? "";
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(" · ") || agent || "—";
}

function Devices() {
  const t = useWords();
  const [sessions, setSessions] = useState<SessionInfo[]>([]);
  const read = (): void => {
    api.sessions().then((found) => setSessions(found.sessions), () => undefined);
  };
  useEffect(read, []);
  const failed = (error: Error): void => notify(error.message || t.offline);
  return (
    <section class="panel-box">
      <h2>{t.devices}</h2>
      <p class="hint">{t.devicesHint}</p>
      <ul class="devices">
        {sessions.map((s) => (
          <li key={s.id}>
            <Icon name={s.current ? "check" : "user"} />
            <span class="device" title={s.device}>{deviceName(s.device)}</span>
            <span class="hint">{s.current ? t.thisDevice : t.lastSeen({ when: ago(s.seen) })}</span>
            {!s.current && (
              <button type="button" onClick={() => api.endSession(s.id).then(read, failed)}>
                {t.signOutDevice}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" onClick={() => api.signOut(true).then(() => me()).then(() => href.go("/"), failed)}>
          {t.signOutEverywhere}
        </button>
      )}
    </section>
  );
}
