import { actionWords, type Language, type Localized } from '@portal/contracts';

const known: Readonly<Record<string, Localized | undefined>> = actionWords;

/** What was done. Rows keep the names of earlier releases: one that has no words any more is read from its name, `content.published` → "Content published". */
export function wordsOfAction(action: string, language: Language): string {
  const words = known[action];
  if (words) return words[language];
  const text = action.replace(/[.-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
