import { problemOf } from '@portal/api-client';
import { formatNaira, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, LoadFailure, Page, Sheet, Skeleton, StatusBadge, TextLink } from '@portal/ui';
import { periodName } from '../../duties/period-name.ts';
import { BeginReturn } from './begin-return.tsx';
import { DutyList } from './duty-list.tsx';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { useOwnReturns } from './returns.queries.ts';
import { useAskedYear, YearNav } from './year-nav.tsx';
import './returns.css';

/** What is due, what is prepared and what was filed; the year stands in the address. */
export function Returns() {
  const messages = useReturnsMessages();
  const { year, last } = useAskedYear();
  return (
    <Page title={messages.title} lead={messages.lead}>
      <p className="return-ways">
        <TextLink to={`/user/returns/calendar?year=${year}`}>{messages.calendar}</TextLink>
        <TextLink to="/user/returns/facts">{messages.whyDuties}</TextLink>
      </p>
      <YearNav path="/user/returns" year={year} last={last} />
      <div className="return-page">
        <Sheet aria-labelledby="returns-due">
          <h2 id="returns-due" className="ui-heading">
            {messages.due}
          </h2>
          <DutyList year={year} />
        </Sheet>
        <Sheet aria-labelledby="returns-filed">
          <h2 id="returns-filed" className="ui-heading">
            {messages.filed}
          </h2>
          <FiledOfYear year={year} />
        </Sheet>
        <BeginReturn />
      </div>
    </Page>
  );
}

function FiledOfYear({ year }: { readonly year: number }) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const { data, error, refetch } = useOwnReturns(year);
  if (error && !data)
    return <LoadFailure problem={problemOf(error)} message={messages.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} role="status" aria-label={messages.loading} />;
  if (data.returns.length + data.drafts.length === 0) return <p className="return-quiet">{messages.nothingFiled}</p>;
  return (
    <ul className="return-duties">
      {data.drafts.map(({ kind, period, savedAt }) => (
        <li key={`draft ${kind} ${period}`}>
          <span>
            <strong>{localized(returnKinds[kind].name)}</strong> {periodName(period, language)}
            <small>{messages.savedOn(formatDateTime(savedAt))}</small>
          </span>
          <StatusBadge tone="info">{messages.prepared}</StatusBadge>
          <TextLink to={`/user/returns/${kind}/${period}`}>{messages.open}</TextLink>
        </li>
      ))}
      {data.returns.map(({ id, kind, period, version, filedAt, taxKobo, isLate, isNewest }) => (
        <li key={id}>
          <span>
            <strong>{localized(returnKinds[kind].name)}</strong> {periodName(period, language)}
            <small>{`${messages.version(version)} ${formatDateTime(filedAt)} · ${formatNaira(taxKobo)}`}</small>
          </span>
          <StatusBadge tone={isNewest ? (isLate ? 'warning' : 'good') : 'neutral'}>
            {isNewest ? (isLate ? messages.late : messages.inTime) : messages.amended}
          </StatusBadge>
          <TextLink to={`/user/returns/filed/${id}`}>{messages.open}</TextLink>
        </li>
      ))}
    </ul>
  );
}
