import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Who writes, by their account; undefined when it is gone. */
export async function senderOf(transaction: Transaction, userId: string): Promise<Sender | undefined> {
  const { rows } = await transaction.execute<{ name: string; email: string; phone: string | null }>(
    sql`select person_name(first_name, last_name) as name, lower(email) as email, nullif(phone_number, '') as phone
      from users left join user_registrations on user_registrations.user_id = users.id where users.id = ${userId}`,
  );
  return rows[0];
}
