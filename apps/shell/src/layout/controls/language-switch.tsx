import { type Language, languages } from '@portal/contracts';
import { useChangeLanguage, useLanguage } from '@portal/platform';
import { layoutMessages } from '../layout-messages.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', ha: 'Hausa' };
export function LanguageSwitch() {
  const current = useLanguage();
  const changeLanguage = useChangeLanguage();
  const messages = layoutMessages.useMessages();
  return (
    <fieldset className="shell-languages">
      <legend className="ui-hidden">{messages.language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={names[language]}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="ui-hidden">{names[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}
