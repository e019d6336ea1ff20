import { expect, it } from 'vitest';
import { portalAddress } from './portal-address.ts';

it('joins a path, the query it brings, and fields', () => {
  expect(portalAddress('/user/settings')).toBe('/user/settings');
  expect(portalAddress('/tax-area-office?tab=requests', { record: 'a b&c' })).toBe(
    '/tax-area-office?tab=requests&record=a+b%26c',
  );
  // @ts-expect-error A field nobody declared would stand in a mail and in logs.
  portalAddress('/user/settings', { undeclared: '1' });
});
