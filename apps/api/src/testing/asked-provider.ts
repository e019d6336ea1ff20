import type { Database } from '../platform/db/database.ts';

/** A provider that is asked about a bill for its owner's act, and what it says of every attempt that waits for money; at first nothing. */
export function createAskedProvider(db: Database) {
  const provider = {
    says: undefined as 'pending' | 'unknown' | undefined,
    async asked(billReference: string): Promise<void> {
      if (!provider.says) return;
      await db.$client.query(
        `insert into provider_observations (intent_id, source, raw, outcome)
         select a.id, 'requery', '', $2 from bills b, attempts_of_bill(b.id) a where b.reference = $1 and a.state = 'AWAITING_PAYMENT'`,
        [billReference, provider.says],
      );
    },
  };
  return provider;
}
