import { problemOf } from '@portal/api-client';
import type { BankList } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, LoadFailure, Money, Page, Skeleton } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { RecordSection } from '@portal/workspace/records';
import { useBankListActs, useBankLists } from './bank-lists.queries.ts';
import { bankListsTexts as texts } from './bank-lists-texts.ts';
import { SharePayments } from './share-payments.tsx';
import './refunds.css';

/** What the bank pays, refunds and shares alike, and what became of it: `/admin/collection-reports/bank-lists`. */
export function BankListsDesk() {
  const localized = useLocalized();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="full">
      <div className="refund-account">
        <SharePayments />
        <Lists />
      </div>
    </Page>
  );
}

function Lists() {
  const localized = useLocalized();
  const { query, place } = useBankLists();
  return (
    <RecordSection title={localized(texts.lists)}>
      {query.isPending && <Skeleton height={160} role="status" aria-label={localized(texts.lists)} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.totalRecords === 0 && <p className="ws-record-quiet">{localized(texts.noLists)}</p>}
      <ul className="ws-record-list">
        {query.data?.data.map((list) => (
          <ListRow key={list.id} list={list} />
        ))}
      </ul>
      {query.data && <PageTurns place={place} page={query.data} />}
    </RecordSection>
  );
}

function ListRow({ list: { id, number, madeBy, madeAt, totalKobo, lines } }: { readonly list: BankList }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { download } = useBankListActs();
  return (
    <li>
      <span>
        <strong>
          {number} · <Money amountKobo={totalKobo} />
        </strong>
        <small>
          {madeBy}, {formatDateTime(madeAt, language)} · {lines.length} {localized(texts.line)}
        </small>
        {lines.map((line) => (
          <small key={line.reference}>
            {localized(texts.kinds[line.kind])} {line.reference} · {line.accountName} ·{' '}
            <Money amountKobo={line.amountKobo} /> · {localized(texts.states[line.state])}
          </small>
        ))}
      </span>
      <span className="ws-record-actions">
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${localized(texts.download)}: ${number}`}
          onClick={() => void download(id, number)}
        >
          {localized(texts.download)}
        </Button>
      </span>
    </li>
  );
}
