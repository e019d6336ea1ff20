import type { EventEmitter } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { checkManifest, manifestFile } from './check-manifest.ts';
import { untarTo } from './untar.ts';

export interface BaseBackupOptions {
  /** Of a running server, also of a standby; its login may replicate. */
  readonly url: string;
  /** Made, and empty until now. */
  readonly folder: string;
  /** What is written while the copy is taken comes with it, so that it starts by itself. Not needed where an archive has it. */
  readonly withWal?: boolean;
}

/** Kinds of message in a base backup (PostgreSQL 15 and later), told by their first byte. */
const kinds = { archive: 'n', data: 'd', manifest: 'm' } as const;
/** So much may wait for the disk before the server is told to wait. */
const mostWaitingBytes = 16 << 20;

/** What `pg` keeps to itself: the messages of a copy, and the socket they come over. */
interface Wire extends EventEmitter {
  readonly stream: Socket;
}

/**
 * Copies a running server over the replication protocol, as pg_basebackup does, and compares every file with what the server says that it
 * sent. Throws when anything is missing or differs; what is in `folder` is then worth nothing.
 */
export async function takeBaseBackup({ url, folder, withWal = true }: BaseBackupOptions): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const config: pg.ClientConfig & { readonly replication: string } = {
    connectionString: url,
    application_name: 'portal-base-backup',
    replication: 'true',
  };
  const client = new pg.Client(config);
  // The query rejects with what happened; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    const wire = (client as unknown as { readonly connection: Wire }).connection;
    const received = receive(wire, folder);
    const options = ["LABEL 'portal'", "CHECKPOINT 'fast'", 'WAIT true', "TARGET 'client'"];
    options.push("MANIFEST 'yes'", "MANIFEST_CHECKSUMS 'SHA256'", ...(withWal ? ['WAL'] : []));
    await client.query(`BASE_BACKUP (${options.join(', ')})`);
    await received.finish();
  } finally {
    await client.end().catch(() => {});
  }
  await checkManifest(folder);
}

function receive(wire: Wire, folder: string): { finish(): Promise<void> } {
  const archive = untarTo(folder);
  const manifest: Buffer[] = [];
  let isManifest = false;
  let waitingBytes = 0;
  let fault: unknown;
  let written = Promise.resolve();

  function write(bytes: Buffer): void {
    waitingBytes += bytes.length;
    if (waitingBytes > mostWaitingBytes) wire.stream.pause();
    written = written
      .then(() => (fault === undefined ? archive.write(bytes) : undefined))
      .catch((error: unknown) => {
        fault ??= error;
      })
      .then(() => {
        waitingBytes -= bytes.length;
        if (waitingBytes < mostWaitingBytes / 2) wire.stream.resume();
      });
  }

  wire.on('copyData', ({ chunk }: { readonly chunk: Buffer }) => {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    // Copied: the driver fills its buffer again.
    const body = Buffer.from(chunk.subarray(1));
    if (kind === kinds.archive) isManifest = false;
    else if (kind === kinds.manifest) isManifest = true;
    else if (kind === kinds.data && isManifest) manifest.push(body);
    else if (kind === kinds.data) write(body);
  });

  return {
    async finish() {
      await written;
      await archive.close().catch((error: unknown) => {
        fault ??= error;
      });
      if (fault !== undefined) throw fault;
      await writeFile(join(folder, manifestFile), Buffer.concat(manifest), { mode: 0o600 });
    },
  };
}
