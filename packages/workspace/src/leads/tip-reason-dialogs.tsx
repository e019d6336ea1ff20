import { useApiClient } from '@portal/api-client';
import { askTipSender, decideTipReward, decideTipSender } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { TipDialogProps } from './tip-dialog-props.ts';
import { tipTexts as texts } from './tip-texts.ts';

/** Legal asks for the sender of a tip. */
export function AskSenderDialog({ tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: askTipSender.body,
    labels: { reason: localized(texts.reason) },
    save: (body) => api(askTipSender, { params: { id: tip.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts['ask-sender']);
  return (
    <FormDialog title={`${action}: ${tip.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effects['ask-sender'])}</p>
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} required />
    </FormDialog>
  );
}

/** Another person decides: about opening the sender, or about a reward. Both are asked the same. */
export function TipDecisionDialog({ act, tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const isAboutSender = act === 'approve-sender' || act === 'refuse-sender';
  const isApproved = act === 'approve-sender' || act === 'approve-reward';
  const caseVersion = (isAboutSender ? tip.opening : tip.reward)?.caseVersion ?? 0;
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: decideTipSender.body,
    labels: { reason: localized(texts.reason) },
    shape: (typed) => ({ ...typed, caseVersion, isApproved }),
    save: (body) =>
      isAboutSender
        ? api(decideTipSender, { params: { id: tip.id }, body })
        : api(decideTipReward, { params: { id: tip.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts[act]);
  return (
    <FormDialog title={`${action}: ${tip.number}`} form={form} action={action} onClose={onClose}>
      {act !== 'read-sender' && <p>{localized(texts.effects[act])}</p>}
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} required />
    </FormDialog>
  );
}
