import { formerPaths } from '@portal/contracts';
import { placeOf } from '@portal/platform';
import { describe, expect, it } from 'vitest';
import { todaysAddress } from './former-paths.ts';

describe('former paths', () => {
  it('keep what the query says', () => {
    expect(todaysAddress('/?a=login', '?routeTo=mda-collections')).toBe('/?routeTo=mda-collections&a=login');
    expect(todaysAddress('/user/invoices', '?page=2')).toBe('/user/invoices?page=2');
    expect(todaysAddress('/user/invoices', '')).toBe('/user/invoices');
  });

  it('never lead to another former path', () => {
    const targets = Object.values(formerPaths).map((target) => target.split('?')[0] ?? '');
    expect(targets.filter((target) => target in formerPaths)).toEqual([]);
  });

  it('lead to areas that own the target', () => {
    expect(placeOf('/user/settings').id).toBe('taxpayer');
    expect(placeOf('/tax-area-office/logs').id).toBe('tax-office');
  });
});
