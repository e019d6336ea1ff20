import type { SettlementCandidate, SettlementDifference } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { sql as typed } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type Run = Pick<Database, 'execute'> | Transaction;
type Facts = Omit<SettlementDifference, 'may'> & {
  /** How many the provider could be asked about. */ readonly attempts: number;
};

const nameOf = (user: SQL) => sql`coalesce(nullif(person_name(${user}.first_name, ${user}.last_name), ''), '')`;
const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const paymentAs = sql`jsonb_build_object('id', s.payment_id, 'what', 'payment', 'reference', s.provider_ref, 'about', s.bill_reference, 'day', s.paid_on, 'amountKobo', s.amount_kobo - s.taken_back_kobo)`;
const lineAs = sql`jsonb_build_object('id', l.id::text, 'what', 'line', 'reference', coalesce(nullif(l.reference, ''), l.order_id), 'about', (select reference from settlement_batches where id = l.batch_id), 'day', l.paid_on, 'amountKobo', l.gross_kobo)`;
const payoutAs = sql`jsonb_build_object('id', b.id::text, 'what', 'payout', 'reference', b.reference, 'about', b.provider, 'day', b.value_date, 'amountKobo', b.net_kobo - b.bank_kobo - b.written_off_kobo)`;
const creditAs = sql`jsonb_build_object('id', k.id::text, 'what', 'credit', 'reference', k.reference, 'about', k.narration, 'day', k.value_date, 'amountKobo', k.amount_kobo)`;

/** A difference with both of its sides, what was asked about it, and what was proposed. */
export async function findDifference(run: Run, id: string): Promise<Facts | undefined> {
  const { rows } = await run.execute<{ facts: Facts }>(sql`
    select jsonb_build_object(
      'id', c.id::text, 'kind', c.kind, 'reference', c.reference, 'provider', c.provider, 'day', c.day,
      'openedAt', ${instant(sql`c.opened_at`)}, 'closedAt', ${instant(sql`c.closed_at`)}, 'evidence', c.evidence,
      'expectedKobo', c.expected_kobo, 'receivedKobo', c.received_kobo,
      'shortfallKobo', case when c.closed_at is null then settlement_shortfall(c) end,
      'ours', coalesce((
        select jsonb_agg(jsonb_build_object('id', s.payment_id, 'billReference', s.bill_reference, 'mda', m.name, 'providerReference', s.provider_ref,
          'paidOn', s.paid_on, 'dueOn', s.due_on, 'amountKobo', s.amount_kobo, 'receivedKobo', s.received_kobo, 'state', s.state) order by s.paid_on, s.payment_id)
        from payment_settlements s join mdas m on m.id = s.mda_id
        where s.payment_id = c.payment_id or s.line_id = c.line_id
      ), '[]'),
      'theirs', coalesce((
        select jsonb_agg(theirs) from (
          select jsonb_build_object('what', 'line', 'reference', coalesce(nullif(l.reference, ''), l.order_id), 'about', b.reference, 'day', l.paid_on,
            'amountKobo', l.gross_kobo, 'feeKobo', l.fee_kobo, 'file', f.name, 'row', l.row) as theirs
          from settlement_lines l join settlement_batches b on b.id = l.batch_id join settlement_files f on f.id = l.file_id where l.id = c.line_id
          union all
          select jsonb_build_object('what', 'payout', 'reference', b.reference, 'about', b.provider, 'day', b.value_date, 'amountKobo', b.net_kobo,
            'feeKobo', b.fee_kobo, 'file', null, 'row', null)
          from settlement_batches b where b.id = c.batch_id and c.line_id is null
          union all
          select jsonb_build_object('what', 'credit', 'reference', k.reference, 'about', k.narration, 'day', k.value_date, 'amountKobo', k.amount_kobo,
            'feeKobo', 0, 'file', f.name, 'row', k.row)
          from bank_lines k join settlement_files f on f.id = k.file_id
          where k.id = c.bank_line_id or (c.line_id is null and k.batch_id = c.batch_id)
        ) sides
      ), '[]'),
      'asked', coalesce((
        select jsonb_agg(jsonb_build_object('at', ${instant(sql`o.observed_at`)}, 'reference', coalesce(o.provider_ref, o.order_id), 'by', o.source,
          'code', o.provider_code, 'outcome', o.outcome, 'amountKobo', o.amount_kobo) order by o.id desc)
        from (
          select o.*, i.provider_ref, i.order_id from provider_observations o join payment_intents i on i.id = o.intent_id
          where i.id in (select attempts_of_difference(c)) order by o.id desc limit 20
        ) o
      ), '[]'),
      'attempts', (select count(*) from attempts_of_difference(c)),
      'work', jsonb_build_object('id', w.id, 'caseVersion', w.version, 'state', w.state,
        'assignee', case when a.id is not null then jsonb_build_object('id', a.id, 'name', ${nameOf(sql`a`)}) end),
      'proposals', coalesce((
        select jsonb_agg(jsonb_build_object('id', q.id::text, 'action', q.action, 'writeOffKobo', q.write_off_kobo, 'isPayment', q.intent_id is not null,
          'theirs', coalesce((select ${lineAs} from settlement_lines l where l.id = q.line_id), (select ${creditAs} from bank_lines k where k.id = q.bank_line_id)),
          'ours', coalesce((
            select jsonb_agg(coalesce((select ${paymentAs} from payment_settlements s where s.payment_id = p.payment_id),
              (select ${payoutAs} from settlement_batches b where b.id = p.batch_id)) order by p.position)
            from settlement_proposal_parts p where p.proposal_id = q.id), '[]'),
          'reason', made.reason, 'by', jsonb_build_object('id', q.proposed_by, 'name', ${nameOf(sql`u`)}), 'at', ${instant(sql`q.proposed_at`)},
          'outcome', q.outcome, 'endedBy', case when q.ended_by is not null then jsonb_build_object('id', q.ended_by, 'name', ${nameOf(sql`e`)}) end,
          'endedAt', ${instant(sql`q.ended_at`)}, 'endReason', ended.reason) order by q.id desc)
        from settlement_proposals q
        left join users u on u.id = q.proposed_by
        left join users e on e.id = q.ended_by
        left join lateral (select reason from work_steps s where s.item_id = w.id and s.move = 'propose' and s.user_id = q.proposed_by
          and s.at <= coalesce(q.ended_at, s.at) order by s.number desc limit 1) made on true
        left join lateral (select reason from work_steps s where s.item_id = w.id and s.move in ('approve', 'refuse', 'withdraw')
          and s.user_id = q.ended_by and s.at <= q.ended_at order by s.number desc limit 1) ended on true
        where q.case_id = c.id
      ), '[]')
    ) as facts
    from settlement_cases c
    join work_items w on w.kind = 'settlement-difference' and w.subject = 'settlement-case:' || c.id
    left join users a on a.id = w.assignee_id
    where c.id = ${id}::bigint`);
  return rows[0]?.facts;
}

