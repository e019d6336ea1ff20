import type { Block, ContentPage } from '@portal/contracts';
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
  const isWide = page.blocks.some(({ kind }) => kind === 'gallery' || kind === 'service');
  const beside = page.blocks.filter(isBeside);
  return (
    <>
      <Banners banners={page.banners} />
      <Page title={localized(page.title)} lead={localized(page.lead)}>
        <div className="page-columns" data-wide={isWide || undefined}>
          <div className="content-matter">
            {head}
            <BlockList blocks={page.blocks.filter((block) => !isBeside(block))} />
          </div>
          {beside.length > 0 && (
            <div className="page-aside">
              <BlockList blocks={beside} />
            </div>
          )}
        </div>
      </Page>
    </>
  );
}

/** Where to go from here and what a page rests on: read last, or not at all. Cards are the matter itself. */
function isBeside(block: Block): boolean {
  return block.kind === 'sources' || (block.kind === 'links' && !block.items.some(({ text }) => text));
}
