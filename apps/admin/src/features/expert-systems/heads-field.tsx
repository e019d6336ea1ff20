import { useLocalized } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import { ChoiceField, type Entry, ListField } from '@portal/workspace/forms';
import type { ComponentProps } from 'react';
import { texts } from './texts.ts';

type Rows = Omit<ComponentProps<typeof ListField>, 'add' | 'children' | 'min'>;

export const headKinds = { revenueHeadIds: [{ id: 'id' }] } as const;

/** Ids in place of the fields they were chosen in. */
export function withHeadIds(candidate: Record<string, unknown>): Record<string, unknown> {
  const chosen = candidate.revenueHeadIds as readonly { readonly id?: number }[];
  return { ...candidate, revenueHeadIds: chosen.map(({ id }) => id).filter((id) => id !== undefined) };
}

export interface HeadsFieldProps {
  readonly form: {
    readonly rows: (name: 'revenueHeadIds') => Rows;
    readonly field: (name: `revenueHeadIds.${number}.id`) => Entry;
  };
}

export function HeadsField({ form }: HeadsFieldProps) {
  const localized = useLocalized();
  const heads = useLookup('revenueHeads');
  const choices = heads.data?.map(({ id, code, displayField }) => ({ id, displayField: `${code} ${displayField}` }));
  return (
    <ListField {...form.rows('revenueHeadIds')} add={localized(texts.addHead)} min={1}>
      {(at) => <ChoiceField {...form.field(`revenueHeadIds.${at}.id`)} choices={choices} required />}
    </ListField>
  );
}
