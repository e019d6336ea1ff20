import { fateOfSearch } from '@portal/contracts';
import { useMemo, useState } from 'react';
import type { Asked } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

export interface Search {
  /** With the search that stands in no address. */
  readonly asked: Asked;
  readonly search: (criteria: string) => void;
  readonly clear: () => void;
}

/** What is searched for: in the address where a colleague may read it, else on this screen alone. */
export function useSearch({ asked, change }: ListAddress): Search {
  const [hidden, setHidden] = useState('');
  const criteria = hidden || asked.criteria;
  return {
    asked: useMemo(() => (criteria === asked.criteria ? asked : { ...asked, criteria }), [asked, criteria]),
    search(typed) {
      const isShared = fateOfSearch(typed) === 'shared';
      setHidden(isShared ? '' : typed);
      change({ criteria: isShared ? typed : '' });
    },
    clear: () => setHidden(''),
  };
}
