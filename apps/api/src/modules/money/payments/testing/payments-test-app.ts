import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { createBillReader } from '../../billing/index.ts';
import { sweepPayments } from '../payments.jobs.ts';
import { type PaymentsDeps, paymentsModule, withRepositories } from '../payments.module.ts';
import { createProviders } from '../providers/create-providers.ts';
import { startScriptedProvider } from './scripted-provider.ts';
import { scriptRemita } from './scripted-remita.ts';
import { testConnections } from './test-connections.ts';

export const remitaNotifications = '/api/v1/payments/notifications/remita/a-secret-segment';
export const interswitchNotifications = '/api/v1/payments/notifications/interswitch';

/** The real module and adapters on a real database; the providers answer from scripts over real sockets. The clock is held. */
export async function startPayments(db: Database, changes: Partial<PaymentsDeps> = {}) {
  const far = await startScriptedProvider();
  const remita = scriptRemita(far);
  const clock = { time: new Date(), now: () => new Date(clock.time) };
  // A machine that does much else answers late: a script that never answers is the only one to run into this.
  const limits = { timeoutMs: 2_000, breakAfter: 1_000, breakMs: 1_000 };
  const providers = createProviders(testConnections(far.url), () => clock.now(), limits);
  const deps: PaymentsDeps = {
    db,
    bills: createBillReader(db),
    providers,
    clock,
    log: createLogger({ level: 'silent' }),
    portalOrigin: 'https://pay.example.gov.ng',
    remitaNotificationSecret: 'a-secret-segment',
    interswitchWebhookSecret: 'whsec_local',
    posWebhookSecret: 'possec_local',
    ...changes,
  };
  const app = await createHttpServer();
  const work = paymentsModule(app, deps);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await providers.close();
    await far.stop();
  });
  const sweeperDeps = withRepositories(deps);

  return {
    app,
    far,
    remita,
    clock,
    work,
    deps: sweeperDeps,
    /** Moves the clock on and lets the sweeper take one turn. */
    async sweepAfter(seconds: number) {
      clock.time = new Date(clock.time.getTime() + seconds * 1_000);
      return sweepPayments(sweeperDeps, new AbortController().signal);
    },
    openSession: (body: Record<string, unknown>) =>
      app.inject({ method: 'POST', url: '/api/v1/payments/sessions', body }),
    checkStatus: (body: Record<string, unknown>, language = 'en') =>
      app.inject({ method: 'POST', url: '/api/v1/payments/status', body, headers: { 'accept-language': language } }),
  };
}
