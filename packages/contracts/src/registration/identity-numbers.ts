import * as z from 'zod/mini';
import { typedDigits } from '../typed-fields.ts';

/** Spec §5, §9. The same words for everything that is not eleven digits. */
export const ninSchema = z.string().check(typedDigits(), z.regex(/^\d{11}$/, 'Unique identifier must be 11 digits.'));

/** What NIMC gives out instead of the NIN: twelve digits between two letters on each side. */
export const virtualNinSchema = z
  .string()
  .check(
    typedDigits(),
    z.toUpperCase(),
    z.regex(/^[A-Z]{2}\d{12}[A-Z]{2}$/, 'A virtual NIN has 16 characters, for example AB012345678910YZ.'),
  );
