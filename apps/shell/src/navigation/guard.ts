import { activeRole, canEnter, type Session } from '@portal/auth';
import { type Access, doorPlaces, taxOfficeRoles } from '@portal/contracts';
import type { AreaPlace } from '@portal/platform';

/** Guarded paths that no area guards as a whole (spec §2.1). */
const guardedPaths: Readonly<Record<string, Access>> = {
  '/coming-soon': 'signed-in',
  '/sadmin': ['SuperAdmin'],
};

/** Where a visitor must go instead, or nothing when they may enter. A failing guard sends home without a message (spec §6). */
export function detourOf(place: AreaPlace, pathname: string, session: Session | undefined): `/${string}` | undefined {
  const guarded = Object.keys(guardedPaths).find((path) => isBelow(pathname, path));
  const access = (guarded && guardedPaths[guarded]) || (isOpenPath(place, pathname) ? 'public' : place.access);
  if (canEnter(access, session)) return undefined;
  return ownSettings(pathname, session) ?? '/';
}

/** The tax office's menu leads to /mda/settings (spec §2.13); its people find their own settings there. */
function ownSettings(pathname: string, session: Session | undefined): `/${string}` | undefined {
  const role = activeRole(session);
  const isTaxOffice = taxOfficeRoles.some((name) => name === role);
  return isTaxOffice && pathname === '/mda/settings' ? '/tax-area-office/settings' : undefined;
}

/** Staff areas have doors that are open to everybody. */
export function isOpenPath(place: AreaPlace, pathname: string): boolean {
  return place.openPaths?.some((path) => isBelow(pathname, path)) ?? false;
}

/** Where staff sign in; nothing else is offered there. */
export function isStaffDoor(pathname: string): boolean {
  return Object.values(doorPlaces).some(({ path }) => path === pathname);
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
