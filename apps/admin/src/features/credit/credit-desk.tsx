import { problemOf } from '@portal/api-client';
import { type CreditUse, formatNaira, groupReference } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, LoadFailure, Money, Page, Skeleton } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { PageTurns } from '@portal/workspace/pages';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useCreditActs, useCreditUses } from './credit.queries.ts';
import { CreditedMonths } from './credited-months.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { texts } from './texts.ts';

type Verdict = keyof typeof texts.verdicts;

/** What is kept for taxpayers, and the bills it paid or is to pay: `/admin/collection-reports/credit`. */
export function CreditDesk() {
  const localized = useLocalized();
  const { query, place } = useCreditUses();
  const { decide, readAgain } = useCreditActs();
  const [isProposing, setProposing] = useState(false);
  const [asked, setAsked] = useState<{ readonly use: CreditUse; readonly verdict: Verdict }>();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="full">
      {query.isPending && <Skeleton height={240} role="status" aria-label={localized(texts.title)} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && (
        <>
          <p>
            {localized(texts.owed)}: <Money amountKobo={query.data.owedKobo} size="large" />
          </p>
          <RecordSection
            title={localized(texts.paid)}
            actions={
              <Button size="sm" variant="secondary" onClick={() => setProposing(true)}>
                {localized(texts.propose)}
              </Button>
            }
          >
            {query.data.totalRecords === 0 && <p className="ws-record-quiet">{localized(texts.none)}</p>}
            <ul className="ws-record-list">
              {query.data.data.map((use) => (
                <Use key={use.id} use={use} onAsk={(verdict) => setAsked({ use, verdict })} />
              ))}
            </ul>
            <PageTurns place={place} page={query.data} />
          </RecordSection>
        </>
      )}
      <CreditedMonths />
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
      {asked && (
        <ReasonDialog
          title={`${localized(texts.verdicts[asked.verdict])}: ${groupReference(asked.use.billReference)}`}
          action={localized(texts.verdicts[asked.verdict])}
          variant={asked.verdict === 'approve' ? 'primary' : 'danger'}
          done={localized(texts.done)}
          onDone={readAgain}
          onClose={() => setAsked(undefined)}
          confirm={(reason) => decide(asked.use, asked.verdict, reason)}
        >
          <p>
            {asked.use.payerName}: {asked.use.billFor}, {formatNaira(asked.use.amountKobo)}
          </p>
        </ReasonDialog>
      )}
    </Page>
  );
}

interface UseProps {
  readonly use: CreditUse;
  readonly onAsk: (verdict: Verdict) => void;
}

function Use({ use, onAsk }: UseProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { billReference, billFor, payerName, amountKobo, state, byPayer, askedBy, askedAt, reason, receiptNumber } =
    use;
  const verdicts: readonly Verdict[] = use.mayDecide ? ['approve', 'refuse'] : use.mayWithdraw ? ['withdraw'] : [];
  return (
    <li>
      <span>
        <strong>
          {payerName}: <Money amountKobo={amountKobo} />
        </strong>
        <small>{[billFor, groupReference(billReference), receiptNumber].filter(Boolean).join(' · ')}</small>
        <small>
          <strong>{localized(texts.states[state])}</strong> · {byPayer ? localized(texts.byPayer) : askedBy},{' '}
          {formatDateTime(askedAt, language)}
          {reason !== '' && `: ${reason}`}
          {!byPayer && use.decidedBy !== null && use.decidedBy !== '' && ` · ${use.decidedBy}`}
        </small>
      </span>
      <span className="ws-record-actions">
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant={verdict === 'approve' ? 'primary' : 'secondary'}
            aria-label={`${localized(texts.verdicts[verdict])}: ${payerName}`}
            onClick={() => onAsk(verdict)}
          >
            {localized(texts.verdicts[verdict])}
          </Button>
        ))}
      </span>
    </li>
  );
}
