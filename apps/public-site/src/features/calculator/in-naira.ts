import { formatNaira } from '@portal/contracts';

/** Kobo only where there are some: an amount that is not rounded needs none. */
export const inNaira = (kobo: number) => formatNaira(kobo).replace(/\.00$/, '');
