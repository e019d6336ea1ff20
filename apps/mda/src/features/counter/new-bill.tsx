import { useApiClient } from '@portal/api-client';
import { raiseCounterBill } from '@portal/contracts';
import { useState } from 'react';
import { BillForm } from './bill-form.tsx';
import { IssuedBill } from './issued-bill.tsx';
import { useCounterMessages } from './messages/use-counter-messages.ts';

/** A bill for whoever stands at the counter, and what becomes of it. */
export function NewBill() {
  const messages = useCounterMessages();
  const api = useApiClient();
  const [issued, setIssued] = useState<{ readonly billReference: string; readonly prints: boolean }>();
  if (issued)
    return (
      <IssuedBill
        key={issued.billReference}
        billReference={issued.billReference}
        prints={issued.prints}
        title={messages.issued}
        onNext={() => setIssued(undefined)}
      />
    );
  return (
    <BillForm
      title={messages.newBill}
      lead={messages.newBillLead}
      action={messages.issuePrint}
      issue={async ({ asked, quote, likeBills, counterId }, { submissionId, prints }) => {
        const despiteLikeBills = likeBills.length > 0;
        const body = { ...asked, counterId, totalKobo: quote.totalKobo, despiteLikeBills, submissionId };
        const { billReference } = await api(raiseCounterBill, { body });
        setIssued({ billReference, prints });
      }}
    />
  );
}
