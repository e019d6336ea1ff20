import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { authoredContentSchema, contentKinds, writtenContentSchema } from './authored-content.ts';
import { pictureSchema } from './picture.ts';
import { pagePathSchema, slugSchema } from './read-content.ts';
import { inEveryLanguage } from './rich-text.ts';

/** The CMS is the SuperAdmin's (spec §6). */
const access = ['SuperAdmin'] as const;

/** `scheduled`: never shown yet, but it will be by itself. `withdrawn`: was shown and is not any more. */
export const contentStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;

const itemSummary = {
  id: z.uuid(),
  kind: z.enum(contentKinds),
  /** The path of a page, the name of everything else; unique within its kind. */
  slug: z.string(),
  state: z.enum(contentStates),
  /** In English, as it was last written. */
  title: z.string(),
  hasUnpublishedChanges: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** When the next version appears by itself. */
  nextAt: z.nullable(z.iso.datetime()),
  /** Somebody asked for its publication, and nobody decided yet. */
  isProposed: z.boolean(),
  /** How many texts nobody wrote yet, by language. */
  missing: inEveryLanguage(z.int()),
};

/** What somebody asked to publish: nobody makes public what he or she wrote. */
const proposalSchema = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  /** When it is to appear; at once when nobody said. */
  publishAt: z.nullable(z.iso.datetime()),
  /** Whether the caller is the second person that it needs. */
  mayDecide: z.boolean(),
});

export const contentItemSchema = z.object({
  ...itemSummary,
  draft: authoredContentSchema,
  /** Sent back with the next change: somebody else's change in between is not overwritten. */
  draftVersion: z.int(),
  /** Who saved it last; nobody when it came with the portal. */
  savedBy: z.nullable(z.string()),
  proposal: z.nullable(proposalSchema),
  /** Why it was sent back, until it is proposed again. */
  sentBack: z.nullable(z.string()),
});
export type ContentItem = z.output<typeof contentItemSchema>;

const itemParams = z.object({ id: z.uuid() });
const versionParams = z.object({ id: z.uuid(), number: z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)) });
const expectedDraft = { draftVersion: z.int().check(z.gte(1)) };

export const listContentItems = defineEndpoint({
  method: 'GET',
  path: '/content/items',
  summary: 'What is published, planned and being written',
  access,
  query: z.object({
    kind: z.optional(z.enum(contentKinds)),
    state: z.optional(z.enum(contentStates)),
    proposed: z.optional(z.enum(['yes', 'no'])),
    ...listFields({ pageSize: 50, sorts: ['updatedAt'] }),
  }),
  response: listOf(z.object(itemSummary)),
  errors: ['list.cursor-invalid'],
});

export const createContentItem = defineEndpoint({
  method: 'POST',
  path: '/content/items',
  summary: 'Begin something new, as a draft that nobody sees',
  access,
  body: z.object({ slug: z.union([pagePathSchema, slugSchema]), content: writtenContentSchema }),
  // A page of the longest law, in two languages.
  bodyLimits: { bytesMax: 512 * 1024, depthMax: 9, tokensMax: 20_000 },
  response: contentItemSchema,
  errors: ['content.slug-taken', 'content.path-reserved'],
});

export const getContentItem = defineEndpoint({
  method: 'GET',
  path: '/content/items/:id',
  summary: 'One item with its draft',
  access,
  params: itemParams,
  response: contentItemSchema,
  errors: ['content.not-found'],
});

export const saveContentDraft = defineEndpoint({
  method: 'PUT',
  path: '/content/items/:id/draft',
  summary: 'Save the draft; what is published stays as it is',
  access,
  params: itemParams,
  body: z.object({ ...expectedDraft, content: writtenContentSchema }),
  // A page of the longest law, in two languages.
  bodyLimits: { bytesMax: 512 * 1024, depthMax: 9, tokensMax: 20_000 },
  response: contentItemSchema,
  errors: ['content.not-found', 'content.changed-meanwhile'],
});

export const proposeContent = defineEndpoint({
  method: 'POST',
  path: '/content/items/:id/proposal',
  summary: 'Ask for the publication of the draft, at once or at a later moment; somebody else decides',
  access,
  params: itemParams,
  body: z.object({ ...expectedDraft, at: z.optional(z.iso.datetime({ offset: true })) }),
  response: contentItemSchema,
  errors: ['content.not-found', 'content.changed-meanwhile', 'content.incomplete', 'content.path-reserved'],
});

