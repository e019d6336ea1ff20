import * as z from 'zod/mini';
import type { Role } from '../access.ts';

/** What an account must belong to before it may have a role; a role that is not named needs nothing. */
const roleNeeds = {
  'MDA User': 'mdaId',
  'Tax Office Director': 'taxOfficeId',
  'Tax Office Manager': 'taxOfficeId',
  'Tax Officer': 'taxOfficeId',
  'Expert System': 'expertSystemId',
} as const satisfies Partial<Record<Role, string>>;

type RoleNeed = (typeof roleNeeds)[keyof typeof roleNeeds];

/** The field that says where somebody with this role works. Taxpayer roles need a TPUI, which registering gives. */
export function needOf(role: string): RoleNeed | undefined {
  return Object.entries(roleNeeds).find(([name]) => name === role)?.[1];
}

/** Where somebody works. */
export type Belonging = { readonly [need in RoleNeed]?: number | undefined };

const choice = z.optional(z.int({ error: 'Field is required' }));

/** Of whatever gives somebody a role. */
export const belongingFields = {
  /** Of an MDA User. */
  mdaId: choice,
  /** Of the three tax office roles. */
  taxOfficeId: choice,
  /** Of an Expert System. */
  expertSystemId: choice,
};

const words: Readonly<Record<RoleNeed, string>> = {
  mdaId: 'An MDA User belongs to an MDA, nobody else does',
  taxOfficeId: 'The tax office roles belong to a tax office, nobody else does',
  expertSystemId: 'An Expert System user belongs to an expert system, nobody else does',
};

/** Every place the roles need is named, and no other. */
export function belongingChecks<B extends Belonging>(rolesIn: (body: B) => readonly string[]) {
  return (['mdaId', 'taxOfficeId', 'expertSystemId'] as const).map((need) =>
    z.refine<B>((body) => rolesIn(body).some((role) => needOf(role) === need) === (body[need] !== undefined), {
      error: words[need],
      path: [need],
    }),
  );
}
