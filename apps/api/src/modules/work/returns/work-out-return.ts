import {
  type Kobo,
  kobo,
  type ReturnAnswers,
  type ReturnChange,
  type ReturnFigures,
  type ReturnLateness,
  type ReturnReasons,
  returnKinds,
} from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { TimeOfFiling } from '../../../platform/http/arrival.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { BillOfDuty } from '../../money/billing/index.ts';
import { billingOf } from '../paye/index.ts';
import type { ReturnOf } from './data/drafts.repository.ts';
import type { FiledRow } from './data/filed-returns.repository.ts';
import { changesToFilled } from './domain/changes-to-filled.ts';
import { type CheckedAnswers, checkAnswers } from './domain/check-answers.ts';
import { computeReturn } from './domain/compute-return.ts';
import type { FilledReturn } from './domain/filled-return.ts';
import { latenessOfReturn } from './domain/lateness-of-return.ts';
import { figuresOf } from './figures-of.ts';

export interface ToWorkOut extends ReturnOf {
  readonly period: string;
  readonly today: string;
  readonly time: TimeOfFiling;
  readonly answers: ReturnAnswers;
  readonly reasons: ReturnReasons;
  readonly filled: FilledReturn;
  readonly dueOn: string;
  /** Filed before, the newest last, and the bills of them as they stand. */
  readonly versions: readonly FiledRow[];
  readonly bills: readonly BillOfDuty[];
}

export interface WorkedOut {
  readonly answers: CheckedAnswers;
  readonly figures: ReturnFigures;
  readonly changes: ReturnChange[];
  readonly lateness: ReturnLateness[];
  readonly toBillKobo: Kobo;
  readonly replacedKobo: Kobo;
  /** Bills that nobody has paid ask for too much now. */
  readonly cancelsUnpaid: boolean;
}

/** What a return comes to if it is filed today. Throws `request.invalid` with the path of what does not fit. */
export function workOutReturn(asked: ToWorkOut): WorkedOut {
  const { kind, period, filled, reasons, versions, bills, dueOn, today, time } = asked;
  const { fields } = returnKinds[kind];
  const { answers, problems } = checkAnswers(fields, period, asked.answers);
  if (Object.keys(problems).length > 0)
    throw new BusinessError('request.invalid', { fieldErrors: withPrefix(problems) });
  const computed = computeReturn(kind, period, answers);
  if ('path' in computed)
    throw new BusinessError('request.invalid', { fieldErrors: withPrefix({ [computed.path]: computed.words }) });
  const figures = figuresOf(computed);
  const sum = (which: readonly BillOfDuty[]) => which.reduce((all, { totalKobo }) => all + totalKobo, 0);
  const billing = billingOf({
    dueKobo: figures.balanceKobo,
    beforeKobo: versions.at(-1)?.standsBilledKobo ?? 0,
    standingKobo: sum(bills.filter(({ isStanding }) => isStanding)) - credited(versions),
    unpaidKobo: sum(bills.filter(({ isOpen }) => isOpen)),
  });
  const toBillKobo = kobo(billing.billKobo);
  return {
    ...{ answers, figures, toBillKobo, cancelsUnpaid: billing.cancelsUnpaid },
    replacedKobo: kobo(billing.replacedKobo),
    changes: changesToFilled(fields, filled, answers, reasons),
    lateness: latenessOfReturn({
      ...{ dueOn, day: dayOf(time.countsAt), payDay: today },
      ...{ isAmendment: versions.length > 0, toBillKobo },
    }),
  };
}

/** Given back as credit: billed no more, though its bills are paid. */
function credited(versions: readonly FiledRow[]): number {
  return versions.reduce((sum, { credit }) => sum + (credit?.state === 'granted' ? credit.amountKobo : 0), 0);
}

/** As they stand in the body. */
function withPrefix(problems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([path, words]) => [`answers.${path}`, words]));
}
