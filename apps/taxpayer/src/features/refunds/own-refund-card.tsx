import { type OwnRefund, refundCauseWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, formatDateTime, Money, Notice, Sheet, TextLink } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { useRefundsMessages } from './messages/use-refunds-messages.ts';
import { RefundAccount } from './refund-account.tsx';
import { useOwnRefundActs } from './refunds.queries.ts';

/** One refund: where it stands in a sentence, its steps with their days, and what its payer can still do. */
export function OwnRefundCard({ refund }: { readonly refund: OwnRefund }) {
  const messages = useRefundsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const { withdraw, readAgain } = useOwnRefundActs();
  const [isAsking, setAsking] = useState(false);
  const { id, number, state, amountKobo, billFor, billReference, cause, steps, answer, dueOn, may } = refund;
  return (
    <Sheet as="article" aria-labelledby={id}>
      <div className="refund-top">
        <h2 id={id} className="ui-heading">
          {messages.states[state]}
        </h2>
        <Money amountKobo={amountKobo} />
      </div>
      <p className="refund-quiet">
        {number} · {billFor}
        {cause !== 'decision' && ` · ${localized(refundCauseWords[cause])}`}
      </p>
      {dueOn !== null && <p>{messages.dueOn(formatDate(dueOn, language))}</p>}
      {answer !== null && (
        <Notice kind="warning" title={messages.answer}>
          <p>{answer}</p>
        </Notice>
      )}
      <ol className="refund-steps">
        {steps.map((step) => (
          <li key={`${step.state} ${step.at}`}>
            <span>{messages.states[step.state as keyof typeof messages.states]}</span>
            <small>{formatDateTime(step.at, language)}</small>
          </li>
        ))}
      </ol>
      <RefundAccount refund={refund} />
      <div className="refund-actions">
        <TextLink to={`/user/payment_summary?billReference=${billReference}`}>{messages.theBill}</TextLink>
        {may.withdraw && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {messages.withdraw}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={messages.withdraw}
          action={messages.withdraw}
          variant="danger"
          done={messages.withdrawn}
          onClose={() => setAsking(false)}
          onDone={readAgain}
          confirm={() => withdraw(id)}
        >
          <p>{messages.withdrawText}</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
