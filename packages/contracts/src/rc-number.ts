import * as z from 'zod/mini';

/** Of the Corporate Affairs Commission, as it stands on the certificate. */
export const rcNumberSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^(RC|BN|IT)?\s?\d{3,10}$/, 'Enter the CAC number, for example RC123456'));
