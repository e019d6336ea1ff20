import type { GainAsset, Instrument, Neglect, Payee, Payer, WithholdingTransaction } from '@portal/tax-rules';
import type { LineId, TaxId } from '../tax.ts';

interface TaxWords {
  readonly name: string;
  /** Who owes it, and by when. */
  readonly when: string;
}

export interface LineWords {
  readonly name: string;
  readonly rule: string;
  /** The rule where nothing is due. */
  readonly exempt?: string;
  /** The rule where a least amount is due. */
  readonly least?: string;
}

interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** Words for what the calculator asks and answers, in one language. A missing one is a type error. */
export interface CalculatorWords {
  readonly taxes: Readonly<Record<TaxId, TaxWords>>;
  readonly lines: Readonly<Record<LineId, LineWords>>;
  readonly fields: Readonly<Record<FieldName, FieldWords>>;
  readonly options: Readonly<Record<Option, string>>;
}

export type FieldName =
  | 'period'
  | 'salary'
  | 'other'
  | 'pension'
  | 'housing'
  | 'health'
  | 'rent'
  | 'life'
  | 'loan'
  | 'asset'
  | 'proceeds'
  | 'cost'
  | 'income'
  | 'firstHome'
  | 'ownVehicle'
  | 'reinvested'
  | 'transaction'
  | 'amount'
  | 'payer'
  | 'payee'
  | 'noTaxId'
  | 'instrument'
  | 'value'
  | 'age'
  | 'bill'
  | 'premises'
  | 'neglect'
  | 'owed'
  | 'due'
  | 'done'
  | 'rate';

export type Option =
  | 'month'
  | 'year'
  | 'new'
  | 'renewal'
  | GainAsset
  | WithholdingTransaction
  | Payer
  | Payee
  | Instrument
  | Neglect;
