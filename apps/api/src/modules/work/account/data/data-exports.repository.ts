import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

export interface DataExportRow {
  readonly id: string;
  readonly isReady: boolean;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

const columns = `id, ready_at is not null as "isReady", requested_at as "requestedAt", expires_at as "expiresAt"`;

export async function listDataExports({ $client }: Database, userId: string, now: Date): Promise<DataExportRow[]> {
  const { rows } = await $client.query<DataExportRow>(
    `select ${columns} from data_exports where user_id = $1 and expires_at > $2 order by requested_at desc limit 20`,
    [userId, now],
  );
  return rows;
}

/** Undefined when one was asked for within a day. */
export async function addDataExport(
  tx: Transaction,
  userId: string,
  { now, since, expiresAt }: { readonly now: Date; readonly since: Date; readonly expiresAt: Date },
): Promise<DataExportRow | undefined> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into data_exports (user_id, requested_at, expires_at)
      select ${userId}::uuid, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      where not exists (select from data_exports where user_id = ${userId} and requested_at > ${since.toISOString()})
      returning id`,
  );
  return rows[0] && { id: rows[0].id, isReady: false, requestedAt: now, expiresAt };
}

export async function findContent(
  { $client }: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<Buffer | undefined> {
  const { rows } = await $client.query<{ content: Buffer | null }>(
    'select content from data_exports where id = $1 and user_id = $2 and expires_at > $3',
    [id, userId, now],
  );
  return rows[0]?.content ?? undefined;
}

/** False when somebody prepared it meanwhile, or the account is gone. */
export async function keepContent(tx: Transaction, id: string, content: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update data_exports set content = ${content}, ready_at = ${now.toISOString()} where id = ${id} and ready_at is null`,
  );
  return rowCount === 1;
}

export async function forgetOldExports({ $client }: Database, now: Date): Promise<void> {
  await $client.query('delete from data_exports where expires_at < $1', [now]);
}

/** Nobody has more; what is older than that many is in the lists of the portal. */
const most = 5000;

/** All the portal holds about the person whose file this is, in the names of its tables; no secret, no hash, no sealed number. */
export async function gatherOwnData(db: Database, id: string): Promise<{ userId: string; data: object } | undefined> {
  const { rows } = await db.$client.query<{ userId: string }>(
    'select user_id as "userId" from data_exports where id = $1',
    [id],
  );
  return rows[0] && gatherPersonsData(db, rows[0].userId);
}

