import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clearanceNumberInput } from './clearance-number.ts';

const params = z.object({ number: clearanceNumberInput });

/** What a copy shows: years alone, or income and tax as well. The holder chooses; both are equally valid. */
export const certificateCopies = ['years', 'figures'] as const;
export type CertificateCopy = (typeof certificateCopies)[number];

/** Of a certificate that is valid. Without `shows` as its holder has chosen. */
export const downloadCertificate = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/certificates/:number/document',
  summary: 'Download an own tax clearance certificate (PDF, A4), with or without income and tax',
  failed: 'The certificate could not be made. Try again shortly',
  access: taxpayerRoles,
  params,
  query: z.object({ shows: z.optional(z.enum(certificateCopies)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['clearance.no-certificate', 'clearance.not-valid', 'service.unavailable'],
});

/** Of a certificate that is valid. */
export const getCertificateWallet = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/certificates/:number/wallet',
  summary: 'The address of the page that keeps an own tax clearance certificate on a phone, signed',
  failed: 'The page could not be made. Try again shortly',
  access: taxpayerRoles,
  params,
  response: z.object({
    /** Compact JWS (EdDSA) over `clearanceClaimsSchema`: what the QR code carries. */
    signed: z.string(),
    /** Path of the page, with the signed certificate behind its #: it is sent to no server. */
    walletPath: z.string(),
  }),
  errors: ['clearance.no-certificate', 'clearance.not-valid'],
});
