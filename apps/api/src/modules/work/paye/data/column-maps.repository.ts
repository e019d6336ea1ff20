import type { getPayeColumns, getWithholdingColumns, ResponseOf } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

interface Headings {
  readonly paye: ResponseOf<typeof getPayeColumns>['headings'];
  readonly withholding: ResponseOf<typeof getWithholdingColumns>['headings'];
}
type Tax = keyof Headings;

/** Which heading of an employer's or a payer's file says what; nothing is known before they said it once. */
export async function findColumns<T extends Tax>({ $client }: Database, tax: T, tpui: string): Promise<Headings[T]> {
  const { rows } = await $client.query<{ headings: Headings[T] }>(
    `select headings from ${tax}_column_maps where tpui = $1`,
    [tpui],
  );
  return rows[0]?.headings ?? {};
}

interface Told<T extends Tax> {
  readonly tpui: string;
  readonly headings: Headings[T];
  readonly at: Date;
}

export async function keepColumns<T extends Tax>(
  { $client }: Database,
  tax: T,
  { tpui, headings, at }: Told<T>,
): Promise<void> {
  await $client.query(
    `insert into ${tax}_column_maps (tpui, headings, saved_at) values ($1, $2, $3)
      on conflict (tpui) do update set headings = excluded.headings, saved_at = excluded.saved_at`,
    [tpui, JSON.stringify(headings), at.toISOString()],
  );
}
