import type { Database } from '../platform/db/database.ts';
import { givenUser } from './given-user.ts';

const option = {
  billId: null,
  billKobo: 0,
  creditKobo: 0,
  refundKobo: 0,
  writeOffKobo: 0,
  bookKobo: 0,
  movement: null,
  counters: null,
};

/** What is proposed for the money of a case; amounts in kobo. */
export interface GivenDecision extends Partial<Record<keyof typeof option, string | number | null>> {
  readonly decision: string;
  readonly tpui?: string | null;
}

/** Two persons of the desk, for tests that write to the database by hand. */
export async function givenDesk(db: Database) {
  const proposer = await givenUser(db, { roles: ['Admin'] });
  const decider = await givenUser(db, { roles: ['SuperAdmin'] });

  async function step(
    tx: Pick<Database['$client'], 'query'>,
    caseId: string,
    move: string,
    userId: string,
  ): Promise<void> {
    await tx.query(
      `insert into work_steps (item_id, number, move, user_id, reason)
       select id, version + 1, $2, $3, 'As the facts say' from work_items where kind = 'money-review' and subject = 'review-case:' || $1`,
      [caseId, move, userId],
    );
  }

  /** Proposes, and unless told otherwise approves. Answers what became of it, or rejects with the database's refusal. */
  async function decide(
    caseId: string,
    given: GivenDecision,
    by: { readonly proposer?: string; readonly decider?: string } = {},
  ): Promise<string> {
    const made = { ...option, tpui: null, ...given };
    const client = await db.$client.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>(
        `insert into review_proposals (case_id, decision, bill_id, tpui, bill_kobo, credit_kobo, refund_kobo, write_off_kobo, book_kobo, movement, counters_id, proposed_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id::text as id`,
        [
          caseId,
          made.decision,
          made.billId,
          made.tpui,
          made.billKobo,
          made.creditKobo,
          made.refundKobo,
          made.writeOffKobo,
          made.bookKobo,
          made.movement,
          made.counters,
          by.proposer ?? proposer,
        ],
      );
      await step(client, caseId, 'propose', by.proposer ?? proposer);
      await step(client, caseId, 'approve', by.decider ?? decider);
      const answer = await client.query<{ done: string }>('select enact_review_decision($1, $2) as done', [
        rows[0]?.id,
        by.decider ?? decider,
      ]);
      await client.query('commit');
      return answer.rows[0]?.done ?? '';
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  /** What claims of a second payment come to: booked for the least that may have come, or no payment. */
  async function secondPayment(caseId: string): Promise<GivenDecision> {
    const { rows } = await db.$client.query<{ movement: string; kobo: number }>(
      `select s.movement, b.kobo::float8 as kobo from second_payment_claims($1) s, bookable_in_case($1, s.movement) as b(kobo)
       join review_cases c on c.id = $1
       where exists (select from payments p where p.intent_id = c.intent_id) order by s.movement, b.kobo limit 1`,
      [caseId],
    );
    const [claim] = rows;
    return claim ? { decision: 'book', movement: claim.movement, bookKobo: claim.kobo } : { decision: 'no-payment' };
  }

  /** The plainest way to end a case without held money: what may be money and is not denied is no payment, anything else is closed. */
  async function withoutMoney(caseId: string): Promise<GivenDecision> {
    const { rows } = await db.$client.query<{ decision: string; kobo: number }>(
      `select case when c.kind = 'second-payment' then 'no-payment'
           when c.kind <> 'amount-missing' or c.payment_id is not null then 'close'
           else case last_finding(c.id) when 'paid' then 'book' else case when last_finding(c.id) is null then 'no-payment' else 'close' end end
         end as decision,
         coalesce((select f.amount_kobo from review_findings f where f.case_id = c.id order by f.id desc limit 1), 0)::float8 as kobo
       from review_cases c where c.id = $1`,
      [caseId],
    );
    const [row] = rows;
    return { decision: row?.decision ?? 'close', ...(row?.decision === 'book' && { bookKobo: row.kobo }) };
  }

  /** Decides every open case of a bill in the plainest way: held money is to be given back, claims are no payments, anything else is closed. */
  async function decideAll(billId: string): Promise<void> {
    const openOf = () =>
      db.$client.query<{ id: string; joint: boolean; held: number }>(
        `select id::text as id, is_joint_case(id) as joint, held_in_case(id)::float8 as held from review_cases
         where bill_id = $1 and resolved_at is null order by id`,
        [billId],
      );
    for (const { id } of (await openOf()).rows.filter(({ joint }) => joint)) await decide(id, { decision: 'separate' });
    for (const { id, held } of (await openOf()).rows)
      await decide(id, held > 0 ? { decision: 'refund', refundKobo: held } : await withoutMoney(id));
  }

  return { proposer, decider, decide, decideAll, secondPayment, withoutMoney };
}
