import type { Session } from '@portal/auth';
import { roles } from '@portal/contracts';
import { areaPlaces, placeOf } from '@portal/platform';
import { describe, expect, it } from 'vitest';
import { detourOf } from './guard.ts';

const sessionOf = (...names: string[]): Session => ({ token: 't', roles: names, user: { email: 'a@b.ng' } });
const visit = (pathname: string, session?: Session) => detourOf(placeOf(pathname), pathname, session);

/** Spec §6 with our reading of it: who may enter which guarded area. */
const admitted: Readonly<Record<string, readonly string[]>> = {
  '/user/dashboard': ['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency'],
  '/admin': ['Admin', 'Administrator', 'SuperAdmin'],
  '/gov-dashboard': ['Governor'],
  '/expert-system/settings': ['Expert System'],
  '/mda': ['MDA User'],
  '/tax-area-office': ['Tax Office Director', 'Tax Office Manager', 'Tax Officer'],
  '/sadmin': ['SuperAdmin'],
  '/coming-soon': [...roles],
};

describe('guards', () => {
  const table = Object.entries(admitted).flatMap(([path, names]) =>
    roles.map((role) => [role, path, names.includes(role)] as const),
  );

  it.each(table)('%s at %s may enter: %s', (role, path, mayEnter) => {
    expect(visit(path, sessionOf(role))).toBe(mayEnter ? undefined : '/');
  });

  it.each(Object.keys(admitted))('sends visitors without a session home from %s', (path) => {
    expect(visit(path)).toBe('/');
  });

  it('counts the first role only, and a custom role as none', () => {
    expect(visit('/admin', sessionOf('Individual', 'Admin'))).toBe('/');
    expect(visit('/admin', sessionOf('Regional Lead', 'Admin'))).toBe('/');
  });

  it.each(areaPlaces.flatMap(({ openPaths = [] }) => openPaths))('leaves the door %s open to everybody', (path) => {
    expect(visit(path)).toBeUndefined();
  });

  it("sends the tax office's people from the MDA settings to their own", () => {
    expect(visit('/mda/settings', sessionOf('Tax Officer'))).toBe('/tax-area-office/settings');
    expect(visit('/mda/settings', sessionOf('MDA User'))).toBeUndefined();
  });

  it('does not take a path for a guarded one because it begins alike', () => {
    expect(visit('/administration-of-taxes')).toBeUndefined();
  });
});
