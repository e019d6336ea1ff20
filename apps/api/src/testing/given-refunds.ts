import type { Database } from '../platform/db/database.ts';
import { givenUser } from './given-user.ts';

type Client = Pick<Database['$client'], 'query'>;

/** Refunds as the application makes them, for tests that write to the database by hand: each part a transaction of its own. */
export async function givenRefunds(
  db: Database,
  { proposer, decider }: { readonly proposer: string; readonly decider: string },
) {
  const confirmer = await givenUser(db, { roles: ['Admin'] });

  async function whole<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await db.$client.connect();
    try {
      await client.query('begin');
      const answer = await work(client);
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async function step(client: Client, refundId: string, move: string, userId: string): Promise<void> {
    await client.query(
      `insert into work_steps (item_id, number, move, user_id, reason, document)
       select id, version + 1, $2, $3, 'As the facts say', 'Advice 1' from work_items where kind = 'refund' and subject = 'refund:' || $1`,
      [refundId, move, userId],
    );
  }

  return {
    /** Of a receipt's money, asked for by staff. */
    request: (receiptId: string) =>
      whole(async (client) => {
        const { rows } = await client.query<{ id: string; number: string }>(
          `insert into refunds (number, payment_id, bill_id, receipt_id, cause, amount_kobo, explanation, is_tax, needs_audit, requested_by, asked_by)
           select next_refund_number(), payment_id, bill_id, id, 'wrong-bill', amount_kobo, 'It was another bill', false, false, $2, 'staff'
           from receipts where id = $1 returning id, number`,
          [receiptId, proposer],
        );
        const { id = '', number = '' } = rows[0] ?? {};
        await client.query(
          `insert into work_items (kind, state, subject, reference) values ('refund', 'requested', 'refund:' || $1, $2)`,
          [id, number],
        );
        await step(client, id, 'open', proposer);
        return id;
      }),
    approve: (refundId: string) =>
      whole(async (client) => {
        await step(client, refundId, 'name-account', proposer);
        await client.query(
          `update refunds set method = 'bank', bank_code = '011', account_number = '0000014579', account_name = 'Amina Bello' where id = $1`,
          [refundId],
        );
        await step(client, refundId, 'propose', proposer);
        await step(client, refundId, 'approve', decider);
        await client.query('select enact_refund_approval($1)', [refundId]);
      }),
    pay: (refundId: string) =>
      whole(async (client) => {
        await step(client, refundId, 'send', proposer);
        await step(client, refundId, 'evidence', proposer);
        await step(client, refundId, 'confirm', confirmer);
        await client.query('select enact_refund_paid($1)', [refundId]);
      }),
  };
}
