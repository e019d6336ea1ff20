import { type Language, languages } from '@portal/contracts';
import { languageCookie, useLanguage } from '@portal/platform';
import { layoutMessages } from '../layout-messages.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', ha: 'Hausa' };
const oneYearSeconds = 31_536_000;

/** The next document comes in that language from the first byte, so the page is loaded again. */
function speak(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the older phones we serve, and the value is one of two words
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  window.location.reload();
}

export function LanguageSwitch() {
  const current = useLanguage();
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
          onClick={() => speak(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="ui-hidden">{names[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}
