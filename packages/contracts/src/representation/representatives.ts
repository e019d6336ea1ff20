import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';

/** `agent`: a registered agent whom one asks to act. `person`: one of the own people, of an organisation or a family. */
export const representativeKinds = ['agent', 'person'] as const;
export type RepresentativeKind = (typeof representativeKinds)[number];

/**
 * `see`: bills, receipts, payments and the account. `bills`: raise, renew and cancel invoices in the name of the other.
 * `paye-prepare`: read and prepare PAYE schedules, salaries with them. `paye-file`: file them and the annual return, and give certificates.
 * `withholding-prepare` and `withholding-file`: the same of what is withheld from others, and credit notes.
 * `returns-prepare` and `returns-file`: the same of every other return, incomes with them.
 */
export const representationRights = [
  'see',
  'bills',
  'paye-prepare',
  'paye-file',
  'withholding-prepare',
  'withholding-file',
  'returns-prepare',
  'returns-file',
] as const;
export type RepresentationRight = (typeof representationRights)[number];

export const rightWords: Readonly<Record<RepresentationRight, Localized>> = {
  see: { en: 'See bills, receipts and payments', ha: 'Ganin bil, rasiti da biyan kuɗi' },
  bills: { en: 'Raise and pay invoices', ha: 'Fitar da takardun biyan kuɗi a biya' },
  'paye-prepare': { en: 'See and prepare PAYE schedules', ha: 'Ganin jerin PAYE da shirya shi' },
  'paye-file': { en: 'File PAYE and answer the tax office', ha: 'Miƙa PAYE da amsa wa ofishin haraji' },
  'withholding-prepare': { en: 'See and prepare withholding schedules', ha: 'Ganin jerin harajin riƙo da shirya shi' },
  'withholding-file': {
    en: 'File withholding tax and give credit notes',
    ha: 'Miƙa harajin riƙo da ba da takardun shaida',
  },
  'returns-prepare': { en: 'See and prepare other returns', ha: 'Ganin sauran bayanan haraji da shirya su' },
  'returns-file': { en: 'File other returns', ha: 'Miƙa sauran bayanan haraji' },
};

export const representativeStates = ['invited', 'active', 'ended', 'expired'] as const;

const rights = z.array(z.enum(representationRights)).check(z.minLength(1), z.maxLength(representationRights.length));
const params = z.object({ id: z.uuid() });

export const representativeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(representativeKinds),
  rights,
  state: z.enum(representativeStates),
  /** Null until somebody has accepted. */
  name: z.nullable(z.string()),
  /** For whom the code was made, in the words of whoever made it. */
  label: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Representative = z.output<typeof representativeSchema>;

export const listRepresentatives = defineEndpoint({
  method: 'GET',
  path: '/account/representatives',
  summary: 'Who may act for the caller, and who was asked to',
  failed: 'Who acts for you could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(representativeSchema),
});

/** The code is shown this once; we keep its hash. Giving it to somebody is the consent. */
export const inviteRepresentative = defineEndpoint({
  method: 'POST',
  path: '/account/representatives',
  summary: 'Let somebody act for the caller: answers the code they accept with',
  failed: 'No code was made. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    kind: z.enum(representativeKinds),
    rights,
    label: z.string().check(z.maxLength(80), z.trim(), z.minLength(2, 'Say for whom')),
  }),
  response: z.object({ id: z.uuid(), code: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['representation.too-many', 'taxpayer.not-found'],
});

/** From this moment on they reach nothing. */
export const withdrawRepresentative = defineEndpoint({
  method: 'POST',
  path: '/account/representatives/:id/withdrawal',
  summary: 'Withdraw the consent: whoever acted, or was asked to, acts no more',
  failed: 'Nothing was changed. Try again shortly',
  access: taxpayerRoles,
  params,
  response: z.object({}),
  errors: ['representation.not-found'],
});
