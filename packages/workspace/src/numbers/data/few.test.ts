import { expect, it } from 'vitest';
import { koboByKey } from './few.ts';

const rows = [
  { key: '2026-01-01', kobo: 500 },
  { key: '2026-03-01', kobo: 700 },
];
const keys = ['2026-01-01', '2026-02-01', '2026-03-01'];

it('is nought where nothing was collected', () => expect(koboByKey(rows, keys)).toEqual([500, 0, 700]));

it('is unknown, never nought, while parts of few payers are told as one', () =>
  expect(koboByKey([...rows, { key: 'few', kobo: 90 }], keys)).toEqual([500, undefined, 700]));

it('is unknown before the first day the portal knows', () =>
  expect(koboByKey(rows.slice(1), keys, '2026-02-01')).toEqual([undefined, 0, 700]));
