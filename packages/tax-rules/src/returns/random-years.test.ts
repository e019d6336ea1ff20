import { describe, expect, it } from 'vitest';
import { directAssessmentReturn } from './direct-assessment-return.ts';
import { exactYear } from './exact-year.ts';
import { explanationMistake } from './explanation-mistake.ts';
import { randomYears } from './random-years.ts';

/** The bench does a hundred thousand of each. */
const count = 3_000;

describe.each(['2025', '2026'] as const)('random years of %s', (year) => {
  it('are charged to the kobo what exact fractions come to, and every explanation adds up', () => {
    const wrong: object[] = [];
    let taxed = 0;
    for (const input of randomYears(count, 33)) {
      const computed = directAssessmentReturn(`${year}-12-31`, input);
      const exact = exactYear(year, input);
      const mistake = explanationMistake(computed);
      if (computed.taxKobo !== exact || mistake !== undefined)
        wrong.push({ input, charged: computed.taxKobo, exact, mistake });
      if (exact > 0) taxed += 1;
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    // Not all of them are free: what is compared is a tax.
    expect(taxed).toBeGreaterThan(count / 2);
  });
});

it('finds a line that does not follow from its numbers', () => {
  const [input] = [...randomYears(1, 2)];
  if (!input) throw new Error('No year was made');
  const computed = directAssessmentReturn('2026-12-31', input);
  expect(explanationMistake(computed)).toBeUndefined();
  const lines = computed.lines.map((line) =>
    line.id === 'chargeable-income' ? { ...line, amountKobo: line.amountKobo + 1 } : line,
  );
  expect(explanationMistake({ ...computed, lines })).toMatch(/^chargeable-income is/);
  expect(explanationMistake({ ...computed, overKobo: computed.overKobo + 1 })).toMatch(/balance/);
});
