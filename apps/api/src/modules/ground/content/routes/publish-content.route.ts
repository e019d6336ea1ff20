import {
  type AuthoredContent,
  cancelPublication,
  createPreviewLink,
  getContentVersionOfItem,
  listContentVersions,
  openPreview,
  portalAddress,
  proposeContent,
  publishContent,
  restoreContent,
  sendContentBack,
  withdrawContent,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../audit/index.ts';
import { otherSuperAdmins } from '../../identity/index.ts';
import type { VersionRow } from '../data/content-items.repository.ts';
import type { PicturesRepository } from '../data/pictures.repository.ts';
import { missingTexts } from '../domain/missing-texts.ts';
import { pictureIdsOf } from '../domain/picture-ids.ts';
import type { ShowDraft } from '../preview-content.ts';
import type { PreviewLinks } from '../preview-links.ts';
import { found, lockedDraft, presented, refuseReservedPath, type WriteContentDeps } from './write-content.route.ts';

export interface PublishContentDeps extends WriteContentDeps {
  readonly pictures: PicturesRepository;
  readonly showDraft: ShowDraft;
  readonly previewLinks: PreviewLinks;
}

const toPublish = { en: 'Content of the public site', ha: 'Bayani na shafin jama’a' }; // native reviewer

/** What the public comes to see, and when. Each change is a version of its own and a row of the audit log. */
export function publishContentRoutes(app: FastifyInstance, deps: PublishContentDeps): void {
  const { db, items, showDraft, previewLinks } = deps;

  serve(app, proposeContent, async ({ params: { id }, body: { draftVersion, at } }, { user }) => {
    await db.transaction(async (tx) => {
      const { draft, slug } = await lockedDraft(deps, tx, id, draftVersion);
      refuseReservedPath(draft.kind, slug);
      await requireComplete(deps, draft);
      const publishAt = at === undefined ? undefined : new Date(at);
      await items.propose(tx, id, user.id, publishAt);
      const detail = { draftVersion, ...(publishAt && { at: publishAt.toISOString() }) };
      const [action, subject] = ['content.proposed', `content:${id}`] as const;
      await writeAudit(tx, { actor: { userId: user.id }, action, subject, detail });
      await publishNotice(tx, {
        to: await otherSuperAdmins(tx, user.id),
        kind: 'work.decision-needed',
        // Not its title: somebody typed that, and notices go out by mail.
        facts: { work: toPublish, reference: `CMS-${id.slice(-6).toUpperCase()}` },
        path: portalAddress(`/admin/cms/items/${id}`),
        occasion: `content ${id} proposed ${draftVersion}`,
      });
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, sendContentBack, async ({ params: { id }, body: { draftVersion, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const { proposedById } = await lockedDraft(deps, tx, id, draftVersion);
      if (!proposedById) throw new BusinessError('content.not-proposed');
      await items.endProposal(tx, id, reason);
      const [action, subject] = ['content.sent-back', `content:${id}`] as const;
      await writeAudit(tx, { actor: { userId: user.id }, action, subject, detail: { draftVersion, reason } });
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, publishContent, async ({ params: { id }, body: { draftVersion } }, { user }) => {
    await db.transaction(async (tx) => {
      const { draft, slug, proposedById, proposedFor, savedById } = await lockedDraft(deps, tx, id, draftVersion);
      if (!proposedById) throw new BusinessError('content.not-proposed');
      if (proposedById === user.id || savedById === user.id) throw new BusinessError('content.own-proposal');
      refuseReservedPath(draft.kind, slug);
      await requireComplete(deps, draft);
      const effectiveAt = proposedFor === null ? undefined : new Date(proposedFor);
      const persons = { publishedBy: user.id, proposedBy: proposedById };
      const number = await items.addVersion(tx, { itemId: id, content: draft, effectiveAt, ...persons });
      await items.endProposal(tx, id, null);
      const detail = { number, ...(effectiveAt && { at: effectiveAt.toISOString() }) };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'content.published',
        subject: `content:${id}`,
        detail,
      });
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, cancelPublication, async ({ params: { id, number } }, { user }) => {
    await db.transaction(async (tx) => {
      if (!(await items.version(id, number))) throw new BusinessError('content.not-found');
      if (!(await items.cancel(tx, id, number))) throw new BusinessError('content.already-published');
      await recordCancellation(tx, user.id, id, number);
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, withdrawContent, async ({ params: { id }, body: { draftVersion } }, { user }) => {
    await db.transaction(async (tx) => {
      await lockedDraft(deps, tx, id, draftVersion);
      // What was planned would bring back what is taken off today.
      const planned = await items.cancelPlanned(tx, id);
      const number = await items.addVersion(tx, { itemId: id, content: null, publishedBy: user.id });
      for (const each of planned) await recordCancellation(tx, user.id, id, each);
      const detail = { number };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'content.withdrawn',
        subject: `content:${id}`,
        detail,
      });
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, listContentVersions, async ({ params: { id } }) => {
    await found(deps, id);
    return (await items.versions(id)).map(described);
  });

  serve(app, getContentVersionOfItem, async ({ params: { id, number } }) => {
    const version = await items.version(id, number);
    if (!version) throw new BusinessError('content.not-found');
    return { ...described(version), content: version.content };
  });

  serve(app, restoreContent, async ({ params: { id, number }, body: { draftVersion } }, { user }) => {
    const version = await items.version(id, number);
    if (!version?.content) throw new BusinessError('content.not-found');
    const { content } = version;
    if (content.kind === 'tariff') throw new BusinessError('content.tariff-dated');
    await db.transaction(async (tx) => {
      const { slug } = await lockedDraft(deps, tx, id, draftVersion);
      refuseReservedPath(content.kind, slug);
      await requireComplete(deps, content);
      await items.saveDraft(tx, id, content, user.id);
      const restored = await items.addVersion(tx, { itemId: id, content, publishedBy: user.id, restoredFrom: number });
      const detail = { number: restored, restoredFrom: number };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'content.restored',
        subject: `content:${id}`,
        detail,
      });
    });
    return presented(await found(deps, id), user.id);
  });

  serve(app, createPreviewLink, async ({ params: { id } }, { language }) => {
    if (!(await showDraft(await found(deps, id), language))) throw new BusinessError('content.no-preview');
    const { path, expiresAt } = previewLinks.create(id);
    return { path, expiresAt: expiresAt.toISOString() };
  });

  serve(app, openPreview, async ({ body: { token } }, { language }) => {
    const link = previewLinks.open(token);
    const item = link && (await items.find(link.itemId));
    const shown = item && (await showDraft(item, language));
    if (!link || !shown) throw new BusinessError('content.preview-expired');
    return { ...shown, savedAt: item.updatedAt.toISOString(), expiresAt: link.expiresAt.toISOString() };
  });
}

async function recordCancellation(tx: Transaction, userId: string, itemId: string, number: number): Promise<void> {
  const [action, subject] = ['content.publication-cancelled', `content:${itemId}`] as const;
  await writeAudit(tx, { actor: { userId }, action, subject, detail: { number } });
}

/** A draft may have gaps; the public never sees one. */
async function requireComplete({ pictures }: PublishContentDeps, content: AuthoredContent): Promise<void> {
  const ids = pictureIdsOf(content);
  const known = await pictures.byIds(ids);
  const problems = [
    ...missingTexts(content).map((path) => [path, 'Write this text'] as const),
    ...ids.filter((id) => !known.has(id)).map((id) => [`picture.${id}`, 'There is no such picture'] as const),
    ...repeatedKeys(content).map((path) => [path, 'Every entry needs a key of its own'] as const),
    ...unevenTables(content).map((path) => [path, 'Every row needs as many cells as the table has columns'] as const),
  ];
  if (problems.length === 0) return;
  throw new BusinessError('content.incomplete', { fieldErrors: Object.fromEntries(problems) });
}

/** Two amounts under one key: nobody could say which of them counts. */
function repeatedKeys(content: AuthoredContent): string[] {
  if (content.kind !== 'tariff') return [];
  const keys = content.entries.map(({ key }) => key);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [`entries.${index}.key`] : []));
}

function unevenTables(content: AuthoredContent): string[] {
  if (!('blocks' in content)) return [];
  return content.blocks.flatMap((block, index) =>
    block.kind === 'table' && block.rows.some((row) => row.length !== block.columns.length)
      ? [`blocks.${index}.rows`]
      : [],
  );
}

function described(version: VersionRow) {
  const { number, content, effectiveAt, publishedAt, publishedBy, proposedBy, restoredFrom, cancelledAt } = version;
  return {
    number,
    effectiveAt: effectiveAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    proposedBy,
    isWithdrawal: content === null,
    restoredFrom,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}