/** Which side a difference lacks, and so what it is matched with. */
type Lacking = 'payment' | 'line' | 'payout' | 'credit';

export interface MatchedSides {
  readonly lacks: Lacking | null;
  readonly provider: string | null;
  readonly paymentId: string | null;
  readonly lineId: string | null;
  readonly batchId: string | null;
  readonly bankLineId: string | null;
  readonly kobo: number;
  readonly day: string;
  readonly shortfallKobo: number | null;
  /** What could be booked of it, without a limit, and as a payment of which attempt. */
  readonly bookableKobo: number | null;
  readonly intentId: string | null;
  readonly isOpen: boolean;
}

export async function findSides(run: Run, id: string): Promise<MatchedSides | undefined> {
  const { rows } = await run.execute(sql`
    select case c.kind when 'theirs-only' then case when c.received_kobo > 0 then 'payment' end when 'ours-only' then 'line'
        when 'unknown-credit' then 'payout' when 'payout-missing' then 'credit' when 'payout-differs' then 'credit' end as lacks,
      c.provider, c.payment_id as "paymentId", c.line_id::text as "lineId", c.batch_id::text as "batchId", c.bank_line_id::text as "bankLineId",
      abs(c.expected_kobo - c.received_kobo)::float8 as kobo, c.day::text as day, settlement_shortfall(c)::float8 as "shortfallKobo",
      settlement_bookable(c)::float8 as "bookableKobo", attempt_of_line(c) as "intentId", c.closed_at is null as "isOpen"
    from settlement_cases c where c.id = ${id}::bigint`);
  return rows[0] as unknown as MatchedSides | undefined;
}

const shown = 20;

const found = (candidate: SQL, from: SQL, near: SQL) =>
  sql`select ${candidate} as candidate ${from} order by ${near} limit ${shown}`;

