import { randomUUID } from 'node:crypto';
import { extendSession } from '@portal/contracts';
import {
  createSessionChecker,
  createSessionsRepository,
  sessionEndedTopic,
} from '../src/modules/ground/identity/index.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import type { SignedInUser } from '../src/platform/http/call.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { serve } from '../src/platform/http/serve.ts';
import { createLogger } from '../src/platform/logging/create-logger.ts';
import { listenForWakeUps } from '../src/platform/realtime/wake-ups.ts';

/**
 * One replica with one route that needs a session and does nothing else. `CHECK=on` looks at sessions as the API does;
 * `off` believes everybody, which is the same route without the check. Says its port.
 */
const databaseUrl = process.env.DATABASE_URL ?? '';
const db = createDatabase(databaseUrl, { max: 10, name: 'bench' });
const somebody: SignedInUser = {
  id: randomUUID(),
  roles: ['Individual'],
  sessionId: randomUUID(),
  scope: { kind: 'taxpayer', tpui: 'KD-6000-0000-01' },
};
const checker = createSessionChecker({
  sessions: createSessionsRepository(db),
  clock: systemClock,
  hearsOfEnds: () => wakeUps.isListening(),
});
const wakeUps = listenForWakeUps({
  databaseUrl,
  log: createLogger({ level: 'silent' }),
  onWake: async (topic, keys) => {
    if (topic === sessionEndedTopic) checker.forget(keys);
  },
  onMissed: async () => checker.forgetAll(),
});
const identify = process.env.CHECK === 'on' ? checker.identify : async () => somebody;
const app = await createHttpServer({ identify });
const answer = {
  user: {
    roles: ['Individual'],
    userRole: 'Individual',
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.ng',
    avatar: null,
    tpui: 'KD-6000-0000-01',
    scope: somebody.scope,
  },
  expiresAt: new Date().toISOString(),
  idleExpiresAt: new Date().toISOString(),
  now: new Date().toISOString(),
};
serve(app, extendSession, () => answer);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => process.exit(0));
process.send?.(address);
