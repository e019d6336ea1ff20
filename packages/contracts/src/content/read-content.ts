import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { blockSchema, newsItemSchema } from './block.ts';
import { pictureSchema } from './picture.ts';
import { inEveryLanguage, linkTargetSchema, plainTextSchema, richTextSchema } from './rich-text.ts';

const bothLanguages = inEveryLanguage(plainTextSchema);

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** At most two parts, for example `/tax-trails/witholding`: small letters, digits and hyphens. */
export const pagePathSchema = z
  .string()
  .check(z.maxLength(120), z.regex(new RegExp(`^/(?:${part}(?:/${part})?)?$`), 'Give a path such as /about-us'));

/** The last part of an article's address. */
export const slugSchema = z
  .string()
  .check(
    z.minLength(2),
    z.maxLength(80),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens'),
  );

/** What every page shows above its own content for as long as it holds. */
export const bannerSchema = z.object({
  id: z.uuid(),
  tone: z.enum(['information', 'warning']),
  text: richTextSchema,
  link: z.optional(z.object({ to: linkTargetSchema, label: z.string() })),
});
export type Banner = z.output<typeof bannerSchema>;

/** A page as it is read. Title and lead come in every language: the document's title changes with the visitor's choice at once. */
export const contentPageSchema = z.object({
  path: z.string(),
  title: bothLanguages,
  lead: bothLanguages,
  blocks: z.array(blockSchema),
  updatedOn: z.iso.date(),
  banners: z.array(bannerSchema),
  /** The published page it belongs to: `/tax-trails` of `/tax-trails/mining`. Absent where there is none. */
  parent: z.optional(z.object({ path: z.string(), title: bothLanguages })),
});
export type ContentPage = z.output<typeof contentPageSchema>;

export const newsArticleSchema = z.extend(contentPageSchema, {
  publishedOn: z.iso.date(),
  image: z.optional(z.object({ picture: pictureSchema, alt: z.string() })),
});
export type NewsArticle = z.output<typeof newsArticleSchema>;

export const getContentPage = defineEndpoint({
  method: 'GET',
  path: '/content/pages',
  summary: 'A published page, in the language asked for',
  access: 'public',
  query: z.object({ path: pagePathSchema }),
  response: contentPageSchema,
  errors: ['content.not-found'],
});

export const getNewsArticle = defineEndpoint({
  method: 'GET',
  path: '/content/news/:slug',
  summary: 'A published news article, in the language asked for',
  access: 'public',
  params: z.object({ slug: slugSchema }),
  response: newsArticleSchema,
  errors: ['content.not-found'],
});

/** For screens that are no published page: those come with their banners. */
export const listBanners = defineEndpoint({
  method: 'GET',
  path: '/content/banners',
  summary: 'What every page shows above its own content today, in the language asked for',
  access: 'public',
  response: z.array(bannerSchema),
});

/** Read in one order, and found by the search of the site. */
export const listNews = defineEndpoint({
  method: 'GET',
  path: '/content/news',
  summary: 'Published news, newest first',
  access: 'public',
  query: z.omit(z.object(listFields({ pageSize: 10, sorts: ['publishedOn'] })), { criteria: true }),
  response: listOf(newsItemSchema),
});

/** For sitemaps, feeds and searching: everything that has an address of its own. */
export const listPublished = defineEndpoint({
  method: 'GET',
  path: '/content/addresses',
  summary: 'Every published page and article, with its title and lead in every language',
  access: 'public',
  response: z.array(
    z.object({ path: z.string(), title: bothLanguages, lead: bothLanguages, updatedAt: z.iso.datetime() }),
  ),
});

/** Asked by gateways before they show a page again that they keep. Changes with every publication, also with those set for later. */
export const getContentVersion = defineEndpoint({
  method: 'GET',
  path: '/content/version',
  summary: 'Changes whenever something published changes',
  access: 'public',
  response: z.object({ version: z.string() }),
});

/** For example `640.webp`. What an id and a width name never changes. */
export const getPicture = defineEndpoint({
  method: 'GET',
  path: '/content/pictures/:id/:file',
  summary: 'A picture in one of its widths, as avif, webp or jpeg',
  access: 'public',
  params: z.object({ id: z.uuid(), file: z.string().check(z.regex(/^\d{2,4}\.(?:avif|webp|jpeg)$/)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/*',
  errors: ['content.not-found'],
});

/** A draft as it would be read. An article's date and picture come with articles only. */
export const contentPreviewSchema = z.extend(z.partial(newsArticleSchema, { publishedOn: true }), {
  savedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ContentPreview = z.output<typeof contentPreviewSchema>;

/** The token is in the body because addresses end up in logs. */
export const openPreview = defineEndpoint({
  method: 'POST',
  path: '/content/previews',
  summary: 'A draft as it would be read, for whoever holds the signed link',
  access: 'public',
  body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(400)) }),
  response: contentPreviewSchema,
  errors: ['content.preview-expired'],
});
