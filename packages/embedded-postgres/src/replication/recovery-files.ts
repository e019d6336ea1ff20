import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Recovery {
  /** Where the server finds what was written after the backup. */
  readonly wal: string;
  readonly until: Date | undefined;
}

/** Reached by its own password from this machine; the server that it came from may have let in others. */
const rulesOfServing = [
  'local all all scram-sha-256',
  'host all all 127.0.0.1/32 scram-sha-256',
  'host all all ::1/128 scram-sha-256',
  'host replication all 127.0.0.1/32 scram-sha-256',
  'host replication all ::1/128 scram-sha-256',
];
/** Over a socket in a closed folder: whoever can open that is us. */
const rulesOfRecovery = ['local all all trust'];
/** What the server before was told: other machines' folders, whom it followed, where it archived to. */
const foreign = ['postgresql.base.conf', 'patroni.dynamic.json', 'standby.signal', 'postmaster.opts'];

/**
 * Settings of a server that recovers. Nothing of the settings in the backup stays: they include files of another machine, and name an archive that
 * this one must never write to.
 */
export async function writeRecoveryFiles(cluster: string, { wal, until }: Recovery): Promise<void> {
  for (const name of foreign) await rm(join(cluster, name), { force: true });
  const settings = {
    restore_command: `cp "${wal}/%f" "%p"`,
    recovery_target_timeline: 'latest',
    archive_mode: 'off',
    ...(until && {
      recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  await write(cluster, 'postgresql.conf', ['# Settings are given at each start.']);
  await write(cluster, 'postgresql.auto.conf', lines);
  await write(cluster, 'pg_hba.conf', rulesOfRecovery);
  await write(cluster, 'pg_ident.conf', []);
  await write(cluster, 'recovery.signal', []);
}

/** Settings of a server of its own, which archives nowhere until somebody gives it a place. */
export async function writeServingFiles(cluster: string): Promise<void> {
  await write(cluster, 'postgresql.auto.conf', [`archive_mode = 'off'`]);
  await write(cluster, 'pg_hba.conf', rulesOfServing);
}

/** The file keeps its owner where there is one already. */
function write(cluster: string, name: string, lines: readonly string[]): Promise<void> {
  return writeFile(join(cluster, name), lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
}
