import { roles, taxpayerRoles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import type { Session } from '../session/session.ts';
import { canEnter } from './can-enter.ts';
import { afterLogoutOf, dashboardOf } from './role-targets.ts';

const sessionOf = (...names: string[]): Session => ({ token: 't', roles: names, user: { email: 'a@b.ng' } });

describe('who may enter', () => {
  it('everybody where it is public, anybody signed in where that is asked', () => {
    expect(canEnter('public', undefined)).toBe(true);
    expect(canEnter('signed-in', undefined)).toBe(false);
    expect(canEnter('signed-in', sessionOf('Some custom role'))).toBe(true);
  });

  it.each(roles)('%s where their role is named, and only there', (role) => {
    expect(canEnter([role], sessionOf(role))).toBe(true);
    for (const other of roles.filter((name) => name !== role)) expect(canEnter([other], sessionOf(role))).toBe(false);
  });

  it('by the first of their roles', () => {
    expect(canEnter(['Admin'], sessionOf('Individual', 'Admin'))).toBe(false);
    expect(canEnter(['Admin'], sessionOf())).toBe(false);
  });
});

/** Spec §2.2, §4 and decisions §1. */
const targets = [
  ['Governor', '/gov-dashboard', '/governor'],
  ['SuperAdmin', '/admin', '/superadmin'],
  ['Admin', '/admin', '/admin-auth'],
  ['Administrator', '/admin', '/admin-auth'],
  ['Expert System', '/expert-system/invoice-reports', '/tsp'],
  ['MDA User', '/mda', '/MDAmanager'],
  ['Tax Office Director', '/tax-area-office', '/'],
  ['Tax Office Manager', '/tax-area-office', '/'],
  ['Tax Officer', '/tax-area-office', '/'],
  ...taxpayerRoles.map((role) => [role, '/user/dashboard', '/'] as const),
] as const;

describe('where roles go', () => {
  it.each(targets)('%s: Dashboard leads to %s, Logout to %s', (role, dashboard, logout) => {
    expect(dashboardOf(role)).toBe(dashboard);
    expect(afterLogoutOf(role)).toBe(logout);
  });

  it('is settled for all fourteen; a custom role goes home', () => {
    expect(targets.map(([role]) => role).toSorted()).toEqual([...roles].toSorted());
    expect(dashboardOf(undefined)).toBe('/');
    expect(afterLogoutOf(undefined)).toBe('/');
  });
});
