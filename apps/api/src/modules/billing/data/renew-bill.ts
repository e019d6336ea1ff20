import type { Database } from '../../../platform/db/database.ts';

interface Renewal {
  /** `renewed`, `current`, or how the bill stands when it cannot be renewed. */
  readonly outcome: string;
  /** `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

/** Makes an expired bill payable for three months more; the database decides, with the bill locked. Undefined when there is none. */
export async function renewBillOf(
  { $client }: Database,
  reference: string,
  by: string | null,
): Promise<Renewal | undefined> {
  const { rows } = await $client.query<Renewal>({
    name: 'renew-bill',
    text: 'select outcome, payable_until as "expiresOn" from renew_bill($1, $2)',
    values: [reference, by],
  });
  return rows[0];
}
