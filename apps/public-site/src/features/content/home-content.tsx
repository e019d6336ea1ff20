import './news.css';
import { useApiClient } from '@portal/api-client';
import { lazyPart, useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Suspense } from 'react';
import { useMessages } from '../../messages.ts';
import { Banners } from './banners.tsx';
import { NewsBlock } from './blocks/news-block.tsx';
import { pageQuery } from './content.queries.ts';
import { MonthRuler } from './month-ruler.tsx';

const BlockList = lazyPart(async () => (await import('./blocks/block-list.tsx')).BlockList);

function useHomePage() {
  const api = useApiClient();
  const language = useLanguage();
  return useQuery({ ...pageQuery(api, '/', language), placeholderData: keepPreviousData }).data;
}

/** What everybody should know today, above the question. Nothing on most days. */
export function HomeBanners() {
  return <Banners banners={useHomePage()?.banners ?? []} />;
}

/** What is due on which day of this month. */
export function HomeMonth() {
  const dues = useHomePage()?.blocks.find((block) => block.kind === 'due-days');
  return dues ? <MonthRuler {...dues} /> : null;
}

/** What the service says on its home page: the newest news, and seldom anything else. Nothing where there is none. */
export function HomeContent() {
  const messages = useMessages();
  const blocks = (useHomePage()?.blocks ?? []).filter(({ kind }) => kind !== 'due-days');
  const news = blocks.find((block) => block.kind === 'news');
  const heading = blocks.find((block) => block.kind === 'heading');
  const others = blocks.filter((block) => block !== news && block !== heading);
  if (others.length === 0 && !news?.total) return null;
  return (
    <section className="home-news" aria-labelledby="home-news">
      <h2 id="home-news" className="home-heading">
        {heading?.text ?? messages.newsAll}
      </h2>
      {news && news.total > 0 && <NewsBlock {...news} />}
      {others.length > 0 && (
        <Suspense>
          <BlockList blocks={others} />
        </Suspense>
      )}
    </section>
  );
}
