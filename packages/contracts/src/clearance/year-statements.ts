import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { agentDocumentBytesMax } from '../registration/agent-documents.ts';
import { typedLines } from '../typed-fields.ts';
import { clearanceYearSchema } from './certificate.ts';
import { clearanceEligibilitySchema } from './eligibility.ts';

/**
 * What a taxpayer says about a year of which the portal holds nothing: no income, lived elsewhere, filed on paper, or employed by somebody
 * who did not file (payslips). A person accepts it, with a second one, before it counts.
 */
export const yearStatementKinds = ['no-income', 'not-resident', 'filed-on-paper', 'payslips'] as const;
export type YearStatementKind = (typeof yearStatementKinds)[number];
/** For these a paper must be shown. */
export const statementsWithProof = ['filed-on-paper', 'payslips'] as const satisfies readonly YearStatementKind[];

export const yearStatementStates = ['stated', 'accepted', 'refused', 'taken-back'] as const;

// native reviewer
export const yearStatementWords = {
  'no-income': { en: 'No income', ha: 'Babu kuɗin shiga' },
  'not-resident': { en: 'Lived elsewhere', ha: 'Ya zauna a wani wuri' },
  'filed-on-paper': { en: 'Filed on paper', ha: 'An miƙa a takarda' },
  payslips: { en: 'Employed, by payslips', ha: 'Ma’aikaci, bisa takardun albashi' },
} as const;

export const yearStatementSchema = z.object({
  id: z.uuid(),
  year: clearanceYearSchema,
  kind: z.enum(yearStatementKinds),
  text: z.string(),
  incomeKobo: z.nullable(koboSchema),
  taxKobo: z.nullable(koboSchema),
  proof: z.nullable(z.object({ id: z.uuid(), name: z.string(), size: z.int() })),
  state: z.enum(yearStatementStates),
  statedAt: z.iso.datetime(),
  /** Of a refusal. */
  reason: z.nullable(z.string()),
});
export type YearStatement = z.output<typeof yearStatementSchema>;

/** One picture in the part named `file`. Whatever no statement has taken along after a day is removed. */
export const uploadClearanceProof = defineEndpoint({
  method: 'POST',
  path: '/account/clearance/proofs',
  summary: 'Hand in the picture of a paper that proves a year',
  failed: 'The picture was not received. Try again shortly',
  access: taxpayerRoles,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: agentDocumentBytesMax },
  response: z.object({ id: z.uuid(), name: z.string(), size: z.int() }),
  errors: ['document.not-an-image', 'document.too-large', 'request.rate-limited'],
});

export const downloadOwnClearanceProof = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/proofs/:id',
  summary: 'One of the own papers that prove a year',
  failed: 'The picture could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['document.not-found'],
});

/** Takes the place of what was said about that year before. */
export const stateAboutYear = defineEndpoint({
  method: 'PUT',
  path: '/account/clearance/years/:year',
  summary: 'Say of a year that there was no income, that one lived elsewhere, or that it was filed on paper',
  failed: 'What you said was not saved. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100)) }),
  body: z.object({
    kind: z.enum(yearStatementKinds),
    text: z._default(z.string().check(typedLines(), z.maxLength(1000)), ''),
    /** Of a year on paper: as the paper says. */
    incomeKobo: z.optional(koboSchema),
    taxKobo: z.optional(koboSchema),
    proofId: z.optional(z.uuid()),
    isTrue: z.literal(true),
  }),
  response: clearanceEligibilitySchema,
  errors: ['clearance.other-year', 'clearance.proof-missing', 'clearance.year-known', 'clearance.being-decided'],
});
export const listYearStatements = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/years',
  summary: 'What one has said about years of which the portal holds nothing',
  failed: 'What you said could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(yearStatementSchema),
});
