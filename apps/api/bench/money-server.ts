import { createBillReader } from '../src/modules/money/billing/index.ts';
import { type PaymentsDeps, paymentsModule } from '../src/modules/money/payments/payments.module.ts';
import { createProviders } from '../src/modules/money/payments/providers/create-providers.ts';
import { testConnections } from '../src/modules/money/payments/testing/test-connections.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { createLogger } from '../src/platform/logging/create-logger.ts';

/**
 * One process that takes payments and notices and, once it is told to `work`, acts on them as the worker does. Says its address; asked
 * for `memory` it says the bytes it holds.
 */
const db = createDatabase(process.env.DATABASE_URL ?? '', { max: 10, name: 'bench' });
const deps: PaymentsDeps = {
  db,
  bills: createBillReader(db),
  providers: createProviders(testConnections(process.env.PROVIDER_URL ?? ''), systemClock.now),
  clock: systemClock,
  log: createLogger({ level: 'silent' }),
  portalOrigin: 'https://pay.example.gov.ng',
  remitaNotificationSecret: 'a-secret-segment',
  interswitchWebhookSecret: 'whsec_bench',
  posWebhookSecret: '',
};
const app = await createHttpServer();
const { periodic = [] } = paymentsModule(app, deps);
const stopping = new AbortController();

async function work(): Promise<void> {
  for (const { run } of periodic) await run(stopping.signal);
  process.send?.('worked');
}

process.on('message', (asked) => {
  if (asked === 'work') void work();
  if (asked === 'memory') process.send?.(process.memoryUsage().rss);
});
process.on('SIGTERM', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
