import { type Localized, partnerEventTypes } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField } from '@portal/ui/forms';
import type { ComponentProps } from 'react';
import { kindTexts, webhookTexts as texts } from './webhook-texts.ts';

/** Names of the switches of a form: without the full stops that part fields. */
export const kindSwitches = {
  bill_created: 'switch',
  bill_amended: 'switch',
  bill_cancelled: 'switch',
  bill_paid: 'switch',
  bill_under_review: 'switch',
  bill_reopened: 'switch',
  bill_voided: 'switch',
  bill_renewed: 'switch',
} as const;
type KindField = keyof typeof kindSwitches;

export const kindFields = partnerEventTypes.map((type) => ({ type, name: type.replace('.', '_') as KindField }));

/** What each switch is called. */
export function kindLabels(localized: (text: Localized) => string): Record<KindField, string> {
  const labels = kindFields.map(({ type, name }) => [name, localized(kindTexts[type])] as const);
  return Object.fromEntries(labels) as Record<KindField, string>;
}

export interface EventKindsProps {
  readonly check: (name: KindField) => ComponentProps<typeof CheckboxField>;
}

/** What an address is told, each kind a switch. */
export function EventKinds({ check }: EventKindsProps) {
  const localized = useLocalized();
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>{localized(texts.kinds)}</legend>
      {kindFields.map(({ type, name }) => (
        <CheckboxField key={type} {...check(name)} label={localized(kindTexts[type])} description={type} />
      ))}
    </fieldset>
  );
}
