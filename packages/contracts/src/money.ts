import * as z from 'zod/mini';

/** Money is a whole number of kobo everywhere inside the portal; naira exist only on screens and at a provider's door. */
export const koboSchema = z.int().check(z.gte(0)).brand<'Kobo'>();
export type Kobo = z.output<typeof koboSchema>;

export function kobo(amount: number | bigint): Kobo {
  return koboSchema.parse(Number(amount));
}

const grouped = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });

/** `1250050` → `12,500.50`: the digits without a naira sign, for places that set the sign apart. */
export function nairaDigits(amountKobo: number): string {
  const cents = String(Math.abs(amountKobo) % 100).padStart(2, '0');
  const whole = grouped.format(Math.trunc(Math.abs(amountKobo) / 100));
  return `${amountKobo < 0 ? '-' : ''}${whole}.${cents}`;
}

/** `1250050` → `₦12,500.50`. */
export function formatNaira(amountKobo: number): string {
  return amountKobo < 0 ? `-₦${nairaDigits(-amountKobo)}` : `₦${nairaDigits(amountKobo)}`;
}
