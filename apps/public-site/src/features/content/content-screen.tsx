import { useApiClient } from '@portal/api-client';
import { useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { TextLink } from '@portal/ui';
import { pageQuery } from './content.queries.ts';
import { ContentState } from './content-state.tsx';
import { ContentView } from './content-view.tsx';
import { pagePath } from './page-path.ts';

/** Any published page. The last one known stays while a newer one, or the other language, is fetched. */
export function ContentScreen() {
  const api = useApiClient();
  const language = useLanguage();
  const path = pagePath(useLocation().pathname);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pageQuery(api, path, language),
    placeholderData: keepPreviousData,
  });
  const isAnotherPage = isPlaceholderData && data?.path !== path;
  if (!data || isAnotherPage) {
    return <ContentState error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  const { parent } = data;
  const head = parent && (
    <div className="content-article-head">
      <p>
        <TextLink to={parent.path}>{parent.title[language]}</TextLink>
      </p>
    </div>
  );
  return <ContentView page={data} head={head} />;
}
