import { problemOf } from '@portal/api-client';
import { type OwnCredit as Credit, groupReference } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import {
  EmptyState,
  formatDateTime,
  LinkButton,
  LoadFailure,
  Money,
  Page,
  Sheet,
  Skeleton,
  TextLink,
} from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import type { ReactNode } from 'react';
import { useCredit } from './credit.queries.ts';
import { texts } from './texts.ts';
import './credit.css';

/** Money that is kept for one, and the bills it paid: `/user/payment-history/credit`. */
export function OwnCredit() {
  const localized = useLocalized();
  const { query, place } = useCredit();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="text">
      {query.isPending && <Skeleton height={160} role="status" aria-label={localized(texts.loading)} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.entries.totalRecords === 0 && (
        <EmptyState title={localized(texts.none)}>{localized(texts.noneText)}</EmptyState>
      )}
      {query.data && query.data.entries.totalRecords > 0 && (
        <Account credit={query.data}>
          <PageTurns place={place} page={query.data.entries} />
        </Account>
      )}
    </Page>
  );
}

interface AccountProps {
  readonly credit: Credit;
  readonly children: ReactNode;
}

function Account({ credit: { balanceKobo, entries }, children }: AccountProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <Sheet padding="md" className="credit">
      <p>{localized(texts.balance)}</p>
      <Money amountKobo={balanceKobo} size="bill" />
      {balanceKobo > 0 && <LinkButton to="/user/invoices?status=unpaid">{localized(texts.openBills)}</LinkButton>}
      <ul className="credit-entries">
        {entries.data.map(({ at, kind, amountKobo, billReference, receiptNumber }) => (
          <li key={`${at} ${kind} ${billReference}`}>
            <span>
              <strong>{localized(texts.kinds[kind])}</strong>
              <small>
                {formatDateTime(at, language)} ·{' '}
                <TextLink to={`/user/payment_summary?billReference=${billReference}`}>
                  {groupReference(billReference)}
                </TextLink>
                {receiptNumber !== null && ` · ${receiptNumber}`}
              </small>
            </span>
            <span>
              {kind === 'used' || kind === 'taken-back' ? '−' : '+'}
              <Money amountKobo={amountKobo} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Sheet>
  );
}
