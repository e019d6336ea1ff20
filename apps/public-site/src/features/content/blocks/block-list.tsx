import type { Block } from '@portal/contracts';
import { Icon, LinkButton } from '@portal/ui';
import { ContentPicture } from '../content-picture.tsx';
import { keyed } from '../keyed.ts';
import { RichText } from '../rich-text.tsx';
import { CalloutBlock } from './callout-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { DueDaysBlock } from './due-days-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { LinksBlock } from './links-block.tsx';
import { NewsBlock } from './news-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { ServiceBlock } from './service-block.tsx';
import { SourcesBlock } from './sources-block.tsx';
import { TableBlock } from './table-block.tsx';

export interface BlockListProps {
  readonly blocks: readonly Block[];
}

/** The content of a page, block by block. */
export function BlockList({ blocks }: BlockListProps) {
  const firstAction = blocks.find(({ kind }) => kind === 'action');
  return (
    <div className="content">
      {keyed(blocks).map(({ key, part: block }) => (
        <BlockView key={key} block={block} isFirstAction={block === firstAction} />
      ))}
    </div>
  );
}

interface BlockViewProps {
  readonly block: Block;
  /** Of a page's ways on, one is the page's own; the others stand back. */
  readonly isFirstAction: boolean;
}

function BlockView({ block, isFirstAction }: BlockViewProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={anchorOf(block.text)}>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {keyed(block.items).map(({ key, part: item }) => (
            <li key={key}>
              <RichText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableBlock {...block} />;
    case 'steps':
      return (
        <ol className="content-steps">
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <p className="content-step-title">{title}</p>
              {text && (
                <p>
                  <RichText text={text} />
                </p>
              )}
            </li>
          ))}
        </ol>
      );
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'links':
      return <LinksBlock {...block} />;
    case 'quote':
      return (
        <figure className="content-quote">
          <blockquote>{block.text}</blockquote>
          <figcaption>{block.source}</figcaption>
        </figure>
      );
    case 'contact':
      return <ContactBlock {...block} />;
    case 'action':
      return (
        <div className="content-action">
          {block.text && (
            <p>
              <RichText text={block.text} />
            </p>
          )}
          <LinkButton
            to={block.to}
            variant={isFirstAction ? 'primary' : 'secondary'}
            icon={<Icon name="arrow-right" />}
          >
            {block.label}
          </LinkButton>
        </div>
      );
    case 'service':
      return <ServiceBlock {...block} />;
    case 'facts':
      return <FactsBlock {...block} />;
    case 'due-days':
      return <DueDaysBlock {...block} />;
    case 'sources':
      return <SourcesBlock {...block} />;
    case 'image':
      return (
        <figure className="content-figure">
          <ContentPicture picture={block.picture} alt={block.alt} sizes="(min-width: 48em) 44rem, 100vw" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'news':
      return <NewsBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'gallery':
      return <GalleryBlock {...block} />;
  }
}

/** So that somebody can be sent to a part of a page. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
