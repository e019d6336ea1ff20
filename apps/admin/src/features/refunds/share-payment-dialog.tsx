import { moveSharePayment, type SharePayment, type SharePaymentMove, workKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useBankListActs } from './bank-lists.queries.ts';
import { bankListsTexts as texts } from './bank-lists-texts.ts';
import { texts as refundTexts } from './texts.ts';

export interface SharePaymentDialogProps {
  readonly payment: SharePayment;
  readonly move: SharePaymentMove;
  readonly onClose: () => void;
}

const needs = {
  evidence: { document: 'text' },
  confirm: { reason: 'text' },
  return: { reason: 'text', document: 'text' },
  'accept-return': { reason: 'text' },
  'deny-return': { reason: 'text' },
} as const satisfies Readonly<Record<SharePaymentMove, Partial<Record<'reason' | 'document', 'text'>>>>;

/** A step with a payment of shares, with the reason or the bank’s paper that it rests on. */
export function SharePaymentDialog({ payment, move: made, onClose }: SharePaymentDialogProps) {
  const localized = useLocalized();
  const { move, readAgain } = useBankListActs();
  const kinds: Partial<Record<'reason' | 'document', 'text'>> = needs[made];
  const form = useContractForm({
    kinds: { ...kinds },
    schema: moveSharePayment.body,
    labels: { document: localized(texts.document), reason: localized(texts.reason) },
    shape: (candidate) => ({ ...candidate, move: made, caseVersion: payment.caseVersion }),
    save: ({ document, reason }) =>
      move(payment, made, { ...(document !== undefined && { document }), ...(reason !== undefined && { reason }) }),
    done: localized(refundTexts.done),
    onDone() {
      readAgain();
      onClose();
    },
  });
  const action = localized(workKinds['share-payment'].moves[made].name);
  return (
    <FormDialog title={`${action}: ${payment.number}`} form={form} action={action} onClose={onClose}>
      <p>
        {payment.subjectName} · <Money amountKobo={payment.amountKobo} />
      </p>
      {kinds.reason && <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />}
      {kinds.document && <TextField {...form.field('document')} required withAsterisk={false} maxLength={200} />}
    </FormDialog>
  );
}
