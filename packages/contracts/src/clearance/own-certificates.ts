import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { certificateCheckSchema, clearanceCertificateSchema } from './certificate.ts';
import { clearanceNumberInput } from './clearance-number.ts';

const params = z.object({ number: clearanceNumberInput });
const errors = ['clearance.no-certificate'] as const;

/** The newest first. */
export const listOwnCertificates = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/certificates',
  summary: 'The own certificates of clearance, the newest first',
  failed: 'Your certificates could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(clearanceCertificateSchema),
});

export const getOwnCertificate = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/certificates/:number',
  summary: 'An own certificate of clearance with its figures',
  failed: 'The certificate could not be read. Try again shortly',
  access: taxpayerRoles,
  params,
  response: clearanceCertificateSchema,
  errors,
});

/** What the holder's copies show. Whoever checks a certificate sees figures by a code alone. */
export const showOnCertificate = defineEndpoint({
  method: 'PUT',
  path: '/account/clearance/certificates/:number/shown',
  summary: 'Choose whether an own certificate shows income and tax, or the years alone',
  failed: 'Your choice was not saved. Try again shortly',
  access: taxpayerRoles,
  params,
  body: z.object({ showsFigures: z.boolean() }),
  response: clearanceCertificateSchema,
  errors,
});

/** Days on which a code for one reader opens the figures. */
export const readerCodeDays = 7;
export const readerCodeInput = z.string().check(z.regex(/^\d{8}$/, 'The code has eight digits'));

/** A code opens the figures for whoever is given it. A new one takes the place of the one before. */
export const makeReaderCode = defineEndpoint({
  method: 'POST',
  path: '/account/clearance/certificates/:number/codes',
  summary: 'Make a code with which one reader sees income and tax of an own certificate for seven days',
  failed: 'No code was made. Try again shortly',
  access: taxpayerRoles,
  params,
  response: z.object({ code: readerCodeInput, expiresAt: z.iso.datetime() }),
  errors: [...errors, 'clearance.not-valid'],
});

/** The newest first, a hundred at most. */
export const listCertificateChecks = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/certificates/:number/checks',
  summary: 'Who looked at an own certificate: an MDA by name, anybody else without',
  failed: 'The checks could not be read. Try again shortly',
  access: taxpayerRoles,
  params,
  response: z.array(certificateCheckSchema),
  errors,
});
