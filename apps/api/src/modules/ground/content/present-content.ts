import {
  type AuthoredBlock,
  type AuthoredContent,
  type Banner,
  type Block,
  type ContentPage,
  faqTopics,
  type Language,
  lagosDay,
  type NewsArticle,
  type NewsItem,
  type Picture,
} from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { LiveContentRepository, LiveItem } from './data/live-content.repository.ts';
import type { PicturesRepository } from './data/pictures.repository.ts';
import { inLanguage } from './domain/in-language.ts';
import { keepTogether } from './domain/keep-together.ts';
import { pictureIdsOf } from './domain/picture-ids.ts';

export interface PresenterDeps {
  readonly live: LiveContentRepository;
  readonly pictures: PicturesRepository;
  readonly clock: Clock;
}

/** What has an address of its own and is read as a page. */
type ReadableContent = Extract<AuthoredContent, { kind: 'page' | 'news' }>;

export interface ContentPresenter {
  /** What every page shows today. */
  banners(language: Language): Promise<Banner[]>;
  page(path: string, content: ReadableContent, updatedAt: Date, language: Language): Promise<ContentPage>;
  article(item: LiveItem<'news'>, language: Language): Promise<NewsArticle>;
  newsItems(items: readonly LiveItem<'news'>[], language: Language): Promise<NewsItem[]>;
}

/** Turns what was written into what is read: one language, pictures and lists filled in. */
export function createContentPresenter({ live, pictures, clock }: PresenterDeps): ContentPresenter {
  async function banners(language: Language): Promise<Banner[]> {
    const now = clock.now();
    const items = await live.all('banner');
    return (
      items
        .filter(({ content }) => !content.until || new Date(content.until) > now)
        // What people must act on stands first.
        .sort((a, b) => Number(b.content.tone === 'warning') - Number(a.content.tone === 'warning'))
        .map(({ id, content }) => {
          const { kind: _, until: __, ...banner } = content;
          return { id, ...(inLanguage(banner, language) as Omit<Banner, 'id'>) };
        })
    );
  }

  async function newsItems(items: readonly LiveItem<'news'>[], language: Language): Promise<NewsItem[]> {
    const known = await pictures.byIds(items.flatMap(({ content }) => content.image?.image ?? []));
    return items.map(({ slug, content, firstEffectiveAt, effectiveAt }) => ({
      slug,
      title: content.title[language],
      lead: content.lead[language],
      publishedOn: lagosDay(firstEffectiveAt),
      updatedAt: effectiveAt.toISOString(),
      ...titleImage(content, known, language),
    }));
  }

  async function questions(topic: string | undefined, language: Language): Promise<Block> {
    const items = (await live.all('faq'))
      .filter(({ content }) => !topic || content.topic === topic)
      .sort(
        (a, b) =>
          faqTopics.indexOf(a.content.topic) - faqTopics.indexOf(b.content.topic) ||
          a.content.position - b.content.position,
      );
    return {
      kind: 'questions',
      items: items.map(({ slug, content }) => ({
        slug,
        topic: content.topic,
        question: content.question[language],
        answer: content.answer.map((part) => keepTogether(part[language])),
      })),
    };
  }

  async function gallery(language: Language): Promise<Block> {
    const items = (await live.all('gallery')).sort(
      (a, b) => (b.content.takenOn ?? '').localeCompare(a.content.takenOn ?? '') || b.id.localeCompare(a.id),
    );
    const known = await pictures.byIds(items.map(({ content }) => content.image));
    return {
      kind: 'gallery',
      items: items.flatMap(({ content: { image, alt, caption, takenOn } }) => {
        const picture = known.get(image);
        if (!picture) return [];
        return { picture, alt: alt[language], caption: caption[language], ...(takenOn && { takenOn }) };
      }),
    };
  }

  async function present(block: AuthoredBlock, known: Map<string, Picture>, language: Language): Promise<Block[]> {
    switch (block.kind) {
      case 'news': {
        const { items, total } = await live.news(block.limit);
        return [{ kind: 'news', items: await newsItems(items, language), total }];
      }
      case 'questions':
        return [await questions(block.topic, language)];
      case 'gallery':
        return [await gallery(language)];
      case 'image': {
        const picture = known.get(block.image);
        const { image: _, ...rest } = block;
        return picture ? [{ ...(inLanguage(rest, language) as { kind: 'image'; alt: string }), picture }] : [];
      }
      default:
        return [inLanguage(block, language) as Block];
    }
  }

  async function page(path: string, content: ReadableContent, updatedAt: Date, language: Language) {
    const known = await pictures.byIds(pictureIdsOf(content));
    const [blocks, shown, parent] = await Promise.all([
      Promise.all(content.blocks.map((block) => present(block, known, language))),
      banners(language),
      parentOf(path),
    ]);
    const { title, lead } = content;
    return { path, title, lead, blocks: blocks.flat(), updatedOn: lagosDay(updatedAt), banners: shown, ...parent };
  }

  async function parentOf(path: string): Promise<Pick<ContentPage, 'parent'>> {
    const above = path.slice(0, path.lastIndexOf('/'));
    const item = above === '' ? undefined : await live.find('page', above);
    return item ? { parent: { path: above, title: item.content.title } } : {};
  }

  return {
    banners,
    page,
    newsItems,
    async article({ slug, content, effectiveAt, firstEffectiveAt }, language) {
      const known = await pictures.byIds(pictureIdsOf(content));
      return {
        ...(await page(`/news/${slug}`, content, effectiveAt, language)),
        publishedOn: lagosDay(firstEffectiveAt),
        ...titleImage(content, known, language),
      };
    },
  };
}

function titleImage(
  { image }: LiveItem<'news'>['content'],
  known: Map<string, Picture>,
  language: Language,
): Pick<NewsItem, 'image'> {
  const picture = image && known.get(image.image);
  return picture ? { image: { picture, alt: image.alt[language] } } : {};
}
