import type { FastifyInstance } from 'fastify';
import { accountModule, forgetAccounts } from './modules/account/index.ts';
import { agentNetworkModule } from './modules/agent-network/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { billingModule, createBillReader } from './modules/billing/index.ts';
import { calendarModule, createDeadlines } from './modules/calendar/index.ts';
import { caseloadModule, createCaseload } from './modules/caseload/index.ts';
import { communicationInfrastructureModule } from './modules/communication-infrastructure/index.ts';
import { consultationsModule } from './modules/consultations/index.ts';
import { contentModule } from './modules/content/index.ts';
import { enquiriesModule } from './modules/enquiries/index.ts';
import { type ExportPress, exportsModule } from './modules/exports/index.ts';
import {
  createPasswordHasher,
  createPresentReaders,
  createStaffReader,
  identityModule,
} from './modules/identity/index.ts';
import { inboxModule } from './modules/inbox/index.ts';
import { lookupsModule } from './modules/lookups/index.ts';
import { createOfficeReader, officesModule } from './modules/offices/index.ts';
import { type Providers, paymentsModule } from './modules/payments/index.ts';
import {
  createReceiptProver,
  createReceiptSigner,
  type DocumentPress,
  receiptsModule,
} from './modules/receipts/index.ts';
import {
  createDojahProvider,
  createForgetRegistrations,
  createPreRegisterAgent,
  registrationModule,
} from './modules/registration/index.ts';
import { reportingModule } from './modules/reporting/index.ts';
import { savedViewsModule } from './modules/saved-views/index.ts';
import { taxpayersModule } from './modules/taxpayers/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';
import type { ModuleWork } from './platform/jobs/module-work.ts';
import type { ReceiptKeys } from './platform/keys/receipt-keys.ts';
import type { Logger } from './platform/logging/create-logger.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { LiveTickets } from './platform/realtime/live-tickets.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import { createDocumentStore } from './platform/storage/create-document-store.ts';

/** What all modules share. */
export interface ModuleParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly providers: Providers;
  readonly press: DocumentPress;
  readonly exportPress: ExportPress;
  readonly dataKey: Buffer;
  readonly receiptKeys: ReceiptKeys;
  readonly tickets: LiveTickets;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** As printed on invoices and receipts (spec §2.14). */
const issuerAddress = 'Kaduna State';

/** Every module, in one list: each gets what it needs and serves its endpoints. Answers with what they do besides. */
export function mountModules(api: FastifyInstance, parts: ModuleParts): readonly ModuleWork[] {
  const {
    config,
    db,
    clock,
    jobs,
    mailer,
    providers,
    press,
    exportPress,
    dataKey,
    receiptKeys,
    tickets,
    log,
    metrics,
  } = parts;
  const { serviceName, portalOrigin, publicBillDetails } = config;
  const demonstration = config.mode === 'demo';
  const bills = createBillReader(db);
  const offices = createOfficeReader(db);
  const signer = createReceiptSigner(receiptKeys);
  const issuer = { name: serviceName, address: issuerAddress, portalOrigin, demonstration };
  const hasher = createPasswordHasher();
  const store = createDocumentStore(config.uploads);
  const person = { db, clock, jobs, mailer, dataKey, hasher, serviceName, portalOrigin, demonstration };
  const forVisitors = { ...person, offices, staff: createStaffReader(db) };
  const sms = createSmsSender(config.sms);
  const forgetRegistrations = createForgetRegistrations(person);
  const caseload = createCaseload({ db, clock });
  const deadlines = createDeadlines({ db, clock });
  const preRegisterAgent = createPreRegisterAgent(person);

  lookupsModule(api, {
    db,
    widgetScripts: {
      remita: config.remita.publicKey === '' ? undefined : config.remita.scriptUrl,
      interswitch: config.interswitch?.scriptUrl,
    },
  });
  taxpayersModule(api, { db });
  contentModule(api, { db, clock, dataKey });
  billingModule(api, { db, bills, publicBillDetails, proveReceipt: createReceiptProver(signer, portalOrigin) });
  officesModule(api, { db, offices, clock, caseload, contact: config.contact });
  calendarModule(api, { deadlines });
  savedViewsModule(api, { db });
  consultationsModule(api, forVisitors);
  enquiriesModule(api, forVisitors);
  communicationInfrastructureModule(api, { ...person, caseload, log });
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
  return [
    caseloadModule(api, { db, clock, caseload, deadlines }),
    auditModule(api, { db }),
    identityModule(api, {
      ...person,
      secondFactorRoles: config.secondFactorRoles,
      async forgetPeople(tx, userIds) {
        await forgetRegistrations(tx, userIds);
        await forgetAccounts(tx, userIds);
      },
    }),
    accountModule(api, { ...person, sms }),
    registrationModule(api, {
      ...person,
      sms,
      store,
      agentRegistrationFeeKobo: config.agentRegistrationFeeKobo,
      identityProvider: createDojahProvider(config.identityProvider),
      preRegisterAgent,
    }),
    receiptsModule(api, { bills, signer, issuer, press, publicBillDetails, mailer, jobs, clock, log }),
    inboxModule(api, { ...person, tickets }),
    reportingModule(api, { db, clock, log }),
    exportsModule(api, { db, clock, log, jobs, store, press: exportPress, readers: createPresentReaders(db) }),
    paymentsModule(api, {
      db,
      bills,
      providers,
      clock,
      log,
      metrics,
      portalOrigin,
      remitaNotificationSecret: config.remita.notificationSecret,
      interswitchWebhookSecret: config.interswitch?.webhookSecret ?? '',
      recheckDays: config.paymentRecheckDays,
    }),
  ];
}
