import { Button, LinkButton, Notice, Reference } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useCollectionsMessages } from './messages/use-collections-messages.ts';

export interface BillRaisedProps {
  readonly billReference: string;
  readonly onAnother: () => void;
}

/** Takes the place of the form, and the focus of the button that was pressed there. */
export function BillRaised({ billReference, onAnother }: BillRaisedProps) {
  const messages = useCollectionsMessages();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1} className="collections">
      <Notice kind="success" title={messages.readyTitle}>
        <p>{messages.readyText}</p>
      </Notice>
      <p className="collections-reference">
        <span>{messages.reference}</span>
        <Reference value={billReference} />
      </p>
      <LinkButton to={`/payment_summary_open?billReference=${billReference}`} size="lg" fullWidth>
        {messages.pay}
      </LinkButton>
      <Button variant="quiet" onClick={onAnother}>
        {messages.another}
      </Button>
    </div>
  );
}
