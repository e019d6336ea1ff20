import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import { becomeReader, readerOf } from '../../../../platform/scope/read-as.ts';

/** A partner's client has given up by then. */
const patienceMs = 5_000;

/** Reads, in one view of the database, with the eyes of a key: row-level security shows the rows of its engine code and no others. Without a code it is the people of the system who read. */
export async function readAsPartner<T>(
  { $client }: Pick<Database, '$client'>,
  {
    expertSystemId,
    engineCodeId,
  }: Pick<PartnerCaller, 'expertSystemId'> & Partial<Pick<PartnerCaller, 'engineCodeId'>>,
  work: (tables: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const client = await $client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await becomeReader(client, readerOf({ kind: 'expert-system', expertSystemId, name: '' }), patienceMs);
    const tables = tablesOf(client);
    const code = sql`set_config('portal.engine_code', ${String(engineCodeId ?? '')}, true)`;
    await tables.selectNoFrom(code.as('told')).execute();
    const result = await work(tables);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
