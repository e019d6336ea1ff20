import * as z from 'zod/mini';
import { requiredText } from '../registration/person-fields.ts';

/** What a phone proves itself with: made when it was enrolled, known to this phone alone. */
export const deviceFields = {
  deviceId: z.uuid(),
  secret: z.string().check(z.regex(/^[\w-]{43}$/)),
};
export const deviceErrors = ['field-device.unknown', 'field-device.locked', 'field-device.wiped'] as const;

/** Sealed for the server's key (docs/decisions/0857): one byte of form, the point of the sender, twelve bytes and the text. */
const sealed = (mostBytes: number) =>
  z.string().check(z.minLength(120), z.maxLength(Math.ceil((mostBytes * 4) / 3)), z.regex(/^[\w-]+$/));

/** As a phone sends what it sealed. */
export const sealedBody = (mostBytes: number) =>
  z.object({ ...deviceFields, keyId: z.string().check(z.maxLength(20)), sealed: sealed(mostBytes) });

export const sealKeySchema = z.object({ id: z.string(), publicKey: z.string() });
export type SealKey = z.output<typeof sealKeySchema>;

/** A badge link and its PIN, and what the phone calls itself. */
export const enrolBody = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  pin: z.string().check(z.regex(/^\d{6}$/, 'Six digits')),
  name: requiredText(120),
});

/** How many records a phone says it still keeps, with its proof. */
export const contactBody = z.object({ ...deviceFields, waiting: z.int().check(z.gte(0), z.lte(100_000)) });
