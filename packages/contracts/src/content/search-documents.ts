import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** One thing that can be found: enough to find it by and to show it in a list of results. */
export const searchDocumentSchema = z.object({
  kind: z.enum(['page', 'news', 'question', 'service']),
  /** Where it is; a question is a place on its page. */
  path: z.string(),
  title: z.string(),
  text: z.string(),
  /** Of the other language, to be found by and shown to nobody. */
  otherTitle: z.string(),
  /** Words of the other language's text, each once, without those the own text has. */
  otherWords: z.string(),
});
export type SearchDocument = z.output<typeof searchDocumentSchema>;

/** Small enough to be sent whole: finding then needs no further request, and works without a connection. */
export const listSearchDocuments = defineEndpoint({
  method: 'GET',
  path: '/content/search-documents',
  summary: 'Everything published that can be searched, in the language asked for',
  access: 'public',
  response: z.array(searchDocumentSchema),
});
