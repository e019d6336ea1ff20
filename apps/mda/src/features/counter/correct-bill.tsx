import { ApiError, problemOf, useApiClient } from '@portal/api-client';
import { correctBill, getBillToCorrect, type ResponseOf } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { useNavigate, useParams } from '@portal/platform/router';
import { LoadFailure, Notice, Page, Skeleton, TextLink } from '@portal/ui';
import { typedNairaOf } from '@portal/ui/forms';
import { emptyLine, type TypedLine } from '@portal/workspace/billing';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { BillForm } from './bill-form.tsx';
import { IssuedBill } from './issued-bill.tsx';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import type { TypedPayer } from './typed-payer.ts';

type AsFilled = ResponseOf<typeof getBillToCorrect>;

/** An unpaid bill once more, as it was filled. */
export function CorrectBill() {
  const messages = useCounterMessages();
  const api = useApiClient();
  const navigate = useNavigate();
  const { billReference = '' } = useParams();
  const bill = useQuery({
    queryKey: ['counter', 'to-correct', billReference],
    queryFn: ({ signal }) => api(getBillToCorrect, { params: { billReference } }, signal),
    retry: false,
    // What somebody types must not be taken away by an answer that comes again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [corrected, setCorrected] = useState<ResponseOf<typeof correctBill>>();
  if (corrected)
    return (
      <IssuedBill
        billReference={corrected.billReference}
        prints
        title={corrected.isSame ? messages.correctedSame : messages.correctedNew}
        onNext={() => void navigate(paths.newBill)}
      />
    );
  if (bill.error)
    return (
      <Page title={messages.correctTitle} width="wide">
        {bill.error instanceof ApiError && bill.error.status === 409 ? (
          <Notice kind="info" title={messages.notCorrectable}>
            <p>{bill.error.message}</p>
            <p>
              <TextLink to={paths.bill(billReference)}>{messages.openBill}</TextLink>
            </p>
          </Notice>
        ) : (
          <LoadFailure
            problem={problemOf(bill.error)}
            message={messages.loadFailed}
            onRetry={() => void bill.refetch()}
          />
        )}
      </Page>
    );
  if (!bill.data)
    return (
      <Page title={messages.correctTitle} width="wide">
        <Skeleton height={320} role="status" aria-label={messages.loading} />
      </Page>
    );
  return (
    <BillForm
      title={messages.correctTitle}
      lead={messages.correctLead}
      action={messages.correct}
      initial={{ payer: payerAsFilled(bill.data), lines: linesAsFilled(bill.data) }}
      issue={async ({ asked, quote, reason, counterId }, { submissionId }) => {
        const body = { ...asked, counterId, billReference, totalKobo: quote.totalKobo, reason, submissionId };
        setCorrected(await api(correctBill, { body }));
      }}
    />
  );
}

function payerAsFilled({ payer: { tpui, categoryId, name, ...reached } }: AsFilled): TypedPayer {
  const typed = { categoryId: String(categoryId), name, ...reached };
  return tpui === null ? { kind: 'walk-in', ...typed } : { kind: 'taxpayer', ...typed, taxpayer: { tpui, name } };
}

function linesAsFilled({ lines }: AsFilled): TypedLine[] {
  return lines.map(({ revenueHeadCode, attributes, amountKobo, narration }) => ({
    ...emptyLine(revenueHeadCode),
    attributes,
    narration,
    amount: amountKobo === null ? '' : typedNairaOf(amountKobo),
  }));
}
