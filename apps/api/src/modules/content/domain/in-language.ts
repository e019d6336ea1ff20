import { type Language, languages } from '@portal/contracts';

/** Picks one language out of everything that carries all of them, however deep it lies. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]));
}

export function isLocalized(value: unknown): value is Readonly<Record<Language, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length === languages.length && languages.every((language) => keys.includes(language));
}
