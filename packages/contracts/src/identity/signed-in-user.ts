import * as z from 'zod/mini';
import { scopeSchema } from './scope.ts';

/** What the browser keeps of a person (spec §3 "Stored user"). Never the NIN. */
export const signedInUserSchema = z.object({
  /** Ordered; the first is the active role. */
  roles: z.array(z.string()),
  userRole: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  /** Tax Payer Unique Identifier; null for staff, and for a taxpayer who has not proved their NIN. */
  tpui: z.nullable(z.string()),
  /** Whose matters the person may see. */
  scope: scopeSchema,
});
export type SignedInUserView = z.output<typeof signedInUserSchema>;

export const openSessionSchema = z.object({
  /** Opaque Bearer token; the server keeps its hash alone. */
  token: z.string(),
  /** Kept by the browser for the next sign-in: this device then has tries of its own. It opens nothing. */
  device: z.optional(z.string()),
  user: signedInUserSchema,
  landing: z.string(),
  /** The session ends then, whatever happens. */
  expiresAt: z.iso.datetime(),
  /** The session ends then, unless it is used before. */
  idleExpiresAt: z.iso.datetime(),
  /** When this was said, by the clock that the two above go by: a device's own may be wrong by hours. */
  now: z.iso.datetime(),
});
export type OpenSession = z.output<typeof openSessionSchema>;
