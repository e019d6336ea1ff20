import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import {
  contactBody,
  deviceErrors,
  deviceFields,
  enrolBody,
  sealedBody,
  sealKeySchema,
} from '../street/field-proof.ts';
import { photosMost } from '../street/field-record.ts';
import { visitStates } from './enforcement.ts';

/** What an officer needs at the door, and nothing else of the taxpayer: no number of the register, no phone. */
const sheetVisitSchema = z.object({
  id: z.uuid(),
  /** Of its enforcement. */
  number: z.string(),
  state: z.enum(visitStates),
  /** Why it was called off; empty while it stands. */
  endReason: z.string(),
  taxpayer: z.string(),
  place: z.string(),
  isDwelling: z.boolean(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  witness: z.string(),
  willSeal: z.boolean(),
  willTake: z.boolean(),
  willSearch: z.boolean(),
  /** What is served: the demand, and the order of the court. */
  demandNumber: z.string(),
  court: z.string(),
  orderNumber: z.string(),
  /** Owed when the sheet was read. */
  openKobo: koboSchema,
  /** References of its open bills: what is paid by, and never to an officer. */
  bills: z.array(z.string()),
  /** What this officer has noted of it already. */
  reports: z.int(),
});

const sheetSchema = z.object({
  officerId: z.uuid(),
  officer: z.string(),
  day: z.iso.date(),
  serverTime: z.iso.datetime(),
  visits: z.array(sheetVisitSchema),
  sealKey: sealKeySchema,
});
export type VisitSheet = z.output<typeof sheetSchema>;
export type SheetVisit = VisitSheet['visits'][number];

/** Ten wrong PINs end the link. Another phone of the same officer is locked. */
export const enrolOfficerPhone = defineEndpoint({
  method: 'POST',
  path: '/field/officer-phones',
  summary: 'Enrol this phone for the visits of an officer with a link and its PIN, once',
  access: 'public',
  body: enrolBody,
  response: z.object({ ...deviceFields, sheet: sheetSchema }),
  errors: ['badge-link.unknown', 'badge-link.wrong-pin', 'field-officer.not-active'],
});

/** Each call is a contact: a lock or a wipe reaches the phone by its refusal, and a visit that was called off by its state. */
export const openVisitSheet = defineEndpoint({
  method: 'POST',
  path: '/field/visits',
  summary: 'The sheet of the day for this phone: visits its officer goes on, and those that were called off',
  access: 'public',
  body: contactBody,
  response: sheetSchema,
  errors: [...deviceErrors, 'field-officer.not-active'],
});

/** Sent again it is the same report; of a visit that was called off it is kept too. */
export const sendVisitReport = defineEndpoint({
  method: 'PUT',
  path: '/field/visit-reports/:id',
  summary: 'Hand in what an officer met on a visit, as this phone sealed it',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  body: sealedBody(6000),
  response: z.object({ photosWanted: z.array(z.int()) }),
  errors: [...deviceErrors, 'field-record.unreadable', 'field-record.differs', 'visit-report.not-yours'],
});

/** Sent again it is the same photo. */
export const sendVisitPhoto = defineEndpoint({
  method: 'PUT',
  path: '/field/visit-reports/:id/photos/:position',
  summary: 'Hand in a photo of a visit as this phone sealed it',
  access: 'public',
  params: z.object({ id: z.uuid(), position: z.coerce.number().check(z.int(), z.gte(1), z.lte(photosMost)) }),
  body: sealedBody(150_000),
  bodyLimits: { bytesMax: 210_000 },
  response: z.object({}),
  errors: [...deviceErrors, 'field-record.not-found', 'field-record.unreadable', 'document.not-an-image'],
});

export const getVisitPhoto = defineEndpoint({
  method: 'GET',
  path: '/enforcements/:id/reports/:reportId/photos/:position',
  summary: 'A photo that an officer took on a visit',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({
    id: z.uuid(),
    reportId: z.uuid(),
    position: z.coerce.number().check(z.int(), z.gte(1), z.lte(photosMost)),
  }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['enforcement.not-found', 'field-record.not-found'],
});
