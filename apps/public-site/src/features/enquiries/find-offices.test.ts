import type { OpeningHours, TaxOffice } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { officeSearch } from './find-offices.ts';
import { hoursInLines, isOpenAt } from './opening-hours.ts';

const week: OpeningHours[] = [
  ...[1, 2, 3, 4].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '16:00' })),
  { weekday: 5, opensAt: '08:00', closesAt: '13:00' },
];
const office = (id: number, name: string, lga: string | null, address: string): TaxOffice => ({
  id,
  name,
  lga,
  address,
  isIllustrative: true,
  hours: week,
});
const offices = [
  office(5, 'Kafanchan', "Jema'a", 'Kafanchan'),
  office(20, 'Saminaka', 'Lere', 'Saminaka'),
  office(39, 'Lagos', null, 'Lagos'),
];
const find = officeSearch(offices);
const names = (typed: string) => find(typed).map(({ name }) => name);

describe('an office', () => {
  it.each([
    ['', ['Kafanchan', 'Saminaka', 'Lagos']],
    ['SAMI', ['Saminaka']],
    ['lere', ['Saminaka']],
    ['jemaa', ['Kafanchan']],
    ['ƘAFANCHAN', ['Kafanchan']],
    ['Jema’a kafan', ['Kafanchan']],
    ['Kafanchn', ['Kafanchan']],
    ['Smainaka', ['Saminaka']],
    ['saminka lere', ['Saminaka']],
    ['atlantis', []],
  ])('is found by "%s"', (typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });

  it('shows days of equal hours in one line', () => {
    expect(hoursInLines(week, 'en', 'to')).toEqual([
      { days: 'Monday to Thursday', hours: '08:00–16:00' },
      { days: 'Friday', hours: '08:00–13:00' },
    ]);
    const gap = [
      { weekday: 1, opensAt: '08:00', closesAt: '16:00' },
      { weekday: 3, opensAt: '08:00', closesAt: '16:00' },
    ];
    expect(hoursInLines(gap, 'ha', 'zuwa').map(({ days }) => days)).toEqual(['Litinin', 'Laraba']);
  });

  it.each([
    ['2027-03-01T07:00:00Z', true],
    ['2027-03-01T06:59:00Z', false],
    ['2027-03-01T15:00:00Z', false],
    ['2027-03-05T12:30:00Z', false],
    ['2027-03-06T09:00:00Z', false],
    // In Lagos it is Monday already.
    ['2027-02-28T23:30:00Z', false],
  ])('at %s is open: %s', (moment, expected) => {
    expect(isOpenAt(week, new Date(moment))).toBe(expected);
  });
});
