import {
  formatNaira,
  kobo,
  type Language,
  type listMonthCredits,
  type MonthCredit,
  type MonthCreditTax,
  monthName,
  type NoticeKindName,
  type ParsedRequestOf,
  portalAddress,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../../platform/lists/waiting-first.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { lockReturnOfCredit } from './lock-return-of-credit.ts';

export type MonthCreditCase = Omit<MonthCredit, 'moves'> & { readonly proposedById: string | null };

/** Of a month, or of a year. */
const period = sql.raw(`to_char(m.month, case m.tax when 'direct-assessment' then 'YYYY' else 'YYYY-MM' end)`);
const name = (user: string) =>
  sql.raw(
    `(select coalesce(nullif(person_name(w.first_name, w.last_name), ''), '') from users w where w.id = ${user})`,
  );
const instant = (at: string) => sql.raw(`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
/** Of what nobody has decided; afterwards it holds nothing up. */
const notesOut =
  sql.raw(`(select case when count(*) > 0 then jsonb_build_object('papers', sum(o.papers), 'beyondKobo', sum(o.beyond),
      'names', (array_agg(o.name order by o.name))[1:5]) end
    from (select count(*) as papers, max(n.beyond_kobo) as beyond, min((select r.name from withholding_rows r
          where r.schedule_id = n.schedule_id and r.beneficiary = n.beneficiary order by r.position limit 1)) as name
      from withholding_notes_out(c.withholding_schedule_id) n group by n.beneficiary) o
    where c.state in ('open', 'proposed'))`);

type Query = ParsedRequestOf<typeof listMonthCredits>['query'];

const source: ListSource<MonthCreditCase, Query['sortField']> = {
  from: sql`paye_credits c cross join lateral month_of_credit(c) m join taxpayers t on t.tpui = c.tpui`,
  key: { column: sql`c.id`, type: 'uuid' },
  select: {
    id: sql`c.id`,
    state: sql`c.state`,
    caseVersion: sql`case_version('paye-credit', 'paye-credit:' || c.id)`,
    tax: sql`m.tax`,
    tpui: sql`c.tpui`,
    payer: sql`t.name`,
    month: period,
    version: sql`m.version`,
    dueKobo: sql`m.due_kobo`,
    amountKobo: sql`c.amount_kobo`,
    filedAt: instant('m.filed_at'),
    proposedBy: name('c.proposed_by'),
    proposedById: sql`c.proposed_by`,
    reason: sql`c.reason`,
    decidedBy: name('c.decided_by'),
    decidedAt: instant('c.decided_at'),
    decisionReason: sql`c.decision_reason`,
    notesOut,
  },
  sorts: { waiting: waitingFirst(sql`c.state in ('open', 'proposed')`, sql`c.opened_at`) },
};

/** What waits first, the oldest of it at the top; then the newest. */
export function readMonthCredits(db: Database, query: Query): Promise<Listed<MonthCreditCase>> {
  return readList(db, source, query);
}

export interface CreditedMonth {
  readonly tax: MonthCreditTax;
  readonly tpui: string;
  readonly month: string;
  readonly amountKobo: number;
  readonly proposedById: string | null;
}

/** With its month locked before its case, in the order in which a filing locks them. */
export async function lockMonthCredit(tx: Transaction, id: string): Promise<CreditedMonth | undefined> {
  await tx.execute(sql`select from paye_schedules d join paye_schedules s on s.tpui = d.tpui and s.month = d.month
    join paye_credits c on c.schedule_id = s.id where c.id = ${id}::uuid order by d.id for update of d`);
  await tx.execute(sql`select from withholding_schedules d join withholding_schedules s on s.tpui = d.tpui and s.month = d.month
    join paye_credits c on c.withholding_schedule_id = s.id where c.id = ${id}::uuid order by d.id for update of d`);
  await lockReturnOfCredit(tx, id);
  const { rows } = await tx.execute(sql`select m.tax, c.tpui, ${period} as month, c.amount_kobo::float8 as "amountKobo",
    c.proposed_by as "proposedById" from paye_credits c cross join lateral month_of_credit(c) m where c.id = ${id}::uuid`);
  return rows[0] as unknown as CreditedMonth | undefined;
}

/** Papers that claim more than the month is due; answers how many there were. */
export async function takeBackNotes(
  tx: Transaction,
  { id, reason, userId }: { readonly id: string; readonly reason: string; readonly userId: string },
): Promise<number> {
  const { rows } = await tx.execute<{ papers: number }>(sql`
    select take_back_withholding_notes(withholding_schedule_id, ${userId}::uuid, ${reason})::int as papers
    from paye_credits where id = ${id}::uuid and state in ('open', 'proposed')`);
  return rows[0]?.papers ?? 0;
}

const screenOf = {
  paye: { path: '/user/paye-manager', named: { en: '', ha: '' } },
  withholding: { path: '/user/withholding', named: { en: ' (withholding tax)', ha: ' (harajin riƙo)' } },
  'consumption-tax': { path: '/user/returns', named: { en: ' (consumption tax)', ha: ' (harajin amfani)' } },
  'direct-assessment': { path: '/user/returns', named: { en: ' (Form A)', ha: ' (Form A)' } },
} as const satisfies Readonly<Record<MonthCreditTax, object>>;

/** Whoever signs in for its payer hears what was decided. */
export async function tellOfMonthCredit(
  tx: Transaction,
  subject: string,
  kind: NoticeKindName & `paye.credit-${string}`,
): Promise<void> {
  const { rows } = await tx.execute<{
    people: string[] | null;
    tax: MonthCreditTax;
    month: string;
    amountKobo: number;
  }>(sql`
    select (select array_agg(u.id) from users u where u.tpui = reading.lead_of(c.tpui) and u.status <> 'deleted') as people,
      m.tax, ${period} as month, c.amount_kobo::float8 as "amountKobo"
    from paye_credits c cross join lateral month_of_credit(c) m where 'paye-credit:' || c.id = ${subject}`);
  const [told] = rows;
  if (!told) throw new Error(`There is no credit ${subject}`);
  const [year = '', number] = told.month.split('-');
  const { path, named } = screenOf[told.tax];
  const monthIn = (language: Language) =>
    `${number === undefined ? '' : `${monthName(Number(number), language)} `}${year}${named[language]}`;
  await publishNotice(tx, {
    to: told.people ?? [],
    kind,
    facts: {
      month: { en: monthIn('en'), ha: monthIn('ha') },
      amount: formatNaira(kobo(told.amountKobo)),
    },
    path: path === '/user/returns' ? portalAddress(path) : portalAddress(path, { month: told.month }),
    occasion: subject,
  });
}
