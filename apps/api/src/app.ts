import { paymentHubPath } from '@portal/contracts';
import type { Tracing } from '@portal/tracing';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { agentNetworkModule } from './modules/agent-network/index.ts';
import { billingModule, createBillReader } from './modules/billing/index.ts';
import { communicationInfrastructureModule } from './modules/communication-infrastructure/index.ts';
import { consultationsModule } from './modules/consultations/index.ts';
import { contentModule } from './modules/content/index.ts';
import { enquiriesModule } from './modules/enquiries/index.ts';
import {
  createPasswordHasher,
  createSessionChecker,
  createSessionsRepository,
  createStaffReader,
  identityModule,
  sessionEndedTopic,
} from './modules/identity/index.ts';
import { lookupsModule } from './modules/lookups/index.ts';
import { createOfficeReader, officesModule } from './modules/offices/index.ts';
import {
  createPaymentHub,
  createProviders,
  type ProviderConnections,
  paymentsModule,
} from './modules/payments/index.ts';
import {
  createDocumentPress,
  createReceiptProver,
  createReceiptSigner,
  receiptsModule,
} from './modules/receipts/index.ts';
import {
  createDojahProvider,
  createForgetRegistrations,
  createPreRegisterAgent,
  registrationModule,
} from './modules/registration/index.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createDatabase } from './platform/db/database.ts';
import { forgetOldRows } from './platform/db/forget-old-rows.ts';
import { serveDocs } from './platform/docs/serve-docs.ts';
import { clientAddressOf, trustedProxies } from './platform/http/client-address.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { serveHealth } from './platform/http/health.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import type { ModuleWork } from './platform/jobs/module-work.ts';
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
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import { createDocumentStore } from './platform/storage/create-document-store.ts';
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

/** As printed on invoices and receipts (spec §2.14). */
const issuerAddress = 'Kaduna State';

/** Puts the process together: every part is made here, and every module is in the one list below. */
export async function createApp(config: Config, log: Logger, tracing?: Tracing): Promise<App> {
  const { databaseUrl, mode, portalOrigin, publicBillDetails, role } = config;
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
  const bills = createBillReader(db);
  const signer = createReceiptSigner(receiptKeys);
  const issuer = { name: config.serviceName, address: issuerAddress, portalOrigin, demonstration: mode === 'demo' };

  const person = {
    db,
    clock,
    jobs,
    mailer,
    dataKey,
    hasher: createPasswordHasher(),
    serviceName: config.serviceName,
    portalOrigin,
    demonstration: mode === 'demo',
  };

  const preRegisterAgent = createPreRegisterAgent(person);

  lookupsModule(api, { db });
  contentModule(api, { db, clock, dataKey });
  billingModule(api, { db, bills, publicBillDetails, proveReceipt: createReceiptProver(signer, portalOrigin) });
  const offices = createOfficeReader(db);
  const forVisitors = { ...person, offices, staff: createStaffReader(db) };
  officesModule(api, { offices, clock });
  consultationsModule(api, forVisitors);
  enquiriesModule(api, forVisitors);
  const works: readonly ModuleWork[] = [
    forgetOldRows(db, clock),
    identityModule(api, {
      ...person,
      secondFactorRoles: config.secondFactorRoles,
      forgetPeople: createForgetRegistrations(person),
    }),
    registrationModule(api, {
      ...person,
      sms: createSmsSender(config.sms),
      store: createDocumentStore(config.uploads),
      agentRegistrationFeeKobo: config.agentRegistrationFeeKobo,
      identityProvider: createDojahProvider(config.identityProvider),
      preRegisterAgent,
    }),
    receiptsModule(api, { bills, signer, issuer, press, publicBillDetails, mailer, jobs, clock, log }),
    paymentsModule(api, {
      db,
      bills,
      providers,
      clock,
      log,
      portalOrigin,
      remitaNotificationSecret: config.remita.notificationSecret,
      interswitchWebhookSecret: config.interswitch?.webhookSecret ?? '',
    }),
  ];
  communicationInfrastructureModule(api, person);
  agentNetworkModule(api, {
    ...person,
    preRegisterAgent: async (tx, { agency, agencyRcNumber, ...agent }, by) => {
      await preRegisterAgent(tx, {
        ...agent,
        agency: { name: agency, rcNumber: agencyRcNumber },
        actor: by,
        isTold: true,
      });
    },
  });
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
      await Promise.all([providers.close(), press.close(), db.$client.end()]);
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
