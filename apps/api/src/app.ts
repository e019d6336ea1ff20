import type { IncomingMessage } from 'node:http';
import { liveHubPath, paymentHubPath } from '@portal/contracts';
import type { Tracing } from '@portal/tracing';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { requireNoDemonstration } from './demonstration-traces.ts';
import { createSessionChecker, createSessionsRepository, sessionEndedTopic } from './modules/ground/identity/index.ts';
import { createDocumentPress } from './modules/ground/papers/index.ts';
import { createActFor } from './modules/ground/representation/index.ts';
import {
  createHealthBook,
  createPaymentHub,
  createProviders,
  type ProviderConnections,
} from './modules/money/payments/index.ts';
import { createExportPress } from './modules/reading/exports/index.ts';
import { mountModules } from './modules.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createDatabase } from './platform/db/database.ts';
import { forgetOldRows } from './platform/db/forget-old-rows.ts';
import { requireLimits } from './platform/db/serving-limits.ts';
import { requireServingRole } from './platform/db/serving-role.ts';
import { createWriteFailures } from './platform/db/write-failures.ts';
import { serveDocs } from './platform/docs/serve-docs.ts';
import { clientAddressOf, trustedProxies } from './platform/http/client-address.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { serveHealth } from './platform/http/health.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import { startPeriodic } from './platform/jobs/periodic.ts';
import { loadDataKey } from './platform/keys/load-data-key.ts';
import { loadReceiptKeys } from './platform/keys/load-receipt-keys.ts';
import { createSecretBox } from './platform/keys/secret-box.ts';
import type { Logger } from './platform/logging/create-logger.ts';
import { logCalls } from './platform/logging/log-calls.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { serveDatabaseFigures } from './platform/metrics/database-figures.ts';
import { createMetrics, serveMetrics } from './platform/metrics/metrics.ts';
import { noticePublishedTopic } from './platform/notices/publish-notice.ts';
import { createCallLimiter } from './platform/rate-limit/create-call-limiter.ts';
import { allowsOrigin } from './platform/realtime/allows-origin.ts';
import { createHubPlaces } from './platform/realtime/hub-places.ts';
import { createLiveHub } from './platform/realtime/live-hub.ts';
import { createLiveTickets } from './platform/realtime/live-tickets.ts';
import { mountHubs } from './platform/realtime/mount-hub.ts';
import { type OutboxMessage, startOutboxRelay } from './platform/realtime/outbox-relay.ts';
import { liveChangedTopic } from './platform/realtime/tell-live.ts';
import { listenForWakeUps, type WakeUps } from './platform/realtime/wake-ups.ts';
import { createFeatureSwitches } from './platform/settings/feature-switches.ts';
import { createWordedMailer } from './platform/settings/worded-mailer.ts';
import { rateLimits } from './rate-limits.ts';
import { databaseReadiness } from './readiness.ts';
import { createTestMode } from './test-mode.ts';

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
  const { databaseUrl, databasePoolUrl, mode, portalOrigin, role } = config;
  const clock = systemClock;
  const metrics = createMetrics();
  const db = createDatabase(databasePoolUrl ?? databaseUrl, { pooled: databasePoolUrl !== undefined });
  const { databaseReaderUrl } = config;
  const standby = databaseReaderUrl
    ? createDatabase(databaseReaderUrl, { name: 'portal-reader', max: 5, patienceMs: 0 })
    : undefined;
  const receiptKeys = await loadReceiptKeys({ dir: config.keysDir, generate: mode === 'demo' });
  const dataKey = await loadDataKey({ dir: config.keysDir, generate: mode === 'demo' });
  const mailer = createWordedMailer(createMailer(config.mail, config.serviceName), db);
  const tickets = createLiveTickets(createSecretBox(dataKey, 'live tickets'), clock);
  const health = createHealthBook(db, log);
  const providers = createProviders(providerConnections(config), clock.now, undefined, health.note);
  const followWork = tracing?.followWork;
  const jobs = createJobs({ databaseUrl, log, metrics, followWork });
  const { testDatabaseUrl } = config;
  const testMode = testDatabaseUrl ? createTestMode({ live: db, testDatabaseUrl, portalOrigin, log }) : undefined;
  const press = createDocumentPress({ log });
  const exportPress = createExportPress({ databaseUrl, uploads: config.uploads, log });
  const writeFailures = createWriteFailures();
  let isStopping = false;

  const limiter = config.rateLimits ? createCallLimiter(rateLimits, db.$client) : undefined;
  let wakeUps: WakeUps | undefined;
  const checker = createSessionChecker({
    sessions: createSessionsRepository(db),
    clock,
    hearsOfEnds: () => wakeUps?.isListening() ?? false,
  });
  const { identify } = checker;
  const server = {
    identify,
    actFor: createActFor(db),
    logger: log,
    trustedProxies: config.trustedProxies,
    followCalls: tracing?.followCalls,
    switches: createFeatureSwitches(db),
    onFailure: writeFailures.note,
    ...(limiter && { limiter }),
  };
  const api = await createHttpServer(server);
  const works = [
    forgetOldRows(db, clock),
    ...mountModules(api, {
      config,
      db,
      standby,
      clock,
      jobs,
      mailer,
      providers,
      press,
      exportPress,
      testMode: testMode?.parts,
      dataKey,
      receiptKeys,
      tickets,
      log,
      metrics,
    }),
  ];
  serveDocs(api);

  const isProxy = trustedProxies(config.trustedProxies);
  const visitors = {
    allowedOrigins: allowsOrigin(portalOrigin, mode === 'demo'),
    addressOf: (request: IncomingMessage) => clientAddressOf(request, isProxy),
    log,
  };
  const placesOf = (path: string) => createHubPlaces(createSecretBox(dataKey, 'hub places'), clock, path);
  const hub = createPaymentHub({ pool: db.$client, places: placesOf(paymentHubPath), ...visitors });
  const live = createLiveHub({
    tickets,
    userOfSession: checker.userOfSession,
    places: placesOf(liveHubPath),
    ...visitors,
  });
  mountHubs(api, { [paymentHubPath]: hub.server, [liveHubPath]: live.server });
  new Gauge({
    name: 'hub_connections',
    help: 'Browsers that wait for a payment, or for news of their area, here',
    labelNames: ['hub'],
    registers: [metrics],
    collect() {
      this.set({ hub: 'payments' }, hub.server.connectionCount());
      this.set({ hub: 'live' }, live.server.connectionCount());
    },
  });

  const http = role === 'worker' ? await createHttpServer({ logger: log }) : api;
  logCalls(http);
  serveDatabaseFigures(metrics, db.$client, standby?.$client);
  serveMetrics(http, metrics);
  serveHealth(
    http,
    databaseReadiness(db.$client, () => isStopping, writeFailures),
  );

  const running: { stop(): Promise<void> }[] = [];
  return {
    http,
    async start() {
      await db.$client.query('select 1');
      if (databasePoolUrl) await requireLimits(db.$client);
      if (mode === 'production') {
        await requireServingRole(db.$client);
        await requireNoDemonstration(db.$client);
      }
      await jobs.start({ work: role !== 'api' });
      running.push(jobs);
      if (testMode) {
        await testMode.start({ work: role !== 'api' });
        running.push(testMode);
      }
      if (role !== 'api') {
        const tasks = works.flatMap(({ periodic = [] }) => periodic);
        running.push(startPeriodic({ tasks, databaseUrl, log, followWork }));
      }
      if (role !== 'worker') {
        wakeUps = listenForWakeUps({
          databaseUrl,
          log,
          async onWake(topic, keys) {
            if (topic === sessionEndedTopic) {
              checker.forget(keys);
              await live.recheck(keys);
            } else if (topic === liveChangedTopic || topic === noticePublishedTopic) live.tell(keys);
            else await hub.lookAt(topic, keys);
          },
          async onMissed() {
            checker.forgetAll();
            live.tellAll();
            await hub.lookAtAll();
          },
        });
        running.push(wakeUps);
      }
      const consumers = works.flatMap(({ consumers = [] }) => consumers);
      running.push(startOutboxRelay({ databaseUrl, log, consumers, wakeUpKeyOf }));
      for (const { atStart } of works) {
        await atStart?.().catch((error: unknown) => log.warn({ err: error }, 'a check at start could not be made'));
      }
      return http.listen({ host: config.host, port: config.port });
    },
    async stop() {
      isStopping = true;
      await Promise.all([hub.server.close(), live.server.close()]);
      await http.close();
      await Promise.all(running.map((part) => part.stop()));
      await Promise.all([providers.close(), press.close(), exportPress.close()]);
      await health.close();
      await Promise.all([db.$client.end(), standby?.$client.end()]);
      mailer.close();
    },
  };
}

/** A bill's reference, or who is told to look again. */
function wakeUpKeyOf({ payload }: OutboxMessage): string | undefined {
  const key = payload.billReference ?? payload.audience;
  return typeof key === 'string' ? key : undefined;
}

function providerConnections({ mode, mail, remita, interswitch, pos }: Config): ProviderConnections {
  const money = mode === 'production' ? 'LIVE' : 'TEST';
  return {
    remita: { ...remita, mode: money },
    interswitch: interswitch && { ...interswitch, mode: money, payerEmail: plainAddress(mail.from) },
    pos: pos && { ...pos, mode: money },
  };
}

/** `Name <address>` is how a sender may be written. */
function plainAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
