import * as z from 'zod/mini';
import { typedLine } from './typed-fields.ts';

/** Of the Corporate Affairs Commission, as it stands on the certificate. */
export const rcNumberSchema = z
  .string()
  .check(
    typedLine(),
    z.toUpperCase(),
    z.regex(/^(RC|BN|IT)?\s?\d{3,10}$/, 'Enter the CAC number, for example RC123456'),
  );
