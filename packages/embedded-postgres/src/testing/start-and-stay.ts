import { startPostgres } from '../start-postgres.ts';

/** A portal of its own, for tests that kill it: starts on the folder given as argument, prints the address and stays. */
const [dataDir = ''] = process.argv.slice(2);
try {
  const { url, ownerUrl, pid } = await startPostgres({ dataDir });
  process.stdout.write(`${JSON.stringify({ url, ownerUrl, pid })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: error instanceof Error ? error.message : String(error) })}\n`);
}
