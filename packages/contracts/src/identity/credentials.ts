import * as z from 'zod/mini';
import { withoutInvisible } from '../typed-text.ts';

/** Spec §5, at every login: required after touch, then a valid address. */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254),
    z.email('Invalid email'),
    z.toLowerCase(),
  );

/** The rules of spec §5 that a password must keep, with the words of their live hints. */
export const passwordRules = [
  { id: 'length', hint: 'At least 8 characters', holds: (password: string) => [...password].length >= 8 },
  { id: 'uppercase', hint: 'One uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lowercase', hint: 'One lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', hint: 'One numeric digit', holds: (password: string) => /\d/.test(password) },
  { id: 'symbol', hint: 'One symbol', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

export const passwordLengthMax = 128;

/** A new password. Whether it is a known leaked or common one is the server's to say. */
export const newPasswordSchema = z.string().check(
  z.minLength(1, 'Field is required'),
  z.maxLength(passwordLengthMax),
  z.refine((password) => passwordRules.every(({ holds }) => holds(password)), 'The password does not keep every rule'),
);

export const repeatedPasswordFields = {
  password: newPasswordSchema,
  confirmPassword: z.string().check(z.minLength(1, 'Field is required'), z.maxLength(1024)),
};

/** True when both fields agree; used by every form and body that sets a password. */
export function passwordsMatch(fields: { readonly password: string; readonly confirmPassword: string }): boolean {
  return fields.password === fields.confirmPassword;
}
