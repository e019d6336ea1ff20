import { dueRules, dutyKinds } from '@portal/contracts';
import { expect, it } from 'vitest';
import { dueDayOf, ruleOf } from './due-day.ts';

function dueOf(kind: (typeof dutyKinds)[number], fromDay: string): string | undefined {
  const rule = ruleOf(dueRules, kind, fromDay);
  return rule && dueDayOf(rule, fromDay);
}

it.each([
  ['paye-month', '2026-02-01', '2026-03-10'],
  ['paye-month', '2026-12-01', '2027-01-10'],
  ['consumption-tax-month', '2026-11-01', '2026-12-20'],
  ['withholding-month', '2026-03-01', '2026-04-30'],
  ['withholding-month', '2026-12-01', '2027-01-30'],
  // February has no thirtieth: its last day, in a leap year too, and in a century that is none.
  ['withholding-month', '2026-01-01', '2026-02-28'],
  ['withholding-month', '2028-01-01', '2028-02-29'],
  ['withholding-month', '2100-01-01', '2100-02-28'],
  ['form-h1', '2025-01-01', '2026-01-31'],
  ['form-h1', '2027-01-01', '2028-01-31'],
  ['direct-assessment', '2025-01-01', '2026-03-31'],
  ['direct-assessment', '2027-01-01', '2028-03-31'],
] as const)('%s of %s is due on %s', (kind, fromDay, dueOn) => expect(dueOf(kind, fromDay)).toBe(dueOn));

it('nothing is due for a period before the first rule', () => {
  for (const kind of dutyKinds) expect(dueOf(kind, '2024-01-01')).toBeUndefined();
});

it('a changed rule is for its own periods and those after them', () => {
  const [paye] = dueRules;
  if (!paye) throw new Error('There are rules');
  const rules = [{ ...paye, fromDay: '2026-06-01', day: 31 }, ...dueRules];
  const due = (fromDay: string) => {
    const rule = ruleOf(rules, 'paye-month', fromDay);
    return rule && dueDayOf(rule, fromDay);
  };
  expect([due('2026-05-01'), due('2026-06-01'), due('2026-08-01')]).toEqual(['2026-06-10', '2026-07-31', '2026-09-30']);
});

it('every rule says where it is written, and begins with a period', () => {
  expect(new Set(dueRules.map(({ kind }) => kind))).toEqual(new Set(dutyKinds));
  for (const { source, fromDay } of dueRules) {
    expect(source.length).toBeGreaterThan(10);
    expect(fromDay).toMatch(/-01-01$/);
  }
});
