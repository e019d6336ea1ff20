import type { Language } from '@portal/contracts';

/** English unless Hausa is asked for first. */
export function requestLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*ha\b/i.test(acceptLanguage ?? '') ? 'ha' : 'en';
}
