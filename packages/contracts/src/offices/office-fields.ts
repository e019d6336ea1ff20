import * as z from 'zod/mini';
import { typedLine } from '../typed-fields.ts';

/** In an address of the API. */
export const officeIdSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(32_767));

export const addressSchema = z.string().check(z.maxLength(200), typedLine(), z.minLength(5, 'Field is required'));

const time = z.string().check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 08:00'));

/** By weekday, Monday is 1. A day that is missing is closed. */
export const hoursSchema = z
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
  );
