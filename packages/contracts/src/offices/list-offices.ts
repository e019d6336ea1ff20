import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const timeOfDay = z.string().check(z.regex(/^\d{2}:\d{2}$/));
export const localizedSchema = z.object({ en: z.string(), ha: z.string() });

export const openingHoursSchema = z.object({
  /** ISO: Monday is 1. A day that is missing is closed. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  /** Africa/Lagos. */
  opensAt: timeOfDay,
  closesAt: timeOfDay,
});
export type OpeningHours = z.output<typeof openingHoursSchema>;

export const taxOfficeSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Absent for offices outside of the state. */
  lga: z.nullable(z.string()),
  /** As far as it is published: for most offices the town. */
  address: z.string(),
  /** Hours and address come from no official list; whoever travels far should ask first. */
  isIllustrative: z.boolean(),
  hours: z.array(openingHoursSchema),
});
export type TaxOffice = z.output<typeof taxOfficeSchema>;

export const officeListSchema = z.object({
  offices: z.array(taxOfficeSchema),
  /** Days of the next year on which every office is closed. */
  holidays: z.array(z.object({ day: z.iso.date(), name: localizedSchema })),
  /** How the service itself is reached, as far as the installation says. */
  contact: z.object({ email: z.nullable(z.string()), telephone: z.nullable(z.string()) }),
});
export type OfficeList = z.output<typeof officeListSchema>;

export const listOffices = defineEndpoint({
  method: 'GET',
  path: '/tax-offices',
  summary: 'The area tax offices with address and opening hours, and the public holidays ahead',
  access: 'public',
  response: officeListSchema,
});
