// How I am told that it is my turn while no page is open: this browser, others, e-mail.
import { useEffect, useState } from "preact/hooks";
import { deviceName } from "./account";
import { api } from "./api";
import { Icon } from "./icons";
import { prefs } from "./prefs";
import { place } from "./route";
import { notify } from "./shell";
import { useWords } from "./words";
import type { NoticeSettings } from "./protocol";

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Asks the browser, registers the service worker (nothing else does) and hands on where to push to. */
async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another key (of another server at this address) is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  return api.tellDevice({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", lang: prefs.value.lang });
}

async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration("/sw.js");
  await (await found?.pushManager.getSubscription())?.unsubscribe();
  await found?.unregister();
}

export function TurnNotices() {
  const t = useWords();
  const [found, setFound] = useState<NoticeSettings | null>(null);
  useEffect(() => {
    api.notices().then(setFound, () => undefined);
  }, []);
  // Whoever comes for this stands before it, however long the page is.
  useEffect(() => {
    if (found && place.value.hash === "notices") document.getElementById("notices")?.scrollIntoView();
  }, [found]);
  if (!found) return null;
  return (
    <section class="panel-box" id="notices">
      <h2>{t.noticesTitle}</h2>
      <p class="hint">{t.noticesHint}</p>
      <p class="hint">{found.push_key || found.mail ? t.noticesAway : t.noticesNone}</p>
      {found.push_key && <Devices found={found} changed={setFound} />}
      {found.mail && <Mail found={found} changed={setFound} />}
    </section>
  );
}

type Told = { found: NoticeSettings; changed(found: NoticeSettings): void };

function Devices({ found, changed }: Told) {
  const t = useWords();
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const here = found.devices?.find((one) => one.current);
  const others = found.devices?.filter((one) => !one.current) ?? [];
  const failed = (error: Error): void => {
    setBusy(false);
    setFault(error.message || t.pushFailed);
  };
  const on = (): void => {
    setBusy(true);
    subscribe(found.push_key ?? "").then((now) => {
      setBusy(false);
      setFault(now ? "" : t.pushDenied);
      if (now) changed(now);
    }, failed);
  };
  const off = (id: string): void => {
    setFault("");
    api.forgetDevice(id).then(changed, failed);
  };
  return (
    <>
      {able() ? (
        <div class="row">
          <button type="button" class={here ? "" : "primary"} disabled={busy} onClick={() => (here ? void unsubscribe().finally(() => off(here.id)) : on())}>
            <Icon name="bell" size={18} /> {here ? t.pushOff : t.pushOn}
          </button>
          {here && (
            <span class="hint" role="status">
              {t.pushIsOn}
            </span>
          )}
        </div>
      ) : (
        <p class="hint">{t.pushUnable}</p>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {others.length > 0 && (
        <ul class="devices">
          {others.map((one) => (
            <li key={one.id}>
              <Icon name="bell" />
              <span class="device" title={one.device}>
                {deviceName(one.device)}
              </span>
              <button type="button" onClick={() => off(one.id)}>
                {t.pushForget}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Mail({ found, changed }: Told) {
  const t = useWords();
  const [address, setAddress] = useState("");
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const done = (now: NoticeSettings): void => {
    setFault("");
    changed(now);
  };
  const failed = (error: Error): void => setFault(error.message || t.offline);
  const forget = (
    <button type="button" onClick={() => api.noMail().then(done, failed)}>
      {t.mailOff}
    </button>
  );
  return (
    <>
      {!found.account && <p class="hint">{t.mailAccount}</p>}
      {found.account && !found.address && (
        <form
          class="row"
          onSubmit={(e) => {
            e.preventDefault();
            api.mailTo(address.trim()).then((now) => {
              notify(t.mailCodeSent);
              done(now);
            }, failed);
          }}
        >
          <label>
            {t.mailAddress} <input type="email" required maxLength={254} autocomplete="email" value={address} onInput={(e) => setAddress(e.currentTarget.value)} />
          </label>
          <button>{t.mailOn}</button>
        </form>
      )}
      {found.address && !found.confirmed && (
        <form
          class="row"
          onSubmit={(e) => {
            e.preventDefault();
            api.mailCode(code.trim()).then(done, failed);
          }}
        >
          <label>
            {t.mailCode({ address: found.address })}{" "}
            <input inputMode="numeric" required maxLength={12} autocomplete="one-time-code" value={code} onInput={(e) => setCode(e.currentTarget.value)} />
          </label>
          <button class="primary">{t.mailConfirm}</button>
          {forget}
        </form>
      )}
      {found.address && found.confirmed && (
        <p class="row">
          <span>{t.mailIsOn({ address: found.address })}</span> {forget}
        </p>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
