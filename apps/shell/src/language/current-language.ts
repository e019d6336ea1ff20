import type { Language } from '@portal/contracts';

let current: Language = 'en';

/** The language of this tab, for what is not a component: the API client and route loaders. */
export function currentLanguage(): Language {
  return current;
}

export function rememberLanguage(language: Language): void {
  current = language;
}
