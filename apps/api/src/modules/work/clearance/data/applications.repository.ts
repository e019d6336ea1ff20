import type { ClearancePersonReason, ClearanceState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** Whoever asks, reads or decides about one taxpayer at the same moment waits for each other: there is one answer. */
export async function lockClearance(tx: Transaction, tpui: string): Promise<void> {
  await tablesOf(tx)
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('clearance:' || ${tpui}, 0))`.as('locked'))
    .execute();
}

function applications(on: Runner) {
  return tablesOf(on)
    .selectFrom('clearance_applications as a')
    .leftJoin('clearance_certificates as c', 'c.application_id', 'a.id')
    .selectAll('a')
    .select(['c.number as certificate', sql<number | null>`lagos_today() - a.given_on`.as('day')])
    .select(({ ref }) => [
      sql<string | null>`reading.name_of_actor('user:' || ${ref('a.prepared_by')})`.as('preparedByName'),
    ]);
}

export function findApplication(on: Runner, id: string) {
  return applications(on).where('a.id', '=', id).executeTakeFirst();
}

/** The one that waits for an answer; there is one at most. */
export function findOpenApplication(on: Runner, tpui: string) {
  return applications(on).where('a.tpui', '=', tpui).where('a.ended_at', 'is', null).executeTakeFirst();
}

const mostListed = 50;

/** The newest first, under whichever record they were made. */
export function listApplicationsOf(on: Runner, tpui: string) {
  return applications(on)
    .where(({ ref }) => sql<boolean>`${ref('a.tpui')} = any (reading.papers_of(${tpui}))`)
    .orderBy('a.asked_at', 'desc')
    .limit(mostListed)
    .execute();
}

/** How it was judged. */
export interface JudgedAs {
  readonly blockers: readonly { readonly key: string; readonly kind: string }[];
  readonly blockedKobo: number;
  readonly personReasons: readonly ClearancePersonReason[];
}

const columnsOf = ({ blockers, blockedKobo, personReasons }: JudgedAs) => ({
  blockers: JSON.stringify(blockers),
  blocked_kobo: blockedKobo,
  person_reasons: [...personReasons],
  judged_at: sql<Date>`clock_timestamp()`,
});

const now = sql<Date>`clock_timestamp()`;
/** The day on which it is given to a person, and the last of the fourteen. */
const clockStarts = {
  given_on: sql<string>`lagos_today()`,
  last_day: sql<string>`law_rule_end('tcc.decision', lagos_today())`,
};

interface NewApplication extends JudgedAs {
  readonly id: string;
  readonly tpui: string;
  readonly officeId: number | null;
  readonly firstYear: number;
  readonly askedBy: string;
  readonly draw: number;
  readonly state: 'blocked' | 'waiting' | 'issued';
}

/** Answers its number. */
export async function insertApplication(tx: Transaction, made: NewApplication): Promise<string> {
  const { id, tpui, officeId, firstYear, askedBy, draw, state } = made;
  const { number } = await tablesOf(tx)
    .insertInto('clearance_applications')
    .values({
      ...{ id, tpui, office_id: officeId, first_year: firstYear, asked_by: askedBy, draw, state },
      ...{ number: sql<string>`next_clearance_number()`, ...columnsOf(made) },
      ...(state === 'waiting' && clockStarts),
      ...(state === 'issued' && { ended_at: now }),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** What a judgement or a move changes. The database refuses what the law of applications does not allow. */
export interface ApplicationChange {
  readonly state?: ClearanceState;
  readonly judged?: JudgedAs;
  readonly startsClock?: boolean;
  /** Null: what was prepared counts no more. */
  readonly preparation?: { readonly advice: 'issue' | 'refuse'; readonly text: string; readonly by: string } | null;
  readonly decidedBy?: string;
  readonly refusal?: { readonly reasons: string; readonly cure: string };
}

const final: readonly ClearanceState[] = ['issued', 'refused', 'withdrawn'];

export async function changeApplication(tx: Transaction, id: string, change: ApplicationChange): Promise<void> {
  const { state, judged, startsClock, preparation, decidedBy, refusal } = change;
  await tablesOf(tx)
    .updateTable('clearance_applications')
    .set({
      ...(state && { state, ended_at: final.includes(state) ? now : null }),
      ...(judged && columnsOf(judged)),
      ...(startsClock && clockStarts),
      ...(preparation && {
        ...{ advice: preparation.advice, advice_text: preparation.text, prepared_by: preparation.by },
        prepared_at: now,
      }),
      ...(preparation === null && { advice: null, advice_text: null, prepared_by: null, prepared_at: null }),
      ...(decidedBy && { decided_by: decidedBy }),
      ...refusal,
    })
    .where('id', '=', id)
    .execute();
}

/** Open ones that were not judged for some minutes, the oldest first. */
export function findToJudge(on: Runner, olderThanMinutes: number, most: number) {
  return tablesOf(on)
    .selectFrom('clearance_applications')
    .select(['id', 'tpui'])
    .where('ended_at', 'is', null)
    .where('judged_at', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${olderThanMinutes}::int)`)
    .orderBy('judged_at')
    .limit(most)
    .execute();
}

/** Of the fourteen days ten or more are over. */
export function findNearEnd(on: Runner, fromDay: number) {
  return tablesOf(on)
    .selectFrom('clearance_applications as a')
    .select(['a.id', 'a.number', 'a.state', 'a.office_id as officeId', 'a.last_day as lastDay', 'a.tpui'])
    .select(sql<boolean>`a.last_day < lagos_today()`.as('isOver'))
    .select(sql<number>`lagos_today() - a.given_on`.as('day'))
    .where('a.ended_at', 'is', null)
    .where('a.state', 'in', ['waiting', 'prepared'])
    .where(sql<boolean>`lagos_today() - a.given_on >= ${fromDay}::int`)
    .orderBy('a.last_day')
    .limit(200)
    .execute();
}
