import { problemOf } from '@portal/api-client';
import { askedCauses, formatNaira, refundCauseWords, requestRefund } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Notice, Sheet, Skeleton, TextLink } from '@portal/ui';
import { TextAreaField, useSubmissionId } from '@portal/ui/forms';
import { ChoiceField, ContractForm, SwitchedOff, useContractForm } from '@portal/workspace/forms';
import { useRefundsMessages } from './messages/use-refunds-messages.ts';
import { useOwnRefundActs, useRefundable } from './refunds.queries.ts';

/** A claim for the money of one bill: what it is about, why, and what follows. */
export function AskRefund({ billReference }: { readonly billReference: string }) {
  const messages = useRefundsMessages();
  const query = useRefundable(billReference);
  if (query.isPending) return <Skeleton height={200} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
    );
  const { whyNot, billFor, amountKobo, receiptNumber, needsAudit, isByProvider } = query.data;
  return (
    <Sheet aria-labelledby="refund-ask">
      <h2 id="refund-ask" className="ui-heading">
        {messages.ask}
      </h2>
      <p className="refund-what">
        <strong>{messages.askFor(billFor, formatNaira(amountKobo))}</strong>
        {receiptNumber !== null && <small>{messages.receipt(receiptNumber)}</small>}
      </p>
      {whyNot === null ? (
        <>
          <SwitchedOff feature="refunds" />
          <p className="refund-quiet">{messages.whatFollows}</p>
          <p className="refund-quiet">{isByProvider ? messages.byProvider : messages.byBank}</p>
          {needsAudit && <Notice kind="info">{messages.auditFollows}</Notice>}
          <Claim billReference={billReference} />
        </>
      ) : (
        <Notice kind="info">
          <p>{messages.whyNot[whyNot]}</p>
          {whyNot !== 'asked-already' && <TextLink to="/user/help-support">{messages.writeToUs}</TextLink>}
        </Notice>
      )}
    </Sheet>
  );
}

function Claim({ billReference }: { readonly billReference: string }) {
  const messages = useRefundsMessages();
  const localized = useLocalized();
  const { ask, readAgain } = useOwnRefundActs();
  const submission = useSubmissionId('pay_kd_draft_refund_id', billReference);
  const form = useContractForm({
    kinds: { cause: 'choice', explanation: 'text' },
    schema: requestRefund.body,
    labels: { cause: messages.cause, explanation: messages.explanation },
    shape: (candidate) => ({ ...candidate, billReference, requestId: submission.current(), account: null }),
    save: ask,
    done: messages.sent,
    onDone() {
      submission.renew();
      readAgain();
    },
  });
  return (
    <ContractForm form={form} action={messages.send}>
      <ChoiceField
        {...form.field('cause')}
        choices={askedCauses.map((cause) => ({ id: cause, displayField: localized(refundCauseWords[cause]) }))}
        required
      />
      <TextAreaField
        {...form.field('explanation')}
        description={messages.explanationHint}
        required
        withAsterisk={false}
        rows={3}
        maxLength={1000}
      />
    </ContractForm>
  );
}
