import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endLeftovers } from '../services/end-leftovers.ts';
import { requireFreePorts } from '../services/require-free-ports.ts';
import { portVariables, type StackPorts } from './ports.ts';
import { requireDataFolder } from './require-data-folder.ts';
import { requireDatabase } from './require-database.ts';

export interface Room {
  readonly ports: StackPorts;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Everything a start needs of this machine; refuses, with a sentence, what would fail later. Ends what an earlier start left. */
export async function requireRoom({ ports, dataDir, databaseUrl }: Room): Promise<void> {
  requireDataFolder(dataDir);
  if (databaseUrl) await requireDatabase(databaseUrl);
  await endLeftovers(processesFileIn(dataDir));
  const startsPostgres = !databaseUrl && !mayHoldPostgres(dataDir);
  const names = Object.keys(portVariables) as (keyof StackPorts)[];
  await requireFreePorts(
    Object.fromEntries(
      names
        .filter((name) => name !== 'postgres' || startsPostgres)
        .map((name) => [name, { port: ports[name], variable: portVariables[name] }]),
    ),
  );
}

/** One that an earlier start left behind is stopped by its data folder, later on; until then the port is its own. */
function mayHoldPostgres(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'));
}

/** Where the processes of a running portal are written down. */
export function processesFileIn(dataDir: string): string {
  return join(dataDir, 'processes.json');
}
