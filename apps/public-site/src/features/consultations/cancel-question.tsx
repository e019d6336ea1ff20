import { Button } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';

export interface CancelQuestionProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isWanted: boolean) => void;
}

/** Asked once, because nobody can take a cancellation back. */
export function CancelQuestion({ isOpen, onAnswer }: CancelQuestionProps) {
  const messages = useConsultationMessages();
  return (
    <Modal isOpen={isOpen} onClose={() => onAnswer(false)} title={messages.cancelQuestion}>
      <p>{messages.cancelText}</p>
      <div className="consultation-choices">
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {messages.cancelYes}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {messages.cancelNo}
        </Button>
      </div>
    </Modal>
  );
}
