import { problemOf } from '@portal/api-client';
import { objectionStateWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { EmptyState, LoadFailure, Money, Page, Sheet, Skeleton, TextLink } from '@portal/ui';
import { LawDays } from './law-days.tsx';
import { useObjectionsMessages } from './messages/use-objections-messages.ts';
import { useOwnObjections } from './objections.queries.ts';
import { OwnObjectionPage } from './own-objection.tsx';
import './objections.css';

/** The own objections; one of them where the address names it. */
export function ObjectionsScreen() {
  const [params] = useSearchParams();
  const id = params.get('record');
  return id ? <OwnObjectionPage key={id} id={id} /> : <OwnObjections />;
}

function OwnObjections() {
  const messages = useObjectionsMessages();
  const localized = useLocalized();
  const query = useOwnObjections();
  return (
    <Page title={messages.title} lead={messages.lead} width="text">
      {query.isPending && <Skeleton height={160} role="status" aria-label={messages.loading} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      {query.data?.map(({ id, number, assessment, revenueHead, state, disputedKobo, day, lastDay }) => (
        <Sheet key={id} as="article" aria-labelledby={id}>
          <div className="objection-top">
            <h2 id={id} className="ui-heading">
              {localized(objectionStateWords[state])}
            </h2>
            <Money amountKobo={disputedKobo} />
          </div>
          <p className="objection-quiet">
            {number} · {assessment} · {revenueHead}
          </p>
          {day !== null && <LawDays day={day} lastDay={lastDay} />}
          <TextLink to={`/user/cases/objections?record=${id}`}>
            {messages.openOne} {number}
          </TextLink>
        </Sheet>
      ))}
    </Page>
  );
}
