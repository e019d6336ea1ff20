import { paymentHubPath } from '@portal/contracts';
import type { Tracing } from '@portal/tracing';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { createExportPress } from './modules/exports/index.ts';
import { createSessionChecker, createSessionsRepository, sessionEndedTopic } from './modules/identity/index.ts';
import { createPaymentHub, createProviders, type ProviderConnections } from './modules/payments/index.ts';
import { createDocumentPress } from './modules/receipts/index.ts';
import { mountModules } from './modules.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createDatabase } from './platform/db/database.ts';
import { forgetOldRows } from './platform/db/forget-old-rows.ts';
import { serveDocs } from './platform/docs/serve-docs.ts';
import { clientAddressOf, trustedProxies } from './platform/http/client-address.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { serveHealth } from './platform/http/health.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import { startPeriodic } from './platform/jobs/periodic.ts';
import { loadDataKey } from './platform/keys/load-data-key.ts';
import { loadReceiptKeys } from './platform/keys/load-receipt-keys.ts';
import type { Logger } from './platform/logging/create-logger.ts';
import { logCalls } from './platform/logging/log-calls.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createMetrics, serveMetrics } from './platform/metrics/metrics.ts';
import { createCallLimiter } from './platform/rate-limit/create-call-limiter.ts';
import { allowsOrigin } from './platform/realtime/allows-origin.ts';
import { mountHub } from './platform/realtime/mount-hub.ts';
import { startOutboxRelay } from './platform/realtime/outbox-relay.ts';
import { listenForWakeUps, type WakeUps } from './platform/realtime/wake-ups.ts';
import { rateLimits } from './rate-limits.ts';
import { databaseReadiness } from './readiness.ts';

export interface App {
  /** What listens: everything, or the probes alone in a worker. */
  readonly http: FastifyInstance;
  /** Listens and works; answers with the address. */
  start(): Promise<string>;
  /** Finishes what is under way and lets go of everything. */
  stop(): Promise<void>;
}

/** Puts the process together: what all modules share is made here, what each of them needs in `modules.ts`. */
export async function createApp(config: Config, log: Logger, tracing?: Tracing): Promise<App> {
  const { databaseUrl, mode, portalOrigin, role } = config;
  const clock = systemClock;
  const metrics = createMetrics();
  const db = createDatabase(databaseUrl);
  const receiptKeys = await loadReceiptKeys({ dir: config.keysDir, generate: mode === 'demo' });
  const dataKey = await loadDataKey({ dir: config.keysDir, generate: mode === 'demo' });
  const mailer = createMailer(config.mail, config.serviceName);
  const providers = createProviders(providerConnections(config), clock.now);
  const followWork = tracing?.followWork;
  const jobs = createJobs({ databaseUrl, log, metrics, followWork });
  const press = createDocumentPress({ log });
  const exportPress = createExportPress({ databaseUrl, uploads: config.uploads, log });
  let isStopping = false;

  const limiter = config.rateLimits ? await createCallLimiter(rateLimits, db.$client) : undefined;
  let wakeUps: WakeUps | undefined;
  const checker = createSessionChecker({
    sessions: createSessionsRepository(db),
    clock,
    hearsOfEnds: () => wakeUps?.isListening() ?? false,
  });
  const { identify } = checker;
  const server = {
    identify,
    logger: log,
    trustedProxies: config.trustedProxies,
    followCalls: tracing?.followCalls,
    ...(limiter && { limiter }),
  };
  const api = await createHttpServer(server);
  const works = [
    forgetOldRows(db, clock),
    ...mountModules(api, { config, db, clock, jobs, mailer, providers, press, exportPress, dataKey, receiptKeys, log }),
  ];
  serveDocs(api);

  const isProxy = trustedProxies(config.trustedProxies);
  const hub = createPaymentHub({
    pool: db.$client,
    allowedOrigins: allowsOrigin(portalOrigin, mode === 'demo'),
    addressOf: (request) => clientAddressOf(request, isProxy),
    log,
  });
  mountHub(api, paymentHubPath, hub.server);
  new Gauge({
    name: 'hub_connections',
    help: 'Browsers that wait for a payment here',
    registers: [metrics],
    collect() {
      this.set(hub.server.connectionCount());
    },
  });

  const http = role === 'worker' ? await createHttpServer({ logger: log }) : api;
  logCalls(http);
  serveMetrics(http, metrics);
  serveHealth(
    http,
    databaseReadiness(db.$client, () => isStopping),
  );

  const running: { stop(): Promise<void> }[] = [];
  return {
    http,
    async start() {
      await db.$client.query('select 1');
      await jobs.start({ work: role !== 'api' });
      running.push(jobs);
      if (role !== 'api') {
        for (const task of works.flatMap(({ periodic = [] }) => periodic)) {
          running.push(startPeriodic({ ...task, databaseUrl, log, followWork }));
        }
      }
      if (role !== 'worker') {
        wakeUps = listenForWakeUps({
          databaseUrl,
          log,
          async onWake(topic, keys) {
            if (topic === sessionEndedTopic) checker.forget(keys);
            else await hub.lookAt(topic, keys);
          },
          async onMissed() {
            checker.forgetAll();
            await hub.lookAtAll();
          },
        });
        running.push(wakeUps);
      }
      const consumers = works.flatMap(({ consumers = [] }) => consumers);
      running.push(startOutboxRelay({ databaseUrl, log, consumers, wakeUpKeyOf: billReferenceOf }));
      for (const { atStart } of works) {
        await atStart?.().catch((error: unknown) => log.warn({ err: error }, 'a check at start could not be made'));
      }
      return http.listen({ host: config.host, port: config.port });
    },
    async stop() {
      isStopping = true;
      await hub.server.close();
      await http.close();
      await Promise.all(running.map((part) => part.stop()));
      await Promise.all([providers.close(), press.close(), exportPress.close(), db.$client.end()]);
      mailer.close();
    },
  };
}

function billReferenceOf({ payload }: { payload: Readonly<Record<string, unknown>> }): string | undefined {
  return typeof payload.billReference === 'string' ? payload.billReference : undefined;
}

function providerConnections({ mode, remita, interswitch }: Config): ProviderConnections {
  return { remita, interswitch: interswitch && { ...interswitch, mode: mode === 'production' ? 'LIVE' : 'TEST' } };
}
