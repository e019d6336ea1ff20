import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lawPaperSchema, lawPaperSubjectSchema } from './law-paper.ts';

const query = z.object({ of: lawPaperSubjectSchema, id: z.uuid() });
const params = z.object({ id: z.uuid() });
const papers = z.object({ papers: z.array(lawPaperSchema) });

/** In the order in which they were served. */
export const listOwnLawPapers = defineEndpoint({
  method: 'GET',
  path: '/cases/papers',
  summary: 'The papers of an own case that were served, in that order; none of a case that is not the caller’s',
  failed: 'The papers could not be read. Try again shortly',
  access: taxpayerRoles,
  query,
  response: papers,
});

export const downloadOwnLawPaper = defineEndpoint({
  method: 'GET',
  path: '/cases/papers/:id/document',
  summary: 'Download an own paper as it was served (PDF): English, and Hausa behind it',
  failed: 'The paper could not be made. Try again shortly',
  access: taxpayerRoles,
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['law-paper.not-found', 'service.unavailable'],
});

/** In the order in which they were issued; also those that are to be served. Of another office's taxpayer there are none. */
export const listLawPapers = defineEndpoint({
  method: 'GET',
  path: '/law-papers',
  summary: 'The papers of a case of a taxpayer of the caller’s office, in the order in which they were issued',
  failed: 'The papers could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  query,
  response: papers,
});

export const downloadLawPaper = defineEndpoint({
  method: 'GET',
  path: '/law-papers/:id/document',
  summary:
    'Download a paper of a case (PDF): before its service the one to be handed over, after it the one that was served',
  failed: 'The paper could not be made. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['law-paper.not-found', 'service.unavailable'],
});
