import { useApiClient } from '@portal/api-client';
import {
  consultantCoverBody,
  coverConsultant,
  endConsultantCover,
  type ManagedConsultant,
  type StayedConsultation,
  transferConsultations,
} from '@portal/contracts';
import { TextAreaField } from '@portal/ui/forms';
import { ConfirmDialog } from '../../forms/dialogs/confirm-dialog.tsx';
import { CoverDialog } from '../../forms/dialogs/cover-dialog.tsx';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useConsultantMessages } from '../messages/use-consultant-messages.ts';
import type { ConsultantCover } from './consultant-row.tsx';

export interface HandedOver {
  readonly transferred: number;
  readonly stayed: readonly StayedConsultation[];
}

export interface HandOverDialogProps {
  readonly consultant: ManagedConsultant;
  /** Of the same office, and can be booked. */
  readonly colleagues: readonly ManagedConsultant[];
  readonly onDone: (outcome: HandedOver) => void;
  readonly onClose: () => void;
}

const choicesOf = (colleagues: readonly ManagedConsultant[], withAhead: (name: string, ahead: number) => string) =>
  colleagues.map(({ id, name, ahead }) => ({ id, displayField: withAhead(name, ahead) }));

/** Everything booked ahead goes to a colleague. */
export function TransferDialog({ consultant, colleagues, onDone, onClose }: HandOverDialogProps) {
  const messages = useConsultantMessages();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { toConsultantId: 'id', reason: 'text' },
    schema: transferConsultations.body,
    labels: { toConsultantId: messages.to, reason: messages.reason },
    save: (body) => api(transferConsultations, { params: { id: consultant.id }, body }),
    done: ({ transferred }) => messages.transferred(transferred),
    onDone,
    failed: messages.failed,
  });
  return (
    <FormDialog
      title={`${messages.transferAll}: ${consultant.name}`}
      form={form}
      action={messages.transferAll}
      onClose={onClose}
    >
      <p>{colleagues.length === 0 ? messages.noColleague : messages.transferEffect}</p>
      <ChoiceField {...form.field('toConsultantId')} choices={choicesOf(colleagues, messages.withAhead)} required />
      <TextAreaField {...form.field('reason')} withAsterisk={false} maxLength={500} rows={2} required />
    </FormDialog>
  );
}

/** A colleague stands in for some days. */
export function LeaveDialog({ consultant, colleagues, onDone, onClose }: HandOverDialogProps) {
  const messages = useConsultantMessages();
  const api = useApiClient();
  return (
    <CoverDialog
      title={`${messages.leave}: ${consultant.name}`}
      action={messages.leave}
      schema={consultantCoverBody}
      ids="numbers"
      choices={choicesOf(colleagues, messages.withAhead)}
      save={(body) => api(coverConsultant, { params: { id: consultant.id }, body })}
      done={({ transferred }) => messages.covered(transferred)}
      onDone={onDone}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{colleagues.length === 0 ? messages.noColleague : messages.leaveEffect}</p>
    </CoverDialog>
  );
}

export interface EndLeaveDialogProps {
  readonly consultant: ManagedConsultant;
  readonly cover: ConsultantCover;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Nobody stands in any more. */
export function EndLeaveDialog({ consultant, cover, onDone, onClose }: EndLeaveDialogProps) {
  const messages = useConsultantMessages();
  const api = useApiClient();
  return (
    <ConfirmDialog
      title={`${messages.endLeave}: ${consultant.name}`}
      action={messages.endLeave}
      confirm={() => api(endConsultantCover, { params: { id: consultant.id, coverId: cover.id }, body: {} })}
      done={messages.leaveEnded}
      onDone={onDone}
      failed={messages.failed}
      onClose={onClose}
    >
      {messages.endEffect(cover.cover.name)}
    </ConfirmDialog>
  );
}
