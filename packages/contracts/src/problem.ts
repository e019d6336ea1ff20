import * as z from 'zod/mini';

/** RFC 9457 problem details, with our code, the message for people, field errors and the request's id. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  /** Field path → what is wrong with it, in words for the person who filled it. */
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  /** Seconds to wait, on 429 and 503. */
  retryAfterSeconds: z.optional(z.int()),
});
export type Problem = z.output<typeof problemSchema>;
