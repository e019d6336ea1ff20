import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';
import { words as wordsEn } from './words.en.ts';
import { words as wordsHa } from './words.ha.ts';
import type { CalculatorWords } from './words.ts';

export type CalculatorMessages = MessagesLike<typeof en>;

const catalogue = { en, ha };
const words = { en: wordsEn, ha: wordsHa };

export function useCalculatorMessages(): CalculatorMessages {
  return catalogue[useLanguage()];
}

/** Names and rules of taxes, lines, fields and choices. */
export function useCalculatorWords(): CalculatorWords {
  return words[useLanguage()];
}
