import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

export interface BackupStream {
  /** Of a running server, also of a standby; its login may replicate. */
  readonly url: string;
  /** What is written while the copy is taken comes with it, so that it starts by itself. Not needed where an archive has it. */
  readonly withWal: boolean;
  /** Takes the next bytes of one archive in the form of ustar; the server waits while many are not taken. */
  readonly write: (bytes: Buffer) => Promise<void>;
  /** Ends it: a server whose archive takes nothing waits for it without end. */
  readonly signal?: AbortSignal | undefined;
}

/** Kinds of message in a base backup (PostgreSQL 15 and later), told by their first byte. */
const kinds = { archive: 'n', data: 'd', manifest: 'm' } as const;
/** So much may wait to be taken before the server is told to wait. */
const mostWaitingBytes = 16 << 20;

/** What `pg` keeps to itself: the messages of a copy, and the socket they come over. */
interface Wire extends EventEmitter {
  readonly stream: Socket;
}

/**
 * Reads a running server over the replication protocol, as pg_basebackup does. Resolves, when all bytes were taken, with the server's own list of
 * what it sent. Without `withWal` a server that archives says so only once its archive has everything that the copy needs.
 */
export async function streamBaseBackup({ url, withWal, write, signal }: BackupStream): Promise<string> {
  const config: pg.ClientConfig & { readonly replication: string } = {
    connectionString: url,
    application_name: 'portal-base-backup',
    replication: 'true',
  };
  const client = new pg.Client(config);
  // The query rejects with what happened; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  const wire = (client as unknown as { readonly connection: Wire }).connection;
  const end = () => void wire.stream.destroy();
  signal?.addEventListener('abort', end, { once: true });
  try {
    signal?.throwIfAborted();
    const received = receive(wire, write);
    const options = ["LABEL 'portal'", "CHECKPOINT 'fast'", 'WAIT true', "TARGET 'client'"];
    options.push("MANIFEST 'yes'", "MANIFEST_CHECKSUMS 'SHA256'", ...(withWal ? ['WAL'] : []));
    await client.query(`BASE_BACKUP (${options.join(', ')})`);
    return await received.manifest();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    await client.end().catch(() => {});
  }
}

function receive(wire: Wire, write: BackupStream['write']): { manifest(): Promise<string> } {
  const manifest: Buffer[] = [];
  let archives = 0;
  let isManifest = false;
  let waitingBytes = 0;
  let fault: unknown;
  let written = Promise.resolve();

  function take(bytes: Buffer): void {
    waitingBytes += bytes.length;
    if (waitingBytes > mostWaitingBytes) wire.stream.pause();
    written = written
      .then(() => (fault === undefined ? write(bytes) : undefined))
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
    if (kind === kinds.archive) {
      archives += 1;
      isManifest = false;
    } else if (kind === kinds.manifest) isManifest = true;
    else if (kind === kinds.data && isManifest) manifest.push(body);
    else if (kind === kinds.data) take(body);
  });

  return {
    async manifest() {
      await written;
      if (fault !== undefined) throw fault;
      if (archives !== 1) throw new Error('The server has tablespaces, and those are not copied');
      return Buffer.concat(manifest).toString('utf8');
    },
  };
}
