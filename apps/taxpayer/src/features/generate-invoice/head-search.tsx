import { plainWordsOf } from '@portal/contracts';
import type { LookupOf } from '@portal/platform/lookups';
import { ChoiceField } from '@portal/workspace/forms';
import { useInvoiceMessages } from './messages/use-invoice-messages.ts';

export interface HeadSearchProps {
  readonly heads: LookupOf<'revenueHeads'> | undefined;
  readonly mdas: LookupOf<'mdas'> | undefined;
  readonly onChoose: (code: string) => void;
}

/** What is paid for, and to whom: one search over all that any MDA collects. */
export function HeadSearch({ heads, mdas, onChoose }: HeadSearchProps) {
  const messages = useInvoiceMessages();
  const nameOf = new Map(mdas?.map(({ id, displayField }) => [Number(id), displayField]));
  const choices =
    mdas &&
    heads?.map(({ code, displayField, mdaId }) => ({
      id: code,
      displayField: `${displayField} — ${nameOf.get(mdaId) ?? ''}`,
      alsoSaid: plainWordsOf(displayField),
    }));
  return (
    <ChoiceField
      id="invoice-head"
      label={messages.whatFor}
      description={messages.whatForHint}
      value=""
      error={undefined}
      required
      choices={choices}
      onChange={(change) => onChoose(typeof change === 'string' ? change : change.target.value)}
      onBlur={() => {}}
    />
  );
}
