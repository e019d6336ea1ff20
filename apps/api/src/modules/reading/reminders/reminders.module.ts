import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { remindersRoutes } from './routes/reminders.route.ts';
import { sendWaiting } from './send-waiting.ts';

const lookEveryMs = 5_000;

/** Everybody on a filtered list of duties is reminded, once each. */
export function remindersModule(app: FastifyInstance, deps: RemindersDeps): ModuleWork {
  remindersRoutes(app, deps);
  return { periodic: [{ name: 'send-reminders', everyMs: lookEveryMs, run: (signal) => sendWaiting(deps, signal) }] };
}
