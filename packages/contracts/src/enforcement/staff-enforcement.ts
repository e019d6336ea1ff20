import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { koboSchema } from '../money.ts';
import { typedLine, typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import {
  courtOrderSchema,
  enforcementFields,
  enforcementHindrances,
  genders,
  heldKinds,
  orderKinds,
  saleSchema,
  visitSchema,
} from './enforcement.ts';

const params = z.object({ id: z.uuid() });
const person = z.nullable(z.object({ id: z.uuid(), name: z.string() }));
const line = (longest: number, shortest = 3) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), typedLine());
const moment = z.iso.datetime({ offset: true });
const mostKobo = 9_007_199_254_740_991;
const amount = koboSchema.check(z.lte(mostKobo));

export const enforcementMoves = [
  'pass',
  'refuse',
  'note-order',
  'compare',
  'return-order',
  'plan',
  'approve',
  'call-off',
  'depart',
  'come-back',
  'execute',
  'release',
  'note-sale',
  'compare-sale',
  'return-sale',
  'sell',
  'settle',
  'withdraw',
] as const;
export type EnforcementMove = (typeof enforcementMoves)[number];

export const enforcementDetailSchema = z.object({
  ...enforcementFields,
  /** What stands in the way now; null: the demand has lapsed and is owed. */
  hindrance: z.nullable(z.enum(enforcementHindrances)),
  openedBy: person,
  checkedBy: person,
  opinion: z.string(),
  orders: z.array(courtOrderSchema),
  visits: z.array(visitSchema),
  sale: z.nullable(saleSchema),
  released: z.nullable(z.object({ on: z.iso.date(), by: z.string(), receivedBy: z.string() })),
  openBills: z.array(z.string()),
  /** Who could go: active officers of the office. */
  officers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  workId: z.uuid(),
  caseVersion: caseVersionSchema,
  /** What the reader may do now. */
  moves: z.array(z.enum(enforcementMoves)),
});
export type EnforcementDetail = z.output<typeof enforcementDetailSchema>;

/** Opens a case of the kind `enforcement`; Legal checks it. */
export const openEnforcement = defineEndpoint({
  method: 'POST',
  path: '/enforcements',
  summary: 'Open the enforcement of a demand notice of the caller’s office that lapsed; Legal checks it first',
  failed: 'Nothing was opened. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({
    demandNumber: z
      .string()
      .check(typedLine(), z.toUpperCase(), z.regex(/^DMN-\d{4}-\d{8}$/, 'Write it as DMN-2026-00000001')),
  }),
  response: z.object({ id: z.uuid(), number: z.string(), workId: z.uuid() }),
  errors: ['demand.not-found', 'enforcement.not-lapsed', 'enforcement.exists', 'enforcement.own', 'work.conflict'],
});

export const getEnforcement = defineEndpoint({
  method: 'GET',
  path: '/enforcements/:id',
  summary: 'One enforcement: its debt now, its court orders, visits with their inventories, sale and release',
  failed: 'The enforcement could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params,
  response: enforcementDetailSchema,
  errors: ['enforcement.not-found'],
});

/** Steps that ask nothing but a reason. */
export const moveEnforcement = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/moves',
  summary: 'Check, compare, approve, call off or withdraw: the steps of an enforcement that need no more than a reason',
  failed: 'The step could not be made. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    move: z.enum([
      'pass',
      'refuse',
      'compare',
      'return-order',
      'approve',
      'call-off',
      'come-back',
      'compare-sale',
      'return-sale',
      'withdraw',
    ]),
    caseVersion: caseVersionSchema,
    reason: z.optional(reasonSchema),
  }),
  response: enforcementDetailSchema,
  errors: [
    'enforcement.not-found',
    'enforcement.not-lapsed',
    'enforcement.beyond-order',
    'enforcement.own',
    'enforcement.team',
    ...decisionErrors,
    'work.reason-missing',
  ],
});

/** `distrain` before a visit, `sale` after goods were kept. Another person compares it with the paper. */
export const noteCourtOrder = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/orders',
  summary: 'Note a court order: court, number, day, place, what it allows and until when; another person compares it',
  failed: 'The order could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    kind: z.enum(orderKinds),
    court: line(200),
    orderNumber: line(60),
    givenOn: z.iso.date(),
    validUntil: z.iso.date(),
    place: line(300),
    maySeal: z.boolean(),
    mayTake: z.boolean(),
    maySearch: z.boolean(),
    coversDwelling: z.boolean(),
    limitKobo: z.optional(amount),
    paper: line(200),
  }),
  response: enforcementDetailSchema,
  errors: [
    'enforcement.not-found',
    'enforcement.order-dates',
    'enforcement.keeping-days',
    'enforcement.sale',
    'enforcement.own',
    ...decisionErrors,
  ],
});

