import type { Localized } from '../language.ts';
import type { DutyKind } from '../obligations/duty-kinds.ts';
import type { ReturnFields } from './return-field.ts';

/** A kind of return, as data: the server, the form, the explanation and the papers are made from it. */
export interface ReturnKind {
  /** The duty it answers: the period, the day it is due, and who is expected to file follow from it. */
  readonly duty: DutyKind;
  readonly name: Localized;
  readonly help: Localized;
  /** What the balance is billed under. */
  readonly revenueHeadCode: string;
  /** `person`: people for themselves; `anybody`: organisations too. */
  readonly filedBy: 'person' | 'anybody';
  /** The first month or year it is taken for. */
  readonly firstPeriod: string;
  readonly fields: ReturnFields;
  /** Papers that are asked to be kept, and shown when the office asks. */
  readonly papers: readonly Localized[];
  /** The words of each line of the computation, in the order in which they are reached. */
  readonly lines: Readonly<Record<string, Localized>>;
}

export function defineReturnKind<const Kind extends ReturnKind>(kind: Kind): Kind {
  return kind;
}
