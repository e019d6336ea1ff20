import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface Picture {
  readonly userId: string;
  readonly name: string;
  readonly jpeg: Buffer;
  /** Where it is shown from. */
  readonly address: string;
  readonly now: Date;
}

export async function putPicture(
  transaction: Transaction,
  { userId, name, jpeg, address, now }: Picture,
): Promise<void> {
  await transaction.execute(
    sql`insert into user_pictures (user_id, name, jpeg, changed_at) values (${userId}, ${name}, ${jpeg}, ${now.toISOString()})
      on conflict (user_id) do update set name = excluded.name, jpeg = excluded.jpeg, changed_at = excluded.changed_at`,
  );
  await transaction.execute(sql`update users set avatar = ${address} where id = ${userId}`);
}

/** False when there was none. */
export async function removePicture(transaction: Transaction, userId: string): Promise<boolean> {
  await transaction.execute(sql`update users set avatar = null where id = ${userId}`);
  const { rowCount } = await transaction.execute(sql`delete from user_pictures where user_id = ${userId}`);
  return rowCount === 1;
}

export async function findPicture({ $client }: Database, name: string): Promise<Buffer | undefined> {
  const { rows } = await $client.query<{ jpeg: Buffer }>('select jpeg from user_pictures where name = $1', [name]);
  return rows[0]?.jpeg;
}
