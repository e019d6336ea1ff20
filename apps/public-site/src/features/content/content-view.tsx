import type { ContentPage } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Page } from '@portal/ui';
import type { ReactNode } from 'react';
import { Banners } from './banners.tsx';
import { BlockList } from './blocks/block-list.tsx';

export interface ContentViewProps {
  readonly page: ContentPage;
  /** Between the lead and the content: an article's date and picture. */
  readonly head?: ReactNode;
}

export function ContentView({ page, head }: ContentViewProps) {
  const localized = useLocalized();
  const isWide = page.blocks.some(({ kind }) => kind === 'gallery');
  return (
    <Page title={localized(page.title)} lead={localized(page.lead)} width={isWide ? 'wide' : 'text'}>
      <Banners banners={page.banners} />
      {head}
      <BlockList blocks={page.blocks} />
    </Page>
  );
}
