import { type Language, languages } from '@portal/contracts';
import { useChangeLanguage, useLanguage, useLocalized } from '@portal/platform';
import { Button, Sheet } from '@portal/ui';
import { texts } from './texts.ts';

/** Each calls itself by its own name, whatever the screen speaks now. */
const names: Readonly<Record<Language, string>> = { en: 'English', ha: 'Hausa' };

/** In which language the portal speaks on this device; mails come in both. */
export function LanguageSection() {
  const localized = useLocalized();
  const current = useLanguage();
  const change = useChangeLanguage();
  return (
    <Sheet aria-labelledby="own-language">
      <h2 id="own-language" className="account-heading">
        {localized(texts.language)}
      </h2>
      <p>{localized(texts.languageText)}</p>
      <p>
        {languages.map((language) => (
          <Button
            key={language}
            lang={language}
            variant={language === current ? 'primary' : 'secondary'}
            aria-pressed={language === current}
            onClick={() => void change(language)}
          >
            {names[language]}
          </Button>
        ))}
      </p>
    </Sheet>
  );
}
