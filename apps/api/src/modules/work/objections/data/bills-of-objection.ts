import { linesOfPart } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { type BillToRaise, raiseBill } from '../../../money/billing/index.ts';

interface AsRaised {
  readonly reference: string;
  readonly mdaId: number;
  readonly taxOfficeId: number | null;
  readonly dueOn: string | null;
  readonly payer: BillToRaise['payer'];
  readonly lines: readonly { readonly code: string; readonly description: string; readonly amountKobo: number }[];
}

interface Part {
  /** The bill it takes a part of, to the kobo. */
  readonly of: string;
  readonly objectionId: string;
  readonly amountKobo: number;
  readonly narration: string;
  /** From which day it may be demanded; null: it rests. */
  readonly demandableFrom: string | null;
  /** Absent: as the bill it is a part of. */
  readonly dueOn?: string;
}

async function value<T>(tx: Transaction, expression: ReturnType<typeof sql<T>>): Promise<T> {
  const { value: found } = await tablesOf(tx).selectNoFrom(expression.as('value')).executeTakeFirstOrThrow();
  return found as T;
}

/** A bill of the objection for a part of another bill: its payer, MDA, office and heads. Answers its id. */
export async function raisePart(tx: Transaction, part: Part): Promise<string> {
  const whole = await value<AsRaised>(tx, sql<AsRaised>`bill_as_raised(${part.of})`);
  const dueOn = part.dueOn ?? whole.dueOn;
  const shares = linesOfPart(
    whole.lines.map(({ amountKobo }) => amountKobo),
    part.amountKobo,
  );
  const { id } = await raiseBill(tx, {
    ...{ payer: whole.payer, mdaId: whole.mdaId, taxOfficeId: whole.taxOfficeId },
    ...(dueOn !== null && { dueOn }),
    lines: whole.lines.flatMap(({ code, description }, at) => {
      const amountKobo = shares[at] ?? 0;
      return amountKobo > 0 ? [{ revenueHeadCode: code, amountKobo, description, narration: part.narration }] : [];
    }),
  });
  await value(tx, sql`mark_law_bill(${id}, 'objection', ${part.objectionId}, ${part.demandableFrom}::date)`);
  return id;
}

/** Nothing is asked by it any more: cancelled, or, when it was paid, `paid`. */
export function releaseBill(tx: Transaction, billId: string, by: string | null, reason: string): Promise<string> {
  return value(tx, sql<string>`release_law_bill(${billId}, ${by}::uuid, ${reason})`);
}

/** What was paid and is not owed goes back by itself. Answers as `open_objection_refund`. */
export function payBack(tx: Transaction, billId: string, objectionId: string, amountKobo: number): Promise<string> {
  return value(tx, sql<string>`open_objection_refund(${billId}, ${objectionId}, ${amountKobo})`);
}

/** Where credit had paid the bill it is credit again, and the bill can be cancelled. */
export function returnCredit(tx: Transaction, billId: string): Promise<boolean> {
  return value(tx, sql<boolean>`return_credit_of_bill(${billId})`);
}

/** It may be demanded when the days to pay after a decision are over. */
export async function letDemand(tx: Transaction, billId: string): Promise<void> {
  await value(tx, sql`set_law_bill_demandable(${billId}, law_rule_end('determination.payment', lagos_today()) + 1)`);
}

/** The last day to pay what a decision of today asks for. */
export function payableUntil(tx: Transaction): Promise<string> {
  return value(tx, sql<string>`law_rule_end('determination.payment', lagos_today())`);
}

/** At least so many days to answer what is asked (NTAA 57). */
const daysToAnswer = 7;

/** The last day to answer what is asked today. */
export function answerUntil(tx: Transaction): Promise<string> {
  return value(tx, sql<string>`lagos_today() + ${daysToAnswer}::int`);
}

export async function contest(tx: Transaction, assessmentId: string): Promise<void> {
  await value(tx, sql`contest_assessment(${assessmentId}, lagos_today())`);
}

export async function endContest(
  tx: Transaction,
  assessmentId: string,
  { outcome, by, reason }: { readonly outcome: string; readonly by: string | null; readonly reason: string },
): Promise<void> {
  await value(tx, sql`end_contest(${assessmentId}, ${outcome}, ${by}::uuid, ${reason})`);
}
