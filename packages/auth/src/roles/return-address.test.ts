import { describe, expect, it } from 'vitest';
import type { Session } from '../session/session.ts';
import { returnAddress } from './return-address.ts';

const sessionOf = (role: string): Session => ({ token: 't', roles: [role], user: { email: 'a@b.ng' } });
const individual = sessionOf('Individual');

describe('the way back after signing in', () => {
  it.each([
    ['/user/invoices?page=2#row', '/user/invoices?page=2#row'],
    ['/payment_summary_open?billReference=KD1', '/payment_summary_open?billReference=KD1'],
    ['/?a=login&routeTo=%2Fuser', '/'],
    // Open to everybody, and yet no door.
    ['/uploads', '/uploads'],
  ])('leads to %s', (routeTo, expected) => {
    expect(returnAddress(routeTo, individual)).toBe(expected);
  });

  it.each([
    'https://evil.example/user',
    '//evil.example/user',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'user/dashboard',
    '',
    'mda-collections',
  ])('never leaves the portal: %j', (routeTo) => {
    expect(returnAddress(routeTo, individual)).toBeUndefined();
  });

  it('leads nobody where they may not enter, nor to a door', () => {
    expect(returnAddress('/admin/settings', individual)).toBeUndefined();
    expect(returnAddress('/admin/settings', sessionOf('Admin'))).toBe('/admin/settings');
    expect(returnAddress('/admin-auth', sessionOf('Admin'))).toBeUndefined();
    expect(returnAddress(null, individual)).toBeUndefined();
  });
});
