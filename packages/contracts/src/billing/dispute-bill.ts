import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { counterRoles } from '../counter/find-payer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { billStatusSchema } from './bill.ts';
import { billReferenceInput } from './bill-reference.ts';

/** `dispute`: it is not owed. `correction`: something on it is wrong. */
export const disputeKinds = ['dispute', 'correction'] as const;

const mdaStatementSchema = z.nullable(z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }));

/** The bill stays as it is while its office looks at it. */
export const disputeBill = defineEndpoint({
  method: 'POST',
  path: '/account/bill-disputes',
  summary: 'Say that an own bill is not owed, or ask for its correction',
  failed: 'Your question could not be sent. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    billReference: billReferenceInput,
    kind: z.enum(disputeKinds),
    text: z.string().check(z.maxLength(2000), z.trim(), z.minLength(10, 'Say it in ten letters or more')),
  }),
  response: z.object({}),
  errors: ['bill.not-found', 'bill.not-disputable', 'taxpayer.no-home-office'],
});

/** For whoever decides. Of another office there is none. */
export const getBillDispute = defineEndpoint({
  method: 'GET',
  path: '/bill-disputes/:id',
  summary: 'What a taxpayer says about a bill, and the bill',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: z.object({
    billReference: z.string(),
    billFor: z.string(),
    payer: z.string(),
    totalKobo: koboSchema,
    status: billStatusSchema,
    kind: z.enum(disputeKinds),
    text: z.string(),
    askedAt: z.iso.datetime(),
    /** What the MDA whose bill it is knows of it; null while it has said nothing. */
    mdaSays: mdaStatementSchema,
  }),
  errors: ['bill.not-found'],
});

/** More are told of when some of these are decided. */
export const mdaBillDisputesMost = 200;

/** Of the own MDA: those that are open first, then what was decided, the newest first. */
export const listMdaBillDisputes = defineEndpoint({
  method: 'GET',
  path: '/counter/bill-disputes',
  summary: 'What taxpayers say against bills of the own MDA, and what was decided',
  failed: 'The questions could not be read. Try again shortly',
  access: counterRoles,
  response: z.array(
    z.object({
      id: z.uuid(),
      billReference: z.string(),
      billFor: z.string(),
      payer: z.string(),
      totalKobo: koboSchema,
      status: billStatusSchema,
      kind: z.enum(disputeKinds),
      text: z.string(),
      office: z.string(),
      askedAt: z.iso.datetime(),
      endedAt: z.nullable(z.iso.datetime()),
      /** State of its case. */
      state: z.enum(['asked', 'granted', 'corrected', 'refused', 'withdrawn']),
      mdaSays: mdaStatementSchema,
    }),
  ),
});

/** Once for each question, and while it is open: the office decides with it before its eyes. */
export const sayAboutBillDispute = defineEndpoint({
  method: 'POST',
  path: '/counter/bill-disputes/:id/statement',
  summary: 'Tell the office that decides what the own MDA knows of a bill',
  failed: 'What you wrote was not sent. Try again shortly',
  access: counterRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    text: z.string().check(z.maxLength(2000), z.trim(), z.minLength(10, 'Say it in ten characters or more')),
  }),
  response: z.object({}),
  errors: ['bill.not-found', 'bill.dispute-answered'],
});
