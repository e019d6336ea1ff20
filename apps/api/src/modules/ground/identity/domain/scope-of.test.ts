import { type Role, roles, type Scope } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { scopeOf } from './scope-of.ts';

const everything = {
  mda: { id: 2, name: 'Ministry of Education' },
  taxOffice: { id: 6, name: 'Kaduna North' },
  expertSystem: { id: 1, name: 'MoveEasy' },
  tpui: 'KD-6000-0000-01',
};
const nothing = { mda: null, taxOffice: null, expertSystem: null, tpui: null };

const state: Scope = { kind: 'state' };
const office = { kind: 'tax-offices', taxOfficeId: 6, name: 'Kaduna North' } as const;
const taxpayer: Scope = { kind: 'taxpayer', tpui: 'KD-6000-0000-01' };

const expected: Readonly<Record<Role, Scope>> = {
  Admin: state,
  Administrator: state,
  SuperAdmin: state,
  Governor: { kind: 'totals' },
  'Expert System': { kind: 'expert-system', expertSystemId: 1, name: 'MoveEasy' },
  'MDA User': { kind: 'mda', mdaId: 2, name: 'Ministry of Education' },
  'Tax Office Director': { ...office, reach: 'all' },
  'Tax Office Manager': { ...office, reach: 'own' },
  'Tax Officer': { ...office, reach: 'own' },
  Agent: taxpayer,
  Individual: taxpayer,
  Corporate: taxpayer,
  'State Agency': taxpayer,
  'Federal Agency': taxpayer,
};

describe('the scope of a session', () => {
  it.each(roles)('of a %s follows from the role, whatever else the account has', (role) => {
    expect(scopeOf(role, everything)).toEqual(expected[role]);
  });

  it.each(roles)('of a %s whose account belongs nowhere is none; a taxpayer is unproved', (role) => {
    const { kind } = expected[role];
    const left = kind === 'taxpayer' ? { kind: 'unproved' } : undefined;
    expect(scopeOf(role, nothing)).toEqual(['state', 'totals'].includes(kind) ? expected[role] : left);
  });

  it('of a custom role is none', () => {
    expect(scopeOf('Auditor', everything)).toBeUndefined();
  });
});
