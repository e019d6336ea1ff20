import type { CapitalGainsLineId, IncomeTaxLineId, LatePaymentLineId, LevyLineId, RuleLine } from '@portal/tax-rules';
import { askedFields, type Field, readField, type Typed } from './fields.ts';

export const taxIds = [
  'income-tax',
  'capital-gains',
  'withholding',
  'stamp-duty',
  'development-levy',
  'consumption-tax',
  'business-premises',
  'late-payment',
] as const;
export type TaxId = (typeof taxIds)[number];

export type LineId =
  | IncomeTaxLineId
  | CapitalGainsLineId
  | LatePaymentLineId
  | LevyLineId
  | 'withholding'
  | 'stamp-duty';

export type Law = 'from-2026' | 'to-2025';

/** One computation under one law; two of them stand side by side. */
export interface Column {
  /** The law's years; absent where there is only one column. */
  readonly law?: Law;
  readonly totalKobo: number;
  /** What an employer deducts in a month, of the salary alone. */
  readonly monthKobo?: number;
  readonly lines: readonly RuleLine<LineId>[];
}

export interface Computation {
  readonly columns: readonly Column[];
  /** Who is paid, where it is not always this service. */
  readonly payee?: 'state' | 'nigeria-revenue-service';
}

/** A tax the calculator knows: what it asks, and what follows from the answers. */
export interface Tax {
  readonly id: TaxId;
  readonly fields: readonly Field[];
  /** Called only when every needed field could be read. `day`: whose law holds. */
  readonly compute: (answers: Answers, day: string) => Computation;
}

/** What was read out of the fields of a tax. */
export interface Answers {
  /** Zero where nothing was entered. */
  readonly kobo: (name: string) => number;
  readonly number: (name: string) => number | undefined;
  readonly text: (name: string) => string;
  readonly isYes: (name: string) => boolean;
  readonly choice: <T extends string>(name: string, options: readonly T[]) => T;
}

function isNeeded({ isOptional, isNeededWithout }: Field, typed: Typed): boolean {
  return !isOptional && !(isNeededWithout && typed[isNeededWithout]?.trim());
}

/** Nothing while a needed field is empty or cannot be read. */
export function answersOf({ fields }: Pick<Tax, 'fields'>, typed: Typed): Answers | undefined {
  const values = new Map<string, number | string>();
  for (const field of askedFields(fields, typed)) {
    const reading = readField(field, typed[field.name] ?? '');
    if (reading.state === 'refused') return undefined;
    if (reading.state === 'empty' && isNeeded(field, typed)) return undefined;
    if (reading.state === 'read') values.set(field.name, reading.value);
  }
  return {
    kobo: (name) => Number(values.get(name) ?? 0),
    number: (name) => (values.has(name) ? Number(values.get(name)) : undefined),
    text: (name) => String(values.get(name) ?? ''),
    isYes: (name) => values.get(name) === 'yes',
    choice(name, options) {
      const [first] = options;
      const found = options.find((option) => option === values.get(name)) ?? first;
      if (found === undefined) throw new RangeError(`${name} offers no choice`);
      return found;
    },
  };
}
