import { expect, it } from 'vitest';
import { understand } from './understand.ts';

it('says of a file how many rows it has, their sum, the first and the last row, the first and the last day', () => {
  const of = understand();
  expect(of.understood).toEqual({ rows: 0, sumKobo: 0, first: null, last: null, firstDay: null, lastDay: null });
  of.add({ line: 2, text: 'A', kobo: 100, day: '2026-11-03' });
  of.add({ line: 4, text: 7, kobo: -30, day: '2026-10-03' });
  of.add({ line: 9, text: 'C', kobo: 5 });
  expect(of.understood).toEqual({
    ...{ rows: 3, sumKobo: 75, firstDay: '2026-10-03', lastDay: '2026-11-03' },
    first: { line: 2, text: 'A', kobo: 100 },
    last: { line: 9, text: 'C', kobo: 5 },
  });
});
