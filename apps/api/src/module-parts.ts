import { createDeadlines } from './modules/ground/calendar/index.ts';
import { createCaseload, createHandOver } from './modules/ground/caseload/index.ts';
import { createProposeDeciderChange } from './modules/ground/decider-changes/index.ts';
import { createOpenEnquiry } from './modules/ground/enquiries/index.ts';
import {
  createAccountActs,
  createEraseAccount,
  createPasswordHasher,
  createPresentReaders,
  createProveSecondFactor,
  createStaffReader,
} from './modules/ground/identity/index.ts';
import { createOfficeReader } from './modules/ground/offices/index.ts';
import type { DocumentPress } from './modules/ground/papers/index.ts';
import { createBillReader } from './modules/money/billing/index.ts';
import { createAskAboutBill, createTerminalPayments, type Providers } from './modules/money/payments/index.ts';
import { createReceiptProver, createReceiptSigner } from './modules/money/receipts/index.ts';
import type { ExportPress } from './modules/reading/exports/index.ts';
import { createAttemptReader, createAttemptStory } from './modules/reading/reporting/index.ts';
import { gatherPersonsData } from './modules/work/account/index.ts';
import { createCheckByNumber } from './modules/work/clearance/index.ts';
import type { TestModeParts } from './modules/work/partners/index.ts';
import { createDojahProvider, createIdentitySeals, createPreRegisterAgent } from './modules/work/registration/index.ts';
import { createBadgeCheck } from './modules/work/street/index.ts';
import { createOfficerCheck } from './modules/work/tax-managers/index.ts';
import { peopleWhoLeave } from './people-who-leave.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { createEgress } from './platform/egress/create-egress.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';
import type { ReceiptKeys } from './platform/keys/receipt-keys.ts';
import { createSignManifest } from './platform/keys/sign-manifest.ts';
import type { Logger } from './platform/logging/create-logger.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { LiveTickets } from './platform/realtime/live-tickets.ts';
import { createMessagePort, createSmsSender } from './platform/sms/create-sms-sender.ts';
import { createSheetReader } from './platform/spreadsheets/sheet-reader.ts';
import { createDocumentStore } from './platform/storage/create-document-store.ts';

/** What the process has before there are modules. */
export interface GivenParts {
  readonly config: Config;
  readonly db: Database;
  /** A standby that figures are read from. */
  readonly standby: Database | undefined;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly providers: Providers;
  readonly press: DocumentPress;
  readonly exportPress: ExportPress;
  /** Absent where the installation has no test mode. */
  readonly testMode: TestModeParts | undefined;
  readonly dataKey: Buffer;
  readonly receiptKeys: ReceiptKeys;
  readonly tickets: LiveTickets;
  readonly log: Logger;
  readonly metrics: Metrics;
}

export type Parts = ReturnType<typeof lendParts>;

/** As printed on invoices and receipts (spec §2.14). */
const issuerAddress = 'Kaduna State';

/** What modules get: what is given, what the settings say, and what modules lend each other under one name each. */
export function lendParts(given: GivenParts) {
  const { config, db, clock, receiptKeys } = given;
  const { serviceName, portalOrigin } = config;
  const demonstration = config.mode === 'demo';
  const issuer = { serviceName, name: serviceName, address: issuerAddress, portalOrigin, demonstration };
  const signer = createReceiptSigner(receiptKeys);
  const lent = {
    ...given,
    ...settingsOf(config),
    ...{ serviceName, portalOrigin, demonstration, issuer, sender: issuer, signer },
    bills: createBillReader(db),
    caseload: createCaseload(given),
    deadlines: createDeadlines(given),
    egress: createEgress(),
    hasher: createPasswordHasher(),
    identityProvider: createDojahProvider(config.identityProvider),
    ninIndex: createIdentitySeals(given.dataKey).ninIndex,
    offices: createOfficeReader(db),
    sheets: createSheetReader(given.log),
    messages: createMessagePort(config.sms),
    sms: createSmsSender(config.sms),
    staff: createStaffReader(db),
    store: createDocumentStore(config.uploads),
  };
  const leaving = peopleWhoLeave(lent);
  return {
    ...lent,
    ...leaving,
    aboutPayment: createAttemptStory({ db, clock }),
    accounts: createEraseAccount({ ...lent, ...leaving }),
    acts: createAccountActs({ ...lent, ...leaving }),
    askAboutBill: createAskAboutBill(lent),
    checkCertificate: createCheckByNumber(db),
    findOfficer: createOfficerCheck(db),
    findEnumerator: createBadgeCheck(db),
    gather: (userId: string) => gatherPersonsData(db, userId),
    handOver: createHandOver(lent),
    openEnquiry: createOpenEnquiry(lent),
    preRegisterAgent: createPreRegisterAgent(lent),
    proposeDeciderChange: createProposeDeciderChange(lent),
    proveReceipt: createReceiptProver(signer, portalOrigin),
    proveSecondFactor: createProveSecondFactor(lent),
    readAttempt: createAttemptReader({ db, clock }),
    readers: createPresentReaders(db),
    terminalPayments: createTerminalPayments(lent),
    sign: createSignManifest(receiptKeys),
  };
}

function settingsOf(config: Config) {
  return {
    agentRegistrationFeeKobo: config.agentRegistrationFeeKobo,
    contact: config.contact,
    databaseExpectation: { archives: config.mode === 'production', standbys: config.databaseStandbys },
    interswitchWebhookSecret: config.interswitch?.webhookSecret ?? '',
    posWebhookSecret: config.pos?.webhookSecret ?? '',
    publicBillDetails: config.publicBillDetails,
    recheckDays: config.paymentRecheckDays,
    remitaNotificationSecret: config.remita.notificationSecret,
    secondFactorRoles: config.secondFactorRoles,
    settlementFolder: config.settlementFolder,
    widgetScripts: {
      remita: config.remita.publicKey === '' ? undefined : config.remita.scriptUrl,
      interswitch: config.interswitch?.scriptUrl,
    },
  };
}