/** The same by the person. */
export async function gatherPersonsData(
  { $client }: Database,
  userId: string,
): Promise<{ userId: string; data: object } | undefined> {
  const { rows } = await $client.query<{ userId: string; data: object }>(
    `with me as (
       select u.id, u.tpui, u.email, u.first_name, u.last_name, u.other_name, u.nin_last4, u.created_at
       from users u where u.id = $1 and u.status <> 'deleted'
     )
     select me.id as "userId", jsonb_build_object(
       'person', to_jsonb(me),
       'registration', (select to_jsonb(r) - 'user_id' from user_registrations r where r.user_id = me.id),
       'organisation', (select to_jsonb(o) from organisations o where o.tpui = me.tpui),
       'corrections', (select coalesce(jsonb_agg(to_jsonb(c) - 'nin_encrypted' - 'nin_blind_index' order by c.requested_at), '[]')
         from correction_requests c where c.user_id = me.id),
       'bills', (select coalesce(jsonb_agg(bill), '[]') from (
         select jsonb_build_object('reference', b.reference, 'issuedOn', b.issued_on, 'dueOn', b.due_on, 'expiresOn', b.expires_on, 'totalKobo', b.total_kobo,
           'standing', b.standing, 'preparedBy', b.prepared_by, 'lines', (select jsonb_agg(jsonb_build_object('head', head_name_on(l.revenue_head_id, l.issued_on),
             'amountKobo', l.amount_kobo, 'narration', l.narration) order by l.position)
             from bill_lines l where l.bill_id = b.id),
           'receipts', (select coalesce(jsonb_agg(jsonb_build_object('number', r.receipt_number, 'amountKobo', r.amount_kobo,
             'issuedAt', r.issued_at)), '[]') from receipts r where r.bill_id = b.id)) as bill
         from bills b where b.payer_tpui = me.tpui order by b.issued_on desc, b.id limit ${most}) as bills),
       'pay', (select coalesce(jsonb_agg(jsonb_build_object('month', to_char(s.month, 'YYYY-MM'), 'version', s.version, 'employer', t.name,
         'grossKobo', r.gross_kobo, 'pensionKobo', r.pension_kobo, 'lifeInsuranceKobo', r.life_insurance_kobo,
         'homeLoanInterestKobo', r.home_loan_interest_kobo, 'yearlyRentKobo', r.yearly_rent_kobo, 'deductedKobo', r.deducted_kobo)
         order by s.month, s.version), '[]')
         from paye_rows r join paye_schedules s on s.id = r.schedule_id and s.state = 'filed' join taxpayers t on t.tpui = s.tpui
         where r.tax_id <> '' and r.tax_id in (me.tpui, replace(me.tpui, '-', ''))),
       'withheld', (select coalesce(jsonb_agg(jsonb_build_object('month', to_char(s.month, 'YYYY-MM'), 'version', s.version, 'payer', t.name,
         'paidFor', r.transaction, 'invoice', r.invoice, 'grossKobo', r.gross_kobo, 'withheldKobo', r.deducted_kobo)
         order by s.month, s.version, r.position), '[]')
         from withholding_rows r join withholding_schedules s on s.id = r.schedule_id and s.state = 'filed' join taxpayers t on t.tpui = s.tpui
         where r.beneficiary = md5('id:' || lower(translate(me.tpui, '- ', '')))),
       'premises', (select coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'trade', p.trade, 'fromDay', p.from_day, 'toDay', p.to_day)
         order by p.from_day, p.id), '[]') from reading.premises p where p.tpui = me.tpui),
       'facts', (select coalesce(jsonb_agg(jsonb_build_object('fact', f.fact, 'fromDay', f.from_day, 'toDay', f.to_day)
         order by f.from_day, f.id), '[]') from reading.obligation_facts f where f.tpui = me.tpui),
       'obligations', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'periodFrom', o.period_from, 'dueOn', o.due_on,
         'filedOn', o.filed_on, 'state', o.state, 'excuse', o.excuse_reason) order by o.due_on, o.kind), '[]')
         from reading.obligations o where o.tpui = me.tpui),
       'returns', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'periodFrom', r.period_from, 'version', r.version, 'filedOn', r.filed_on,
         'answers', r.answers, 'figures', r.figures, 'amendmentReason', r.amendment_reason) order by r.period_from, r.kind, r.version), '[]')
         from reading.filed_returns r where r.tpui = me.tpui),
       'requests', (select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'state', w.state, 'openedAt', w.opened_at)
         order by w.opened_at), '[]') from work_items w where w.tpui = me.tpui),
       'representatives', (select coalesce(jsonb_agg(jsonb_build_object('label', p.label, 'kind', p.kind, 'rights', p.rights,
         'invitedAt', p.invited_at, 'acceptedAt', p.accepted_at, 'endedAt', p.ended_at) order by p.invited_at), '[]')
         from representations p where p.principal_tpui = me.tpui),
       'notices', (select coalesce(jsonb_agg(notice), '[]') from (
         select jsonb_build_object('kind', n.kind, 'facts', n.facts, 'at', n.at) as notice from notices n
         where n.user_id = me.id order by n.at desc limit ${most}) as notices),
       'sessions', (select coalesce(jsonb_agg(jsonb_build_object('device', s.device, 'address', s.address, 'createdAt', s.created_at)), '[]')
         from sessions s where s.user_id = me.id),
       'activity', (select coalesce(jsonb_agg(entry), '[]') from (
         select jsonb_build_object('at', a.at, 'action', a.action, 'role', a.actor_role, 'isOwn', a.actor = 'user:' || me.id) as entry
         from (select at, action, actor, actor_role from audit_log where actor = 'user:' || me.id or subject in ('user:' || me.id, 'taxpayer:' || me.tpui)
           union all
           select at, action, actor, actor_role from activity_log where actor = 'user:' || me.id or subject in ('user:' || me.id, 'taxpayer:' || me.tpui)) a
         order by a.at desc limit ${most}) as entries)
     ) as data from me`,
    [userId],
  );
  return rows[0];
}
