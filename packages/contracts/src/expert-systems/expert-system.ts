import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { contactEmailSchema, contactNameSchema, contactPhoneSchema } from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { secondFactorCode } from '../identity/second-factor-code.ts';
import { typedLine } from '../typed-fields.ts';
import { caseVersionSchema } from '../workflow/case-version.ts';

const nothing = z.object({});
const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const params = z.object({ id });
const reason = z.string().check(z.maxLength(500), z.trim(), z.minLength(5, 'Give the reason'));

/** Whom to reach about it. */
const contactFields = {
  contactName: contactNameSchema,
  contactEmail: contactEmailSchema,
  contactPhone: contactPhoneSchema,
};
const contactSchema = z.object(contactFields);
const nameSchema = z.string().check(z.maxLength(80), typedLine(), z.minLength(3, 'Field is required'));
const revenueHeadIds = z
  .array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
  .check(z.minLength(1, 'Choose at least one revenue head'), z.maxLength(500));
const detailFields = {
  ...contactFields,
  /** Of the contract on paper. */
  contractReference: z.string().check(z.maxLength(60), typedLine(), z.minLength(2, 'Field is required')),
  contractFrom: z.iso.date(),
  contractUntil: z.iso.date(),
};
const endsAfterItBegins = z.refine<{ readonly contractFrom: string; readonly contractUntil: string }>(
  ({ contractFrom, contractUntil }) => contractUntil >= contractFrom,
  { message: 'It ends before it begins', path: ['contractUntil'] },
);
export const engineCodeSchema = z
  .string()
  .check(
    z.maxLength(20),
    z.trim(),
    z.regex(/^[A-Z0-9][A-Z0-9-]{3,19}$/, 'Capital letters, digits and hyphens, 4 to 20'),
  );

/** Where payers may be sent: the address itself and what lies below it. Length first; no pattern runs on more. */
export const redirectAddressSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.trim(),
    z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{2,5})?\/[^\s?#]*$/, 'An address such as https://pay.example.ng/paid'),
  );

export const contractDocumentBytesMax = 10 * 1024 * 1024;
const contractDocumentSchema = z.object({
  id: z.uuid(),
  /** As the file was called. */
  name: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.string(),
});
const documentId = z.uuid();

export const redirectStates = ['proposed', 'released', 'refused', 'withdrawn'] as const;

export const expertSystemSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Since when it raises no bill. What it raised before stays payable. */
  suspendedAt: z.nullable(z.iso.datetime()),
  suspensionReason: z.nullable(z.string()),
  /** Empty where nobody entered it. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  contract: z.object({ reference: z.string(), from: z.nullable(z.iso.date()), until: z.nullable(z.iso.date()) }),
  engineCodes: z.array(
    z.object({ id: z.int(), code: z.string(), issuedOn: z.iso.date(), revokedOn: z.nullable(z.iso.date()) }),
  ),
  /** What it may bill; without any it is not limited yet. */
  revenueHeads: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), mda: z.string() })),
  /** Where its payers may be sent. */
  redirects: z.array(z.string()),
  /** The newest first. */
  redirectRequests: z.array(
    z.object({
      id: z.uuid(),
      workId: z.uuid(),
      caseVersion: caseVersionSchema,
      address: z.string(),
      state: z.enum(redirectStates),
      requestedAt: z.iso.datetime(),
      requestedBy: z.nullable(z.string()),
      /** Why it was refused. */
      reason: z.nullable(z.string()),
    }),
  ),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
  /** Papers of the contract, the newest first. */
  documents: z.array(contractDocumentSchema),
});
export type ExpertSystem = z.output<typeof expertSystemSchema>;

export const getExpertSystem = defineEndpoint({
  method: 'GET',
  path: '/expert-systems/:id',
  summary: 'An expert system: contract, contact, engine codes, revenue heads, addresses and people',
  access: adminRoles,
  params,
  response: expertSystemSchema,
  errors: ['expert-system.not-found'],
});

export const createExpertSystem = defineEndpoint({
  method: 'POST',
  path: '/expert-systems',
  summary: 'Register an expert system with its first engine code and the revenue heads it may bill',
  access: adminRoles,
  body: z
    .object({ name: nameSchema, engineCode: engineCodeSchema, revenueHeadIds, ...detailFields })
    .check(endsAfterItBegins),
  response: z.object({ id: z.int() }),
  errors: ['expert-system.code-taken'],
});

export const changeExpertSystem = defineEndpoint({
  method: 'PUT',
  path: '/expert-systems/:id',
  summary: 'Change the name, contact and contract of an expert system',
  access: adminRoles,
  params,
  query: asReadQuery,
  body: z.object({ name: nameSchema, ...detailFields }).check(endsAfterItBegins),
  response: nothing,
  errors: ['request.changed-meanwhile', 'expert-system.not-found'],
});

export const setExpertSystemHeads = defineEndpoint({
  method: 'PUT',
  path: '/expert-systems/:id/revenue-heads',
  summary: 'Say what an expert system may bill; the database refuses every other head',
  access: adminRoles,
  params,
  query: asReadQuery,
  body: z.object({ revenueHeadIds }),
  response: nothing,
  errors: ['request.changed-meanwhile', 'expert-system.not-found'],
});

