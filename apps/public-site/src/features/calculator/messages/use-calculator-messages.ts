import type { Language } from '@portal/contracts';
import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages } from './en.ts';
import { words } from './words.en.ts';
import type { CalculatorWords } from './words.ts';

export type CalculatorMessages = MessagesLike<typeof messages>;

interface Texts {
  readonly messages: CalculatorMessages;
  readonly words: CalculatorWords;
}

const loaded = new Map<Language, Texts>([['en', { messages, words }]]);

/** Both languages are more than half of the calculator: one of them comes when it is asked for. */
export async function loadTexts(language: Language): Promise<void> {
  if (language === 'ha' && !loaded.has(language)) loaded.set(language, await import('./hausa.ts'));
}

export function useCalculatorMessages(): CalculatorMessages {
  return useTexts().messages;
}

/** Names and rules of taxes, lines, fields and choices. */
export function useCalculatorWords(): CalculatorWords {
  return useTexts().words;
}

function useTexts(): Texts {
  const language = useLanguage();
  const texts = loaded.get(language);
  if (!texts) throw new Error(`The texts of "${language}" were used before they were loaded`);
  return texts;
}
