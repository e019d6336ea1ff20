import type { Statement, StatementKind } from '@portal/contracts';
import { expect, it } from 'vitest';
import { enteredFacts } from './entered-facts.ts';

const stated = (kind: StatementKind, value: number): Statement => ({
  ...{ kind, year: 2026, value, office: 'Treasury', statedOn: '2026-11-03', document: 'Report' },
  enteredAt: '2026-11-04T09:00:00.000Z',
});
const values = (...of: Parameters<typeof enteredFacts>) => enteredFacts(...of).map(({ key, value }) => [key, value]);

it('follows from what was stated and collected', () =>
  expect(
    values(
      {
        'total-revenue': stated('total-revenue', 400),
        population: stated('population', 50),
        'debt-service': stated('debt-service', 20),
      },
      100,
    ),
  ).toEqual([
    ['ownShare', 0.25],
    ['coversRecurrent', undefined],
    ['debtService', 0.2],
    ['costRatio', undefined],
    ['perHead', 2],
  ]));

it('is blank where nobody stated, or where one would divide by nothing; never nought', () => {
  expect(values({}, 100).every(([, value]) => value === undefined)).toBe(true);
  expect(values({ 'total-revenue': stated('total-revenue', 0) }, 100)[0]).toEqual(['ownShare', undefined]);
  expect(values({ 'debt-service': stated('debt-service', 20) }, undefined)[2]).toEqual(['debtService', undefined]);
});
