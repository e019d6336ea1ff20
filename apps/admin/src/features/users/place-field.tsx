import { needOf } from '@portal/contracts';
import { useLookup } from '@portal/platform/lookups';
import { ChoiceField, type Entry } from '@portal/workspace/forms';

export interface PlaceFieldProps {
  /** Whose place is asked for. */
  readonly role: string;
  readonly fieldOf: (name: 'mdaId' | 'taxOfficeId' | 'expertSystemId') => Entry;
}

const lookups = { mdaId: 'mdas', taxOfficeId: 'taxOffices', expertSystemId: 'expertSystems' } as const;

/** Where a role is held: the MDA, tax office or expert system it needs, and nothing for a role that needs none. */
export function PlaceField({ role, fieldOf }: PlaceFieldProps) {
  const need = needOf(role);
  return need && <NeededPlace key={need} need={need} entry={fieldOf(need)} />;
}

interface NeededPlaceProps {
  readonly need: keyof typeof lookups;
  readonly entry: Entry;
}

export function NeededPlace({ need, entry }: NeededPlaceProps) {
  const { data } = useLookup(lookups[need]);
  // Nobody is given a place at an office that was closed.
  const choices = data?.filter((one) => !('isClosed' in one));
  return <ChoiceField {...entry} choices={choices} required />;
}

/** Of a form that asks where somebody works: only the place the role needs is sent. */
export function withPlaceOf(role: string, candidate: Record<string, unknown>): Record<string, unknown> {
  const need = needOf(role);
  const { mdaId, taxOfficeId, expertSystemId, ...rest } = candidate;
  const places: Record<string, unknown> = { mdaId, taxOfficeId, expertSystemId };
  return need === undefined || places[need] === undefined ? rest : { ...rest, [need]: places[need] };
}
