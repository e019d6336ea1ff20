import type { MailWording } from '@portal/contracts';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';

/** Subject and text in both languages, as they are written. */
export function MailWords({ wording }: { readonly wording: MailWording }) {
  const messages = useServiceSettingsMessages();
  return (
    <div className="settings-words">
      {(['en', 'ha'] as const).map((language) => (
        <div key={language}>
          <b>{language === 'en' ? messages.english : messages.hausa}</b>
          <p className="settings-mail" lang={language}>
            <b>{wording[language].subject}</b>
            {'\n'}
            {wording[language].text}
          </p>
        </div>
      ))}
    </div>
  );
}
