import { formatNaira, kobo } from '@portal/contracts';

/** Kobo of either sign: what went back has a minus before the naira. */
export function signedNaira(amountKobo: number): string {
  return amountKobo < 0 ? `−${formatNaira(kobo(-amountKobo))}` : formatNaira(kobo(amountKobo));
}
