import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '@portal/embedded-postgres';
import pg from 'pg';
import type { Archive } from '../archive/open-archive.ts';
import { archiveSegment } from '../wal/archive-segment.ts';

export interface ArchivingServer {
  readonly postgres: RunningPostgres;
  /** Why files were not taken, the last last. */
  readonly refusals: string[];
  /** Resolves when everything that was committed until now lies in the archive. */
  archived(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A server whose `archive_command` is ours. The server runs as somebody who may not be able to read this repository, so that its command lays each
 * file down and waits until this process has archived it.
 */
export async function startArchiving(dataDir: string, archive: Archive): Promise<ArchivingServer> {
  const desk = `${dataDir}-desk-${archive.name}`;
  await mkdir(desk);
  await chmod(desk, 0o777);
  const ask = `cp "%p" "${desk}/%f.new" && chmod 644 "${desk}/%f.new" && mv "${desk}/%f.new" "${desk}/%f.asked"`;
  const hear = `test -e "${desk}/%f.done" && exit 0; test -e "${desk}/%f.refused" && rm "${desk}/%f.refused" && exit 1`;
  const command = `${ask} && for turn in $(seq 400); do ${hear}; sleep 0.05; done; exit 1`;
  const before = await startPostgres({ dataDir, durable: false });
  await query(before.superuserUrl, `alter system set archive_mode = 'on'`);
  await query(before.superuserUrl, `alter system set archive_command = '${command}'`);
  await before.stop();
  const postgres = await startPostgres({ dataDir, durable: false });

  const refusals: string[] = [];
  let isOver = false;
  const taking = (async () => {
    while (!isOver) {
      for (const asked of await readdir(desk)) {
        if (!asked.endsWith('.asked')) continue;
        const name = asked.replace('.asked', '');
        const path = join(desk, name);
        await rename(join(desk, asked), path);
        const answer = await archiveSegment({ archive, cluster: join(dataDir, 'cluster'), path, name }).then(
          () => 'done',
          (error: unknown) => {
            refusals.push(error instanceof Error ? error.message : String(error));
            return 'refused';
          },
        );
        await rm(path);
        await writeFile(join(desk, `${name}.${answer}`), '');
      }
      await wait(10);
    }
  })();

  return {
    postgres,
    refusals,
    async archived() {
      const [row] = await query(postgres.superuserUrl, 'select pg_walfile_name(pg_switch_wal()) as file');
      const isArchived = `select last_archived_wal >= '${row?.file}' as done from pg_stat_archiver`;
      while ((await query(postgres.superuserUrl, isArchived))[0]?.done !== true) await wait(20);
    },
    async stop() {
      // Whoever starts it next archives elsewhere, and nobody stands at this desk any more; a killed one is past hearing it.
      const settings = ["alter system set archive_command = 'false'", `alter system set archive_mode = 'off'`];
      for (const text of [...settings, 'select pg_reload_conf()'])
        await query(postgres.superuserUrl, text).catch(() => []);
      await postgres.stop();
      isOver = true;
      await taking;
    },
  };
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // Servers are killed under connections here.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
