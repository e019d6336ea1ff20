import { type ChoiceFilterKey, choiceFilters, homeStateId } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useLgas, useLookup } from '@portal/platform/lookups';
import { wordsOfAction } from '../../logs/action-words.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The choices of a filter, as a list and by whether it is here. */
export function useChoices(key: ChoiceFilterKey): { readonly choices: readonly Choice[]; readonly isPending: boolean } {
  const { lookup } = choiceFilters[key];
  const language = useLanguage();
  const isLga = lookup === 'homeLgas';
  const lgas = useLgas(isLga ? homeStateId : undefined);
  // Hooks are called in any case; a list that is here already is not asked for again.
  const listed = useLookup(isLga ? 'mdas' : lookup);
  const { data, isPending } = isLga ? lgas : listed;
  return {
    choices: (data ?? []).map((item) => ({
      id: String(item.id),
      label: lookup === 'logActions' ? wordsOfAction(String(item.id), language) : item.displayField,
    })),
    isPending,
  };
}
