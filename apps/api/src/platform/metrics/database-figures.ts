import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../db/database.ts';
import { standbyAge } from '../db/standby-age.ts';
import { tablesOf } from '../db/tables-of.ts';
import type { Metrics } from './metrics.ts';

type Pool = Database['$client'];

/** What whoever is on call must know of the database, at `/metrics`. Each figure is read when somebody looks. */
export function serveDatabaseFigures(metrics: Metrics, pool: Pool, reader: Pool | undefined): void {
  figure(metrics, {
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest message that was committed and not yet passed on; 0 without any',
    read: async () => {
      const oldest = await tablesOf(pool)
        .selectFrom('outbox')
        .select(sql<number>`coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8`.as('seconds'))
        .where('dispatched_at', 'is', null)
        .executeTakeFirst();
      return oldest?.seconds;
    },
  });
  if (reader)
    figure(metrics, {
      name: 'reader_age_seconds',
      help: 'How far the standby that reports are read from is behind',
      read: async () => {
        const ageMs = await standbyAge(reader);
        return ageMs === undefined ? undefined : ageMs / 1000;
      },
    });
}

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly read: () => Promise<number | undefined>;
}

function figure(metrics: Metrics, { name, help, read }: Figure): void {
  const gauge = new Gauge({
    name,
    help,
    // With a label there is no line until somebody sets one: no figure is told from one of nothing.
    labelNames: ['database'],
    registers: [metrics],
    async collect() {
      const value = await read().catch(() => undefined);
      if (value === undefined) gauge.reset();
      else gauge.set({ database: 'portal' }, value);
    },
  });
}
