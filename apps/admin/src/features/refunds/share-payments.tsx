import { problemOf } from '@portal/api-client';
import { type SharePayment, type SharePaymentMove, workKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate, LoadFailure, Money, Skeleton } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { PageTurns } from '@portal/workspace/pages';
import { RecordSection } from '@portal/workspace/records';
import { ShownAccount } from '@portal/workspace/shares';
import { useState } from 'react';
import { useBankListActs, useSharePayments } from './bank-lists.queries.ts';
import { bankListsTexts as texts } from './bank-lists-texts.ts';
import { SharePaymentDialog } from './share-payment-dialog.tsx';
import { texts as refundTexts } from './texts.ts';

const law = workKinds['share-payment'];

/** Payments of shares that wait, are on their way or were made; those that can be sent go on a list together. */
export function SharePayments() {
  const localized = useLocalized();
  const { query, place } = useSharePayments();
  const { send, readAgain } = useBankListActs();
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<{ readonly payment: SharePayment; readonly move: SharePaymentMove }>();
  const ready = (query.data?.data ?? []).filter(
    ({ state, account, isDisputed }) => state === 'payable' && account !== null && !isDisputed,
  );
  return (
    <RecordSection
      title={localized(texts.shares)}
      actions={
        ready.length > 0 && (
          <Button size="sm" onClick={() => setSending(true)}>
            {`${localized(refundTexts.makeList)} (${ready.length})`}
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton height={160} role="status" aria-label={localized(texts.shares)} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.totalRecords === 0 && <p className="ws-record-quiet">{localized(texts.noShares)}</p>}
      <ul className="ws-record-list">
        {query.data?.data.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onAsk={(move) => setAsked({ payment, move })} />
        ))}
      </ul>
      {query.data && <PageTurns place={place} page={query.data} isInside />}
      {isSending && (
        <ConfirmDialog
          title={localized(refundTexts.makeListTitle(String(ready.length)))}
          action={localized(refundTexts.makeList)}
          done={localized(refundTexts.listMade)}
          onClose={() => setSending(false)}
          onDone={readAgain}
          confirm={() => send(ready.map(({ id }) => id))}
        >
          <p>{localized(refundTexts.makeListText)}</p>
        </ConfirmDialog>
      )}
      {asked && <SharePaymentDialog {...asked} onClose={() => setAsked(undefined)} />}
    </RecordSection>
  );
}

interface PaymentRowProps {
  readonly payment: SharePayment;
  readonly onAsk: (move: SharePaymentMove) => void;
}

function PaymentRow({ payment, onAsk }: PaymentRowProps) {
  const localized = useLocalized();
  const { number, subjectName, month, amountKobo, state, account, isDisputed, cameBack, paidOn, moves } = payment;
  return (
    <li>
      <span>
        <strong>
          {subjectName} · <Money amountKobo={amountKobo} />
        </strong>
        <small>
          {number} · {formatDate(month)} ·{' '}
          {paidOn === null ? localized(law.states[state].name) : `${localized(texts.paidOn)} ${formatDate(paidOn)}`}
        </small>
        <small>{account ? <ShownAccount account={account} /> : localized(texts.noAccount)}</small>
        {isDisputed && <small>{localized(texts.disputed)}</small>}
        {cameBack !== null && (
          <small>
            {localized(texts.cameBack)}: {cameBack}
          </small>
        )}
      </span>
      <span className="ws-record-actions">
        {moves.map((move, index) => (
          <Button
            key={move}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            aria-label={`${localized(law.moves[move].name)}: ${number}`}
            onClick={() => onAsk(move)}
          >
            {localized(law.moves[move].name)}
          </Button>
        ))}
      </span>
    </li>
  );
}
