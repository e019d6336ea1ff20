import { useSession } from '@portal/auth';
import { type ChoiceFilterKey, choiceFilters, homeStateId, type Scope } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLgas, useLookup } from '@portal/platform/lookups';
import { wordsOfAction } from '../../logs/words-of-action.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Words that find it besides those of its label. */
  readonly alsoSaid?: string;
}

/** The choices of a filter, as a list and by whether it is here. */
export function useChoices(key: ChoiceFilterKey): { readonly choices: readonly Choice[]; readonly isPending: boolean } {
  const { lookup, ...filter } = choiceFilters[key];
  const language = useLanguage();
  const localized = useLocalized();
  const { session } = useSession();
  const isLga = lookup === 'homeLgas';
  const lgas = useLgas(isLga ? homeStateId : undefined);
  // Hooks are called in any case; a list that is here already is not asked for again.
  const listed = useLookup(isLga || lookup === null ? 'taxOffices' : lookup);
  const { data, isPending } = isLga ? lgas : listed;
  if ('words' in filter)
    return {
      choices: Object.entries(filter.words).map(([id, words]) => ({ id, label: localized(words) })),
      isPending: false,
    };
  const listedChoices = (data ?? []).map((item) => ({
    id: String(item.id),
    label: lookup === 'logActions' ? wordsOfAction(String(item.id), language) : item.displayField,
  }));
  const none =
    'none' in filter && seesEveryOffice(session?.user.scope) ? [{ id: '0', label: localized(filter.none) }] : [];
  return { choices: [...none, ...listedChoices], isPending };
}

/** What no office has yet is read by nobody else. */
function seesEveryOffice(scope: Scope | undefined): boolean {
  return scope?.kind === 'state' || (scope?.kind === 'tax-offices' && scope.reach === 'all');
}
