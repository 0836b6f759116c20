// The frame of every page: top bar, dialogs, notices.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { api, me } from "./api";
import { Cell, useCell } from "./cell";
import { Icon, Logo } from "./icons";
import { news } from "./invitations";
import { following, languages } from "./languages";
import { choose, prefs, type Motion, type Prefs, type Theme } from "./prefs";
import { openKeys } from "./keys";
import { Link, place } from "./route";
import { sound } from "./sound";
import { speak, useWords } from "./words";
import type { Me } from "./protocol";

const notices = new Cell<{ id: number; text: string }[]>([]);
let notice = 0;

export function notify(text: string): void {
  if (!text) return;
  const id = ++notice;
  notices.set([...notices.value.slice(-2), { id, text }]);
  setTimeout(() => notices.set(notices.value.filter((n) => n.id !== id)), 6000);
}

export function Notices() {
  const shown = useCell(notices);
  return (
    <div class="notices" role="status">
      {shown.map((n) => (
        <p key={n.id}>{n.text}</p>
      ))}
    </div>
  );
}

const settingsOpen = new Cell(false);

/** Changes the language; where its words cannot be had, says so in the present one. */
function useSpeak(): (lang: string) => void {
  const t = useWords();
  return (lang) => void speak(lang).catch(() => notify(t.offline));
}

export function TopBar({ children, title }: { children?: ComponentChildren; title?: ComponentChildren }) {
  const t = useWords();
  const other = following(useCell(prefs).lang);
  const change = useSpeak();
  const { path } = useCell(place);
  const here = (to: string) => (path === to ? ("page" as const) : undefined);
  return (
    <header class="topbar">
      <a class="skip" href="#main">
        {t.skip}
      </a>
      <Link to="/" class="brand" aria-label={`Neontable, ${t.home}`}>
        <Logo />
        <span>NEONTABLE</span>
      </Link>
      {title ?? (
        <nav class="pages" aria-label={t.pages}>
          <Link to="/" aria-current={here("/")}>
            <Icon name="die" /> {t.games}
          </Link>
          <Link to="/lobby" aria-current={here("/lobby")}>
            <Icon name="chair" /> {t.tables}
          </Link>
          <Link to="/campaigns" aria-current={here("/campaigns")}>
            <Icon name="trophy" /> {t.campaigns}
          </Link>
          <FriendsLink class="on-phone" current={here("/friends")} words />
          <Link to="/me" class="on-phone" aria-current={here("/me")}>
            <Icon name="user" /> {t.myPageShort}
          </Link>
        </nav>
      )}
      <div class="topbar-tools">
        {children}
        <button
          type="button"
          class="lang-switch"
          lang={other}
          aria-label={languages[other]!.offer}
          onClick={() => change(other)}
        >
          {other.toUpperCase()}
        </button>
        <FriendsLink class="icon-button" />
        <Link to="/me" class="icon-button my-page" aria-label={t.myPage}>
          <Icon name="user" />
        </Link>
        <button type="button" class="icon-button" aria-label={t.settings} title={t.settings} onClick={() => settingsOpen.set(true)}>
          <Icon name="gear" />
        </button>
      </div>
    </header>
  );
}

/** The way to friends; says how many invitations wait. */
function FriendsLink(props: { class: string; current?: "page" | undefined; words?: boolean }) {
  const t = useWords();
  const n = useCell(news).invitations?.length ?? 0;
  return (
    <Link to="/friends" class={`${props.class} friends-link${n ? " has-news" : ""}`} aria-current={props.current} aria-label={n ? `${t.friends} ${n}, ${t.invitations}` : t.friends}>
      <Icon name="people" /> {props.words && t.friends} {n > 0 && <span class="count">{n}</span>}
    </Link>
  );
}

export function Dialog(props: { open: boolean; close(): void; title: string; children: ComponentChildren; drawer?: boolean }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (props.open && !dialog.current?.open) dialog.current?.showModal();
    if (!props.open) dialog.current?.close();
  }, [props.open]);
  return (
    <dialog ref={dialog} class={props.drawer ? "drawer" : "box"} aria-label={props.title} onClose={props.close}>
      <header class="drawer-head">
        <h2>{props.title}</h2>
        <button type="button" class="icon-button" aria-label={t.close} onClick={props.close}>
          <Icon name="close" />
        </button>
      </header>
      {props.open && props.children}
    </dialog>
  );
}

export function SettingsDialog() {
  const t = useWords();
  const open = useCell(settingsOpen);
  return (
    <Dialog open={open} close={() => settingsOpen.set(false)} title={t.settings}>
      <Settings />
    </Dialog>
  );
}

