import { useApiClient } from '@portal/api-client';
import { useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { ArticleHead } from './article-head.tsx';
import { articleQuery } from './content.queries.ts';
import { ContentState } from './content-state.tsx';
import { ContentView } from './content-view.tsx';

export function ArticleScreen() {
  const api = useApiClient();
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...articleQuery(api, slug, language),
    placeholderData: keepPreviousData,
  });
  if (data?.path !== `/news/${slug}`) {
    return <ContentState error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return <ContentView page={data} head={<ArticleHead {...data} />} />;
}
