import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

export interface KnownDevicesRepository {
  /** Whether this device signed in to the account of this address; the same work for an address nobody has. */
  knows(email: string, tokenHash: Buffer): Promise<boolean>;
  /** It signed in. An account knows its ten latest devices. */
  remember(transaction: Transaction, userId: string, tokenHash: Buffer, now: Date): Promise<void>;
  forget(before: Date): Promise<void>;
}

const mostDevices = 10;

export function createKnownDevicesRepository({ $client }: Database): KnownDevicesRepository {
  return {
    async knows(email, tokenHash) {
      const { rowCount } = await $client.query({
        name: 'known-device',
        text: `select from known_devices join users on users.id = user_id
          where token_hash = $2 and email = $1 and status = 'active'`,
        values: [email, tokenHash],
      });
      return rowCount === 1;
    },
    async remember(transaction, userId, tokenHash, now) {
      await transaction.execute(
        sql`insert into known_devices (user_id, token_hash, last_used_at) values (${userId}, ${tokenHash}, ${now.toISOString()})
          on conflict (user_id, token_hash) do update set last_used_at = greatest(known_devices.last_used_at, excluded.last_used_at)`,
      );
      await transaction.execute(
        sql`delete from known_devices where user_id = ${userId} and token_hash in (
          select token_hash from known_devices where user_id = ${userId} order by last_used_at desc, token_hash offset ${mostDevices})`,
      );
    },
    async forget(before) {
      await $client.query('delete from known_devices where last_used_at < $1', [before]);
    },
  };
}
