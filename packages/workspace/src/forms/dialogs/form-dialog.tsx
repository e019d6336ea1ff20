import { Modal } from '@portal/ui/overlays';
import { type ReactNode, useState } from 'react';
import { ContractForm } from '../contract-form.tsx';
import { LeaveQuestion } from '../leave/leave-question.tsx';
import type { ContractFormState } from '../use-contract-form.ts';

export interface FormDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly form: ContractFormState;
  readonly action: string;
  readonly pendingText?: string;
  readonly variant?: 'primary' | 'danger';
  /** In CSS pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * A form over a screen; draw it only while it is open, so that it begins anew each time. Closing it asks first when something was
 * typed.
 */
export function FormDialog({ onClose, title, form, width = 520, children, ...rest }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  function close() {
    if (!form.hasUnsaved()) return onClose();
    // In a task of its own: a question that opened at once would hear the very Escape that asked for it, and take it for its answer.
    setTimeout(() => setAsking(true));
  }

  return (
    <>
      <Modal isOpen onClose={close} title={title} width={width} sheetOnPhones>
        <ContractForm {...rest} form={form} onCancel={close} isInDialog>
          {children}
        </ContractForm>
      </Modal>
      <LeaveQuestion isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  );
}
