// What people pass to each other: an invitation link, a file of a game.
import { Icon } from "./icons";
import { notify } from "./shell";
import { useWords } from "./words";

/** A link to copy, for whoever should join. */
export function Invitation({ link }: { link: string }) {
  const t = useWords();
  return (
    <div class="invite">
      <p>{t.inviteText}</p>
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
    </div>
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
