import type { TaxOffice } from '@portal/contracts';
import { plainWord } from '../../words/plain-words.ts';

/** Letters alone count: no case, no accents or hooks, no apostrophes (`Jema'a` is found by `jemaa`). */
function plain(text: string): string {
  return plainWord(text).replace(/[ʼ`.-]/g, '');
}

/** Offices whose name, local government or address has every word that was typed. */
export function findOffices(offices: readonly TaxOffice[], typed: string): readonly TaxOffice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return offices.filter(({ name, lga, address }) => {
    const text = plain(`${name} ${lga ?? ''} ${address}`);
    return words.every((word) => text.includes(word));
  });
}
