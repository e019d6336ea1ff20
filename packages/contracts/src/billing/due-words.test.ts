import { expect, it } from 'vitest';
import { dueDayWords, dueWords } from './due-words.ts';

it.each([
  ['2026-10-10', '2026-09-28', 'Pay by 10 October'],
  ['2026-10-10', '2026-10-10', 'Pay by 10 October'],
  ['2026-10-10', '2026-10-11', 'Was due on 10 October, 1 day ago'],
  ['2026-10-10', '2026-11-28', 'Was due on 10 October, 49 days ago'],
])('due on %s, read on %s: %s', (dueOn, today, words) => expect(dueWords(dueOn, today, '10 October').en).toBe(words));

it.each([
  ['2026-10-10', '2026-10-10', '10 October', '10 October'],
  ['2026-10-10', '2026-10-11', '10 October, 1 day late', '10 October, an yi latti da kwana 1'],
  ['2026-10-10', '2026-11-28', '10 October, 49 days late', '10 October, an yi latti da kwana 49'],
])('on paper, due on %s, printed on %s: %s', (dueOn, today, en, ha) =>
  expect(dueDayWords(dueOn, today, '10 October')).toEqual({ en, ha }),
);
