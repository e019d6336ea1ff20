import { Button } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useFormMessages } from '../messages/use-form-messages.ts';

export interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** What was typed is not saved: stay, or let it go. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const messages = useFormMessages();
  return (
    <Modal isOpen={isOpen} onClose={onStay} title={messages.leaveTitle} width={400} isUrgent>
      <p>{messages.leaveText}</p>
      <div className="ws-form-actions">
        <Button data-autofocus onClick={onStay}>
          {messages.stay}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {messages.leave}
        </Button>
      </div>
    </Modal>
  );
}
