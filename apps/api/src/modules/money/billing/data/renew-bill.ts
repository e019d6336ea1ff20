import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { prepare } from '../../../../platform/db/prepare.ts';

interface Renewal {
  /** `renewed`, `current`, or how the bill stands when it cannot be renewed. */
  readonly outcome: string;
  /** `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

const renew = prepare('renew-bill', (tables, reference: string, by: string | null) =>
  tables
    .selectFrom(sql<{ outcome: string; payable_until: string }>`renew_bill(${reference}, ${by})`.as('renewed'))
    .select(['renewed.outcome', 'renewed.payable_until as expiresOn']),
);

/** Makes an expired bill payable for three months more; the database decides, with the bill locked. Undefined when there is none. */
export async function renewBillOf(db: Database, reference: string, by: string | null): Promise<Renewal | undefined> {
  return (await renew(db, reference, by))[0];
}
