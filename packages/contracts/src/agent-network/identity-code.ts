import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';

export const memberKinds = ['agent', 'collector'] as const;
export type MemberKind = (typeof memberKinds)[number];

const prefixes = { agent: 'KA', collector: 'KC' } as const satisfies Record<MemberKind, string>;
const randomLength = 9;

/** What stands on the card of an agent (`KA…`) or a collector (`KC…`): 45 random bits and a check character. */
export function makeIdentityCode(kind: MemberKind, randomBytes: Uint8Array): string {
  return makeCheckedCode(prefixes[kind], randomLength, randomBytes);
}

/** True for a normalized identity code whose check character agrees. Says nothing about whether somebody has it. */
export function isIdentityCode(normalized: string): boolean {
  return isCheckedCode(normalized, Object.values(prefixes), randomLength);
}

/** Any text a person may type as an identity code; malformed ones get the same answer as unknown ones (no oracle). */
export const identityCodeInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the code on the card'), z.maxLength(64)),
  z.transform(normalizeCheckedCode),
);
