import pg from 'pg';
import { withoutLimits } from '../db/without-limits.ts';

/**
 * A connection of our own for what belongs to a session (LISTEN, advisory locks). `onLost` is called once when it is
 * gone, however it went.
 */
export async function connectSession(
  databaseUrl: string,
  applicationName: string,
  onLost: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withoutLimits(databaseUrl),
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  });
  let lost = false;
  const lose = (error: Error) => {
    if (lost) return;
    lost = true;
    onLost(error);
  };
  // Before connecting: an error without a listener ends the process.
  client.on('error', lose);
  client.on('end', () => lose(new Error('The connection was closed')));
  await client.connect();
  return client;
}
