import * as z from 'zod/mini';
import { lagosDay } from '../lagos-time.ts';
import { typedLine, withoutLinks } from '../typed-fields.ts';
import { ungrouped } from '../typed-text.ts';

const required = 'Field is required';
/** One line of print: nothing that could begin a new header or a hidden text. */
export const oneLine = z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Use letters, digits and punctuation on one line');
const nameLetters = z.regex(/^[\p{L}\p{M}'’ʼ`. -]*$/u, 'Use letters, spaces, hyphens and apostrophes');

const nameSchema = () =>
  z.string().check(typedLine(), z.minLength(1, required), z.maxLength(80), nameLetters, withoutLinks());
export const firstNameSchema = nameSchema();
export const lastNameSchema = nameSchema();
export const otherNameSchema = z.string().check(typedLine(), z.maxLength(80), nameLetters, withoutLinks());
export const middleNameSchema = z._default(otherNameSchema, '');

/** Spec §5 at the signup, where the words differ from those of the login. */
export const signupEmailSchema = z
  .string()
  .check(typedLine(), z.minLength(1, required), z.maxLength(254), z.email('Email is not valid'), z.toLowerCase());

/** `+234(0)803…`, `234803…` and `00…` are ways to write what begins with `+`. */
const international = (number: string) =>
  number
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^234(?=[789]\d{9}$)/, '+234')
    .replace(/^\+2340(?=[789]\d{9}$)/, '+234');

/** `08031234567`, or a foreign number with its `+`. Spaces and dashes people type are left out. */
export const phoneNumberSchema = z.string().check(
  z.overwrite((typed) => international(ungrouped(typed))),
  z.minLength(1, required),
  z.regex(/^(0[789]\d{9}|\+[1-9]\d{7,14})$/, 'Enter a phone number such as 08031234567 or +2348031234567'),
);

/** Typed DD/MM/YYYY, sent YYYY-MM-DD (spec §5, §9). */
export const dateOfBirthSchema = z.iso
  .date({ error: (issue) => (issue.input ? 'Enter the date as DD/MM/YYYY' : required) })
  .check(z.refine((day) => day >= '1900-01-01' && day < lagosDay(Date.now()), 'Enter a date in the past'));

export function requiredText(longest: number) {
  return z.string().check(typedLine(), z.minLength(1, required), z.maxLength(longest), oneLine);
}

/** Of a firm, an agency, or somebody who writes as they like. */
export function requiredName(longest: number) {
  return requiredText(longest).check(withoutLinks());
}

export function optionalText(longest: number) {
  return z._default(z.string().check(typedLine(), z.maxLength(longest), oneLine), '');
}

/** Of a reference list; a choice that was never made is a field without a value. */
export const choiceSchema = z.int({ error: required }).check(z.gte(1, required));
