import {
  type ReviewCaseDetail,
  type ReviewDecision,
  type ReviewOption,
  type ReviewProposal,
  writeOffLimitKobo,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ReviewFacts } from '../domain/review-options.ts';

type Runs = Pick<Database, 'execute'> | Transaction;
type Told = Pick<ReviewCaseDetail, 'parts' | 'attempts' | 'told' | 'proposals' | 'work'>;

interface CaseRow {
  readonly facts: ReviewFacts & { readonly standingId: string | null; readonly counterWaits: boolean };
  readonly told: Told;
}

const nameOf = (user: SQL) => sql`nullif(person_name(${user}.first_name, ${user}.last_name), '')`;
const billFor = (bill: SQL) => sql`(select a.heads from reading.bill_heads a where a.bill_id = ${bill})`;

/** A case with everything that decides what could become of its money, and what has been said and done about it. */
export async function readReviewCase(runs: Runs, caseId: string): Promise<CaseRow | undefined> {
  const { rows } = await runs.execute<CaseRow & Record<string, unknown>>(sql`
    select jsonb_build_object(
      'kind', c.kind, 'heldKobo', held_in_case(c.id), 'isJoint', is_joint_case(c.id), 'hasPayment', p.id is not null, 'payerTpui', b.payer_tpui,
      'isOfClients', p.basket_id is null and exists (select from payment_intents i join payment_basket_bills k on k.basket_id = i.basket_id
        where i.id = c.intent_id and k.consent_id is not null),
      'writeOffLimitKobo', coalesce(service_setting('amount:write-off-limit')::bigint, ${writeOffLimitKobo}),
      'correctedBill', corrected_bill(b.id),
      'bill', jsonb_build_object('billReference', b.reference, 'billFor', ${billFor(sql`b.id`)}, 'totalKobo', b.total_kobo,
        'isPaid', b.pay_status_id = 2, 'isCancelled', b.cancelled_at is not null),
      'together', coalesce((
        select jsonb_agg(jsonb_build_object('billReference', t.reference, 'billFor', ${billFor(sql`t.id`)}, 'totalKobo', t.total_kobo) order by k.position)
        from payment_intents i join payment_basket_bills k on k.basket_id = i.basket_id join bills t on t.id = k.bill_id
        where i.id = c.intent_id and p.basket_id is null and t.pay_status_id = 1 and t.cancelled_at is null
      ), '[]'),
      'others', coalesce((
        select jsonb_agg(jsonb_build_object('billReference', o.reference, 'billFor', ${billFor(sql`o.id`)}, 'totalKobo', o.total_kobo)
          order by o.total_kobo <> held_kobo(p.id), o.expires_on, o.id)
        from (
          select * from bills o where o.id <> b.id and o.standing = 'open' and payer_key_of(o) = payer_key_of(b)
            and (o.payer_tpui = b.payer_tpui or (b.payer_tpui is null and o.payer_phone = b.payer_phone))
            and not is_payment_pending(o.id) order by o.total_kobo <> held_kobo(p.id), o.expires_on, o.id limit 20
        ) o
      ), '[]'),
      'found', (select jsonb_build_object('outcome', f.outcome, 'amountKobo', f.amount_kobo) from review_findings f
        where f.case_id = c.id order by f.id desc limit 1),
      'askedKobo', (select i.amount_kobo from payment_intents i where i.id = c.intent_id),
      'second', case when c.kind = 'second-payment' then jsonb_build_object(
        'isFirstBooked', exists (select from payments f where f.intent_id = c.intent_id), 'isDenied', is_second_payment_denied(c.id),
        'claims', coalesce((select jsonb_agg(jsonb_build_object('key', left(md5(s.movement), 12), 'movement', s.movement,
          'amountKobo', s.amount_kobo, 'bookableKobo', array(select bookable_in_case(c.id, s.movement)))) from second_payment_claims(c.id) s), '[]')) end,
      'countersId', c.detail ->> 'counters',
      'standingId', (select d.id::text from review_proposals d where d.case_id = c.id and d.outcome = 'approved'
        and exists (select from standing_decisions(c.payment_id) s where s.id = d.id)),
      'counterWaits', exists (select from review_cases k where k.payment_id = c.payment_id and k.kind = 'counter-asked' and k.resolved_at is null)
    ) as facts,
    jsonb_build_object(
      'parts', case when is_joint_case(c.id) then (
        select jsonb_agg(jsonb_build_object('provider', m.provider, 'reference', m.provider_txn_ref, 'paidAt', m.paid_at, 'amountKobo', m.amount_kobo)
          order by m.paid_at, m.id) from payments m where m.id in (select payments_of_case(c.id))) else '[]' end,
      'work', jsonb_build_object('id', w.id, 'caseVersion', w.version, 'state', w.state,
        'assignee', case when w.assignee_id is not null then jsonb_build_object('id', w.assignee_id, 'name', ${nameOf(sql`a`)}) end),
      'attempts', (
        select coalesce(jsonb_agg(jsonb_build_object('startedAt', i.created_at, 'provider', i.provider, 'reference', i.provider_ref,
          'state', i.state, 'isOfCase', i.id = c.intent_id, 'code', o.provider_code, 'outcome', o.outcome, 'answeredAt', o.observed_at,
          'paidKobo', (select sum(m.amount_kobo) from payments m where m.intent_id = i.id),
          'receiptNumber', (select r.receipt_number from receipts r join payments m on m.id = r.payment_id where m.intent_id = i.id limit 1))
          order by i.created_at, i.id), '[]')
        from payment_intents i
        left join lateral (select * from provider_observations o where o.intent_id = i.id order by o.id desc limit 1) o on true
        where i.bill_id = c.bill_id
      ),
      'told', (
        select coalesce(jsonb_agg(jsonb_build_object('at', n.received_at, 'outcome', n.outcome, 'isSigned', n.signature_valid) order by n.id desc), '[]')
        from (select * from provider_notifications where intent_id = c.intent_id order by id desc limit 20) n
      ),
      'proposals', (
        select coalesce(jsonb_agg(jsonb_build_object('id', q.id::text, 'decision', q.decision, 'billReference', t.reference,
          'billFor', ${billFor(sql`t.id`)}, 'tpui', q.tpui,
          'bills', coalesce((select jsonb_agg(jsonb_build_object('billReference', s.reference, 'billFor', ${billFor(sql`s.id`)},
              'amountKobo', k.amount_kobo, 'writeOffKobo', k.write_off_kobo) order by k.position)
            from review_proposal_bills k join bills s on s.id = k.bill_id where k.proposal_id = q.id), '[]'), 'billKobo', q.bill_kobo, 'creditKobo', q.credit_kobo,
          'refundKobo', q.refund_kobo, 'writeOffKobo', q.write_off_kobo, 'bookKobo', q.book_kobo, 'movement', q.movement, 'reason', made.reason,
          'by', jsonb_build_object('id', q.proposed_by, 'name', coalesce(${nameOf(sql`u`)}, '')), 'at', q.proposed_at, 'outcome', q.outcome,
          'endedBy', case when q.ended_by is not null then jsonb_build_object('id', q.ended_by, 'name', coalesce(${nameOf(sql`e`)}, '')) end,
          'endedAt', q.ended_at, 'endReason', ended.reason,
          'isCountered', exists (select from review_proposals k where k.counters_id = q.id and k.outcome = 'approved')) order by q.id desc), '[]')
        from review_proposals q
        left join bills t on t.id = q.bill_id
        left join users u on u.id = q.proposed_by
        left join users e on e.id = q.ended_by
        left join lateral (select reason from work_steps s where s.item_id = w.id and s.move = 'propose' and s.user_id = q.proposed_by
          and s.at <= coalesce(q.ended_at, s.at) order by s.number desc limit 1) made on true
        left join lateral (select reason from work_steps s where s.item_id = w.id and s.move in ('approve', 'refuse', 'withdraw')
          and s.user_id = q.ended_by and s.at <= q.ended_at order by s.number desc limit 1) ended on true
        where q.case_id = c.id
      )
    ) as told
    from review_cases c
    join bills b on b.id = c.bill_id
    join work_items w on w.kind = 'money-review' and w.subject = 'review-case:' || c.id
    left join users a on a.id = w.assignee_id
    left join payments p on p.id = c.payment_id
    where c.id = ${caseId}::bigint`);
  return rows[0];
}

