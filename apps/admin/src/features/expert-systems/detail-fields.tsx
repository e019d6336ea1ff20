import { useLocalized } from '@portal/platform';
import { DateField, TextField } from '@portal/ui/forms';
import type { Entry } from '@portal/workspace/forms';
import { texts } from './texts.ts';

export const detailKinds = {
  name: 'text',
  contactName: 'text',
  contactEmail: 'text',
  contactPhone: 'text',
  contractReference: 'text',
  contractFrom: 'day',
  contractUntil: 'day',
} as const;

export function useDetailLabels() {
  const localized = useLocalized();
  return Object.fromEntries(
    (Object.keys(detailKinds) as (keyof typeof detailKinds)[]).map((name) => [name, localized(texts[name])]),
  ) as Readonly<Record<keyof typeof detailKinds, string>>;
}

export interface DetailFieldsProps {
  readonly form: { readonly field: (name: keyof typeof detailKinds) => Entry };
}

export function DetailFields({ form }: DetailFieldsProps) {
  return (
    <>
      <TextField {...form.field('name')} maxLength={80} />
      <TextField {...form.field('contactName')} maxLength={120} autoComplete="off" />
      <TextField {...form.field('contactEmail')} type="email" autoComplete="off" />
      <TextField {...form.field('contactPhone')} type="tel" autoComplete="off" />
      <TextField {...form.field('contractReference')} maxLength={60} />
      <DateField {...form.field('contractFrom')} />
      <DateField {...form.field('contractUntil')} />
    </>
  );
}
