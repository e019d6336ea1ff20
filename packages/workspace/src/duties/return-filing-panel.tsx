import { problemOf, useApiClient } from '@portal/api-client';
import { getReturnFiling, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { formatDate, LoadFailure, Money, Skeleton, TextLink } from '@portal/ui';
import { counted, dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { words } from './words.ts';

/** One version of a return as it was filed. Each opening is noted by the server. */
export function ReturnFilingPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['returns', 'filings', id],
    queryFn: ({ signal }) => api(getReturnFiling, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { kind, period, bill, figures, changes, ...filed } = query.data;
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  const said: Readonly<Record<string, { readonly en: string; readonly ha: string }>> = returnKinds[kind].lines;
  return (
    <div className="ws-paye">
      <h2>
        {filed.taxpayer}, {localized(returnKinds[kind].name)}, {period}
      </h2>
      <Facts
        facts={[
          [localized(words.taxpayer), filed.tpui],
          [localized(words.version), counted(filed.version)],
          [localized(words.superseded), filed.isNewest ? null : localized(words.yes)],
          [localized(words.reason), filed.amendmentReason],
          [localized(words.dueOn), formatDate(filed.dueOn, language)],
          [localized(words.filedOn), formatDate(dayOfMoment(filed.filedAt), language)],
          [localized(words.late), filed.isLate ? localized(words.yes) : null],
          [
            localized(words.filedBy),
            filed.isForAnother ? `${filed.filedBy} (${localized(words.forAnother)})` : filed.filedBy,
          ],
          [localized(words.tax), <Money key="tax" amountKobo={filed.taxKobo} />],
          [localized(words.credit), <Money key="credit" amountKobo={filed.creditKobo} />],
          [localized(words.balance), <Money key="balance" amountKobo={filed.balanceKobo} />],
          [
            localized(words.bill),
            bill && (
              <TextLink key="bill" to={`${root}/invoice-reports?record=${bill.reference}`}>
                {bill.reference}
              </TextLink>
            ),
          ],
        ]}
      />
      {figures.lines.length > 0 && <h3>{localized(words.how)}</h3>}
      <ol className="ws-paye-lines">
        {figures.lines.map(({ id: line, of, amountKobo, reference }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was filed never changes
          <li key={at}>
            {said[line] ? localized(said[line]) : line}
            {of !== null && ` (${of})`}: <Money amountKobo={amountKobo} />{' '}
            <span className="ws-paye-quiet">
              {reference.law}, {reference.section}
            </span>
          </li>
        ))}
      </ol>
      {changes.length > 0 && <h3>{localized(words.changes)}</h3>}
      <ul>
        {changes.map(({ path, reason }) => (
          <li key={path}>
            {path}: {reason === '' ? localized(words.noReason) : reason}
          </li>
        ))}
      </ul>
      <p className="ws-paye-quiet">{localized(words.noted)}</p>
    </div>
  );
}
