import type { ReturnAnswers } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { type OwnPayeOfYear, ownPayeOfYear } from '../paye/index.ts';
import { type OwnCreditOfYear, ownCreditsOfYear } from '../withholding/index.ts';
import { disownedRowsOf } from './data/disowned-rows.repository.ts';
import type { ReturnOf } from './data/drafts.repository.ts';
import { type FiledRow, versionsOf } from './data/filed-returns.repository.ts';
import type { FilledReturn } from './domain/filled-return.ts';
import { namesAgree, wordsOfName } from './domain/names-agree.ts';

const reliefs = [
  'pensionKobo',
  'housingFundKobo',
  'healthInsuranceKobo',
  'lifeInsuranceKobo',
  'homeLoanInterestKobo',
] as const;

/** From 2026 rent is relieved; before, nobody is asked for it. */
const firstYearOfRent = 2026;

interface ToFill extends ReturnOf {
  readonly period: string;
  readonly name: string;
}

/** Form A: employers' rows, receipted credit notes, and what the newest return of the year before left. */
export async function fillDirectAssessment(on: Database | Transaction, asked: ToFill): Promise<FilledReturn> {
  const year = Number(asked.period);
  // One after the other: the transaction of a filing has one connection.
  const paye = await ownPayeOfYear(on, asked.tpui, year);
  const notes = await ownCreditsOfYear(on, asked.tpui, year);
  const before = await versionsOf(on, { ...asked, fromDay: `${year - 1}-01-01` });
  const disowned = await disownedRowsOf(on, asked);
  const isTheirs = ({ name, isStated }: { readonly name: string; readonly isStated: boolean }) =>
    namesAgree(name, asked.name, isStated ? wordsOfName.stated : wordsOfName.own);
  const employers = byEmployer(paye.filter(isTheirs)).filter((row) => !disowned.has(refOfEmployer(row)));
  return together([
    ofEmployers(employers),
    ofPayers(byNote(notes.filter(isTheirs)).filter((note) => !disowned.has(refOfNote(note)))),
    ofLastReturn(before.at(-1), year),
  ]);
}

const refOfEmployer = ({ employerTpui }: { readonly employerTpui: string }) => `paye:${employerTpui}`;
const refOfNote = ({ payerTpui, month }: { readonly payerTpui: string; readonly month: string }) =>
  `wht:${payerTpui}:${month}`;

const sumOf = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key) =>
  rows.reduce((all, row) => all + row[key], 0);

/** An employer who wrote a name in two ways is one employer. */
function byEmployer(rows: readonly OwnPayeOfYear[]): OwnPayeOfYear[] {
  return [...Map.groupBy(rows, refOfEmployer).values()].flatMap((own) => {
    const [first] = own;
    const sums = (['grossKobo', 'deductedKobo', ...reliefs] as const).map((key) => [key, sumOf(own, key)]);
    return first ? [{ ...first, ...Object.fromEntries(sums) }] : [];
  });
}

function byNote(rows: readonly OwnCreditOfYear[]): OwnCreditOfYear[] {
  return [...Map.groupBy(rows, refOfNote).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, taxKobo: sumOf(own, 'taxKobo') }] : [];
  });
}

function ofEmployers(employers: Awaited<ReturnType<typeof ownPayeOfYear>>): FilledReturn {
  const said = employers.map(({ employer }) => employer).join(', ');
  const sums = reliefs.flatMap((key) => {
    const sum = employers.reduce((all, row) => all + row[key], 0);
    return sum > 0 ? [[key, sum] as const] : [];
  });
  return {
    answers: {
      ...(employers.length > 0 && {
        employments: employers.map(({ employerTpui, employer, grossKobo, deductedKobo }) => ({
          ...{ ref: refOfEmployer({ employerTpui }), employer, grossKobo, deductedKobo },
        })),
      }),
      ...Object.fromEntries(sums),
    },
    origins: [
      ...employers.flatMap(({ employerTpui, employer }) =>
        ['grossKobo', 'deductedKobo'].map(
          (column) => ({ path: `employments.paye:${employerTpui}.${column}`, from: 'paye', said: employer }) as const,
        ),
      ),
      ...sums.map(([path]) => ({ path, from: 'paye', said }) as const),
    ],
  };
}

function ofPayers(notes: Awaited<ReturnType<typeof ownCreditsOfYear>>): FilledReturn {
  if (notes.length === 0) return { answers: {}, origins: [] };
  return {
    answers: {
      credits: notes.map((note) => ({
        ...{ ref: refOfNote(note), payer: note.payer, note: note.month, taxKobo: note.taxKobo },
      })),
    },
    origins: notes.map((note) => ({
      path: `credits.${refOfNote(note)}.taxKobo`,
      from: 'withholding',
      said: note.payer,
    })),
  };
}

/** Its sources go on, each with the loss it left; what was earned is asked anew. */
function ofLastReturn(last: FiledRow | undefined, year: number): FilledReturn {
  if (!last) return { answers: {}, origins: [] };
  const said = `${year - 1}`;
  const { sources, rentPaidKobo } = last.answers;
  const left = new Map(last.figures.losses.map(({ source, amountKobo }) => [source, amountKobo]));
  const rows = (Array.isArray(sources) ? sources : []).map(({ ref = '', name = '', kind = '' }) => ({
    ...{ ref, name, kind, incomeKobo: 0, costsKobo: 0, lossBroughtKobo: left.get(String(name)) ?? 0 },
  }));
  const hasRent = year >= firstYearOfRent && typeof rentPaidKobo === 'number' && rentPaidKobo > 0;
  return {
    answers: { ...(rows.length > 0 && { sources: rows }), ...(hasRent && { rentPaidKobo }) } as ReturnAnswers,
    origins: [
      ...rows
        .filter(({ lossBroughtKobo }) => lossBroughtKobo > 0)
        .map(({ ref }) => ({ path: `sources.${ref}.lossBroughtKobo`, from: 'last-return', said }) as const),
      ...(hasRent ? ([{ path: 'rentPaidKobo', from: 'last-return', said }] as const) : []),
    ],
  };
}

function together(parts: readonly FilledReturn[]): FilledReturn {
  return {
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)) as ReturnAnswers,
    origins: parts.flatMap(({ origins }) => origins),
  };
}
