import type { getPayeColumns, ResponseOf } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

type Headings = ResponseOf<typeof getPayeColumns>['headings'];

/** Which heading of an employer's file says what; nothing is known before they said it once. */
export async function findColumns({ $client }: Database, tpui: string): Promise<Headings> {
  const { rows } = await $client.query<{ headings: Headings }>(
    'select headings from paye_column_maps where tpui = $1',
    [tpui],
  );
  return rows[0]?.headings ?? {};
}

export async function keepColumns({ $client }: Database, tpui: string, headings: Headings, now: Date): Promise<void> {
  await $client.query(
    `insert into paye_column_maps (tpui, headings, saved_at) values ($1, $2, $3)
      on conflict (tpui) do update set headings = excluded.headings, saved_at = excluded.saved_at`,
    [tpui, JSON.stringify(headings), now.toISOString()],
  );
}
