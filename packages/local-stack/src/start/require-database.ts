import { connect } from 'node:net';
import { StartRefused } from '../services/service.ts';

const patienceMs = 5_000;
const defaultPort = 5432;

/** Refuses a `DATABASE_URL` where nobody answers, before everything else is started. */
export async function requireDatabase(databaseUrl: string): Promise<void> {
  const url = URL.parse(databaseUrl);
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw new StartRefused(
      'DATABASE_URL is no address of a database: it looks like postgres://user:password@host:5432/name. Leave it out to use the embedded one.',
    );
  }
  const port = Number(url.port || defaultPort);
  // Without a host the address means a socket of this machine; the database's client knows where.
  if (!url.hostname || (await answers(url.hostname, port))) return;
  throw new StartRefused(
    `No database answers at ${url.hostname}:${port}, which DATABASE_URL names: start it, correct DATABASE_URL, or leave it out to use the embedded one.`,
  );
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: patienceMs });
    const end = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
