import { useApiClient } from '@portal/api-client';
import { useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { formatLongDate, TextLink } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import { articleQuery } from './content.queries.ts';
import { ContentPicture } from './content-picture.tsx';
import { ContentState } from './content-state.tsx';
import { ContentView } from './content-view.tsx';

export function ArticleScreen() {
  const messages = useMessages();
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
  const { publishedOn, image } = data;
  return (
    <ContentView
      page={data}
      head={
        <div className="content-article-head">
          <p>
            <TextLink to="/news">{messages.newsAll}</TextLink>
            <time dateTime={publishedOn}>{formatLongDate(publishedOn, language)}</time>
          </p>
          {image && <ContentPicture picture={image.picture} alt={image.alt} sizes="(min-width: 48em) 44rem, 100vw" />}
        </div>
      }
    />
  );
}
