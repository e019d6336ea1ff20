import { dueRules } from '@portal/contracts';
import { expect, it } from 'vitest';
import { dutiesOf, type TaxpayerFacts } from './duties.ts';

const nothing: TaxpayerFacts = {
  ...{
    isPerson: true,
    employer: [],
    withholdingAgent: [],
    selfEmployed: [],
    consumptionTaxPremises: [],
    premises: [],
    away: [],
  },
};
const of = (facts: Partial<TaxpayerFacts>, today = '2026-03-01') =>
  dutiesOf({ ...nothing, ...facts }, dueRules, today).map(({ kind, fromDay, dueOn }) => `${kind} ${fromDay} ${dueOn}`);

it('who is nothing of it has nothing to file', () => expect(of({})).toEqual([]));

it('an employer files each month in which there was staff on a day, and each such year', () => {
  expect(of({ employer: [{ fromDay: '2025-12-31', toDay: '2026-02-01' }] })).toEqual([
    'paye-month 2025-12-01 2026-01-10',
    'paye-month 2026-01-01 2026-02-10',
    'paye-month 2026-02-01 2026-03-10',
    'form-h1 2025-01-01 2026-01-31',
    'form-h1 2026-01-01 2027-01-31',
  ]);
});

it('what was before the first rule and what has not begun is not asked for', () => {
  expect(of({ withholdingAgent: [{ fromDay: '1990-05-05', toDay: '2025-01-01' }] })).toEqual([
    'withholding-month 2025-01-01 2025-02-28',
  ]);
  expect(of({ withholdingAgent: [{ fromDay: '2026-03-02', toDay: null }] })).toEqual([]);
});

it('two hotels in one month are one return, and a day less of one is none', () => {
  const hotels = [
    { fromDay: '2026-01-15', toDay: '2026-01-31' },
    { fromDay: '2026-01-20', toDay: null },
  ];
  expect(of({ consumptionTaxPremises: hotels }, '2026-02-01')).toEqual([
    'consumption-tax-month 2026-01-01 2026-02-20',
    'consumption-tax-month 2026-02-01 2026-03-20',
  ]);
});

it('a company is not self-employed', () => {
  const selfEmployed = [{ fromDay: '2025-06-01', toDay: null }];
  expect(of({ selfEmployed })).toEqual([
    'direct-assessment 2025-01-01 2026-03-31',
    'direct-assessment 2026-01-01 2027-03-31',
  ]);
  expect(of({ selfEmployed, isPerson: false })).toEqual([]);
});

it('the year in which somebody dies is still returned, and none after it', () => {
  const selfEmployed = [{ fromDay: '2025-06-01', toDay: null }];
  expect(of({ selfEmployed, away: [{ fromDay: '2025-08-09', toDay: null }] })).toEqual([
    'direct-assessment 2025-01-01 2026-03-31',
  ]);
  expect(of({ selfEmployed, away: [{ fromDay: '2025-06-01', toDay: null }] })).toEqual([]);
});

it('who wakes up again files from that day', () => {
  expect(
    of({
      employer: [{ fromDay: '2025-11-01', toDay: null }],
      away: [{ fromDay: '2025-12-01', toDay: '2026-02-28' }],
    }).filter((duty) => duty.startsWith('paye')),
  ).toEqual(['paye-month 2025-11-01 2025-12-10', 'paye-month 2026-03-01 2026-04-10']);
});
