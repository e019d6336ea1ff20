import * as z from 'zod/mini';
import { normalizeCheckedCode } from '../checked-code.ts';
import { emailSchema } from '../identity/credentials.ts';
import { oneLine, phoneNumberSchema } from '../registration/person-fields.ts';
import { typedLine, typedLines, withoutLinks } from '../typed-fields.ts';

/** Who wants to be answered, without an account. */
export const contactNameSchema = z
  .string()
  .check(typedLine(), z.minLength(2, 'Enter your name'), z.maxLength(120), oneLine, withoutLinks());
export const contactEmailSchema = emailSchema;
export const contactPhoneSchema = phoneNumberSchema;

/** What somebody asks, in their own words. */
export function contactTextSchema(least: number, most: number) {
  return z
    .string()
    .check(
      typedLines(),
      z.minLength(least, `Write at least ${least} characters`),
      z.maxLength(most, `Write at most ${most} characters`),
    );
}

/** A person takes longer than this to fill a form; a program that posts at once does not. */
export const secondsToFillMin = 3;

/** How a form without an account shows that a person sent it: no third party, nothing to solve. */
export const sentByPersonFields = {
  /** Of a field nobody sees; programs fill it. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
  /** From the moment the form was shown. */
  secondsToFill: z.number().check(z.gte(0)),
};

/** The same id is the same request: whoever presses twice, or tries again after a lost answer, has sent it once. */
export const requestIdSchema = z.uuid();

/** Any text a person may type as a reference; malformed ones get the same answer as unknown ones (no oracle). */
export const referenceInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the reference'), z.maxLength(64)),
  z.transform(normalizeCheckedCode),
);