export const sendContentBack = defineEndpoint({
  method: 'POST',
  path: '/content/items/:id/proposal/refusal',
  summary: 'Send what was proposed back to whoever wrote it, with a reason; whoever proposed it takes it back so',
  access,
  params: itemParams,
  body: z.extend(reasonBody, expectedDraft),
  response: contentItemSchema,
  errors: ['content.not-found', 'content.changed-meanwhile', 'content.not-proposed'],
});

export const publishContent = defineEndpoint({
  method: 'POST',
  path: '/content/items/:id/publications',
  summary: 'Approve what somebody else proposed: it appears at its moment',
  access,
  params: itemParams,
  body: z.object(expectedDraft),
  response: contentItemSchema,
  errors: [
    'content.not-found',
    'content.changed-meanwhile',
    'content.incomplete',
    'content.path-reserved',
    'content.not-proposed',
    'content.own-proposal',
  ],
});

export const cancelPublication = defineEndpoint({
  method: 'DELETE',
  path: '/content/items/:id/publications/:number',
  summary: 'Call off a publication that has not happened yet',
  access,
  params: versionParams,
  response: contentItemSchema,
  errors: ['content.not-found', 'content.already-published'],
});

export const withdrawContent = defineEndpoint({
  method: 'POST',
  path: '/content/items/:id/withdrawal',
  summary: 'Take something off the site and call off what was planned for it; its history stays',
  access,
  params: itemParams,
  body: z.object(expectedDraft),
  response: contentItemSchema,
  errors: ['content.not-found', 'content.changed-meanwhile'],
});

export const contentVersionSchema = z.object({
  number: z.int(),
  effectiveAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
  /** Name of who published it; nobody when it came with the portal. */
  publishedBy: z.nullable(z.string()),
  /** Who asked for it; nobody when an earlier version came back, or something was taken off. */
  proposedBy: z.nullable(z.string()),
  isWithdrawal: z.boolean(),
  restoredFrom: z.nullable(z.int()),
  cancelledAt: z.nullable(z.iso.datetime()),
});

export const listContentVersions = defineEndpoint({
  method: 'GET',
  path: '/content/items/:id/versions',
  summary: 'The history of an item, newest first',
  access,
  params: itemParams,
  response: z.array(contentVersionSchema),
  errors: ['content.not-found'],
});

export const getContentVersionOfItem = defineEndpoint({
  method: 'GET',
  path: '/content/items/:id/versions/:number',
  summary: 'An earlier version as it was written',
  access,
  params: versionParams,
  response: z.extend(contentVersionSchema, { content: z.nullable(authoredContentSchema) }),
  errors: ['content.not-found'],
});

export const restoreContent = defineEndpoint({
  method: 'POST',
  path: '/content/items/:id/versions/:number/restoration',
  summary: 'Publish an earlier version again; it also becomes the draft',
  access,
  params: versionParams,
  body: z.object(expectedDraft),
  response: contentItemSchema,
  errors: [
    'content.not-found',
    'content.changed-meanwhile',
    'content.incomplete',
    'content.path-reserved',
    'content.tariff-dated',
  ],
});

export const createPreviewLink = defineEndpoint({
  method: 'POST',
  path: '/content/items/:id/preview-links',
  summary: 'A signed link that shows the draft to whoever has it, for a day',
  access,
  params: itemParams,
  response: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['content.not-found', 'content.no-preview'],
});

export const pictureFileBytesMax = 10 * 1024 * 1024;

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/content/pictures',
  summary: 'Add a picture; it is checked, turned upright, cleaned of its metadata and resized',
  access,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: pictureFileBytesMax },
  response: z.extend(pictureSchema, { fileName: z.string(), uploadedAt: z.iso.datetime() }),
  errors: ['content.picture-unreadable', 'content.picture-too-small', 'document.too-large', 'service.unavailable'],
});

export const listPictures = defineEndpoint({
  method: 'GET',
  path: '/content/pictures',
  summary: 'Pictures that can be used, newest first',
  access,
  query: z.object(listFields({ pageSize: 24, sorts: ['uploadedAt'] })),
  response: listOf(z.extend(pictureSchema, { fileName: z.string(), uploadedAt: z.iso.datetime() })),
  errors: ['list.cursor-invalid'],
});
