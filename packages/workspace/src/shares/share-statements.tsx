import { messageFrom, useApiClient } from '@portal/api-client';
import {
  type Localized,
  listOwnShareMonths,
  listOwnShareTerms,
  monthOfYear,
  type ShareMonth,
  shareStateWords,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, Page, Skeleton, TextLink } from '@portal/ui';
import { RecordSection } from '../records/index.ts';
import { daysOf, rateOf } from './rate-of.ts';
import { ShareAccount } from './share-account.tsx';
import { SharePaymentLine } from './share-payment-line.tsx';
import { signedNaira } from './signed-naira.ts';
import { texts } from './texts.ts';

export interface ShareStatementsProps {
  /** The address of the lines, without a question. */
  readonly linesPath: string;
  /** Of the screen. */
  readonly title: Localized;
}

/** Months of whoever is signed in, the newest first, and by which rows they earn. */
export function ShareStatements({ linesPath, title }: ShareStatementsProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const months = useQuery({
    queryKey: ['shares', 'months'],
    queryFn: ({ signal }) => api(listOwnShareMonths, {}, signal),
  });
  return (
    <Page title={localized(title)} lead={localized(texts.lead)} width="full">
      {months.isPending && <Skeleton height={240} role="status" aria-label={localized(title)} />}
      {months.isError && (
        <ErrorState
          message={messageFrom(months.error, localized(texts.failed))}
          onRetry={() => months.refetch()}
          isRetrying={months.isFetching}
        />
      )}
      <div className="ws-record">
        {months.data && (
          <RecordSection title={localized(texts.months)}>
            {months.data.length === 0 && <p className="ws-record-quiet">{localized(texts.none)}</p>}
            <ul className="ws-record-list">
              {months.data.map((month) => (
                <Month key={`${month.month} ${month.id}`} month={month} linesPath={linesPath} />
              ))}
            </ul>
          </RecordSection>
        )}
        <ShareAccount />
        <OwnTerms />
      </div>
    </Page>
  );
}

function Month({ month, linesPath }: { readonly month: ShareMonth; readonly linesPath: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { earnedKobo, takenBackKobo, withheldKobo, netKobo, state, lines, payment } = month;
  const last = lastDayOf(month.month);
  return (
    <li>
      <span>
        <strong>
          {monthOfYear(month.month, language)}: {signedNaira(netKobo)}
        </strong>
        <small>{localized(shareStateWords[state])}</small>
        <SharePaymentLine payment={payment} />
        <small>
          {localized(texts.earned)}: {signedNaira(earnedKobo)} · {localized(texts.takenBack)}:{' '}
          {signedNaira(takenBackKobo)} · {localized(texts.withheld)}: {signedNaira(withheldKobo)}
        </small>
      </span>
      <TextLink to={`${linesPath}?minDate=${month.month}&maxDate=${last}`}>
        {localized(texts.lines)}: {lines}
      </TextLink>
    </li>
  );
}

/** Of a month by its first day. */
function lastDayOf(first: string): string {
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
}

function OwnTerms() {
  const localized = useLocalized();
  const api = useApiClient();
  const terms = useQuery({
    queryKey: ['shares', 'terms'],
    queryFn: ({ signal }) => api(listOwnShareTerms, {}, signal),
  });
  return (
    <RecordSection title={localized(texts.rows)}>
      {terms.isError && <p>{messageFrom(terms.error, localized(texts.failed))}</p>}
      {terms.data?.length === 0 && <p className="ws-record-quiet">{localized(texts.noRows)}</p>}
      <ul className="ws-record-list">
        {terms.data?.map((term) => (
          <li key={term.id}>
            <span>
              <strong>{term.head ?? localized(texts.allHeads)}</strong>
              <small>
                {rateOf(term, localized)}, {daysOf(term, localized)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
