import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { BillReader } from '../billing/index.ts';
import { askAfterRestore } from './ask-after-restore.ts';
import { createAskProvider } from './ask-provider.ts';
import { basketsRepository } from './data/baskets.repository.ts';
import { begunForRepository } from './data/begun-for.repository.ts';
import { gatewaysRepository } from './data/gateways.repository.ts';
import { notificationsRepository } from './data/notifications.repository.ts';
import { observationsRepository } from './data/observations.repository.ts';
import { paymentIntentsRepository } from './data/payment-intents.repository.ts';
import { readReceiptDelay } from './data/receipt-delay.repository.ts';
import { restoresRepository } from './data/restores.repository.ts';
import { providerOf } from './open-session.ts';
import { sweepPayments } from './payments.jobs.ts';
import type { Providers } from './providers/create-providers.ts';
import type { ProviderObservation } from './providers/payment-provider.ts';
import { createReceiptDelay } from './receipt-delay.ts';
import { createDoubtReport } from './report-doubt.ts';
import { askAboutCaseRoute } from './routes/ask-about-case.route.ts';
import { askAboutDifferenceRoute } from './routes/ask-about-difference.route.ts';
import { checkPaymentStatusRoute } from './routes/check-payment-status.route.ts';
import { createPaymentSessionRoute } from './routes/create-payment-session.route.ts';
import { getOpenBasketRoute } from './routes/get-open-basket.route.ts';
import { leaveForInterswitchRoute } from './routes/leave-for-interswitch.route.ts';
import { listReviewCasesRoute } from './routes/list-review-cases.route.ts';
import { makeBasketRoute } from './routes/make-basket.route.ts';
import { makeClientBasketRoute } from './routes/make-client-basket.route.ts';
import { manageGatewaysRoute } from './routes/manage-gateways.route.ts';
import { readReceiptDelayRoute } from './routes/read-receipt-delay.route.ts';
import { receiveInterswitchWebhookRoute } from './routes/receive-interswitch-webhook.route.ts';
import { receivePosNoticeRoute } from './routes/receive-pos-notice.route.ts';
import { receiveRemitaNotificationRoute } from './routes/receive-remita-notification.route.ts';
import { returnFromInterswitchRoute } from './routes/return-from-interswitch.route.ts';

export interface PaymentsDeps {
  readonly db: Database;
  readonly bills: BillReader;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where what is odd is counted; nowhere in tests that do not look. */
  readonly metrics?: Metrics;
  readonly portalOrigin: string;
  readonly remitaNotificationSecret: string;
  readonly interswitchWebhookSecret: string;
  readonly posWebhookSecret: string;
  /** Days after money came on which it is asked about again. */
  readonly recheckDays?: readonly number[];
  /** For tests that end the process at the worst moment. */
  readonly onObserved?: (observation: ProviderObservation) => void;
}

/** From a notification to the question it wakes, and from a due check to its question, at most this long. */
const sweepEveryMs = 500;
/** From a restore to its questions, and from the last answer to the report, at most this long. */
const restoresEveryMs = 10_000;

/** Registers the routes; the work is started by whoever runs jobs. */
export function paymentsModule(app: FastifyInstance, given: PaymentsDeps): ModuleWork {
  const deps = withRepositories(given);
  createPaymentSessionRoute(app, deps);
  checkPaymentStatusRoute(app, deps);
  receiveRemitaNotificationRoute(app, deps);
  receiveInterswitchWebhookRoute(app, deps);
  receivePosNoticeRoute(app, deps);
  leaveForInterswitchRoute(app, deps);
  returnFromInterswitchRoute(app, deps);
  listReviewCasesRoute(app, deps);
  askAboutCaseRoute(app, deps);
  askAboutDifferenceRoute(app, deps);
  manageGatewaysRoute(app, deps);
  makeBasketRoute(app, deps);
  makeClientBasketRoute(app, deps);
  getOpenBasketRoute(app, deps);
  readReceiptDelayRoute(
    app,
    createReceiptDelay({ read: () => readReceiptDelay(deps.db), clock: deps.clock, metrics: deps.metrics }),
  );
  return {
    atStart: () => sayWhatCannotBePaid(deps),
    periodic: [
      {
        name: 'sweep-payments',
        everyMs: sweepEveryMs,
        run: async (signal) => void (await sweepPayments(deps, signal)),
      },
      { name: 'ask-after-restore', everyMs: restoresEveryMs, run: () => askAfterRestore(deps) },
    ],
  };
}

/** A gateway may be switched on in the database before anybody gave its provider's settings to this installation. */
async function sayWhatCannotBePaid({ gateways, providers, log }: ReturnType<typeof withRepositories>): Promise<void> {
  const lost = (await gateways.available()).filter((gateway) => !providers.isConfigured(providerOf(gateway)));
  if (lost.length > 0) log.error({ gateways: lost }, 'available to payers, but without settings: payments are refused');
}

export function withRepositories(deps: PaymentsDeps) {
  const { db } = deps;
  const repositories = {
    ...deps,
    baskets: basketsRepository(db),
    begunFor: begunForRepository(db),
    intents: paymentIntentsRepository(db),
    observations: observationsRepository(db),
    notifications: notificationsRepository(db),
    gateways: gatewaysRepository(db),
    restores: restoresRepository(db),
    reportDoubt: createDoubtReport(deps.log, deps.metrics),
  };
  return { ...repositories, ask: createAskProvider(repositories) };
}