export const issueEngineCode = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/engine-codes',
  summary: 'Give an expert system another engine code',
  access: adminRoles,
  params,
  body: z.object({ code: engineCodeSchema }),
  response: nothing,
  errors: ['expert-system.not-found', 'expert-system.code-taken'],
});

/** At once: from today on it raises no bill. Bills that came with it keep it. */
export const revokeEngineCode = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/engine-codes/:codeId/revocation',
  summary: 'Revoke an engine code: no new bill comes with it',
  access: adminRoles,
  params: z.object({ id, codeId: id }),
  body: z.object({ reason }),
  response: nothing,
  errors: ['expert-system.not-found', 'expert-system.code-revoked'],
});

/** One action: from its commit on the database refuses new bills; open ones stay payable. */
export const suspendExpertSystem = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/suspension',
  summary: 'Stop an expert system from raising bills; what it raised stays payable',
  access: adminRoles,
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['expert-system.not-found', 'expert-system.suspended'],
});

export const reinstateExpertSystem = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/reinstatement',
  summary: 'Let a suspended expert system raise bills again',
  access: adminRoles,
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['expert-system.not-found', 'expert-system.not-suspended'],
});

export const getOwnExpertSystem = defineEndpoint({
  method: 'GET',
  path: '/expert-system',
  summary: 'The own expert system',
  access: ['Expert System'],
  response: expertSystemSchema,
  errors: ['expert-system.not-found'],
});

export const changeOwnContact = defineEndpoint({
  method: 'PUT',
  path: '/expert-system/contact',
  summary: 'Say whom to reach about the own expert system',
  access: ['Expert System'],
  query: asReadQuery,
  body: contactSchema,
  response: nothing,
  errors: ['request.changed-meanwhile', 'expert-system.not-found'],
});

/** A stolen session is not enough: it needs a code of the second factor. Nothing changes before an administrator releases it. */
export const requestRedirect = defineEndpoint({
  method: 'POST',
  path: '/expert-system/redirects',
  summary: 'Ask that payers may be sent to another address',
  access: ['Expert System'],
  body: z.object({
    address: redirectAddressSchema,
    /** Of the second factor: six digits, or a recovery code. */
    code: secondFactorCode('Enter the code of your app'),
  }),
  response: nothing,
  errors: [
    'expert-system.not-found',
    'expert-system.redirect-known',
    'identity.second-factor-missing',
    'identity.second-factor-invalid',
    'request.rate-limited',
  ],
});

export const withdrawRedirect = defineEndpoint({
  method: 'POST',
  path: '/expert-system/redirects/:requestId/withdrawal',
  summary: 'Take back a request that is not decided yet',
  access: ['Expert System'],
  params: z.object({ requestId: z.uuid() }),
  response: nothing,
  errors: ['expert-system.redirect-not-found'],
});

/** Takes effect at once: fewer places to be sent to harm nobody. */
export const removeRedirect = defineEndpoint({
  method: 'POST',
  path: '/expert-system/redirects/removal',
  summary: 'No longer send payers to an address',
  access: ['Expert System'],
  body: z.object({ address: z.string().check(z.maxLength(300), z.minLength(1)) }),
  response: nothing,
  errors: ['expert-system.redirect-not-found'],
});

/** A PDF, as it is: the contract, an annex, a renewal. */
export const addContractDocument = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/documents',
  summary: 'Hand in a paper of the contract with an expert system',
  access: adminRoles,
  params,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: contractDocumentBytesMax },
  response: z.object({ id: z.uuid() }),
  errors: ['expert-system.not-found', 'document.not-a-pdf', 'document.too-large'],
});

export const openContractDocument = defineEndpoint({
  method: 'GET',
  path: '/expert-systems/:id/documents/:documentId',
  summary: 'Open a paper of the contract with an expert system',
  access: adminRoles,
  params: z.object({ id, documentId }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['document.not-found'],
});

/** The file is kept: what was agreed upon can be asked about later. */
export const removeContractDocument = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/documents/:documentId/removal',
  summary: 'Take a paper of the contract out of sight',
  access: adminRoles,
  params: z.object({ id, documentId }),
  body: z.object({ reason }),
  response: nothing,
  errors: ['document.not-found'],
});

export const openOwnContractDocument = defineEndpoint({
  method: 'GET',
  path: '/expert-system/documents/:documentId',
  summary: 'Open a paper of the own contract',
  access: ['Expert System'],
  params: z.object({ documentId }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['document.not-found'],
});

/** As they were read: sent along with a change (`asRead`). */
export const expertSystemAsRead = ({ name, contact, contract }: Pick<ExpertSystem, 'name' | 'contact' | 'contract'>) =>
  signOf({ name, contact: { ...contact }, contract: { ...contract } });
export const expertSystemHeadsAsRead = (heads: readonly { readonly id: number }[]): string =>
  signOf({ heads: heads.map(({ id: headId }) => headId).sort((a, b) => a - b) });
export const contactAsRead = ({ name, email, phone }: ExpertSystem['contact']): string =>
  signOf({ name, email, phone });
