import type { FastifyInstance } from 'fastify';
import { accountModule, forgetAccounts, gatherPersonsData } from './modules/account/index.ts';
import { accountDeletionsModule, createLapseDeletions } from './modules/account-deletions/index.ts';
import { agentNetworkModule } from './modules/agent-network/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { billDisputesModule } from './modules/bill-disputes/index.ts';
import { billingModule, createBillReader } from './modules/billing/index.ts';
import { budgetModule } from './modules/budget/index.ts';
import { calendarModule, createDeadlines } from './modules/calendar/index.ts';
import { caseloadModule, createCaseload, createHandOver, createReleaseCases } from './modules/caseload/index.ts';
import { communicationInfrastructureModule } from './modules/communication-infrastructure/index.ts';
import { consultationsModule } from './modules/consultations/index.ts';
import { contentModule } from './modules/content/index.ts';
import { counterModule } from './modules/counter/index.ts';
import { creditModule } from './modules/credit/index.ts';
import { dataRequestsModule } from './modules/data-requests/index.ts';
import { createReleaseEnquiries, enquiriesModule } from './modules/enquiries/index.ts';
import { expertSystemsModule } from './modules/expert-systems/index.ts';
import { type ExportPress, exportsModule } from './modules/exports/index.ts';
import {
  createEraseAccount,
  createPasswordHasher,
  createPresentReaders,
  createProveSecondFactor,
  createStaffReader,
  identityModule,
} from './modules/identity/index.ts';
import { inboxModule } from './modules/inbox/index.ts';
import { lookupsModule } from './modules/lookups/index.ts';
import { mdasModule } from './modules/mdas/index.ts';
import { createOfficeReader, officesModule } from './modules/offices/index.ts';
import { operationsModule } from './modules/operations/index.ts';
import { payeModule } from './modules/paye/index.ts';
import { type Providers, paymentsModule } from './modules/payments/index.ts';
import { plansModule } from './modules/plans/index.ts';
import {
  createReceiptProver,
  createReceiptSigner,
  type DocumentPress,
  receiptsModule,
} from './modules/receipts/index.ts';
import { refundsModule } from './modules/refunds/index.ts';
import {
  createDojahProvider,
  createForgetRegistrations,
  createPreRegisterAgent,
  registrationModule,
} from './modules/registration/index.ts';
import { createAttemptReader, createAttemptStory, reportingModule } from './modules/reporting/index.ts';
import { representationModule } from './modules/representation/index.ts';
import { reviewModule } from './modules/review/index.ts';
import { savedViewsModule } from './modules/saved-views/index.ts';
import { serviceSettingsModule } from './modules/service-settings/index.ts';
import { settlementModule } from './modules/settlement/index.ts';
import { tariffsModule } from './modules/tariffs/index.ts';
import { createOfficerCheck, taxManagersModule } from './modules/tax-managers/index.ts';
import { taxpayerImportsModule } from './modules/taxpayer-imports/index.ts';
import { taxpayersModule } from './modules/taxpayers/index.ts';
import { withholdingModule } from './modules/withholding/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';
import type { ModuleWork } from './platform/jobs/module-work.ts';
import type { ReceiptKeys } from './platform/keys/receipt-keys.ts';
import { createSignManifest } from './platform/keys/sign-manifest.ts';
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
  taxpayersModule(api, { db, clock, caseload });
  taxpayerImportsModule(api, { db, jobs, caseload });
  taxManagersModule(api, { db, clock, handOver: createHandOver({ db, clock }), press, issuer });
  contentModule(api, { db, clock, dataKey });
  billingModule(api, { db, bills, publicBillDetails, proveReceipt: createReceiptProver(signer, portalOrigin) });
  billDisputesModule(api, { db, caseload });
  tariffsModule(api, { db, clock, caseload });
  budgetModule(api, { db, clock });
  counterModule(api, { db, clock, bills, jobs, sms, portalOrigin, demonstration });
  calendarModule(api, { deadlines });
  const proveSecondFactor = createProveSecondFactor({ db, clock, dataKey });
  expertSystemsModule(api, { db, clock, store, caseload, proveSecondFactor });
  mdasModule(api, { db, clock, caseload });
  serviceSettingsModule(api, { ...person, agentRegistrationFeeKobo: config.agentRegistrationFeeKobo });
  const lapseDeletions = createLapseDeletions(db, caseload);
  const forgetPeople: Parameters<typeof createEraseAccount>[0]['forgetPeople'] = async (tx, userIds) => {
    await forgetRegistrations(tx, userIds);
    await forgetAccounts(tx, userIds);
    await lapseDeletions(tx, userIds);
  };
  const releaseCases = createReleaseCases({ db, clock });
  const releaseEnquiries = createReleaseEnquiries({ db, clock, staff: forVisitors.staff });
  const releaseWork: Parameters<typeof createEraseAccount>[0]['releaseWork'] = async (tx, left) => {
    await releaseCases(tx, left);
    await releaseEnquiries(tx, left);
  };
  const accounts = createEraseAccount({ db, jobs, forgetPeople, releaseWork });
  accountDeletionsModule(api, { db, caseload, accounts });
  dataRequestsModule(api, { db, clock, caseload, accounts, gather: (userId) => gatherPersonsData(db, userId) });
  savedViewsModule(api, { db });
  representationModule(api, { db, clock });
  consultationsModule(api, forVisitors);
  communicationInfrastructureModule(api, { ...person, caseload, log });
  return [
    operationsModule(api, { db, clock, jobs, receiptKeys, demonstration }),
    officesModule(api, { db, offices, clock, caseload, contact: config.contact }),
    caseloadModule(api, { db, clock, caseload, deadlines }),
    enquiriesModule(api, { ...forVisitors, store, aboutPayment: createAttemptStory({ db, clock }) }),
    plansModule(api, { db, clock, caseload }),
    payeModule(api, { db, clock, caseload, signer, press, issuer }),
    withholdingModule(api, { db, clock, caseload, signer, press, issuer }),
    auditModule(api, { db }),
    identityModule(api, {
      ...person,
      secondFactorRoles: config.secondFactorRoles,
      forgetPeople,
      releaseWork,
    }),
    accountModule(api, { ...person, sms, caseload }),
    registrationModule(api, {
      ...person,
      sms,
      store,
      agentRegistrationFeeKobo: config.agentRegistrationFeeKobo,
      identityProvider: createDojahProvider(config.identityProvider),
      preRegisterAgent,
    }),
    agentNetworkModule(api, {
      ...person,
      caseload,
      findOfficer: createOfficerCheck(db),
      press,
      issuer,
      preRegisterAgent: async (tx, { agency, agencyRcNumber, ...agent }, by) => {
        await preRegisterAgent(tx, {
          ...agent,
          agency: { name: agency, rcNumber: agencyRcNumber },
          actor: by,
          isTold: true,
        });
      },
    }),
    receiptsModule(api, {
      db,
      bills,
      signer,
      issuer,
      press,
      publicBillDetails,
      mailer,
      jobs,
      clock,
      log,
      readAttempt: createAttemptReader({ db, clock }),
    }),
    reviewModule(api, { db, caseload, bills, jobs, mailer, sender: issuer, log }),
    creditModule(api, { db, clock, caseload }),
    refundsModule(api, { db, caseload, providers, jobs, log, bills, mailer, sender: issuer }),
    settlementModule(api, {
      ...{ db, clock, jobs, store, caseload, proveSecondFactor, log },
      settlementFolder: config.settlementFolder,
    }),
    inboxModule(api, { ...person, tickets }),
    reportingModule(api, { db, clock, log, issuer: { serviceName, demonstration } }),
    exportsModule(api, {
      db,
      clock,
      log,
      jobs,
      store,
      press: exportPress,
      readers: createPresentReaders(db),
      sign: createSignManifest(receiptKeys),
    }),
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
