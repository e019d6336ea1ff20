import { useApiClient } from '@portal/api-client';
import type { Block } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Banners } from './banners.tsx';
import { BlockList } from './blocks/block-list.tsx';
import { pageQuery } from './content.queries.ts';

function useHomePage() {
  const api = useApiClient();
  const language = useLanguage();
  return useQuery({ ...pageQuery(api, '/', language), placeholderData: keepPreviousData }).data;
}

/** What everybody should know today, above the question. Nothing on most days. */
export function HomeBanners() {
  return <Banners banners={useHomePage()?.banners ?? []} />;
}

/** What the service says on its home page: the newest news. Nothing where there is none. */
export function HomeContent() {
  const blocks = useHomePage()?.blocks ?? [];
  const isEmpty = blocks.every((block: Block) => block.kind === 'heading' || (block.kind === 'news' && !block.total));
  return isEmpty ? null : <BlockList blocks={blocks} />;
}
