import * as z from 'zod/mini';

export const languages = ['en', 'ha'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.output<typeof languageSchema>;

/** A short text that exists in every language; a missing language is a type error. */
export type Localized = Readonly<Record<Language, string>>;
