import {
  type WithholdingClass,
  type WithholdingPayee,
  type WithholdingRow,
  withholdingAmountMostKobo,
  withholdingClasses,
  withholdingPayees,
  withholdingRowSchema,
} from '@portal/contracts';
import {
  amountIn,
  type CellProblem,
  type Found,
  type States,
  stateIn,
  statesByName,
  textIn,
} from '../../schedule-files/cells.ts';
import type { TypedRow as RowAsTyped } from '../../schedule-files/schedule-kind.ts';
import { type WithholdingColumn, withholdingSchedule } from './schedule-columns.ts';

type TypedRow = RowAsTyped<WithholdingColumn>;
type Problem = CellProblem | 'no-class' | 'no-payee' | 'too-much';

export interface JudgedRow {
  readonly problems: Partial<Record<WithholdingColumn, Problem>>;
  /** Present when nothing is wrong. */
  readonly row?: WithholdingRow;
}

/** What people's own lists say of a payment. What could mean two rates, as "contract", is asked. */
const otherClasses: Readonly<Record<WithholdingClass, readonly string[]>> = {
  'dividend-or-interest': ['dividend', 'dividends', 'interest'],
  royalty: ['royalties'],
  'rent-hire-or-lease': ['rent', 'hire', 'lease'],
  'professional-or-commission': [
    ...['professional', 'professionalfee', 'professionalfees', 'professionalservices', 'consultancy', 'consulting'],
    ...['management', 'managementfees', 'technical', 'technicalservices', 'commission', 'brokerage', 'legalfees'],
  ],
  'supply-of-goods': ['supply', 'supplies', 'goods', 'materials', 'supplyofgoods', 'supplyofmaterials'],
  'co-location-or-tower': ['colocation', 'tower', 'telecomtower'],
  'other-services': ['service', 'services', 'otherservice', 'otherservices'],
  'construction-of-roads-bridges-buildings': ['building', 'buildings', 'roads', 'bridges', 'powerplants'],
  'other-construction': ['otherconstruction'],
  'directors-fees': ['directorsfee', 'directorfees', 'directorfee'],
  'loss-of-employment': ['lossofemployment', 'severance'],
  'entertainers-and-sports': ['entertainer', 'entertainers', 'sports'],
  winnings: ['winning', 'lottery', 'gaming'],
};
const otherPayees: Readonly<Record<WithholdingPayee, readonly string[]>> = {
  'resident-individual': ['individual', 'person', 'resident', 'soleproprietor'],
  'resident-company': ['company', 'corporate', 'limited', 'ltd', 'plc'],
  'non-resident-individual': ['nonresident', 'foreigner'],
  'non-resident-company': [],
};

const letters = (words: string) => words.toLowerCase().replace(/[^\p{L}]/gu, '');

function namesOf<Id extends string>(
  words: Readonly<Record<Id, { readonly en: string; readonly ha: string }>>,
  others: Readonly<Record<Id, readonly string[]>>,
): ReadonlyMap<string, Id> {
  const ids = Object.keys(words) as Id[];
  return new Map(
    ids.flatMap((id) => [id, words[id].en, words[id].ha, ...others[id]].map((name) => [letters(name), id] as const)),
  );
}
const classes = namesOf(withholdingClasses, otherClasses);
const payees = namesOf(withholdingPayees, otherPayees);

/** Every row by itself. Who was paid is a person living in Nigeria unless the row says otherwise. */
export function judgeRows(rows: readonly TypedRow[], states: States): readonly JudgedRow[] {
  const ids = statesByName(states);
  return rows.map((row) => judge(row, ids));
}

function judge(typed: TypedRow, states: ReadonlyMap<string, number>): JudgedRow {
  const problems: Partial<Record<WithholdingColumn, Problem>> = {};
  const values: Partial<Record<WithholdingColumn, string | number>> = {};
  for (const column of withholdingSchedule.columns) {
    const found = valueIn(column, typed[column].trim(), states);
    if (typeof found === 'object') problems[column] = found.problem;
    else values[column] = found;
  }
  if (Object.keys(problems).length > 0) return { problems };
  // The server's own word: what it would refuse is said here.
  const parsed = withholdingRowSchema.safeParse(values);
  if (parsed.success) return { problems, row: parsed.data };
  for (const { path } of parsed.error.issues) {
    const column = path[0] as WithholdingColumn;
    problems[column] = column === 'deductedKobo' ? 'too-much' : column === 'grossKobo' ? 'missing' : 'not-text';
  }
  return { problems };
}

function valueIn(column: WithholdingColumn, cell: string, states: ReadonlyMap<string, number>): Found<Problem> {
  switch (column) {
    case 'name':
      return textIn(cell, 160, true);
    case 'taxId':
      return textIn(cell, 20, false);
    case 'invoice':
      return textIn(cell, 40, false);
    case 'payee':
      return cell === '' ? 'resident-individual' : (payees.get(letters(cell)) ?? { problem: 'no-payee' });
    case 'transaction':
      return cell === '' ? { problem: 'missing' } : (classes.get(letters(cell)) ?? { problem: 'no-class' });
    case 'stateId':
      return stateIn(cell, states);
    default:
      return amountIn(cell, withholdingAmountMostKobo, true);
  }
}
