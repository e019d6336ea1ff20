import {
  type DecimalMark,
  type ImportFieldName,
  importedEmailSchema,
  importedPhoneSchema,
  type RowProblem,
} from '@portal/contracts';
import { isTotalRow, readAmount } from '@portal/spreadsheets';

/** Names of reference lists, in small letters. */
export interface References {
  readonly categories: ReadonlyMap<string, number>;
  readonly lgas: ReadonlyMap<string, number>;
  readonly offices: ReadonlyMap<string, number>;
  /** By code: the head and its MDA. */
  readonly heads: ReadonlyMap<string, { readonly id: number; readonly mdaId: number }>;
}

interface RowFacts {
  readonly name: string;
  readonly tpui: string;
  readonly categoryId: number;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly lgaId: number | null;
  readonly officeId: number | null;
  readonly headId: number | null;
  readonly mdaId: number | null;
  /** 0: no bill. */
  readonly amountKobo: number;
  readonly description: string;
}

export interface CheckedRow {
  readonly facts: RowFacts;
  readonly problems: readonly RowProblem[];
}

/** Of one bill: a hundred billion naira. */
const amountMost = 10_000_000_000_000;
const individual = 1;
const key = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What a row says by the mapping, and everything that is wrong with it. */
export function checkRow(
  cells: readonly string[],
  mapping: Readonly<Partial<Record<ImportFieldName, number>>>,
  references: References,
  mark?: DecimalMark,
): CheckedRow {
  const problems: RowProblem[] = [];
  const cell = (field: ImportFieldName) => {
    const column = mapping[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  function found<T>(field: ImportFieldName, among: ReadonlyMap<string, T>, problem: RowProblem): T | undefined {
    const typed = cell(field);
    if (typed === '') return undefined;
    const value = among.get(key(typed));
    if (value === undefined) problems.push(problem);
    return value;
  }
  const name = cell('name').slice(0, 160);
  if (name.length < 2) problems.push('name-missing');
  const tpui = cell('tpui').toUpperCase();
  const phone = phoneOf(cell('phone'));
  if (phone === undefined) problems.push('phone-wrong');
  if (tpui === '' && phone === '') problems.push('contact-missing');
  const email = emailOf(cell('email'));
  if (email === undefined) problems.push('email-wrong');
  const amount = koboOf(cell('amount'), mark);
  if (typeof amount === 'string') problems.push(amount);
  const amountKobo = typeof amount === 'string' ? undefined : amount;
  const head = found('revenueHead', references.heads, 'head-unknown');
  if (cell('amount') !== '' && amountKobo !== 0 && cell('revenueHead') === '') problems.push('head-missing');
  return {
    facts: {
      ...{ name, tpui, phone: phone ?? '', email: email ?? '' },
      categoryId: found('category', references.categories, 'category-unknown') ?? individual,
      address: cell('address').slice(0, 200),
      lgaId: found('lga', references.lgas, 'lga-unknown') ?? null,
      officeId: found('office', references.offices, 'office-unknown') ?? null,
      headId: head?.id ?? null,
      mdaId: head?.mdaId ?? null,
      amountKobo: amountKobo ?? 0,
      description: cell('description').slice(0, 120),
    },
    problems: isTotalRow(cells) ? ['adds-up-others'] : problems,
  };
}

/** Spreadsheets drop the first nought of `08031234567`. */
function phoneOf(typed: string): string | undefined {
  if (typed === '') return '';
  const parsed = importedPhoneSchema.safeParse(/^[789]\d{9}$/.test(typed) ? `0${typed}` : typed);
  return parsed.success ? parsed.data : undefined;
}

function emailOf(typed: string): string | undefined {
  if (typed === '') return '';
  const parsed = importedEmailSchema.safeParse(typed);
  return parsed.success ? parsed.data : undefined;
}

/** Kobo, or what is wrong. Nothing is rounded: a third decimal is refused. */
function koboOf(typed: string, mark: DecimalMark | undefined): number | RowProblem {
  const read = readAmount(typed, mark);
  if (read.kind === 'empty') return 0;
  if (read.kind === 'two-ways') return 'amount-two-ways';
  if (read.kind === 'wrong') return read.why === 'rounded' ? 'amount-rounded' : 'amount-wrong';
  return read.kobo >= 0 && read.kobo <= amountMost ? read.kobo : 'amount-wrong';
}
