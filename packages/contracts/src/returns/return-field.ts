import type { Localized } from '../language.ts';

/** Where the portal took what it filled in. */
export const returnOrigins = [
  /** Rows of PAYE that employers filed. */
  'paye',
  /** Credit notes of tax that was withheld. */
  'withholding',
  /** The newest return of the period before. */
  'last-return',
] as const;
export type ReturnOrigin = (typeof returnOrigins)[number];

interface FieldWords {
  readonly label: Localized;
  readonly help: Localized;
}

interface FieldOf<Type extends string> extends FieldWords {
  readonly type: Type;
  /** Where the portal fills it from; whoever changes what it filled gives a reason. */
  readonly from?: ReturnOrigin;
  /** The first and the last period it is asked for; absent: all of them. */
  readonly fromPeriod?: string;
  readonly toPeriod?: string;
}

export type ReturnField =
  /** Kobo; nothing entered is zero. */
  | (FieldOf<'money'> & { readonly mostKobo: number })
  | (FieldOf<'text'> & { readonly longest: number; readonly isRequired: boolean })
  | (FieldOf<'choice'> & { readonly options: Readonly<Record<string, Localized>> })
  /** Ticked, or the return is not for us. */
  | FieldOf<'confirm'>;

/** A list: each row has these columns, and a `ref` of its own. */
export interface ReturnRows extends FieldWords {
  readonly type: 'rows';
  readonly most: number;
  readonly from?: ReturnOrigin;
  readonly columns: Readonly<Record<string, ReturnField>>;
}

export type ReturnFields = Readonly<Record<string, ReturnField | ReturnRows>>;

type ValueOf<F> = F extends { readonly type: 'money' }
  ? number
  : F extends { readonly type: 'choice'; readonly options: infer Options }
    ? keyof Options & string
    : F extends { readonly type: 'confirm' }
      ? boolean
      : F extends { readonly type: 'rows'; readonly columns: infer Columns }
        ? readonly ({ readonly ref: string } & { readonly [Column in keyof Columns]: ValueOf<Columns[Column]> })[]
        : string;

/** What a return of these fields says: amounts in kobo, every field there. */
export type AnswersOf<Fields extends ReturnFields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> };
