import { useApiClient } from '@portal/api-client';
import { askForPlan, mostParts, partsOfPlan, planTermsVersion } from '@portal/contracts';
import { Money, Notice } from '@portal/ui';
import { CheckboxField, TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, SwitchedOff, useContractForm } from '@portal/workspace/forms';
import { usePlanMessages } from './messages/use-plan-messages.ts';
import { usePlanChanged } from './plans.queries.ts';

export interface AskForPlanProps {
  readonly billReference: string;
  readonly totalKobo: number;
  readonly onClose: () => void;
}

/** How many parts, what each comes to, what it costs to break the plan, and only then the signature. */
export function AskForPlan({ billReference, totalKobo, onClose }: AskForPlanProps) {
  const messages = usePlanMessages();
  const api = useApiClient();
  const changed = usePlanChanged();
  const form = useContractForm({
    kinds: { parts: 'whole', reason: 'text', isSigned: 'switch' },
    schema: askForPlan.body,
    labels: { parts: messages.parts, reason: messages.reason, isSigned: messages.sign },
    words: { parts: messages.partsWrong, isSigned: messages.signFirst },
    initial: { parts: 3 },
    shape: ({ isSigned, ...typed }) => ({
      ...typed,
      billReference,
      ...(isSigned === true && { termsVersion: planTermsVersion }),
    }),
    aliases: { termsVersion: 'isSigned' },
    save: (body) => api(askForPlan, { body }),
    done: messages.sent,
    failed: messages.failed,
    onDone() {
      void changed();
      onClose();
    },
  });
  const parts = form.field('parts');
  const count = Number(parts.value);
  const amounts = Number.isInteger(count) ? partsOfPlan(totalKobo, count) : undefined;
  return (
    <FormDialog title={messages.ask} form={form} action={messages.send} onClose={onClose}>
      <SwitchedOff feature="plans" />
      <TextField {...parts} type="number" inputMode="numeric" min={2} max={mostParts} data-autofocus />
      <section className="plan-preview" aria-live="polite" aria-label={messages.schedule}>
        <h3>{messages.schedule}</h3>
        {amounts ? (
          <ol>
            {amounts.map((amountKobo, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place alone
              <li key={index}>
                <span>
                  {messages.part(index + 1)}, {index === 0 ? messages.firstDue : messages.laterDue(index)}
                </span>
                <Money amountKobo={amountKobo} />
              </li>
            ))}
          </ol>
        ) : (
          <p>{count >= 2 && count <= mostParts ? messages.tooSmall : messages.partsWrong}</p>
        )}
      </section>
      <TextAreaField {...form.field('reason')} rows={3} maxLength={500} />
      <Notice kind="warning" title={messages.cost}>
        <p>{messages.costText}</p>
      </Notice>
      <CheckboxField {...form.check('isSigned')} />
    </FormDialog>
  );
}
