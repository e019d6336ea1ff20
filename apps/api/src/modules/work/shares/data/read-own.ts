import type { Scope } from '@portal/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { becomeReader, readerOf } from '../../../../platform/scope/read-as.ts';

/** Whoever looks has given up by then. */
const patienceMs = 5_000;

/** Reads, in one view of the database, with the eyes of whoever asks: row-level security shows their rows and no others. */
export async function readOwn<T>(
  { $client }: Pick<Database, '$client'>,
  scope: Scope,
  work: (tables: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const client = await $client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await becomeReader(client, readerOf(scope), patienceMs);
    const result = await work(tablesOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The first lock: of a table with these columns, what is a system's or an agent's own. The second is row-level security. */
export function ownSubject(scope: Scope): string | undefined {
  if (scope.kind === 'expert-system') return `partner:${scope.expertSystemId}`;
  return scope.kind === 'taxpayer' ? `agent:${scope.tpui}` : undefined;
}
