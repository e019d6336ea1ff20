import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { readTerminalFiles } from './application/read-terminal-files.ts';
import { closesRoutes } from './routes/closes.route.ts';
import { networkRoutes } from './routes/network.route.ts';
import { terminalsRoutes } from './routes/terminals.route.ts';
import type { TerminalsDeps } from './terminals-deps.ts';

/** A file that comes late, or grows, is read again. */
const readEveryMs = 15 * 60_000;

/** Terminals in shops: who holds them, where, within which limits, and how each of their days closes. */
export function terminalsModule(app: FastifyInstance, deps: TerminalsDeps): ModuleWork {
  terminalsRoutes(app, deps);
  closesRoutes(app, deps);
  networkRoutes(app, deps);
  return {
    periodic: [{ name: 'read-terminal-files', everyMs: readEveryMs, run: () => readTerminalFiles(deps) }],
  };
}
