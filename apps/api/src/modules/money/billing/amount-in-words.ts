import type { Language } from '@portal/contracts';
import { ToWords } from 'to-words/en-NG';
import { hausaNumber } from './domain/hausa-number.ts';

const english = new ToWords({ converterOptions: { currency: true, ignoreZeroCurrency: true } });

/** The amount as an invoice spells it, for example "Twelve Thousand Five Hundred Naira Only". */
export function amountInWords(amountKobo: number, language: Language): string {
  const naira = Math.trunc(amountKobo / 100);
  const koboLeft = amountKobo % 100;
  if (language === 'en') return english.convert(`${naira}.${String(koboLeft).padStart(2, '0')}`);
  // native reviewer: "Naira dubu biyar da kobo hamsin kawai"
  const parts = [
    ...(naira > 0 || koboLeft === 0 ? [`naira ${hausaNumber(naira)}`] : []),
    ...(koboLeft > 0 ? [`kobo ${hausaNumber(koboLeft)}`] : []),
  ];
  const words = `${parts.join(' da ')} kawai`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
