import { actFor } from '@portal/auth';
import { afterEach, expect, it } from 'vitest';
import { clientOfPage } from './client-of-page.ts';

const client = { id: '0199a1f0-0000-7000-8000-000000000001', name: 'Amina Bello', tpui: 'KD-0001-2345-67' };
afterEach(() => sessionStorage.clear());

it.each([
  ['/user/dashboard', true],
  ['/user/invoices', true],
  ['/payment-gateways-open', true],
  ['/', false],
  ['/e-services', false],
  ['/contact', false],
  ['/admin/dashboard', false],
])('on %s somebody works for a client: %s', (path, isActing) => {
  actFor(client, () => undefined);
  expect(clientOfPage(path)).toBe(isActing ? client.id : undefined);
});

it('nobody is worked for until somebody is chosen', () => {
  expect(clientOfPage('/user/dashboard')).toBeUndefined();
});
