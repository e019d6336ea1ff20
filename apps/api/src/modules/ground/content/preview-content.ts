import type { ContentPreview, Language } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ItemRow } from './data/content-items.repository.ts';
import type { LiveContentRepository, LiveItem } from './data/live-content.repository.ts';
import type { PicturesRepository } from './data/pictures.repository.ts';
import { tariffAsPage } from './domain/tariff-as-page.ts';
import { createContentPresenter } from './present-content.ts';

export interface PreviewDeps {
  readonly live: LiveContentRepository;
  readonly pictures: PicturesRepository;
  readonly clock: Clock;
}

type Shown = Omit<ContentPreview, 'savedAt' | 'expiresAt'>;

/** A draft as it would be read, among what is published today. Nothing while the page is not published on which it is read. */
export type ShowDraft = (item: ItemRow, language: Language) => Promise<Shown | undefined>;

/** Where what has no page of its own is read. */
const hosts = { gallery: '/gallery', faq: '/faq', banner: '/' } as const;

export function createShowDraft(deps: PreviewDeps): ShowDraft {
  const { live } = deps;
  return async (item, language) => {
    const { id, draft, slug, updatedAt } = item;
    const presenter = createContentPresenter({ ...deps, live: withDraft(live, item) });
    switch (draft.kind) {
      case 'page':
        return presenter.page(slug, draft, updatedAt, language);
      case 'news': {
        const published = await live.find('news', slug);
        const firstEffectiveAt = published?.firstEffectiveAt ?? updatedAt;
        return presenter.article({ id, slug, content: draft, effectiveAt: updatedAt, firstEffectiveAt }, language);
      }
      case 'tariff':
        return { ...tariffAsPage(draft, updatedAt, language), banners: await presenter.banners(language) };
      default: {
        const host = await live.find('page', hosts[draft.kind]);
        return host && presenter.page(host.slug, host.content, updatedAt, language);
      }
    }
  };
}

/** What is published, with the draft in the place of what it would replace. */
function withDraft(live: LiveContentRepository, { id, slug, draft, updatedAt }: ItemRow): LiveContentRepository {
  // A banner whose end has passed is looked at all the same.
  const content = draft.kind === 'banner' ? { ...draft, until: undefined } : draft;
  const item = { id, slug, content, effectiveAt: updatedAt, firstEffectiveAt: updatedAt };
  return {
    ...live,
    async all(kind) {
      const others = (await live.all(kind)).filter((each) => each.id !== id);
      return draft.kind === kind ? [...others, item as LiveItem<typeof kind>] : others;
    },
  };
}
