import { problemOf, useApiClient } from '@portal/api-client';
import { listOwnActivity } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDateTime, LoadFailure, Sheet, Skeleton, TextLink } from '@portal/ui';
import { wordsOfAction } from '@portal/workspace/logs';
import { texts } from './texts.ts';
import './own-account.css';

/** Role and office, when and why; never the name of a member of staff (decision 0353). */
export function WhoOpened() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const opened = useQuery({
    queryKey: ['who-opened-my-file'],
    queryFn: ({ signal }) => api(listOwnActivity, { query: { ofOthers: true, pageSize: 10 } }, signal),
  });
  return (
    <Sheet aria-labelledby="who-opened">
      <h2 id="who-opened" className="account-heading">
        {localized(texts.opened)}
      </h2>
      <p className="account-text">{localized(texts.openedText)}</p>
      {opened.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.loading)} />}
      {opened.isError && (
        <LoadFailure
          problem={problemOf(opened.error)}
          message={localized(texts.openedFailed)}
          onRetry={() => opened.refetch()}
          isRetrying={opened.isFetching}
        />
      )}
      {opened.data?.data.length === 0 && <p>{localized(texts.nobody)}</p>}
      <ul className="own-account-list">
        {opened.data?.data.map(({ id, at, by, action, reason }) => (
          <li key={id}>
            <strong>{by ?? localized(texts.portal)}</strong>
            <span>{wordsOfAction(action, language)}</span>
            <span className="own-account-quiet">
              {[formatDateTime(at, language), reason].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/user/logs">{localized(texts.all)}</TextLink>
      </p>
    </Sheet>
  );
}