/** Written before the step that makes it; the database refuses one without. */
export async function insertProposal(
  tx: Transaction,
  caseId: string,
  option: Omit<ReviewOption, 'fitsExactly' | 'billFor' | 'key'> & { readonly countersId?: string | null },
  by: string,
): Promise<void> {
  await tx.execute(sql`
    with proposal as (
      insert into review_proposals (case_id, decision, bill_id, tpui, bill_kobo, credit_kobo, refund_kobo, write_off_kobo, book_kobo,
        movement, counters_id, proposed_by)
      values (${caseId}::bigint, ${option.decision}, (select id from bills where reference = ${option.billReference}), ${option.tpui},
        ${option.billKobo}, ${option.creditKobo}, ${option.refundKobo}, ${option.writeOffKobo}, ${option.bookKobo}, ${option.movement},
        ${option.decision === 'counter' ? (option.countersId ?? null) : null}::bigint, ${by}::uuid) returning id
    )
    insert into review_proposal_bills (proposal_id, position, bill_id, amount_kobo, write_off_kobo)
      select proposal.id, row_number() over (), b.id, part."amountKobo", part."writeOffKobo"
      from proposal, jsonb_to_recordset(${JSON.stringify(option.bills)}::jsonb) part ("billReference" text, "amountKobo" bigint, "writeOffKobo" bigint)
        join bills b on b.reference = part."billReference"`);
}

