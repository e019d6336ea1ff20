import type { Language } from '@portal/contracts';
import { useLanguage } from '@portal/platform';

/**
 * The texts of a screen that has many: English comes with it, Hausa when it is asked for. Its route is loaded by `withTexts`.
 */
export function textsOfScreen<Texts>(en: Texts, hausa: () => Promise<{ readonly messages: Texts }>) {
  const loaded = new Map<Language, Texts>([['en', en]]);
  return {
    async loadTexts(language: Language): Promise<void> {
      if (language === 'ha' && !loaded.has(language)) loaded.set(language, (await hausa()).messages);
    },
    useTexts(): Texts {
      const language = useLanguage();
      const texts = loaded.get(language);
      if (!texts) throw new Error(`The texts of "${language}" were used before they were loaded`);
      return texts;
    },
  };
}
