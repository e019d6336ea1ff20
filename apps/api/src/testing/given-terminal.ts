import type { Database } from '../platform/db/database.ts';

interface GivenTerminal {
  readonly serial: string;
  readonly by: string;
  readonly addedAt: string;
  /** What it was from when, after it was entered into stock. */
  readonly history?: readonly {
    readonly since: string;
    readonly state: string;
    readonly place: string;
    readonly tpui?: string;
  }[];
  /** What it took on days of Lagos, all with a receipt. Kobo. */
  readonly days?: readonly { readonly day: string; readonly payments: number; readonly kobo: number }[];
}

/** A terminal with a past. */
export async function givenTerminal({ $client }: Pick<Database, '$client'>, given: GivenTerminal): Promise<void> {
  const { rows } = await $client.query<{ id: string }>(
    `insert into terminals (serial, bank_code, added_by, added_at) values ($1, '044', $2, $3) returning id`,
    [given.serial, given.by, given.addedAt],
  );
  for (const { since, state, place, tpui = null } of given.history ?? [])
    await $client.query(
      'insert into terminal_history (terminal_id, since, state, place, agent_tpui) values ($1, $2, $3, $4, $5)',
      [rows[0]?.id, since, state, place, tpui],
    );
  for (const { day, payments, kobo } of given.days ?? [])
    await $client.query(
      `insert into terminal_closes (terminal_id, day, batch_kobo, batch_count, file_kobo, file_count, receipts_kobo, receipts_count, differing, state)
       values ($1, $2, $3, $4, $3, $4, $3, $4, 0, 'agrees')`,
      [rows[0]?.id, day, kobo, payments],
    );
}
