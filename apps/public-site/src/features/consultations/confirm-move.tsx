import { Button, LinkButton, Sheet, TextLink } from '@portal/ui';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';

export interface ConfirmMoveProps {
  /** In words. */
  readonly moment: string;
  readonly isMoving: boolean;
  readonly onConfirm: () => void;
  readonly timesAddress: string;
  readonly keepAddress: string;
}

/** Nothing moves by opening a link. */
export function ConfirmMove({ moment, isMoving, onConfirm, timesAddress, keepAddress }: ConfirmMoveProps) {
  const messages = useConsultationMessages();
  return (
    <Sheet tone="sunken" aria-labelledby="confirm-move">
      <h2 id="confirm-move" className="ui-heading">
        {messages.moveQuestion(moment)}
      </h2>
      <div className="consultation-choices">
        <Button pending={isMoving} pendingText={messages.moving} onClick={onConfirm}>
          {messages.moveYes}
        </Button>
        <LinkButton to={timesAddress} variant="secondary">
          {messages.otherTime}
        </LinkButton>
        <TextLink to={keepAddress} replace>
          {messages.keepTime}
        </TextLink>
      </div>
    </Sheet>
  );
}
