import { nairaDigits, plainDigits, withoutInvisible } from '@portal/contracts';

/** `12,500.50` → 1250050; undefined for what is no amount of money. */
export function koboOf(typed: string): number | undefined {
  const parts = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(
    plainDigits(withoutInvisible(typed)).replace(/^\s*(₦|NGN|N)|\s/gi, ''),
  );
  if (!parts) return undefined;
  const [, naira = '', decimals = ''] = parts;
  return Number(naira.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** `1250050` as it would be typed: `12,500.50`. */
export function typedNairaOf(amountKobo: number): string {
  return nairaDigits(amountKobo);
}
