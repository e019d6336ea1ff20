import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine } from '../typed-fields.ts';
import { taxOfficeSchema } from './list-offices.ts';

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(32_767));
const params = z.object({ id });
const time = z.string().check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 08:00'));

export const officeRecordSchema = z.extend(taxOfficeSchema, {
  people: z.array(
    z.object({ id: z.uuid(), name: z.string(), role: z.string(), /** Cases that are theirs. */ openCases: z.int() }),
  ),
  taxpayers: z.int(),
  /** Cases of the office, also those nobody has. */
  openCases: z.int(),
  /** The local government the office stands in. */
  lgaId: z.nullable(z.int()),
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
  body: z.object({
    address: z.string().check(z.maxLength(200), typedLine(), z.minLength(5, 'Field is required')),
    /** By weekday, Monday is 1. A day that is missing is closed. */
    hours: z
      .array(
        z.object({ weekday: z.int().check(z.gte(1), z.lte(7)), opensAt: time, closesAt: time }).check(
          z.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
            message: 'It closes before it opens',
            path: ['closesAt'],
          }),
        ),
      )
      .check(
        z.maxLength(7),
        z.refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length, 'Each day once'),
      ),
  }),
  response: z.object({}),
  errors: ['office.not-found'],
});
