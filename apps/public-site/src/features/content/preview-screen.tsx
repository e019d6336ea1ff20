import { useApiClient } from '@portal/api-client';
import { openPreview } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { skipToken, useQuery } from '@portal/platform/query';
import { EmptyState, formatDateTime, Notice, Page } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages.ts';
import { ArticleHead } from './article-head.tsx';
import { isPreviewExpired } from './content.queries.ts';
import { ContentState } from './content-state.tsx';
import { ContentView } from './content-view.tsx';

/** A draft, for whoever was sent its link. What is behind the hash never left this browser before now. */
export function PreviewScreen() {
  const messages = useMessages();
  const api = useApiClient();
  const language = useLanguage();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(window.location.hash.slice(1)), []);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['content', 'preview', token, language],
    queryFn: token ? ({ signal }) => api(openPreview, { body: { token } }, signal) : skipToken,
    retry: false,
  });
  if (token === '' || isPreviewExpired(error)) {
    return (
      <Page title={messages.previewTitle} width="text">
        <EmptyState icon="clock" title={messages.previewExpired}>
          {messages.previewExpiredText}
        </EmptyState>
      </Page>
    );
  }
  if (!data) return <ContentState error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <ContentView
      page={data}
      head={
        <>
          <Notice kind="warning" title={messages.previewNotice}>
            <p>
              {messages.previewUntil(formatDateTime(data.savedAt, language), formatDateTime(data.expiresAt, language))}
            </p>
          </Notice>
          {data.publishedOn && <ArticleHead publishedOn={data.publishedOn} image={data.image} />}
        </>
      }
    />
  );
}
