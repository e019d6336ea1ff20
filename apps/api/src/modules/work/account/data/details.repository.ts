import type { OwnDetails } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface DetailsRow extends Omit<OwnDetails, 'registration' | 'organisation' | 'correction'> {
  readonly tpui: string | null;
  readonly phoneNumber: string | null;
  readonly dateOfBirth: string;
  readonly occupation: string;
  readonly nationality: string;
  readonly stateId: number;
  readonly lgaId: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
}

export async function findDetails(db: Database, userId: string): Promise<DetailsRow | undefined> {
  const { rows } = await db.$client.query<DetailsRow>(
    `select first_name as "firstName", last_name as "lastName", coalesce(other_name, '') as "otherName", email, tpui, nin_last4 as "ninLast4",
      phone_number as "phoneNumber", date_of_birth as "dateOfBirth", occupation, nationality, state_id as "stateId", lga_id as "lgaId",
      address_line1 as "addressLine1", coalesce(address_line2, '') as "addressLine2", coalesce(postal_code, '') as "postalCode"
    from users left join user_registrations on user_registrations.user_id = users.id where users.id = $1`,
    [userId],
  );
  return rows[0];
}

/** Of people whose accounts are deleted already. What an office confirmed of an organisation stays: papers say it. */
export function createForgetAccounts() {
  return async (transaction: Transaction, userIds: readonly string[]): Promise<void> => {
    const ids = sql.param([...userIds]);
    await transaction.execute(sql`delete from data_exports where user_id = any (${ids}::uuid[])`);
    await transaction.execute(sql`delete from contact_changes where user_id = any (${ids}::uuid[])`);
    await transaction.execute(sql`delete from correction_requests where user_id = any (${ids}::uuid[])`);
    await transaction.execute(
      sql`delete from organisations where tpui in (select tpui from users where id = any (${ids}::uuid[]))`,
    );
  };
}
