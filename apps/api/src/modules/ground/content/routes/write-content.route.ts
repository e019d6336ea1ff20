import {
  type AuthoredContent,
  type ContentItem,
  contentItemSchema,
  createContentItem,
  getContentItem,
  isReservedPath,
  listContentItems,
  pagePathSchema,
  saveContentDraft,
  slugSchema,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../audit/index.ts';
import type { ContentItemsRepository, ItemRow } from '../data/content-items.repository.ts';
import { missingTexts } from '../domain/missing-texts.ts';

export interface WriteContentDeps {
  readonly db: Database;
  readonly items: ContentItemsRepository;
}

/** Drafts: what staff write before anybody sees it. */
export function writeContentRoutes(app: FastifyInstance, deps: WriteContentDeps): void {
  const { db, items } = deps;

  serve(app, listContentItems, async ({ query }) => {
    return presentPage(await items.list(query), summarised);
  });

  serve(app, getContentItem, async ({ params: { id } }, { user }) => presented(await found(deps, id), user.id));

  serve(app, createContentItem, async ({ body: { slug, content } }, { user }) => {
    requireAddress(content, slug);
    const id = await db.transaction(async (tx) => {
      const created = await items.create(tx, slug, content, user.id);
      if (!created) throw new BusinessError('content.slug-taken');
      const detail = { kind: content.kind, slug };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'content.created',
        subject: `content:${created}`,
        detail,
      });
      return created;
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, saveContentDraft, async ({ params: { id }, body: { draftVersion, content } }, { user }) => {
    await db.transaction(async (tx) => {
      const { kind } = await lockedDraft(deps, tx, id, draftVersion);
      if (content.kind !== kind) throw wrong('content.kind', 'An item keeps its kind');
      await items.saveDraft(tx, id, content, user.id);
      await writeAudit(tx, { actor: { userId: user.id }, action: 'content.draft-saved', subject: `content:${id}` });
    });
    return presented(await found(deps, id), user.id);
  });
}

export async function found({ items }: Pick<WriteContentDeps, 'items'>, id: string): Promise<ItemRow> {
  const item = await items.find(id);
  if (!item) throw new BusinessError('content.not-found');
  return item;
}

/** The item, held until the transaction ends, as the caller last saw it. */
export async function lockedDraft({ items }: WriteContentDeps, tx: Transaction, id: string, draftVersion: number) {
  const item = await items.lock(tx, id);
  if (!item) throw new BusinessError('content.not-found');
  if (item.draftVersion !== draftVersion) throw new BusinessError('content.changed-meanwhile');
  return item;
}

function requireAddress({ kind }: AuthoredContent, slug: string): void {
  const { success } = (kind === 'page' ? pagePathSchema : slugSchema).safeParse(slug);
  if (!success) {
    throw wrong('slug', kind === 'page' ? 'Give a path such as /about-us' : 'Use small letters, digits and hyphens');
  }
  refuseReservedPath(kind, slug);
}

/** Asked again at each publication: a later release may have a screen where a page was. */
export function refuseReservedPath(kind: AuthoredContent['kind'], slug: string): void {
  if (kind === 'page' && isReservedPath(slug)) throw new BusinessError('content.path-reserved');
}

function wrong(field: string, message: string): BusinessError {
  return new BusinessError('request.invalid', { fieldErrors: { [field]: message } });
}

function summarised(item: ItemRow) {
  const { id, kind, slug, state, draft, hasUnpublishedChanges, updatedAt, nextAt, proposedById } = item;
  const missing = missingTexts(draft);
  return {
    id,
    kind,
    slug,
    state,
    title: titleOf(draft, slug),
    hasUnpublishedChanges,
    updatedAt: updatedAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    isProposed: proposedById !== null,
    missing: {
      en: missing.filter((path) => path.endsWith('.en')).length,
      ha: missing.filter((path) => path.endsWith('.ha')).length,
    },
  };
}

/** As whoever asks may see it: who wrote or proposed something does not decide on it. */
export function presented(item: ItemRow, reader: string): ContentItem {
  const { draft, draftVersion, savedBy, savedById, proposedBy, proposedById, proposedAt, proposedFor, sentBack } = item;
  const proposal = proposedAt && {
    by: proposedBy ?? '',
    at: proposedAt.toISOString(),
    publishAt: proposedFor?.toISOString() ?? null,
    mayDecide: reader !== proposedById && reader !== savedById,
  };
  return contentItemSchema.parse({ ...summarised(item), draft, draftVersion, savedBy, proposal, sentBack });
}

function titleOf(content: AuthoredContent, slug: string): string {
  switch (content.kind) {
    case 'page':
    case 'news':
      return content.title.en;
    case 'faq':
      return content.question.en;
    case 'gallery':
      return content.caption.en;
    case 'tariff':
      return content.name.en;
    case 'banner':
      return slug;
  }
}
