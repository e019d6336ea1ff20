import { messageFrom } from '@portal/api-client';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorSummary, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { type ReactNode, useState } from 'react';
import { useFormMessages } from '../messages/use-form-messages.ts';

export interface Confirmation<A> {
  /** What it will do, in a sentence or two. */
  readonly children: ReactNode;
  /** On the button that does it: "Delete 2 users". */
  readonly action: string;
  readonly pendingText?: string;
  readonly variant?: 'primary' | 'danger';
  readonly done: string | ((answer: A) => string);
  readonly onDone?: (answer: A) => void;
  /** What is said when it fails and the server gives no words. */
  readonly failed?: string;
}

export interface ConfirmDialogProps<A> extends Confirmation<A> {
  readonly title: string;
  readonly onClose: () => void;
  readonly confirm: () => Promise<A>;
}

/** An action that is asked about once more. Draw it only while it is open. */
export function ConfirmDialog<A>({ title, onClose, ...rest }: ConfirmDialogProps<A>) {
  return (
    <Modal isOpen onClose={onClose} title={title} width={460}>
      <ConfirmStep {...rest} onClose={onClose} />
    </Modal>
  );
}

export interface ConfirmStepProps<A> extends Omit<ConfirmDialogProps<A>, 'title'> {
  /** To the step before. */
  readonly onBack?: () => void;
}

/** What will happen, and the button that does it. */
export function ConfirmStep<A>(props: ConfirmStepProps<A>) {
  const { children, action, pendingText, variant = 'primary', confirm, done, onDone, failed, onClose, onBack } = props;
  const messages = useFormMessages();
  const [problem, setProblem] = useState<string>();
  const doing = useMutation({
    mutationFn: confirm,
    onMutate: () => setProblem(undefined),
    onSuccess(answer) {
      showToast({ kind: 'success', message: typeof done === 'string' ? done : done(answer) });
      onClose();
      onDone?.(answer);
    },
    onError: (error) => setProblem(messageFrom(error, failed ?? messages.failed)),
  });
  return (
    <div className="ws-form">
      {problem && <ErrorSummary problems={[{ message: problem }]} />}
      <div className="ws-form-effect">{children}</div>
      <div className="ws-form-actions">
        <Button
          variant={variant}
          pending={doing.isPending}
          pendingText={pendingText ?? messages.saving}
          onClick={() => doing.mutate()}
          data-autofocus
        >
          {action}
        </Button>
        <Button variant="quiet" onClick={onBack ?? onClose}>
          {onBack ? messages.back : messages.cancel}
        </Button>
      </div>
    </div>
  );
}
