import type { Role } from '../access.ts';

/** Whose word counts as that of a second person. Capacities are held by Directors, who are among them. */
export const decidingRoles = [
  'Admin',
  'Administrator',
  'SuperAdmin',
  'Tax Office Director',
  'Tax Office Manager',
] as const satisfies readonly Role[];

/** Whichever of the roles is active: another one becomes active by a single move. */
export function isDecider(roles: readonly string[]): boolean {
  return roles.some((role) => decidingRoles.some((own) => own === role));
}

/** For so long whoever was made or changed decides nothing. */
export const deciderWaitHours = 72;
/** For so long they decide no case in which whoever proposed it did something. */
export const makerApartDays = 30;
/** With fewer SuperAdmins than this, one who is away or suspended stops everything that takes two of them. */
export const superAdminsWanted = 3;
