import { partnerVersions, versionHeader } from '@portal/contracts';
import type { DocumentedParameter } from './partner-document-parts.ts';

export const idempotencyParameter: DocumentedParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same call with the same key gets the first answer for seven days. 1 to 255 visible ASCII characters',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

export const tagParameter: DocumentedParameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the answer you have: 304 while it is the same',
  schema: { type: 'string', maxLength: 1000 },
};

export const tagHeader = { ETag: { description: 'The version of the answer', schema: { type: 'string' } } };

export const versionParameter: DocumentedParameter = {
  name: versionHeader,
  in: 'header',
  required: false,
  description: 'Another version than the one the key was made with, for this call',
  schema: { type: 'string', enum: partnerVersions.map(({ version }) => version) },
};

export const answerHeaders = {
  [versionHeader]: { description: 'The version it is served in', schema: { type: 'string' } },
  RateLimit: { description: 'Calls that are left, and seconds until more', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'Calls in so many seconds', schema: { type: 'string' } },
};
