import { expect, it } from 'vitest';
import { estimateOf } from './estimate.ts';
import { worthOf } from './worth.ts';

const of = { day: '2026-05-04', isOrganisation: false };

it('reckons a hotel from rooms, nights and how full it may be: five in a hundred of it', () => {
  const { lowKobo, highKobo, working } = estimateOf('hotels', { rooms: 24, nightKobo: 1_850_000 }, of);
  expect([lowKobo, highKobo]).toEqual([210_678_000, 461_871_000]);
  expect(working).toHaveLength(3);
});

it('takes off what was deducted, and says where nothing says how much', () => {
  const pay = { yearKobo: 1_200_000_000, year: 2025 };
  const none = estimateOf('paye-rows', pay, of);
  expect(none.lowKobo).toBeGreaterThan(0);
  expect(estimateOf('paye-rows', { ...pay, deductedKobo: none.lowKobo }, of).highKobo).toBe(0);
  expect(estimateOf('vehicles', {}, of)).toMatchObject({ lowKobo: 0, highKobo: 0, working: [{}] });
  expect(estimateOf('businesses', { yearKobo: 9_000_000_000 }, { ...of, isOrganisation: true }).highKobo).toBe(0);
});

it('is worth less by a rule that was often wrong, and not before ten of it ended', () => {
  expect(worthOf(1_000, { ended: 9, dismissed: 9 })).toBe(1_000);
  expect(worthOf(1_000, { ended: 20, dismissed: 15 })).toBe(250);
});
