import type { Holding, ServedHow, SubstitutionState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;
const change = (tx: Transaction, id: string) => tablesOf(tx).updateTable('substitutions').where('id', '=', id);

interface NewSubstitution {
  readonly noticeId: string;
  readonly tpui: string;
  readonly holderTpui: string;
  readonly officeId: number;
  readonly holding: Holding;
  readonly owedKobo: number;
  readonly ground: string;
  readonly by: string;
  readonly bills: readonly { readonly billId: string; readonly amountKobo: number }[];
}

/** With its bills; the database asks of each whether it is demanded, open and asked of nobody else. */
export async function insertSubstitution(
  tx: Transaction,
  { noticeId, tpui, holderTpui, officeId, holding, owedKobo, ground, by, bills }: NewSubstitution,
): Promise<{ readonly id: string; readonly number: string; readonly askedKobo: number }> {
  const askedKobo = bills.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const made = await tablesOf(tx)
    .insertInto('substitutions')
    .values({
      number: sql<string>`next_substitution_number()`,
      ...{ notice_id: noticeId, tpui, holder_tpui: holderTpui, office_id: officeId, holding, owed_kobo: owedKobo },
      ...{ asked_kobo: askedKobo, ground, asked_by: by },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tablesOf(tx)
    .insertInto('substitution_bills')
    .values(
      bills.map(({ billId, amountKobo }) => ({
        ...{ substitution_id: made.id, bill_id: billId, amount_kobo: amountKobo },
      })),
    )
    .execute();
  return { ...made, askedKobo };
}

export async function approveSubstitution(tx: Transaction, id: string, by: string): Promise<void> {
  await change(tx, id).set({ state: 'approved', approved_by: by, approved_at: now }).execute();
}

interface Service {
  readonly by: string;
  readonly how: ServedHow;
  /** Null: this moment. */
  readonly at: string | null;
  readonly place: string;
  readonly proof: string;
}

/** Answers its day and the last one to object. */
export function serveSubstitutionInDatabase(
  tx: Transaction,
  id: string,
  { by, how, at, place, proof }: Service,
): Promise<{ readonly on: string | null; readonly lastDay: string }> {
  const moment = sql<Date>`coalesce(${at}::timestamptz, clock_timestamp())`;
  return change(tx, id)
    .set({ state: 'served', served_by: by, served_how: how, served_place: place, served_proof: proof })
    .set({ served_at: moment, served_on: sql<string>`lagos_day(${moment})` })
    .returning(['served_on as on', sql<string>`law_rule_end('objection.lodging', served_on)`.as('lastDay')])
    .executeTakeFirstOrThrow();
}

export interface SubstitutionObjection {
  readonly by: string;
  /** Undefined: today. */
  readonly on?: string;
  readonly wrong: string;
  readonly amendment: string;
  readonly justification: string;
  readonly owedKobo: number;
  readonly admittedKobo: number;
}

export async function noteObjection(tx: Transaction, id: string, said: SubstitutionObjection): Promise<void> {
  const { by, on, wrong, amendment, justification, owedKobo, admittedKobo } = said;
  await change(tx, id)
    .set({ state: 'objected', objected_by: by, objected_at: now, objected_on: on ?? sql<string>`lagos_today()` })
    .set({ wrong, amendment, justification, said_owed_kobo: owedKobo, admitted_kobo: admittedKobo })
    .execute();
}

/** It stays in force. */
export async function dismissObjection(tx: Transaction, id: string, by: string, answer: string): Promise<void> {
  await change(tx, id).set({ state: 'confirmed', decided_by: by, decided_at: now, answer }).execute();
}

/** Without a person the portal or the law ends it. */
export async function endSubstitution(
  tx: Transaction,
  id: string,
  {
    state,
    by,
    reason,
  }: {
    readonly state: Extract<SubstitutionState, 'refused' | 'upheld' | 'upheld-by-law' | 'withdrawn' | 'ended'>;
    readonly by: string | null;
    readonly reason: string;
  },
): Promise<void> {
  await change(tx, id)
    .set({ state, ended_by: by, ended_at: now, end_reason: reason })
    .set(state === 'upheld' ? { decided_by: by, decided_at: now, answer: reason } : {})
    .execute();
}
