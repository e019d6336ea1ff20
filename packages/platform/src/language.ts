import { type Language, type Localized, languages } from '@portal/contracts';
import { createContext, use } from 'react';

/** Remembers the visitor's choice; read by the gateway too, so that the first HTML already speaks the language. */
export const languageCookie = 'pay_kd_lang';

export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The shell's way to change it: the texts are loaded first, so that no screen is ever without words. */
export const ChangeLanguageContext = createContext<(language: Language) => Promise<void>>(async () => {});

export function useChangeLanguage(): (language: Language) => Promise<void> {
  return use(ChangeLanguageContext);
}

/** Picks the visitor's language out of a small text that carries all of them. */
export function useLocalized(): (text: Localized) => string {
  const language = useLanguage();
  return (text) => text[language];
}

/** In an address, for search engines and shared links: each language of a page has an address of its own (`?lang=ha`). */
export const languageParameter = 'lang';

/** The language asked for by an address, else by a cookie header; English when neither does. */
export function languageOf(cookieHeader: string | undefined, search = ''): Language {
  const asked = new URLSearchParams(search).get(languageParameter);
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})`).exec(cookieHeader ?? '')?.[1];
  const known = (name: string | null | undefined) => languages.find((language) => language === name);
  return known(asked) ?? known(chosen) ?? 'en';
}
