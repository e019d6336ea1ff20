import type { CheckedCertificate, ClearanceClaims } from '@portal/contracts';
import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const claims: ClearanceClaims = {
  ...{ v: 1, k: 'tcc', n: 'TC7Q4M2X9TBC1VWZ', p: 'Halima Danjuma Sani', y: [2023, 2024, 2025] },
  ...{ t: Date.UTC(2026, 10, 23, 13) / 1000, e: '2026-12-31' },
};
const checked: CheckedCertificate = {
  ...{ state: 'valid', number: claims.n, holder: claims.p, years: claims.y, office: 'Zaria', issuedOn: '2026-11-23' },
  ...{ validUntil: claims.e, revokedOn: null, askedAt: '2026-11-23T13:31:00.000Z', signature: 'absent' },
};
const now = Date.UTC(2026, 10, 24);
/** Lagos is an hour ahead of UTC. */
const midnight = Date.UTC(2026, 11, 31, 23);
const stateOf = (known: Partial<Parameters<typeof standingOf>[0]>) =>
  standingOf({ isListedRevoked: false, now, ...known })?.state;

it('is valid through the last second of its last day in Lagos, and expired at midnight', () => {
  expect(stateOf({ claims, now: midnight - 1000 })).toBe('valid');
  expect(stateOf({ claims, now: midnight })).toBe('expired');
  expect(stateOf({ checked, now: midnight })).toBe('expired');
});

it('believes the register where the clock of the device is behind', () => {
  expect(stateOf({ claims, checked: { ...checked, state: 'expired' } })).toBe('expired');
});

it('is revoked when the register or the list says so, also after its last day', () => {
  expect(stateOf({ claims, isListedRevoked: true })).toBe('revoked');
  expect(stateOf({ checked: { ...checked, state: 'revoked' }, now: midnight })).toBe('revoked');
});

it('says nothing of what nobody proved or found', () => {
  expect(stateOf({})).toBeUndefined();
});
