import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import { fieldDeviceSchema } from './enumerator.ts';

const access = ['SuperAdmin', ...taxOfficeRoles] as const;

export const officerPhoneSchema = z.extend(fieldDeviceSchema, {
  officerId: z.uuid(),
  officer: z.string(),
  isOwn: z.boolean(),
});
export type OfficerPhone = z.output<typeof officerPhoneSchema>;

export const officerPhonesSchema = z.object({
  /** Until when a link of the caller may still enrol a phone; null: there is none. */
  openLinkUntil: z.nullable(z.iso.datetime()),
  /** The last contact first. */
  phones: z.array(officerPhoneSchema),
});

/** Officers see their own; Managers those of their office, Directors and the SuperAdmin all. */
export const listOfficerPhones = defineEndpoint({
  method: 'GET',
  path: '/officer-phones',
  summary: 'Phones of officers for visits: their own, and for deciders those of the officers they reach',
  access,
  response: officerPhonesSchema,
  errors: [],
});

/** Of the caller alone: nobody makes a link that admits a phone as somebody else. The link before is worth nothing from then on. */
export const makeOfficerLink = defineEndpoint({
  method: 'POST',
  path: '/officer-phones/links',
  summary: 'Make a link with a PIN that enrols one phone of the caller for visits, once, within two days',
  failed: 'No link was made. Try again shortly',
  access: taxOfficeRoles,
  response: z.object({ link: z.string(), pin: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['field-officer.not-active'],
});

/** It reaches the phone at its next contact. */
export const changeOfficerPhone = defineEndpoint({
  method: 'POST',
  path: '/officer-phones/:id',
  summary: 'Lock, unlock or wipe the phone of an officer, with the reason',
  failed: 'Nothing was changed. Try again shortly',
  access,
  params: z.object({ id: z.uuid() }),
  body: z.extend(reasonBody, { act: z.enum(['lock', 'unlock', 'wipe']) }),
  response: officerPhonesSchema,
  errors: ['field-device.not-found', 'field-device.wiped', 'field-device.another-active'],
});
