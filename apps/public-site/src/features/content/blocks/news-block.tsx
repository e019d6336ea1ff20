import { useApiClient } from '@portal/api-client';
import type { BlockOf, NewsItem } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQueries } from '@portal/platform/query';
import { Button, EmptyState, formatDate, TextLink } from '@portal/ui';
import { useState } from 'react';
import { useMessages } from '../../../messages.ts';
import { newsQuery } from '../content.queries.ts';
import { ContentPicture } from '../content-picture.tsx';

/** The newest come with the page; older ones are asked for, as many again each time. */
export function NewsBlock({ items, total }: BlockOf<'news'>) {
  const messages = useMessages();
  const api = useApiClient();
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const pageSize = items.length;
  const older = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => newsQuery(api, index + 2, pageSize, language)),
  });
  if (pageSize === 0) {
    return (
      <EmptyState icon="bell" title={messages.newsEmpty}>
        {messages.newsEmptyText}
      </EmptyState>
    );
  }
  const shown = [...items, ...older.flatMap(({ data }) => data?.data ?? [])];
  const isPending = older.some((query) => query.isPending);
  const failed = older.find((query) => query.isError);
  return (
    <div className="content-news">
      <ul>
        {shown.map((item) => (
          <NewsEntry key={item.slug} {...item} />
        ))}
      </ul>
      {failed && <p role="alert">{messages.newsFailed}</p>}
      {shown.length < total && (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => (failed ? void failed.refetch() : setPages(pages + 1))}
        >
          {failed ? messages.tryAgain : messages.newsOlder}
        </Button>
      )}
    </div>
  );
}

function NewsEntry({ slug, title, lead, publishedOn, image }: NewsItem) {
  const language = useLanguage();
  return (
    <li>
      {image && <ContentPicture picture={image.picture} alt={image.alt} sizes="(min-width: 48em) 14rem, 100vw" />}
      <div>
        <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
        <h2>
          <TextLink to={`/news/${slug}`} className="content-card-link">
            {title}
          </TextLink>
        </h2>
        <p>{lead}</p>
      </div>
    </li>
  );
}
