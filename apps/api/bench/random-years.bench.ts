import { reportRow } from '@portal/quality-gate/bench';
import { directAssessmentReturn } from '@portal/tax-rules';
import { exactYear, explanationMistake, randomYears } from '@portal/tax-rules/testing';

const count = 100_000;

/** A hundred thousand random years under each law, against fractions that nobody rounds: how many differ, or do not add up. */
for (const year of ['2025', '2026'] as const) {
  const from = performance.now();
  let wrong = 0;
  let taxed = 0;
  for (const input of randomYears(count, Number(year))) {
    const computed = directAssessmentReturn(`${year}-12-31`, input);
    const exact = exactYear(year, input);
    if (computed.taxKobo !== exact || explanationMistake(computed) !== undefined) wrong += 1;
    if (exact > 0) taxed += 1;
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  reportRow({
    what: `Random years of ${year} that differ from exact fractions, or whose explanation does not add up`,
    ...{ value: wrong, unit: 'years', bar: { atMost: 0 } },
    raw: `${count} years, ${taxed} of them taxed, ${seconds} s`,
  });
}
