/** Kobo of an amount written in naira, or undefined when the text is no such amount. Never through a float. */
export function koboOfNaira(text: string): bigint | undefined {
  const [, naira, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return naira === undefined ? undefined : BigInt(naira) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** `20000.50` */
export function nairaOfKobo(kobo: bigint): string {
  return `${kobo / 100n}.${String(kobo % 100n).padStart(2, '0')}`;
}

/** A naira amount as Remita's JSON numbers are written: `3500.0`, `3500.5`, `3500.55`. */
export function nairaNumber(kobo: bigint): string {
  return nairaOfKobo(kobo).replace(/0$/, '');
}

/** `₦20,000.50` */
export function nairaForPeople(kobo: bigint): string {
  const [naira = '', fraction] = nairaOfKobo(kobo).split('.');
  return `₦${BigInt(naira).toLocaleString('en')}.${fraction}`;
}
