import {
  formatNaira,
  kobo,
  type listPayeCredits,
  monthName,
  type NoticeKindName,
  type ParsedRequestOf,
  type PayeCredit,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { ListSource } from '../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../platform/lists/waiting-first.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';

export type PayeCreditRow = Omit<PayeCredit, 'moves'> & { readonly proposedById: string | null };

const name = (user: string) =>
  sql.raw(
    `(select coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), '') from users w where w.id = ${user})`,
  );
const instant = (at: string) => sql.raw(`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

type Query = ParsedRequestOf<typeof listPayeCredits>['query'];

const source: ListSource<PayeCreditRow, Query['sortField']> = {
  from: sql`paye_credits c join paye_schedules s on s.id = c.schedule_id join taxpayers t on t.tpui = c.tpui`,
  key: { column: sql`c.id`, type: 'uuid' },
  select: {
    id: sql`c.id`,
    state: sql`c.state`,
    tpui: sql`c.tpui`,
    employer: sql`t.name`,
    month: sql`to_char(s.month, 'YYYY-MM')`,
    version: sql`s.version`,
    dueKobo: sql`s.due_kobo`,
    amountKobo: sql`c.amount_kobo`,
    filedAt: instant('s.filed_at'),
    proposedBy: name('c.proposed_by'),
    proposedById: sql`c.proposed_by`,
    reason: sql`c.reason`,
    decidedBy: name('c.decided_by'),
    decidedAt: instant('c.decided_at'),
    decisionReason: sql`c.decision_reason`,
  },
  sorts: { waiting: waitingFirst(sql`c.state in ('open', 'proposed')`, sql`c.opened_at`) },
};

/** What waits first, the oldest of it at the top; then the newest. */
export function readPayeCredits(db: Database, query: Query): Promise<Listed<PayeCreditRow>> {
  return readList(db, source, query);
}

/** With its month locked before its case, in the order in which a filing locks them. */
export async function lockPayeCredit(
  tx: Transaction,
  id: string,
): Promise<{ tpui: string; month: string; amountKobo: number; proposedById: string | null } | undefined> {
  await tx.execute(sql`select from paye_schedules d join paye_schedules s on s.tpui = d.tpui and s.month = d.month
    join paye_credits c on c.schedule_id = s.id where c.id = ${id}::uuid order by d.id for update of d`);
  const { rows } =
    await tx.execute(sql`select c.tpui, to_char(s.month, 'YYYY-MM') as month, c.amount_kobo::float8 as "amountKobo",
    c.proposed_by as "proposedById" from paye_credits c join paye_schedules s on s.id = c.schedule_id where c.id = ${id}::uuid`);
  return rows[0] as unknown as Awaited<ReturnType<typeof lockPayeCredit>>;
}

/** Whoever signs in for its employer hears what was decided. */
export async function tellOfPayeCredit(
  tx: Transaction,
  subject: string,
  kind: NoticeKindName & `paye.credit-${string}`,
): Promise<void> {
  const { rows } = await tx.execute<{ people: string[] | null; month: string; amountKobo: number }>(sql`
    select (select array_agg(u.id) from users u where u.tpui = reading.lead_of(c.tpui) and u.status <> 'deleted') as people,
      to_char(s.month, 'YYYY-MM') as month, c.amount_kobo::float8 as "amountKobo"
    from paye_credits c join paye_schedules s on s.id = c.schedule_id where 'paye-credit:' || c.id = ${subject}`);
  const [told] = rows;
  if (!told) throw new Error(`There is no credit ${subject}`);
  const [year = '', number = ''] = told.month.split('-');
  await publishNotice(tx, {
    to: told.people ?? [],
    kind,
    facts: {
      month: { en: `${monthName(Number(number), 'en')} ${year}`, ha: `${monthName(Number(number), 'ha')} ${year}` },
      amount: formatNaira(kobo(told.amountKobo)),
    },
    path: `/user/paye-manager?month=${told.month}`,
    occasion: subject,
  });
}
