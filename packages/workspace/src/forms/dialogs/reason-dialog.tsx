import { reasonBody } from '@portal/contracts';
import { showToast } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import { useFormMessages } from '../messages/use-form-messages.ts';
import { useContractForm } from '../use-contract-form.ts';
import { type Confirmation, ConfirmStep } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

export interface ReasonDialogProps<A> extends Confirmation<A> {
  /** "Suspend 2 users". */
  readonly title: string;
  readonly onClose: () => void;
  /** Shown once more with its reason before it is done: for what cannot be taken back. */
  readonly isTwoStep?: boolean;
  /** For the record: trimmed, one line, 5 to 500 characters. */
  readonly confirm: (reason: string) => Promise<A>;
  /** In place of "Reason, for the record". */
  readonly label?: string;
}

/** An action that needs a reason. Draw it only while it is open. */
export function ReasonDialog<A>(props: ReasonDialogProps<A>) {
  const { title, onClose, isTwoStep = false, confirm, label, children, ...rest } = props;
  const { action, pendingText, variant = 'primary', done, onDone, failed } = rest;
  const messages = useFormMessages();
  const [checked, setChecked] = useState<string>();
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: reasonBody,
    labels: { reason: label ?? messages.reason },
    save: async ({ reason }) => (isTwoStep ? undefined : { answer: await confirm(reason) }),
    onDone(outcome, { reason }) {
      if (!outcome) return setChecked(reason);
      showToast({ kind: 'success', message: typeof done === 'string' ? done : done(outcome.answer) });
      onClose();
      onDone?.(outcome.answer);
    },
    ...(failed !== undefined && { failed }),
  });
  if (checked !== undefined)
    return (
      <Modal isOpen onClose={onClose} title={title} width={520} sheetOnPhones>
        <ConfirmStep
          {...rest}
          variant={variant}
          confirm={() => confirm(checked)}
          onClose={onClose}
          onBack={() => setChecked(undefined)}
        >
          {children}
          <blockquote className="ws-form-reason">
            <span>{label ?? messages.reason}</span> {checked}
          </blockquote>
        </ConfirmStep>
      </Modal>
    );
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      form={form}
      action={isTwoStep ? messages.next : action}
      variant={isTwoStep ? 'primary' : variant}
      {...(pendingText !== undefined && { pendingText })}
    >
      <div className="ws-form-effect">{children}</div>
      <TextAreaField {...form.field('reason')} required withAsterisk={false} maxLength={500} rows={3} data-autofocus />
    </FormDialog>
  );
}
