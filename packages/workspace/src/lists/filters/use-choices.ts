import { type ChoiceFilterKey, choiceFilters, homeStateId } from '@portal/contracts';
import { useLgas, useLookup } from '@portal/platform/lookups';

export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Filters whose choices nobody lists yet: they are read from an address and not offered. */
const unlisted: readonly ChoiceFilterKey[] = ['engineCodeId'];

export function isOffered(key: ChoiceFilterKey): boolean {
  return !unlisted.includes(key);
}

/** The choices of a filter, as a list and by whether it is here. */
export function useChoices(key: ChoiceFilterKey): { readonly choices: readonly Choice[]; readonly isPending: boolean } {
  const { lookup } = choiceFilters[key];
  const isLga = lookup === 'homeLgas';
  const lgas = useLgas(isLga ? homeStateId : undefined);
  // Hooks are called in any case; a list that is here already is not asked for again.
  const listed = useLookup(isLga || lookup === 'engineCodes' ? 'mdas' : lookup);
  const { data, isPending } = isLga ? lgas : listed;
  const items = isOffered(key) ? (data ?? []) : [];
  return {
    choices: items.map((item) => ({ id: String(item.id), label: item.displayField })),
    isPending,
  };
}
