import { type IncomeTaxInput, incomeTax, payeMonths, yearOfMonths } from '@portal/tax-rules';
import type { Answers, Column, LineId, Tax } from '../tax.ts';

/** A day of the last year under each law; what is compared is the whole year. */
const columns = [
  { law: 'from-2026', day: '2026-12-31' },
  { law: 'to-2025', day: '2025-12-31' },
] as const;

export const incomeTaxForm: Tax = {
  id: 'income-tax',
  fields: [
    { name: 'period', kind: 'choice', options: ['month', 'year'] },
    { name: 'salary', kind: 'money', isPerPeriod: true, isNeededWithout: 'other' },
    { name: 'other', kind: 'money', isPerPeriod: true, isOptional: true },
    { name: 'pension', kind: 'money', isPerPeriod: true, isOptional: true, isExtra: true },
    { name: 'housing', kind: 'money', isPerPeriod: true, isOptional: true, isExtra: true },
    { name: 'health', kind: 'money', isPerPeriod: true, isOptional: true, isExtra: true },
    { name: 'rent', kind: 'money', isOptional: true, isExtra: true },
    { name: 'life', kind: 'money', isOptional: true, isExtra: true },
    { name: 'loan', kind: 'money', isOptional: true, isExtra: true },
  ],
  compute: (answers) => ({
    columns: columns.map(({ law, day }) => columnOf(law, { ...yearOf(answers), day }, isMonthly(answers))),
  }),
};

/** Lines of what is asked for a month or a year, as the person likes. */
const perPeriod: readonly LineId[] = ['gross-income', 'free-wage', 'pension', 'housing-fund', 'health-insurance'];

function isMonthly({ choice }: Answers): boolean {
  return choice('period', ['month', 'year']) === 'month';
}

function yearOf(answers: Answers): Omit<IncomeTaxInput, 'day'> {
  const { kobo } = answers;
  const inAYear = (name: string) => (isMonthly(answers) ? yearOfMonths(kobo(name)) : kobo(name));
  return {
    employmentIncomeKobo: inAYear('salary'),
    otherIncomeKobo: inAYear('other'),
    pensionKobo: inAYear('pension'),
    housingFundKobo: inAYear('housing'),
    healthInsuranceKobo: inAYear('health'),
    rentPaidKobo: kobo('rent'),
    lifeInsuranceKobo: kobo('life'),
    homeLoanInterestKobo: kobo('loan'),
  };
}

function columnOf(law: (typeof columns)[number]['law'], input: IncomeTaxInput, isOfMonths: boolean): Column {
  const { taxKobo, lines } = incomeTax(input);
  const ofSalary = incomeTax({ ...input, otherIncomeKobo: 0 });
  return {
    law,
    totalKobo: taxKobo,
    monthKobo: payeMonths(ofSalary.taxKobo)[0] ?? 0,
    lines: isOfMonths ? lines.map(asEntered) : lines,
  };
}

/** With the month's amount, which is what the person knows. */
function asEntered(line: Column['lines'][number]): Column['lines'][number] {
  if (line.formula.kind !== 'entered' || !perPeriod.includes(line.id)) return line;
  return { ...line, formula: { kind: 'entered', monthlyKobo: line.amountKobo / yearOfMonths(1) } };
}