const teamMember = z.object({ userId: z.uuid(), badge: line(40, 2), gender: z.enum(genders) });

/** Held against the order: its place, its days and what it allows. A Director other than the planner approves it. */
export const planVisit = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/visits',
  summary: 'Plan a visit within the court order: where, when by daylight, what is to be done, and who goes',
  failed: 'The visit could not be planned. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    place: line(300),
    isDwelling: z.boolean(),
    consentOf: z.string().check(z.maxLength(120), typedLine()),
    willSeal: z.boolean(),
    willTake: z.boolean(),
    willSearch: z.boolean(),
    startsAt: moment,
    endsAt: moment,
    witness: line(120),
    team: z.array(teamMember).check(z.minLength(2, 'At least two officers go'), z.maxLength(12)),
  }),
  response: enforcementDetailSchema,
  errors: [
    'enforcement.not-found',
    'enforcement.not-lapsed',
    'enforcement.beyond-order',
    'enforcement.dwelling',
    'enforcement.daytime',
    'enforcement.team',
    'enforcement.own',
    ...decisionErrors,
  ],
});

/** Answers the case as it stands then: departed, or called off or ended by itself, and why. */
export const departForVisit = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/departure',
  summary: 'Leave: every bill is asked about now; when one is paid or hindered the visit is called off instead',
  failed: 'The team does not leave: it could not be asked whether the debt is paid. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema }),
  response: enforcementDetailSchema,
  errors: ['enforcement.not-found', 'enforcement.not-the-day', 'enforcement.own', ...decisionErrors],
});

/** What happened is noted also when the debt was paid meanwhile: the goods are released then. */
export const noteExecution = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/execution',
  summary:
    'Note what was done: inventory signed by both, receipts of books, searches, place, photographs, witness, costs',
  failed: 'What was done could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    arrivedAt: moment,
    leftAt: moment,
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    hasSealed: z.boolean(),
    signedFor: z.string().check(z.maxLength(120), typedLine()),
    refusal: z.string().check(z.maxLength(500), typedLine()),
    witness: line(120),
    costsKobo: amount,
    account: z.string().check(z.minLength(3), z.maxLength(2000), typedLines()),
    goods: z
      .array(
        z.object({
          what: line(200),
          kind: z.enum(heldKinds),
          valueKobo: amount,
          keptAt: line(200),
          receipt: z.string().check(z.maxLength(60), typedLine()),
        }),
      )
      .check(z.maxLength(100)),
    searches: z
      .array(z.object({ searched: line(120), gender: z.enum(genders), searchedBy: z.uuid() }))
      .check(z.maxLength(20)),
    photos: z
      .array(
        z.object({
          /** SHA-256 of the picture, so that it is recognised later. */
          digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
          keptAt: line(200),
        }),
      )
      .check(z.minLength(1, 'At least one photograph'), z.maxLength(60)),
  }),
  response: enforcementDetailSchema,
  errors: [
    'enforcement.not-found',
    'enforcement.inventory',
    'enforcement.search',
    'enforcement.daytime',
    'enforcement.own',
    ...decisionErrors,
  ],
});

export const releaseGoods = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/release',
  summary: 'Give back what was held, or take the seals off: who received it, and why',
  failed: 'The release could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema, receivedBy: line(120), reason: reasonSchema }),
  response: enforcementDetailSchema,
  errors: ['enforcement.not-found', 'enforcement.own', ...decisionErrors, 'work.reason-missing'],
});

export const noteSale = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/sale',
  summary: 'Note a sale by order of the High Court: what it brought and cost; the surplus follows',
  failed: 'The sale could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema, soldOn: z.iso.date(), proceedsKobo: amount, costsKobo: amount }),
  response: enforcementDetailSchema,
  errors: ['enforcement.not-found', 'enforcement.sale', 'enforcement.own', ...decisionErrors],
});

export const settleSurplus = defineEndpoint({
  method: 'POST',
  path: '/enforcements/:id/surplus',
  summary: 'Note that what was left of a sale went back to the taxpayer, with its proof; the case closes',
  failed: 'The surplus could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema, returnedOn: z.iso.date(), proof: line(200) }),
  response: enforcementDetailSchema,
  errors: ['enforcement.not-found', 'enforcement.surplus', 'enforcement.own', ...decisionErrors],
});
