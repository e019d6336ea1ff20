import type { DutyKind, Obligation } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import { periodOf } from '../domain/period.ts';

interface DutyAsked {
  readonly kind: DutyKind;
  /** The first day of its period. */
  readonly fromDay: string;
}

/**
 * Every duty of a taxpayer once, under whichever record it stands: two records that were merged may both have been expected to file, and
 * what was filed or excused under one of them counts.
 */
function dutiesOfTaxpayer(on: Runner, tpui: string) {
  return tablesOf(on)
    .selectFrom('reading.obligations as o')
    .distinctOn(['o.kind', 'o.period_from'])
    .select(['o.tpui', 'o.kind', 'o.state'])
    .select((eb) => [
      eb.ref('o.period_from').$notNull().as('fromDay'),
      eb.ref('o.due_on').$notNull().as('dueOn'),
      eb.ref('o.source').$notNull().as('source'),
      eb.ref('o.law_day').$notNull().as('lawDay'),
      'o.announced',
      'o.filed_on as filedOn',
      'o.excuse_reason as reason',
      'o.excused_on as excusedOn',
      sql<string | null>`reading.name_of_actor('user:' || o.excused_by)`.as('excusedBy'),
    ])
    .where('o.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .orderBy('o.kind')
    .orderBy('o.period_from')
    .orderBy(sql`array_position(array['filed', 'filed-late', 'excused', 'expected', 'ended'], o.state)`)
    .orderBy('o.filed_on');
}

/** Those that are due in a year, by their day. */
export async function obligationsOf(on: Runner, tpui: string, year: number): Promise<Obligation[]> {
  const rows = await dutiesOfTaxpayer(on, tpui)
    .where('o.due_on', '>=', `${year}-01-01`)
    .where('o.due_on', '<=', `${year}-12-31`)
    .execute();
  return rows
    .map(({ kind, fromDay, dueOn, lawDay, announced, filedOn, state, source, reason, excusedOn, excusedBy }) => ({
      ...{ kind, period: periodOf(kind, fromDay), dueOn, filedOn, state, source },
      extension: announced !== null ? { lawDay, announced } : null,
      excuse: reason !== null && excusedOn !== null ? { reason, on: excusedOn, by: excusedBy ?? '' } : null,
    }))
    .sort((a, b) => compare(a.dueOn, b.dueOn) || compare(a.kind, b.kind));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Undefined where nothing is expected and nothing was filed. */
export function findObligation(
  on: Runner,
  tpui: string,
  { kind, fromDay }: DutyAsked,
): Promise<{ readonly tpui: string; readonly state: Obligation['state'] } | undefined> {
  return dutiesOfTaxpayer(on, tpui).where('o.kind', '=', kind).where('o.period_from', '=', fromDay).executeTakeFirst();
}

interface Excuse extends DutyAsked {
  /** Under which the duty stands. */
  readonly tpui: string;
  readonly reason: string;
  readonly userId: string;
  readonly at: Date;
}

/** False when somebody excused it meanwhile. */
export async function insertExcuse(on: Runner, { tpui, kind, fromDay, reason, userId, at }: Excuse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(on)
    .insertInto('obligation_excuses')
    .values({ tpui, kind, period_from: fromDay, reason, excused_by: userId, excused_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface UndoneExcuse extends DutyAsked {
  /** Of the taxpayer, under whichever record it stands. */
  readonly tpui: string;
  readonly reason: string;
  readonly userId: string;
  readonly at: Date;
}

/** False where none stands. */
export async function undoExcuseOf(
  on: Runner,
  { tpui, kind, fromDay, reason, userId, at }: UndoneExcuse,
): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(on)
    .updateTable('obligation_excuses')
    .set({ undone_by: userId, undone_at: at, undone_reason: reason })
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .where('kind', '=', kind)
    .where('period_from', '=', fromDay)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The office that looks after a taxpayer; undefined while the register has nobody of this TPUI. */
export function officeOf(on: Runner, tpui: string): Promise<{ readonly officeId: number | null } | undefined> {
  return tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select('home_office_id as officeId')
    .where('tpui', '=', tpui)
    .executeTakeFirst();
}

/** Whether anybody signs in for a taxpayer, by any of their records. */
export async function hasAccount(on: Runner, tpui: string): Promise<boolean> {
  const { has } = await tablesOf(on)
    .selectNoFrom(sql<boolean>`cardinality(reading.people_of(${tpui})) > 0`.as('has'))
    .executeTakeFirstOrThrow();
  return has;
}

/** No company, agency or other organisation. */
export async function isPerson(on: Runner, tpui: string): Promise<boolean> {
  const row = await tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select('category')
    .where('tpui', '=', tpui)
    .executeTakeFirst();
  return row?.category === 'Individual';
}
