import type { ToldAttempt } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

interface Told extends Omit<ToldAttempt, 'startedAt' | 'askAgainAt' | 'hops'> {
  readonly startedAt: Date;
  readonly record: { readonly askAgainAt: string | null; readonly hops: readonly ToldAttempt['hops'][number][] };
}

/** The newest ten attempts to pay a bill; undefined where there is no such bill. */
export async function attemptsOfBill(
  { $client }: Database,
  billReference: string,
): Promise<readonly Told[] | undefined> {
  const { rows } = await $client.query<{ id: string }>({
    name: 'bill-timeline',
    text: 'select id from bills where reference = $1',
    values: [billReference],
  });
  const [bill] = rows;
  if (!bill) return undefined;
  const { rows: attempts } = await $client.query<Told>({
    name: 'attempts-of-bill',
    text: `select i.created_at as "startedAt", coalesce(g.name, i.gateway_id) as gateway, attempt_word(i.state) as status,
        attempt_record(i.id) as record
      from bill_attempts a join payment_intents i on i.id = a.intent_id left join payment_gateways g on g.id = i.gateway_id
      where a.bill_id = $1 order by i.created_at desc, i.id limit 10`,
    values: [bill.id],
  });
  return attempts;
}
