import { formatNaira, proposeCreditUse } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useBillCredit, useCreditActs } from './credit.queries.ts';
import { texts } from './texts.ts';

export interface ProposeDialogProps {
  readonly onClose: () => void;
}

/** For payers who ask at a counter or by mail: what they could do themselves. */
export function ProposeDialog({ onClose }: ProposeDialogProps) {
  const localized = useLocalized();
  const { propose, readAgain } = useCreditActs();
  const form = useContractForm({
    kinds: { billReference: 'text', reason: 'text' },
    schema: proposeCreditUse.body,
    labels: { billReference: localized(texts.billReference), reason: localized(texts.reason) },
    save: propose,
    done: localized(texts.proposed),
    onDone() {
      readAgain();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.propose)} form={form} action={localized(texts.action)} onClose={onClose}>
      <p>{localized(texts.proposeText)}</p>
      <TextField {...form.field('billReference')} required withAsterisk={false} maxLength={60} data-autofocus />
      <Found billReference={form.value('billReference')} />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}

/** Whose bill it is and what there is, before anybody proposes. */
function Found({ billReference }: { readonly billReference: string }) {
  const localized = useLocalized();
  const { data } = useBillCredit(billReference);
  if (!data) return null;
  const { payerName, billFor, totalKobo, balanceKobo, whyNot } = data;
  return (
    <Notice kind={whyNot === null ? 'info' : 'warning'}>
      {payerName}: {billFor} {localized(texts.asks)} {formatNaira(totalKobo)}, {localized(texts.has)}{' '}
      {formatNaira(balanceKobo)}. {whyNot !== null && localized(texts.why[whyNot])}
    </Notice>
  );
}
