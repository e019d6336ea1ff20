import * as z from 'zod/mini';
import {
  checkedCertificateStates,
  checkedFiguresSchema,
  typedCertificateNumber,
} from '../clearance/check-certificate.ts';
import { readerCodeInput } from '../clearance/own-certificates.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { told } from './told.ts';

/** Each is logged, and its holder sees that somebody looked. Figures come with a code the holder gave, and never without. */
export const checkPartnerCertificate = definePartnerEndpoint({
  method: 'POST',
  path: '/clearance-checks',
  operation: 'checkClearance',
  summary: 'Whether a tax clearance certificate stands, by its number; its figures with a code its holder gave',
  ...{ scope: 'read', quota: 'taxpayers' },
  body: z.strictObject({
    number: told(typedCertificateNumber, 'As it stands on the certificate.', 'TC4N8Q2W7XK5P3AB'),
    holderCode: z.optional(
      told(readerCodeInput, 'Eight digits the holder gave you, for the figures. Leave it out without one.'),
    ),
  }),
  answers: {
    200: z.object({
      number: told(z.string(), 'The same, as it is written.', 'TC4N8Q2W7XK5P3AB'),
      state: told(z.enum(checkedCertificateStates), 'Serve on `valid` alone.', 'valid'),
      holder: told(z.string(), 'As printed; of one that is not valid initials.', 'Hauwa Garba'),
      years: told(z.array(z.int()), 'The years it speaks of.', [2023, 2024, 2025]),
      office: told(z.nullable(z.string()), 'Of the holder.', 'Zaria'),
      issuedOn: z.iso.date(),
      validUntil: told(z.iso.date(), 'The last day, in Lagos.'),
      revokedOn: told(z.nullable(z.iso.date()), 'Since when it counts no more.', null),
      figures: told(z.nullable(z.array(checkedFiguresSchema)), 'In kobo, by year; null without a code.', null),
    }),
  },
  errors: ['clearance.certificate-unknown', 'clearance.code-unknown', 'request.invalid'],
});
