import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ArchiveRefused } from '../archive/archive-refused.ts';

/** Throws where a copy would be worth nothing, because nobody keeps what the server writes. */
export async function requireArchiving(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ mode: string; failing: string | null }>(
      `select current_setting('archive_mode') as mode, (
        select last_failed_wal from pg_stat_archiver
        where last_failed_time > coalesce(last_archived_time, '-infinity')) as failing`,
    );
    const [row] = rows;
    if (row?.mode === 'off')
      throw new ArchiveRefused(
        'The server archives nothing (archive_mode is off), and a copy without what is written meanwhile cannot be started',
      );
    if (row?.failing)
      throw new ArchiveRefused(
        `The server cannot archive ${row.failing}: mend that first, its log says what archive_command answered`,
      );
  } finally {
    await client.end();
  }
}

const askedEveryMs = 5_000;
/** A file that was refused once may be taken a moment later. */
const patience = 3;

/** Does the work as long as the server can archive, for which it would wait without end. */
export async function whileArchiving<T>(url: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const failed = new AbortController();
  const over = new AbortController();
  const watching = (async () => {
    for (let times = 0; times < patience; ) {
      await wait(askedEveryMs, undefined, { signal: over.signal });
      const refusal = await requireArchiving(url).then(
        () => undefined,
        (error: unknown) => error,
      );
      times = refusal === undefined ? 0 : times + 1;
      if (times === patience) failed.abort(refusal);
    }
  })().catch(() => {});
  try {
    return await work(failed.signal);
  } finally {
    over.abort();
    await watching;
  }
}
