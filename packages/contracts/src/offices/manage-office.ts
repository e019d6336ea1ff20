import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { taxOfficeSchema } from './list-offices.ts';
import { addressSchema, hoursSchema, officeIdSchema } from './office-fields.ts';

const params = z.object({ id: officeIdSchema });

export const officeRecordSchema = z.extend(taxOfficeSchema, {
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      role: z.string(),
      /** Cases that are theirs. */
      openCases: z.int(),
      /** A card that is worth something today. */
      hasCard: z.boolean(),
    }),
  ),
  taxpayers: z.int(),
  /** Cases of the office, also those nobody has. */
  openCases: z.int(),
  /** The local government the office stands in. */
  lgaId: z.nullable(z.int()),
  /** The first day without it, and who took over; of one that is closed. */
  closed: z.nullable(z.object({ on: z.iso.date(), successor: z.object({ id: z.int(), name: z.string() }) })),
});
export type OfficeRecord = z.output<typeof officeRecordSchema>;

/** Directors and administrators see every office, others their own. */
export const getOffice = defineEndpoint({
  method: 'GET',
  path: '/tax-offices/:id',
  summary: 'A tax office: place, opening hours, people and their load',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params,
  response: officeRecordSchema,
  errors: ['office.not-found'],
});

/** Decision 9 of the areas: offices and hours are the Director's. */
export const changeOffice = defineEndpoint({
  method: 'PUT',
  path: '/tax-offices/:id',
  summary: 'Change the address and the opening hours of a tax office',
  access: ['Tax Office Director'],
  params,
  query: asReadQuery,
  body: z.object({ address: addressSchema, hours: hoursSchema }),
  response: z.object({}),
  errors: ['request.changed-meanwhile', 'office.not-found', 'office.closed'],
});

/** As it was read: sent along with a change (`asRead`). */
export const officeAsRead = ({ address, hours }: Pick<OfficeRecord, 'address' | 'hours'>): string =>
  signOf({ address, hours: hours.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt })) });
