import { useApiClient } from '@portal/api-client';
import { askTipSender, decideTipReward, decideTipSender } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { TipDialogProps } from './tip-dialog-props.ts';
import { tipTexts as texts } from './tip-texts.ts';

/** A step of a tip that asks for a reason alone: Legal asks for its sender, or somebody else decides. */
export function TipReasonDialog({ act, tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const params = { id: tip.id };
  const isApproved = act === 'approve-sender' || act === 'approve-reward';
  const isAboutSender = act === 'approve-sender' || act === 'refuse-sender';
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: askTipSender.body,
    labels: { reason: localized(texts.reason) },
    async save({ reason }) {
      if (act === 'ask-sender') return api(askTipSender, { params, body: { reason } });
      if (isAboutSender) {
        const caseVersion = tip.opening?.caseVersion ?? 0;
        return api(decideTipSender, { params, body: { caseVersion, isApproved, reason } });
      }
      return api(decideTipReward, { params, body: { caseVersion: tip.reward?.caseVersion ?? 0, isApproved, reason } });
    },
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
