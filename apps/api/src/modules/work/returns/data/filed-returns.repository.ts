import type { ReturnAnswers, ReturnChange, ReturnFigures, ReturnKindId, ReturnLateness } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { MonthCreditRow } from '../../paye/index.ts';
import type { ReturnOf } from './drafts.repository.ts';

export interface FiledRow {
  readonly id: string;
  readonly tpui: string;
  readonly kind: ReturnKindId;
  readonly fromDay: string;
  readonly version: number;
  readonly submissionId: string;
  readonly contentDigest: Buffer;
  readonly answers: ReturnAnswers;
  readonly changes: ReturnChange[];
  readonly figures: ReturnFigures;
  readonly lateness: ReturnLateness[];
  readonly taxKobo: number;
  readonly creditKobo: number;
  readonly balanceKobo: number;
  readonly overKobo: number;
  readonly dueOn: string;
  readonly amendmentReason: string;
  readonly declarationVersion: number;
  readonly isForAnother: boolean;
  /** The moment that counts. */
  readonly filedAt: Date;
  /** Null: nobody waited, and it was received when it was filed. */
  readonly arrivedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly filedBy: string;
  /** Under whose name it is shown. */
  readonly filedByName: string | null;
  readonly billId: string | null;
  readonly replacedKobo: number;
  readonly isNewest: boolean;
  /** What it leaves billed, with what was billed and paid before it; less what became credit. */
  readonly standsBilledKobo: number;
  /** What it left paid beyond its balance, as its case says. */
  readonly credit: MonthCreditRow | null;
}

function filedReturns(on: Runner) {
  return tablesOf(on)
    .selectFrom('filed_returns as f')
    .select(['f.id', 'f.tpui', 'f.period_from as fromDay', 'f.version', 'f.submission_id as submissionId'])
    .select(['f.content_digest as contentDigest', 'f.tax_kobo as taxKobo', 'f.credit_kobo as creditKobo'])
    .select(['f.balance_kobo as balanceKobo', 'f.over_kobo as overKobo', 'f.due_on as dueOn', 'f.bill_id as billId'])
    .select(['f.amendment_reason as amendmentReason', 'f.declaration_version as declarationVersion'])
    .select(['f.is_for_another as isForAnother', 'f.filed_at as filedAt', 'f.filed_by as filedBy'])
    .select(['f.replaced_kobo as replacedKobo', 'f.arrived_at as arrivedAt', 'f.received_at as receivedAt'])
    .select(({ ref }) => [
      ref('f.kind').$castTo<ReturnKindId>().as('kind'),
      ref('f.answers').$castTo<ReturnAnswers>().as('answers'),
      ref('f.changes').$castTo<ReturnChange[]>().as('changes'),
      ref('f.figures').$castTo<ReturnFigures>().as('figures'),
      ref('f.lateness').$castTo<ReturnLateness[]>().as('lateness'),
      sql<string | null>`reading.name_of_actor('user:' || ${ref('f.filed_by')})`.as('filedByName'),
      sql<boolean>`not exists (select from filed_returns n where n.tpui = ${ref('f.tpui')} and n.kind = ${ref('f.kind')}
        and n.period_from = ${ref('f.period_from')} and n.version > ${ref('f.version')})`.as('isNewest'),
      sql<number>`return_stands_billed(f)::float8`.as('standsBilledKobo'),
      sql<MonthCreditRow | null>`credit_of_return(${ref('f.id')})`.as('credit'),
    ]);
}

const paperOf = (tpui: string) => sql<string>`any (reading.papers_of(${tpui}))`;

/** Every version of a period, under whichever record of the taxpayer it was filed; the oldest first. */
export function versionsOf(on: Runner, { tpui, kind, fromDay }: ReturnOf): Promise<readonly FiledRow[]> {
  return filedReturns(on)
    .where('f.tpui', '=', paperOf(tpui))
    .where('f.kind', '=', kind)
    .where('f.period_from', '=', fromDay)
    .orderBy('f.filed_at')
    .orderBy('f.version')
    .execute();
}

/** Of a taxpayer and nobody else. */
export function filedReturnOf(on: Runner, tpui: string, id: string): Promise<FiledRow | undefined> {
  return filedReturns(on).where('f.id', '=', id).where('f.tpui', '=', paperOf(tpui)).executeTakeFirst();
}

/** With the name and the office of whose it is. */
export function filedReturnById(on: Runner, id: string) {
  return filedReturns(on)
    .select(({ ref }) => [
      sql<string>`(select t.name from reading.taxpayers t where t.tpui = ${ref('f.tpui')})`.as('taxpayer'),
      sql<number | null>`(select t.home_office_id from reading.taxpayers t where t.tpui = ${ref('f.tpui')})`.as(
        'officeId',
      ),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** What came under this submission before. */
export function submissionOf(on: Runner, userId: string, submissionId: string): Promise<FiledRow | undefined> {
  return filedReturns(on)
    .where('f.filed_by', '=', userId)
    .where('f.submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Of periods that begin in a year, the newest period and version first. */
export function returnsOfYear(on: Runner, tpui: string, year: number): Promise<readonly FiledRow[]> {
  return filedReturns(on)
    .where('f.tpui', '=', paperOf(tpui))
    .where('f.period_from', '>=', `${year}-01-01`)
    .where('f.period_from', '<=', `${year}-12-31`)
    .orderBy('f.period_from', 'desc')
    .orderBy('f.kind')
    .orderBy('f.version', 'desc')
    .execute();
}

type ToInsert = Omit<FiledRow, 'id' | 'filedByName' | 'isNewest' | 'standsBilledKobo' | 'credit'>;

export async function insertFiled(on: Runner, filed: ToInsert): Promise<string> {
  const { id } = await tablesOf(on)
    .insertInto('filed_returns')
    .values({
      ...{ tpui: filed.tpui, kind: filed.kind, period_from: filed.fromDay, version: filed.version },
      ...{ submission_id: filed.submissionId, content_digest: filed.contentDigest, due_on: filed.dueOn },
      ...{ answers: JSON.stringify(filed.answers), changes: JSON.stringify(filed.changes) },
      ...{ figures: JSON.stringify(filed.figures), lateness: JSON.stringify(filed.lateness) },
      ...{ tax_kobo: filed.taxKobo, credit_kobo: filed.creditKobo, balance_kobo: filed.balanceKobo },
      ...{ over_kobo: filed.overKobo, amendment_reason: filed.amendmentReason, bill_id: filed.billId },
      ...{ declaration_version: filed.declarationVersion, is_for_another: filed.isForAnother },
      ...{ filed_by: filed.filedBy, filed_at: filed.filedAt, replaced_kobo: filed.replacedKobo },
      ...{ arrived_at: filed.arrivedAt, received_at: filed.receivedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
