import * as z from 'zod/mini';

/** RFC 9457, as partners get it. Ignore members you do not know. */
export const partnerProblemSchema = z.object({
  /** Leads to the error's entry in the documentation. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable: decide by this, never by words. */
  code: z.string(),
  detail: z.string(),
  /** The same for people who read `message`. */
  message: z.string(),
  /** Of this call, as a URN; name it when you ask us. */
  instance: z.string(),
  requestId: z.string(),
  /** The same call may succeed later. */
  retryable: z.boolean(),
  retryAfterSeconds: z.optional(z.int()),
  /** The fields at fault: `pointer` in the body (RFC 6901), `parameter` elsewhere. */
  errors: z.optional(
    z.array(
      z.object({
        pointer: z.optional(z.string()),
        parameter: z.optional(z.string()),
        code: z.string(),
        detail: z.string(),
      }),
    ),
  ),
});
export type PartnerProblem = z.output<typeof partnerProblemSchema>;
