import type { ReminderText, ReminderWording } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { words } from './words.ts';

/** A text in both languages: as a mail and as a text message. */
export function TextReadings({ en, ha }: Pick<ReminderText, 'en' | 'ha'>) {
  return (
    <>
      <Reading language="en" wording={en} />
      <Reading language="ha" wording={ha} />
    </>
  );
}

function Reading({ language, wording }: { readonly language: 'en' | 'ha'; readonly wording: ReminderWording }) {
  const localized = useLocalized();
  const { subject, mail, message } = wording;
  return (
    <section aria-label={localized(language === 'en' ? words.english : words.hausa)}>
      <h3>{localized(language === 'en' ? words.english : words.hausa)}</h3>
      <div lang={language}>
        <p>
          <strong>{subject}</strong>
        </p>
        <p className="ws-pre">{mail}</p>
      </div>
      <p className="ws-quiet">{localized(words.message)}</p>
      <p lang={language} className="ws-pre">
        {message}
      </p>
    </section>
  );
}
