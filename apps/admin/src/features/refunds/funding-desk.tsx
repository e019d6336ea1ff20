import { problemOf } from '@portal/api-client';
import { formatNaira, type RefundFunding } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, formatDateTime, LoadFailure, Money, Page, Skeleton } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { PageTurns } from '@portal/workspace/pages';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useFundingActs, useRefundAccount } from './funding.queries.ts';
import { FundingDialog } from './funding-dialog.tsx';
import { fundingTexts as texts } from './funding-texts.ts';
import './refunds.css';

type Verdict = keyof typeof texts.verdicts;

/** The account refunds are paid from, and what the treasury moved there: `/admin/collection-reports/refund-account`. */
export function FundingDesk() {
  const localized = useLocalized();
  const { query, place } = useRefundAccount();
  const { decide, readAgain } = useFundingActs();
  const [isNoting, setNoting] = useState(false);
  const [asked, setAsked] = useState<{ readonly funding: RefundFunding; readonly verdict: Verdict }>();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="full">
      {query.isPending && <Skeleton height={240} role="status" aria-label={localized(texts.title)} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && (
        <div className="refund-account">
          <RecordSection title={localized(texts.title)}>
            <Balance balanceKobo={query.data.balanceKobo} dueKobo={query.data.dueKobo} />
          </RecordSection>
          <RecordSection
            title={localized(texts.moved)}
            actions={
              <Button size="sm" variant="secondary" onClick={() => setNoting(true)}>
                {localized(texts.note)}
              </Button>
            }
          >
            {query.data.fundings.totalRecords === 0 && <p className="ws-record-quiet">{localized(texts.none)}</p>}
            <ul className="ws-record-list">
              {query.data.fundings.data.map((funding) => (
                <Funding key={funding.id} funding={funding} onAsk={(verdict) => setAsked({ funding, verdict })} />
              ))}
            </ul>
            <PageTurns place={place} page={query.data.fundings} />
          </RecordSection>
        </div>
      )}
      {isNoting && <FundingDialog onClose={() => setNoting(false)} />}
      {asked && (
        <ReasonDialog
          title={`${localized(texts.verdicts[asked.verdict])}: ${asked.funding.advice}`}
          action={localized(texts.verdicts[asked.verdict])}
          variant={asked.verdict === 'approve' ? 'primary' : 'danger'}
          done={localized(texts.done)}
          onDone={readAgain}
          onClose={() => setAsked(undefined)}
          confirm={(reason) =>
            decide(asked.funding.id, {
              caseVersion: asked.funding.caseVersion,
              verdict: asked.verdict,
              reason,
            })
          }
        >
          <p>
            {formatNaira(asked.funding.amountKobo)}, {formatDate(asked.funding.valueDate)}
          </p>
        </ReasonDialog>
      )}
    </Page>
  );
}

function Balance({ balanceKobo, dueKobo }: { readonly balanceKobo: number; readonly dueKobo: number }) {
  const localized = useLocalized();
  const short = dueKobo - balanceKobo;
  return (
    <Facts
      facts={[
        [localized(texts.balance), <Money key="balance" amountKobo={balanceKobo} />],
        [localized(texts.due), <Money key="due" amountKobo={dueKobo} />],
        ...(short > 0 ? ([[localized(texts.short), <Money key="short" amountKobo={short} />]] as const) : []),
      ]}
    />
  );
}

interface FundingProps {
  readonly funding: RefundFunding;
  readonly onAsk: (verdict: Verdict) => void;
}

function Funding({ funding, onAsk }: FundingProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { amountKobo, valueDate, advice, state, proposedBy, proposedAt, decidedBy, reason } = funding;
  const verdicts: readonly Verdict[] = funding.mayDecide
    ? ['approve', 'refuse']
    : funding.mayWithdraw
      ? ['withdraw']
      : [];
  return (
    <li>
      <span>
        <strong>
          <Money amountKobo={amountKobo} />
        </strong>
        <small>{[advice, formatDate(valueDate)].join(' · ')}</small>
        <small>
          <strong>{localized(texts.states[state])}</strong> · {proposedBy}, {formatDateTime(proposedAt, language)}:{' '}
          {reason}
          {decidedBy && ` · ${decidedBy}`}
        </small>
      </span>
      <span className="ws-record-actions">
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant={verdict === 'approve' ? 'primary' : 'secondary'}
            aria-label={`${localized(texts.verdicts[verdict])}: ${advice}`}
            onClick={() => onAsk(verdict)}
          >
            {localized(texts.verdicts[verdict])}
          </Button>
        ))}
      </span>
    </li>
  );
}
