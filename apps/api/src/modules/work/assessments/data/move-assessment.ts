import type { AssessmentBasis, AssessmentMethod, ReturnKindId, ServedHow } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

export interface NewAssessment {
  readonly tpui: string;
  readonly officeId: number;
  readonly headCode: string;
  readonly returnKind: ReturnKindId;
  readonly fromDay: string;
  readonly toDay: string;
  readonly basis: AssessmentBasis;
  readonly isDeliberate: boolean;
  readonly method: AssessmentMethod;
  readonly reason: string;
  readonly sources: readonly object[];
  readonly comparables: readonly object[];
  readonly lines: readonly object[];
  readonly taxKobo: number;
  readonly by: string;
}

export function insertAssessment(
  tx: Transaction,
  { by, ...of }: NewAssessment,
): Promise<{ readonly id: string; readonly number: string }> {
  return tablesOf(tx)
    .insertInto('assessments')
    .values((eb) => ({
      number: sql<string>`next_assessment_number()`,
      ...{ tpui: of.tpui, office_id: of.officeId, return_kind: of.returnKind, basis: of.basis, method: of.method },
      revenue_head_id: eb
        .selectFrom('reading.revenue_heads')
        .select('id')
        .where('code', '=', of.headCode)
        .$asScalar()
        .$castTo<number>(),
      ...{ period_from: of.fromDay, period_to: of.toDay, is_deliberate: of.isDeliberate, reason: of.reason },
      ...{ sources: JSON.stringify(of.sources), comparables: JSON.stringify(of.comparables) },
      ...{ lines: JSON.stringify(of.lines), tax_kobo: of.taxKobo, proposed_by: by, proposed_at: now },
    }))
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export async function approveAssessment(tx: Transaction, id: string, by: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('assessments')
    .set({ state: 'approved', decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

interface Service {
  readonly by: string;
  readonly how: ServedHow;
  /** Null: this moment. */
  readonly at: string | null;
  readonly place: string;
  readonly billId: string;
}

/** With the bill as one of the law's half, which may be demanded from the day on which the assessment is final. */
export async function serveInDatabase(tx: Transaction, id: string, service: Service): Promise<void> {
  const { by, how, at, place, billId } = service;
  const moment = sql<Date>`coalesce(${at}::timestamptz, clock_timestamp())`;
  const { servedOn } = await tablesOf(tx)
    .updateTable('assessments')
    .set({
      ...{ state: 'served', served_by: by, served_how: how, served_place: place, bill_id: billId },
      ...{ served_at: moment, served_on: sql<string>`lagos_day(${moment})`, service_noted_at: now },
    })
    .where('id', '=', id)
    .returning('served_on as servedOn')
    .executeTakeFirstOrThrow();
  const mark = sql`mark_law_bill(${billId}::uuid, 'assessment', ${id}::uuid, last_day_to_object(${servedOn}::date) + 1)`;
  await tablesOf(tx).selectNoFrom(mark.as('marked')).execute();
}

interface End {
  readonly state: 'withdrawn' | 'replaced';
  /** Of what a return replaced: who filed it. */
  readonly by: string;
  readonly reason: string;
  readonly returnId?: string;
  readonly billId: string | null;
}

/** Its bill ends with it. Answers how that stands: `cancelled`, `paid`; undefined where there was none. */
export async function endAssessment(
  tx: Transaction,
  id: string,
  { state, by, reason, returnId, billId }: End,
): Promise<string | undefined> {
  await tablesOf(tx)
    .updateTable('assessments')
    .set({ state, ended_by: by, ended_at: now, end_reason: reason, replaced_by: returnId ?? null, contested_on: null })
    .where('id', '=', id)
    .execute();
  if (billId === null) return undefined;
  const { outcome } = await tablesOf(tx)
    .selectNoFrom(sql<string>`release_law_bill(${billId}::uuid, ${by}::uuid, ${reason})`.as('outcome'))
    .executeTakeFirstOrThrow();
  return outcome;
}

/** The day on which an assessment of a moment could last be objected to. */
export async function lastDayToObject(tx: Transaction, at: string | null): Promise<string> {
  const { day } = await tablesOf(tx)
    .selectNoFrom(sql<string>`last_day_to_object(lagos_day(coalesce(${at}::timestamptz, clock_timestamp())))`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}