/** The nearest first: the same amount, then the nearest day. What is searched is looked for everywhere. */
export async function findCandidates(run: Run, sides: MatchedSides, search: string): Promise<SettlementCandidate[]> {
  const { lacks, provider, kobo, day } = sides;
  const named = (...columns: SQL[]) => (search === '' ? sql`true` : sql`${search} in (${sql.join(columns, sql`, `)})`);
  const near = (amount: SQL, on: SQL) => sql`${amount} <> ${kobo}, abs(${on} - ${day}::date), ${amount}`;
  const queries: Readonly<Record<Lacking, () => SQL>> = {
    payment: () =>
      found(
        paymentAs,
        sql`from payment_settlements s where s.state = 'awaited' and s.provider = ${provider}::payment_provider and ${named(sql`s.provider_ref`, sql`s.bill_reference`)}`,
        near(sql`s.amount_kobo - s.taken_back_kobo`, sql`s.paid_on`),
      ),
    line: () =>
      found(
        lineAs,
        sql`from settlement_lines l where l.state = 'theirs-only' and l.gross_kobo > 0 and l.written_off_kobo = 0 and l.provider = ${provider}::payment_provider and ${named(sql`l.reference`, sql`l.order_id`)}`,
        near(sql`l.gross_kobo`, sql`l.paid_on`),
      ),
    payout: () =>
      found(
        payoutAs,
        sql`from settlement_batches b where b.net_kobo <> b.bank_kobo + b.written_off_kobo and ${named(sql`b.reference`)}`,
        near(sql`b.net_kobo - b.bank_kobo - b.written_off_kobo`, sql`b.value_date`),
      ),
    credit: () =>
      found(
        creditAs,
        sql`from bank_lines k where k.batch_id is null and k.amount_kobo > 0 and k.written_off_kobo = 0 and ${named(sql`k.reference`)}`,
        near(sql`k.amount_kobo`, sql`k.value_date`),
      ),
  };
  if (lacks === null) return [];
  const { rows } = await run.execute<{ candidate: SettlementCandidate }>(queries[lacks]());
  return rows.map(({ candidate }) => candidate);
}

export interface NewProposal {
  readonly action: 'match' | 'write-off' | 'book';
  readonly intentId?: string | null;
  readonly lineId?: string | null;
  readonly bankLineId?: string | null;
  readonly writeOffKobo?: number;
  readonly paymentIds?: readonly string[];
  readonly batchIds?: readonly string[];
}

export async function insertProposal(tx: Transaction, caseId: string, made: NewProposal, by: string): Promise<void> {
  const {
    action,
    lineId = null,
    bankLineId = null,
    writeOffKobo = 0,
    intentId = null,
    paymentIds = [],
    batchIds = [],
  } = made;
  await tx.execute(sql`
    with proposal as (
      insert into settlement_proposals (case_id, action, line_id, bank_line_id, write_off_kobo, intent_id, proposed_by)
        values (${caseId}::bigint, ${action}, ${lineId}::bigint, ${bankLineId}::bigint, ${writeOffKobo}, ${intentId}::uuid, ${by}::uuid) returning id
    )
    insert into settlement_proposal_parts (proposal_id, position, payment_id, batch_id)
      select proposal.id, part.position, part.payment::uuid, part.batch::bigint from proposal,
        jsonb_to_recordset(${JSON.stringify(parts(paymentIds, batchIds))}::jsonb) part (position int, payment text, batch text)`);
}

function parts(payments: readonly string[], batches: readonly string[]) {
  return [
    ...payments.map((payment, at) => ({ position: at + 1, payment })),
    ...batches.map((batch, at) => ({ position: at + 1, batch })),
  ];
}

export async function waitingProposal(
  tx: Transaction,
  caseId: string,
): Promise<{ id: string; proposedBy: string } | undefined> {
  const { rows } = await tx.execute<{ id: string; proposedBy: string }>(sql`
    select id::text as id, proposed_by as "proposedBy" from settlement_proposals where case_id = ${caseId}::bigint and outcome is null for update`);
  return rows[0];
}

export async function endProposal(
  tx: Transaction,
  id: string,
  outcome: 'refused' | 'withdrawn',
  by: string,
): Promise<void> {
  await tx.execute(
    sql`update settlement_proposals set outcome = ${outcome}, ended_by = ${by}::uuid, ended_at = clock_timestamp() where id = ${id}::bigint`,
  );
}

/** Everything that follows from an approval, in the transaction of its step. */
export async function enactProposal(tx: Transaction, id: string, by: string): Promise<void> {
  await tx.execute(sql`select enact_settlement_proposal(${id}::bigint, ${by}::uuid)`);
}

/** Before anything else is locked: imports and comparisons take turns with decisions. */
export async function takeTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(4005022)`);
}

/** Ends other open differences about what a decision touched; everything else is compared by night. */
export async function closeTouched(tx: Transaction, proposalId: string): Promise<void> {
  await tablesOf(tx).selectNoFrom(typed`close_touched_differences(${proposalId}::bigint)`.as('closed')).execute();
}
