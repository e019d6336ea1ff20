import { emailSchema } from '@portal/contracts';

/** By the contract's own rule, so that what passes here is not refused there. */
export function isEmail(value: string): boolean {
  return emailSchema.safeParse(value).success;
}