interface WaitingProposal {
  readonly id: string;
  readonly proposedBy: string;
  readonly decision: ReviewDecision;
}

export async function waitingProposal(tx: Transaction, caseId: string): Promise<WaitingProposal | undefined> {
  const { rows } = await tx.execute<WaitingProposal & Record<string, unknown>>(sql`
    select id::text as id, proposed_by as "proposedBy", decision from review_proposals
    where case_id = ${caseId}::bigint and outcome is null for update`);
  return rows[0];
}

export async function endProposal(
  tx: Transaction,
  { id }: Pick<WaitingProposal, 'id'>,
  outcome: 'refused' | 'withdrawn',
  by: string,
): Promise<void> {
  await tx.execute(sql`update review_proposals set outcome = ${outcome}, ended_by = ${by}::uuid, ended_at = clock_timestamp()
    where id = ${id}::bigint`);
}

/** Everything that follows from an approval, in the transaction of its step. */
export async function enactDecision(tx: Transaction, { id }: Pick<WaitingProposal, 'id'>, by: string): Promise<void> {
  await tx.execute(sql`select enact_review_decision(${id}::bigint, ${by}::uuid)`);
}

/** A case about a decision that somebody wants taken back; undefined when one is open already. */
export async function openCounterCase(
  tx: Transaction,
  caseId: string,
  countersId: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into review_cases (kind, bill_id, intent_id, payment_id, detail)
    select 'counter-asked', bill_id, intent_id, payment_id, jsonb_build_object('counters', ${countersId}::text, 'case', id)
    from review_cases where id = ${caseId}::bigint
    on conflict do nothing returning id::text as id`);
  return rows[0]?.id;
}

/** What was decided about a bill's money, for the mail to its payer. */
export async function findDecision(
  { $client }: Pick<Database, '$client'>,
  proposalId: number,
): Promise<
  | Pick<ReviewProposal, 'decision' | 'billKobo' | 'creditKobo' | 'refundKobo' | 'writeOffKobo' | 'billReference'>
  | undefined
> {
  const { rows } = await $client.query(
    `select q.decision, q.bill_kobo as "billKobo", q.credit_kobo as "creditKobo", q.refund_kobo as "refundKobo",
       q.write_off_kobo as "writeOffKobo", b.reference as "billReference"
     from review_proposals q left join bills b on b.id = q.bill_id where q.id = $1`,
    [proposalId],
  );
  return rows[0];
}
