/** What somebody answered about a line, by the key of the attribute: text, a day or a choice; a count; an amount in kobo. */
export type Answers = Readonly<Record<string, string | number>>;

/** Up to and with this value (a count, or kobo); the last band has no end. */
interface Band {
  readonly upTo?: number | undefined;
}

/** A whole amount for whoever falls into the band. */
export interface AmountBand extends Band {
  readonly amountKobo: number;
}

/** A share of the amount itself. */
export interface RateBand extends Band {
  readonly ratePpm: number;
}

/** The laws a tariff may name; what they ask is given by attributes (input → key). */
export const formulaLaws = {
  'stamp-duty': ['instrument', 'value'],
  'consumption-tax': ['sales'],
  'development-levy': ['persons'],
  'business-premises-registration': [],
  'business-premises-renewal': [],
  'presumptive-tax': ['turnover'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FormulaLaw = keyof typeof formulaLaws;

/** How the amount of a line follows from its answers. `times` names an attribute that counts: the amount is of one of them. */
export type AmountRule =
  /** The payer knows the amount, as an MDA told them: nothing is computed. */
  | { readonly kind: 'entered'; readonly leastKobo: number; readonly mostKobo: number }
  | { readonly kind: 'fixed'; readonly amountKobo: number; readonly times?: string | undefined }
  | {
      readonly kind: 'by-choice';
      readonly by: string;
      readonly amounts: readonly { readonly option: string; readonly amountKobo: number }[];
      readonly times?: string | undefined;
    }
  | {
      readonly kind: 'banded';
      readonly by: string;
      readonly bands: readonly AmountBand[];
      readonly times?: string | undefined;
    }
  /** With `sliced` each part of the amount at the rate of its own band; else all of it at the rate of the band it falls into. */
  | { readonly kind: 'rated'; readonly by: string; readonly bands: readonly RateBand[]; readonly sliced: boolean }
  | { readonly kind: 'formula'; readonly law: FormulaLaw; readonly inputs: Readonly<Record<string, string>> };
