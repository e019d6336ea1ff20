import { formatNaira, kobo, type Localized, type ShareTerm } from '@portal/contracts';
import { formatDate } from '@portal/ui';
import { texts } from './texts.ts';

type Say = (words: Localized) => string;

/** `1.50 %, at most ₦500.00 a payment`. */
export function rateOf(
  { basisPoints, flatKobo, capKobo }: Pick<ShareTerm, 'basisPoints' | 'flatKobo' | 'capKobo'>,
  say: Say,
): string {
  const rate = basisPoints === null ? formatNaira(flatKobo ?? kobo(0)) : `${(basisPoints / 100).toFixed(2)} %`;
  return `${rate} ${capKobo === null ? '' : `(${say(texts.atMost)} ${formatNaira(capKobo)}) `}${say(texts.aPayment)}`;
}

/** `from 1 Jan 2026 until 31 Dec 2026`. */
export function daysOf({ validFrom, validUntil }: Pick<ShareTerm, 'validFrom' | 'validUntil'>, say: Say): string {
  const end = validUntil === null ? '' : ` ${say(texts.until)} ${formatDate(validUntil)}`;
  return `${say(texts.from)} ${formatDate(validFrom)}${end}`;
}
