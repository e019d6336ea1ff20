import type { Block, ContentPage } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Page } from '@portal/ui';
import type { ReactNode } from 'react';
import { drawings } from '../../pictograms/drawings.ts';
import { Pictogram } from '../../pictograms/pictogram.tsx';
import { Banners } from './banners.tsx';
import { BlockList } from './blocks/block-list.tsx';
import { FactsBlock } from './blocks/facts-block.tsx';

export interface ContentViewProps {
  readonly page: ContentPage;
  /** Between the lead and the content: an article's date and picture. */
  readonly head?: ReactNode;
}

/** A page that says what a tax is at a glance has that below its name, and beside its text what to do next. */
export function ContentView({ page, head }: ContentViewProps) {
  const localized = useLocalized();
  const isWide = page.blocks.some(({ kind }) => kind === 'gallery' || kind === 'service');
  const facts = page.blocks.find((block) => block.kind === 'facts');
  const isNext = ({ kind }: Block) => facts !== undefined && (kind === 'due-days' || kind === 'action');
  const next = page.blocks.filter(isNext);
  const beside = page.blocks.filter(isBeside);
  const matter = page.blocks.filter((block) => block !== facts && !isNext(block) && !isBeside(block));
  return (
    <>
      <Banners banners={page.banners} />
      <Page
        title={localized(page.title)}
        lead={localized(page.lead)}
        actions={facts && <Pictogram drawing={drawings[facts.picture]} size={112} />}
      >
        {facts && (
          <div>
            {head}
            <FactsBlock {...facts} />
          </div>
        )}
        <div className="page-columns" data-wide={isWide || undefined}>
          {next.length > 0 && (
            <div className="page-next">
              <BlockList blocks={next} />
            </div>
          )}
          <div className="content-matter">
            {!facts && head}
            <BlockList blocks={matter} />
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
