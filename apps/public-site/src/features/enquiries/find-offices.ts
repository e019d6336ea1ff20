import type { TaxOffice } from '@portal/contracts';
import { searchIndex } from '../../words/search-index.ts';

/**
 * Finds offices by name, local government and address as the search of the portal finds: the best first, all when nothing is typed; of a local
 * government its own. */
export function officeSearch(offices: readonly TaxOffice[]): (typed: string) => readonly TaxOffice[] {
  const byPath = new Map(offices.map((office) => [String(office.id), office]));
  const index = searchIndex(
    [...byPath].map(([path, { name, lga, address }]) => ({
      kind: 'office',
      path,
      title: name,
      text: `${lga ?? ''} ${address}`,
    })),
  );
  return (typed) => {
    const wanted = typed.trim().toLowerCase();
    if (wanted === '') return offices;
    const ofLga = offices.filter(({ lga }) => lga?.toLowerCase() === wanted);
    if (ofLga.length > 0) return ofLga;
    return index.find(typed, offices.length).flatMap(({ path }) => byPath.get(path) ?? []);
  };
}
