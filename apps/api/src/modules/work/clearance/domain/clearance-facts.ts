import type { DutyKind, YearStatementKind } from '@portal/contracts';

/** What the portal holds of one of the three years. */
export interface YearFacts {
  readonly year: number;
  /** Of income; null where nothing is expected and nothing was filed. */
  readonly returnState: 'filed' | 'expected' | 'excused' | null;
  /** Rows that an employer filed under the TPUI of the taxpayer. */
  readonly paye: 'own-name' | 'other-name' | null;
  /** What the taxpayer said of it. */
  readonly paper: { readonly kind: YearStatementKind; readonly state: 'stated' | 'accepted' } | null;
}

/** Why a bill that is not paid stands in the way, or why not. */
export type BillBar = 'owed' | 'plan-broken' | 'disputed' | 'plan-kept' | 'not-due' | 'own-invoice';

export interface BillFacts {
  readonly reference: string;
  /** What it is for. */
  readonly heads: string;
  readonly amountKobo: number;
  readonly dueOn: string | null;
  /** A payment of it is being looked at: it cannot be paid again. */
  readonly isUnderReview: boolean;
  readonly bar: BillBar;
  /** Of a return, the year that it is for. */
  readonly year: number | null;
}

export interface DutyFacts {
  readonly kind: DutyKind;
  /** The first day of its month or year. */
  readonly periodFrom: string;
  readonly dueOn: string;
}

/** All that decides about clearance. Nothing else does: the same facts give the same answer. */
export interface ClearanceFacts {
  readonly isOrganisation: boolean;
  /** By a code to the phone or e-mail of the register of identities. */
  readonly isIdentityProved: boolean;
  readonly isStaff: boolean;
  /** Of 10,000, drawn when it was asked for; null before. */
  readonly draw: number | null;
  /** Three, the first one first. */
  readonly years: readonly YearFacts[];
  readonly bills: readonly BillFacts[];
  /** Overdue months and years, without returns of income. */
  readonly duties: readonly DutyFacts[];
  /** Months that an employer of this person did not file. */
  readonly gaps: readonly {
    readonly year: number;
    readonly months: number;
    readonly employer: string;
    readonly employerTpui: string;
  }[];
  /** By others, remitted or not. */
  readonly withheld: readonly { readonly year: number; readonly amountKobo: number }[];
}
