import type { DutyKind, YearStatementKind } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import { namesAgree } from '../../returns/index.ts';
import { ownCreditsOfYear } from '../../withholding/index.ts';
import type { BillBar, ClearanceFacts } from '../domain/clearance-facts.ts';
import type { HeldYear } from '../domain/figures-of-years.ts';
import type { ClearanceSubject } from './subject-of.ts';

export interface HeldFacts {
  readonly facts: ClearanceFacts;
  /** What the certificate says of each year. */
  readonly held: readonly HeldYear[];
}

interface Asked {
  readonly firstYear: number;
  readonly draw: number | null;
}

/** All that decides about clearance, read at one moment; nothing is written. One statement after the other: a transaction has one connection. */
export async function readFacts(on: Runner, subject: ClearanceSubject, { firstYear, draw }: Asked): Promise<HeldFacts> {
  const { tpui, name, isOrganisation, isIdentityProved, isStaff } = subject;
  const years = await yearsOf(on, tpui, firstYear);
  const months = isOrganisation ? [] : await payeMonthsOf(on, tpui, firstYear);
  const gaps = months.length === 0 ? [] : await gapsOf(on, tpui, firstYear);
  const bills = await billsOf(on, tpui);
  const duties = await dutiesOf(on, tpui, firstYear);
  const withheld = isOrganisation ? [] : await withheldOf(on, tpui, firstYear);
  const rowsOf = (year: number) => months.filter(({ month }) => month.startsWith(`${year}-`));
  return {
    facts: {
      ...{ isOrganisation, isIdentityProved, isStaff, draw, bills, duties },
      gaps: gaps.filter(({ employerTpui }) =>
        months.some((row) => row.employerTpui === employerTpui && namesAgree(row.name, name)),
      ),
      withheld: withheld.filter((note) => namesAgree(note.name, name)),
      years: years.map(({ year, returnState, paperKind, paperState }) => ({
        ...{ year, returnState },
        paye: payeOf(rowsOf(year), name),
        paper: paperKind === null ? null : { kind: paperKind, state: paperState ?? 'stated' },
      })),
    },
    held: years.map((row) => ({
      ...row,
      pay: rowsOf(row.year).filter((one) => namesAgree(one.name, name)),
    })),
  };
}

function payeOf(rows: readonly { readonly name: string }[], name: string) {
  if (rows.length === 0) return null;
  return rows.some((row) => namesAgree(row.name, name)) ? 'own-name' : 'other-name';
}

function yearsOf(on: Runner, tpui: string, firstYear: number) {
  interface Row {
    readonly year: number;
    readonly returnState: 'filed' | 'expected' | 'excused' | null;
    readonly returnTaxKobo: number | null;
    readonly returnCreditKobo: number | null;
    readonly returnFigures: { readonly lines?: readonly { readonly id: string; readonly amountKobo: number }[] } | null;
    readonly paidKobo: number;
    readonly paperKind: YearStatementKind | null;
    readonly paperState: 'stated' | 'accepted' | null;
    readonly paperIncomeKobo: number | null;
    readonly paperTaxKobo: number | null;
  }
  return tablesOf(on)
    .selectFrom(
      sql<Row>`(select year, return_state as "returnState", return_tax_kobo as "returnTaxKobo", return_credit_kobo as "returnCreditKobo",
        return_figures as "returnFigures", paid_kobo as "paidKobo", paper_kind as "paperKind", paper_state as "paperState",
        paper_income_kobo as "paperIncomeKobo", paper_tax_kobo as "paperTaxKobo"
        from clearance_years(${tpui}, ${firstYear}::int))`.as('y'),
    )
    .selectAll()
    .execute();
}

function payeMonthsOf(on: Runner, tpui: string, firstYear: number) {
  interface Row {
    readonly employerTpui: string;
    readonly name: string;
    readonly month: string;
    readonly grossKobo: number;
    readonly deductedKobo: number;
  }
  return tablesOf(on)
    .selectFrom(
      sql<Row>`(select employer_tpui as "employerTpui", name, month, gross_kobo as "grossKobo", deducted_kobo as "deductedKobo"
        from reading.own_paye_months(${tpui}, ${firstYear}::int))`.as('m'),
    )
    .selectAll()
    .execute();
}

function gapsOf(on: Runner, tpui: string, firstYear: number) {
  interface Row {
    readonly employerTpui: string;
    readonly employer: string;
    readonly year: number;
    readonly months: number;
  }
  return tablesOf(on)
    .selectFrom(
      sql<Row>`(select employer_tpui as "employerTpui", employer, year, months from clearance_employer_gaps(${tpui}, ${firstYear}::int))`.as(
        'g',
      ),
    )
    .selectAll()
    .execute();
}

async function billsOf(on: Runner, tpui: string) {
  interface Row {
    readonly reference: string;
    readonly heads: string | null;
    readonly amountKobo: number;
    readonly dueOn: string | null;
    readonly standing: string;
    readonly bar: BillBar;
    readonly year: number | null;
  }
  const rows = await tablesOf(on)
    .selectFrom(
      sql<Row>`(select reference, heads, amount_kobo as "amountKobo", due_on as "dueOn", standing, bar, year from clearance_bills(${tpui}))`.as(
        'b',
      ),
    )
    .selectAll()
    .execute();
  return rows.map(({ standing, heads, ...bill }) => ({
    ...{ ...bill, heads: heads ?? '', isUnderReview: standing === 'under-review' },
  }));
}

function dutiesOf(on: Runner, tpui: string, firstYear: number) {
  interface Row {
    readonly kind: DutyKind;
    readonly periodFrom: string;
    readonly dueOn: string;
  }
  return tablesOf(on)
    .selectFrom(
      sql<Row>`(select kind, period_from as "periodFrom", due_on as "dueOn" from clearance_duties(${tpui}, ${firstYear}::int))`.as(
        'd',
      ),
    )
    .selectAll()
    .execute();
}

async function withheldOf(on: Runner, tpui: string, firstYear: number) {
  const found: { readonly year: number; readonly amountKobo: number; readonly name: string }[] = [];
  for (const year of [firstYear, firstYear + 1, firstYear + 2])
    for (const { taxKobo, name } of await ownCreditsOfYear(on, tpui, year))
      found.push({ year, amountKobo: taxKobo, name });
  return found;
}
