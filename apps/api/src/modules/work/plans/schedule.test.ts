import { fewestParts, linesOfPart, mostParts, partsOfPlan } from '@portal/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const sum = (amounts: readonly number[]) => amounts.reduce((total, kobo) => total + kobo, 0);

it('parts are the whole to the kobo, none is empty, and the first is a quarter or more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000_000 }),
      fc.integer({ min: 2, max: mostParts }),
      (whole, parts) => {
        const amounts = partsOfPlan(whole, parts);
        if (!amounts) return whole < parts * 100;
        return (
          amounts.length === parts &&
          sum(amounts) === whole &&
          amounts.every((kobo) => kobo > 0) &&
          (amounts[0] ?? 0) * 4 >= whole
        );
      },
    ),
  );
});

it('lines of the parts are the lines of the bill in proportion, each part to the kobo', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 2, max: mostParts }),
      (lines, parts) => {
        const amounts = partsOfPlan(sum(lines), parts) ?? [];
        return amounts.every((kobo) => sum(linesOfPart(lines, kobo)) === kobo);
      },
    ),
  );
});

it.each([fewestParts - 1, mostParts + 1])('%i parts are no plan', (parts) => {
  expect(partsOfPlan(1_000_000, parts)).toBeUndefined();
});
