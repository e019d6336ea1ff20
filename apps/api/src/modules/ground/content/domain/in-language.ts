import { type Language, languages, type RichText } from '@portal/contracts';
import { keepTogether } from './keep-together.ts';

/** Picks one language out of everything that carries all of them, however deep it lies, as it is read. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return keepTogether(value[language] as RichText);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]));
}

export function isLocalized(value: unknown): value is Readonly<Record<Language, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length === languages.length && languages.every((language) => keys.includes(language));
}
