import * as z from 'zod/mini';
import type { Role } from '../access.ts';
import { declarationCheck } from './declaration-check.ts';
import { holidayRelease } from './holiday-release.ts';
import type { WorkKind } from './work-kind.ts';

/** Every kind of case there is. */
export const workKinds = {
  'declaration-check': declarationCheck,
  'holiday-release': holidayRelease,
} as const satisfies Readonly<Record<string, WorkKind>>;
export type WorkKindName = keyof typeof workKinds;
export type WorkMoveOf<K extends WorkKindName> = keyof (typeof workKinds)[K]['moves'] & string;

export const workKindNames = Object.keys(workKinds) as [WorkKindName, ...WorkKindName[]];
export const workKindNameSchema = z.enum(workKindNames);

/** A kind without its literal names, for code that treats all alike. */
export function workKindOf(name: WorkKindName): WorkKind {
  return workKinds[name];
}

/** The kinds in somebody's queue. */
export function workKindsSeenBy(role: Role): WorkKindName[] {
  return workKindNames.filter((name) => workKindOf(name).seenBy.includes(role));
}
