import { useLocalized } from '@portal/platform';
import { formatDate, Page, Skeleton } from '@portal/ui';
import { RecordFailure } from '@portal/workspace/records';
import { useOwnMda } from '../../use-own-mda.ts';
import { texts } from './texts.ts';

/** Who can sign in for the own MDA. */
export function OwnPeople() {
  const localized = useLocalized();
  const source = useOwnMda();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="text">
      {source.data ? (
        <ul className="ws-record-list">
          {source.data.people.map(({ name, email, lastSeenAt }) => (
            <li key={email}>
              <span>
                {name}
                <small>
                  {email},{' '}
                  {lastSeenAt ? `${localized(texts.lastSeen)} ${formatDate(lastSeenAt)}` : localized(texts.never)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      ) : source.error ? (
        <RecordFailure source={source} />
      ) : (
        <Skeleton height={160} role="status" aria-label={localized(texts.title)} />
      )}
    </Page>
  );
}
