import { type Language, type Localized, languages } from '@portal/contracts';
import { createContext, use } from 'react';

/** Remembers the visitor's choice; read by the gateway too, so that the first HTML already speaks the language. */
export const languageCookie = 'pay_kd_lang';

export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Picks the visitor's language out of a small text that carries all of them. */
export function useLocalized(): (text: Localized) => string {
  const language = useLanguage();
  return (text) => text[language];
}

/** The language asked for by a cookie header; English when none is. */
export function languageOf(cookieHeader: string | undefined): Language {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})`).exec(cookieHeader ?? '')?.[1];
  return languages.find((language) => language === value) ?? 'en';
}