function Settings() {
  const t = useWords();
  const { path } = useCell(place);
  useEffect(() => () => settingsOpen.set(false), [path]);
  const now = useCell(prefs);
  const change = useSpeak();
  const themes: [Theme, string][] = [["auto", t.themeAuto], ["dark", t.themeDark], ["light", t.themeLight], ["contrast", t.themeContrast]];
  const motions: [Motion, string][] = [["auto", t.motionAuto], ["full", t.motionFull], ["reduced", t.motionReduced]];
  const paces: [Prefs["moments"], string][] = [["calm", t.momentsCalm], ["brisk", t.momentsBrisk], ["off", t.momentsOff]];
  return (
    <div class="settings">
      <Choice legend={t.language} name="lang" value={now.lang} choices={Object.entries(languages).map(([lang, { name }]) => [lang, name])} pick={change} />
      <Choice legend={t.theme} name="theme" value={now.theme} choices={themes} pick={(theme) => choose({ theme })} />
      <Choice legend={t.motion} name="motion" value={now.motion} choices={motions} pick={(motion) => choose({ motion })} />
      <Choice legend={t.moments} name="moments" value={now.moments} choices={paces} pick={(moments) => choose({ moments })} />
      <fieldset class="sounding">
        <legend>{t.sounds}</legend>
        <label class="check">
          <input type="checkbox" checked={now.sounds} onChange={(e) => (choose({ sounds: e.currentTarget.checked }), sound("turn"))} /> {t.soundsLabel}
        </label>
        {now.sounds && (
          <label class="row">
            {t.volume}
            <input type="range" min={1} max={10} value={now.volume} onInput={(e) => choose({ volume: e.currentTarget.valueAsNumber })} onChange={() => sound("turn")} />
          </label>
        )}
      </fieldset>
      <Identity />
      <p class="row links">
        <Link to="/me">{t.myPage}</Link>
        <Link to="/friends">{t.friends}</Link>
        <button type="button" class="quiet" onClick={() => openKeys()}>
          <Icon name="help" size={18} /> {t.keys}
        </button>
      </p>
    </div>
  );
}

function Choice<T extends string>(props: { legend: string; name: string; value: T; choices: [T, string][]; pick(value: T): void }) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div class="segments">
        {props.choices.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={props.name} checked={props.value === value} onChange={() => props.pick(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Name and account; `changed` is called when either is another. */
export function Identity({ changed }: { changed?: () => void }) {
  const t = useWords();
  const [who, setWho] = useState<Me | null>(null);
  const [name, setName] = useState("");
  const [account, setAccount] = useState("");
  const [passphrase, setPassphrase] = useState("");
  const [fault, setFault] = useState("");
  useEffect(() => {
    me().then((m) => {
      setWho(m);
      setName(m.name);
    }, () => undefined);
  }, []);
  const done = (m: Me): void => {
    setWho(m);
    setName(m.name);
    setFault("");
    setPassphrase("");
    changed?.();
  };
  const failed = (error: Error): void => setFault(error.message || t.offline);
  return (
    <fieldset>
      <legend>{t.you}</legend>
      <form
        class="row"
        onSubmit={(e) => {
          e.preventDefault();
          if (name.trim()) api.rename(name.trim()).then(done, failed);
        }}
      >
        <label>
          {t.name} <input value={name} maxLength={40} autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <button>{t.save}</button>
      </form>
      {who?.account ? (
        <p class="row">
          {t.signedIn({ account: who.account })}{" "}
          <button type="button" onClick={() => api.signOut().then(() => me()).then(done, failed)}>
            {t.signOut}
          </button>
        </p>
      ) : (
        <details>
          <summary>{t.accountWhy}</summary>
          <form
            class="stack"
            onSubmit={(e) => {
              e.preventDefault();
              const open = (e.submitter as HTMLButtonElement | null)?.value === "open";
              (open ? api.account({ account, passphrase }) : api.signIn({ account, passphrase })).then(done, failed);
            }}
          >
            <label>
              {t.account}{" "}
              <input value={account} minLength={3} maxLength={40} required autocomplete="username" onInput={(e) => setAccount(e.currentTarget.value)} />
            </label>
            <label>
              {t.passphrase}{" "}
              <input
                type="password"
                value={passphrase}
                minLength={8}
                maxLength={200}
                required
                autocomplete="current-password"
                onInput={(e) => setPassphrase(e.currentTarget.value)}
              />
            </label>
            <div class="row">
              <button value="sign-in">{t.signIn}</button>
              <button value="open">{t.openAccount}</button>
            </div>
          </form>
        </details>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
