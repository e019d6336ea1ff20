import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface FeeStanding {
  /** Exactly when one of the agent's bills for it has its receipt. */
  readonly isPaid: boolean;
  /** The bill that can be paid, or that was paid. */
  readonly bill: { readonly reference: string; readonly totalKobo: number } | undefined;
}

interface FeePayer {
  readonly tpui: string | null;
  readonly categoryId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface AgentFeeRepository {
  standing(userId: string): Promise<FeeStanding>;
  /** Nobody else bills this agent until the transaction ends. */
  lockPayer(transaction: Transaction, userId: string): Promise<FeePayer | undefined>;
  standingIn(transaction: Transaction, userId: string): Promise<FeeStanding>;
  add(transaction: Transaction, userId: string, billId: string): Promise<void>;
}

type Row = { reference: string; totalKobo: number; isPaid: boolean };

/** Paid before payable, the newest of each; expired, cancelled and voided ones are as good as none. */
const bills = (userId: string) => sql`
  select bills.reference, bills.total_kobo as "totalKobo", bill_overviews.status = 'paid' as "isPaid"
  from agent_fee_bills join bills on bills.id = bill_id join bill_overviews on bill_overviews.bill_id = bills.id
  where agent_fee_bills.user_id = ${userId}
    and bill_overviews.status in ('unpaid', 'part-paid', 'under-review', 'paid')
  order by bill_overviews.status = 'paid' desc, bills.issued_on desc, bills.id desc limit 1`;

export function createAgentFeeRepository(db: Database): AgentFeeRepository {
  return {
    standing: async (userId) => standingOf((await db.execute<Row>(bills(userId))).rows[0]),
    standingIn: async (transaction, userId) => standingOf((await transaction.execute<Row>(bills(userId))).rows[0]),
    async lockPayer(transaction, userId) {
      const { rows } = await transaction.execute<FeePayer & Record<string, unknown>>(
        sql`select tpui, coalesce(category_id, 1) as "categoryId", first_name as "firstName", last_name as "lastName", email,
            coalesce(phone_number, '') as phone, coalesce(address_line1, '') as address
          from users left join user_registrations on user_registrations.user_id = users.id
          where users.id = ${userId} for update of users`,
      );
      return rows[0];
    },
    async add(transaction, userId, billId) {
      await transaction.execute(sql`insert into agent_fee_bills (user_id, bill_id) values (${userId}, ${billId})`);
    },
  };
}

function standingOf(row: Row | undefined): FeeStanding {
  if (!row) return { isPaid: false, bill: undefined };
  return { isPaid: row.isPaid, bill: { reference: row.reference, totalKobo: Number(row.totalKobo) } };
}
