import type { Scope } from '@portal/contracts';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import type { RunQuery } from '../lists/list-source.ts';
import { runQueryOn } from '../lists/run-query.ts';

interface ReadOptions {
  /** The database gives up then; the call is refused, nothing else waits. */
  readonly timeoutMs?: number;
}

/** Runs read-only queries as a kind of reader, in one view of the database. Row-level security answers with the reader's rows alone. */
export type ReadAs = <T>(scope: Scope, work: (run: RunQuery) => Promise<T>, options?: ReadOptions) => Promise<T>;

/** A list has lost its reader by then. */
const patienceMs = 5_000;

interface Reader {
  /** After `portal_read_`: the database's role, and what its functions are told. */
  readonly name: 'state' | 'totals' | 'mda' | 'offices' | 'expert_system' | 'taxpayer';
  /** The setting that says whose rows, and its value; an expression of SQL with `$4`. */
  readonly whose?: readonly [setting: string, value: string, expression: string];
}

const given = '$4::text';

export function createReadAs({ $client }: Pick<Database, '$client'>): ReadAs {
  return async (scope, work, { timeoutMs = patienceMs } = {}) => {
    const client = await $client.connect();
    try {
      await client.query('begin transaction isolation level repeatable read, read only');
      await becomeReader(client, readerOf(scope), timeoutMs);
      const result = await work(runQueryOn(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
}

/** For this transaction only: a setting that outlives it would be the next person's. */
export async function becomeReader(client: pg.ClientBase, { name, whose }: Reader, timeoutMs: number): Promise<void> {
  const [setting, value, expression] = whose ?? ['portal.reader', name, given];
  await client.query(
    `select set_config('portal.reader', $1, true), set_config('statement_timeout', $2, true), set_config($3, ${expression}, true),
       set_config('role', 'portal_read_' || $1, true)`,
    [name, String(timeoutMs), setting, value],
  );
}

export function readerOf(scope: Scope): Reader {
  switch (scope.kind) {
    case 'state':
    case 'totals':
      return { name: scope.kind };
    case 'mda':
      return { name: 'mda', whose: ['portal.mda', String(scope.mdaId), given] };
    case 'tax-offices':
      return {
        name: 'offices',
        whose:
          scope.reach === 'all'
            ? ['portal.offices', '', `(select (array_agg(id) || 0::smallint)::text || left($4, 0) from tax_offices)`]
            : ['portal.offices', `{${[scope.taxOfficeId, ...(scope.tookOver ?? [])].join()}}`, given],
      };
    case 'expert-system':
      return { name: 'expert_system', whose: ['portal.expert_system', String(scope.expertSystemId), given] };
    case 'taxpayer':
      // Whose rows these are then follows from the consent itself, as the database has it now.
      if (scope.acting)
        return {
          name: 'taxpayer',
          whose: ['portal.tpui', `${scope.acting.id} ${scope.acting.userId}`, 'represented_tpui($4::text)'],
        };
      return { name: 'taxpayer', whose: ['portal.tpui', scope.tpui, given] };
    case 'unproved':
      // No bill is of an empty TPUI.
      return { name: 'taxpayer', whose: ['portal.tpui', '', given] };
    default:
      return scope satisfies never;
  }
}
