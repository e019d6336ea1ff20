import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedFields, readField } from './fields.ts';
import { addressOf, inputsOf } from './shared-address.ts';
import { answersOf, taxIds } from './tax.ts';
import { taxes } from './taxes/taxes.ts';

describe('the address of a result', () => {
  it('brings back what was entered, and the day whose law held', () => {
    const inputs = { tax: 'income-tax', typed: { period: 'month', salary: '250,000' }, on: '2026-11-21' } as const;
    expect(addressOf(inputs)).toBe('#tax=income-tax&period=month&salary=250000&on=2026-11-21');
    expect(inputsOf(addressOf(inputs))).toEqual(inputs);
  });

  it('drops what the chosen tax does not ask', () => {
    expect(inputsOf('#tax=stamp-duty&value=5000&salary=9&constructor=1').typed).toEqual({ value: '5,000' });
    const typed = { asset: 'shares', proceeds: '1', firstHome: 'yes' };
    expect(addressOf({ tax: 'capital-gains', typed })).not.toContain('firstHome');
  });

  it.each([
    ['#tax=__proto__&salary=1', { tax: 'income-tax', typed: { salary: '1' } }],
    ['#', { tax: 'income-tax', typed: {} }],
    [`#tax=income-tax&salary=${'9'.repeat(2000)}`, { tax: 'income-tax', typed: {} }],
    ['#tax=income-tax&on=1999-01-01', { tax: 'income-tax', typed: {} }],
    ['#tax=income-tax&on=soon&salary=1e9', { tax: 'income-tax', typed: { salary: '1e9' } }],
  ])('makes of %s nothing that could break the page', (hash, inputs) => {
    expect(inputsOf(hash)).toEqual(inputs);
  });

  it('means the same when it is opened as when it was typed, also where that is wrong', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 24, unit: fc.constantFrom('1', '2', '0', ',', '.', ' ', '₦', '%', '-', 'x') }),
      fc.constantFrom('1250,50', '2,5', '1,250,000', '2026-02-30', '12 lakh'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...taxIds), fc.array(text, { minLength: 9, maxLength: 9 }), (tax, texts) => {
        const typed = Object.fromEntries(taxes[tax].fields.map(({ name }, index) => [name, texts[index] ?? '']));
        const opened = inputsOf(addressOf({ tax, typed })).typed;
        for (const field of askedFields(taxes[tax].fields, typed))
          expect(readField(field, opened[field.name] ?? '')).toEqual(readField(field, typed[field.name] ?? ''));
      }),
    );
  });

  it('gives a result of the largest amounts that any field takes', () => {
    for (const tax of taxIds) {
      const most = {
        money: '1,000,000,000,000',
        percent: '100',
        age: '130',
        check: 'yes',
        choice: '',
        day: '2050-12-31',
      };
      const typed = Object.fromEntries(taxes[tax].fields.map(({ name, kind }) => [name, most[kind]]));
      const answers = answersOf(taxes[tax], { ...typed, due: '2026-01-01' });
      const columns = answers && taxes[tax].compute(answers, '2026-11-21').columns;
      for (const { totalKobo, lines } of columns ?? [])
        for (const kobo of [totalKobo, ...lines.map(({ amountKobo }) => amountKobo)])
          expect(Number.isSafeInteger(kobo) && kobo >= 0, `${tax} ${kobo}`).toBe(true);
      expect(columns?.length).toBeGreaterThan(0);
    }
  });

  it('never leads to a page that fails, whatever somebody writes into it', () => {
    const text = fc.oneof(fc.string({ maxLength: 30 }), fc.integer().map(String), fc.constantFrom('yes', '2026-02-30'));
    fc.assert(
      fc.property(fc.constantFrom(...taxIds), fc.array(text, { minLength: 9, maxLength: 9 }), (tax, texts) => {
        const query = new URLSearchParams({ tax });
        for (const [index, { name }] of taxes[tax].fields.entries()) query.set(name, texts[index] ?? '');
        const { typed } = inputsOf(`#${query}`);
        const answers = answersOf(taxes[tax], typed);
        if (!answers) return;
        const { columns } = taxes[tax].compute(answers, '2026-11-21');
        for (const { totalKobo } of columns) expect(Number.isSafeInteger(totalKobo)).toBe(true);
      }),
    );
  });
});
