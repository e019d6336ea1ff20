import { nonceKeptSeconds, partnerEventDays, partnerRequestDays, partnerVersions } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { openPartnerDoor, type PartnerDoor, type ServePartner } from '../../../platform/http/partner/serve-partner.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { identifyPartner, type Modes } from './application/identify-partner.ts';
import { judgeSignature } from './application/judge-signature.ts';
import { keyMailJob, sendKeyMail } from './application/key-mail.ts';
import { createWebhookManager } from './application/manage-webhooks.ts';
import type { ModeDeps, PartnersDeps } from './application/partners-deps.ts';
import { createPayer, latePaymentJob, payLate } from './application/play-outcome.ts';
import { billBatchJob, processBatch } from './application/process-batch.ts';
import { createRequestLog } from './application/request-log.ts';
import { createWebhookSender } from './application/send-webhooks.ts';
import { takeOverCertifications } from './application/take-over-certifications.ts';
import { tellOfEndings } from './application/tell-of-endings.ts';
import { watchCall } from './application/watch-calls.ts';
import { sendWebhookStopped, webhookStoppedJob } from './application/webhook-mail.ts';
import { createWebhookSeals, type WebhookSeals } from './application/webhook-seals.ts';
import { forgetInvitations } from './data/invitations.repository.ts';
import { forgetOldEvents } from './data/partner-events.repository.ts';
import { forgetFaults } from './data/partner-faults.repository.ts';
import { forgetRequests } from './data/partner-requests.repository.ts';
import { forgetNonces } from './data/signing-keys.repository.ts';
import { forgetDeliveries } from './data/webhook-deliveries.repository.ts';
import { developerPagesRoutes } from './routes/developer-pages.route.ts';
import { partnerBatchesRoutes } from './routes/partner-batches.route.ts';
import { partnerBillsRoutes } from './routes/partner-bills.route.ts';
import { partnerCertificationsRoutes } from './routes/partner-certifications.route.ts';
import { partnerClearanceRoute } from './routes/partner-clearance.route.ts';
import { partnerDocumentRoute } from './routes/partner-document.route.ts';
import { partnerEventsRoutes } from './routes/partner-events.route.ts';
import { partnerKeysRoutes } from './routes/partner-keys.route.ts';
import { partnerLookUpsRoute } from './routes/partner-look-ups.route.ts';
import { partnerPapersRoutes } from './routes/partner-papers.route.ts';
import { partnerSettlementsRoutes } from './routes/partner-settlements.route.ts';
import { partnerStandingsRoutes } from './routes/partner-standings.route.ts';
import { partnerTaxpayersRoutes } from './routes/partner-taxpayers.route.ts';
import { partnerWebhooksRoutes } from './routes/partner-webhooks.route.ts';
import { requestLogRoute } from './routes/request-log.route.ts';
import { signatureDutyRoute } from './routes/signature-duty.route.ts';
import { signingKeysRoutes } from './routes/signing-keys.route.ts';
import { webhooksRoutes } from './routes/webhooks.route.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An event is sent within two seconds of its commit; a round that finds nothing is three short reads. */
const webhookRoundMs = 400;
/** From the last step of a certification to the portal that says so. */
const takeOverMs = 2_000;

/** The interface of those who raise bills with machines of their own, and the keys that open it. */
export function partnersModule(app: FastifyInstance, deps: PartnersDeps): ModuleWork {
  const { db, clock, testMode } = deps;
  const modes = modesOf(deps);
  const seals = createWebhookSeals(deps.dataKey);
  const live = startMode(modes.live, seals);
  const test = modes.test && startMode(modes.test, seals);
  if (testMode) testMode.jobs.handle(latePaymentJob, (bill) => payLate(testMode.db, bill));
  const { webhooks } = live;
  partnerKeysRoutes(app, deps);
  signingKeysRoutes(app, deps);
  signatureDutyRoute(app, deps);
  partnerStandingsRoutes(app, deps);
  webhooksRoutes(app, { ...deps, webhooks });
  partnerDocumentRoute(app, deps.portalOrigin);
  developerPagesRoutes(app, deps.portalOrigin);
  requestLogRoute(app, deps);
  const logs = { live: createRequestLog(modes.live), test: modes.test && createRequestLog(modes.test) };
  app.addHook('onClose', async () => {
    await logs.live.close();
    await logs.test?.close();
  });
  const door: PartnerDoor = {
    identify: (request, named) => identifyPartner(modes, request, named),
    async judgeSignature(request, caller) {
      const deps = modes[caller.mode];
      return deps && judgeSignature(deps, request, caller);
    },
    watch: (caller, call) => watchCall(modes, caller, call),
    note: (call) => logs[call.caller.mode]?.note(call),
    now: () => clock.now(),
    versions: partnerVersions,
    portalOrigin: deps.portalOrigin,
  };
  openPartnerDoor(app, door, { live: live.routes, test: test?.routes });
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  return {
    periodic: [
      {
        name: 'old-partner-events',
        everyMs: hourMs,
        async run() {
          for (const one of [db, ...(testMode ? [testMode.db] : [])]) {
            await forgetOldEvents(one, before(partnerEventDays));
            await forgetInvitations(one, before(1));
            await forgetDeliveries(one, before(partnerEventDays));
            await forgetFaults(one, partnerEventDays);
            await forgetRequests(one, before(partnerRequestDays));
            await forgetNonces(one, new Date(clock.now().getTime() - nonceKeptSeconds * 1_000));
          }
        },
      },
      { name: 'webhooks', everyMs: webhookRoundMs, run: (signal) => live.sender.round(signal) },
      ...(test && testMode
        ? [
            { name: 'test-webhooks', everyMs: webhookRoundMs, run: (signal: AbortSignal) => test.sender.round(signal) },
            {
              name: 'certifications',
              everyMs: takeOverMs,
              run: () => takeOverCertifications(db, testMode.db, clock.now()),
            },
          ]
        : []),
      { name: 'partner-keys-that-end', everyMs: hourMs, run: () => tellOfEndings(deps) },
    ],
  };
}

/** The parts of each mode. Test mode mails nobody and asks no provider. */
function modesOf({ testMode, ...deps }: PartnersDeps): Modes {
  const live: ModeDeps = { ...deps, mode: 'live' };
  if (!testMode) return { live, test: undefined };
  const test: ModeDeps = {
    ...{ ...deps, ...testMode, mode: 'test' },
    mailer: { send: async () => {} },
    issuer: { ...deps.issuer, isTest: true },
    askAboutBill: async () => {},
    playOutcome: createPayer({ ...testMode, clock: deps.clock }),
  };
  return { live, test };
}

/** What one mode does: its jobs, its webhooks, and its handlers at the door. */
function startMode(deps: ModeDeps, seals: WebhookSeals) {
  deps.jobs.handle(billBatchJob, ({ batchId }, signal) => processBatch(deps, batchId, signal));
  deps.jobs.handle(keyMailJob, (data) => sendKeyMail(deps, data));
  deps.jobs.handle(webhookStoppedJob, (data) => sendWebhookStopped(deps, data));
  const webhooks = createWebhookManager({ ...deps, seals });
  const sender = createWebhookSender({ ...deps, seals });
  const routes = (serve: ServePartner) => {
    partnerBillsRoutes(serve, deps);
    partnerBatchesRoutes(serve, deps);
    partnerPapersRoutes(serve, deps);
    partnerLookUpsRoute(serve, deps);
    partnerTaxpayersRoutes(serve, deps);
    partnerClearanceRoute(serve, deps);
    partnerSettlementsRoutes(serve, deps);
    partnerEventsRoutes(serve, deps);
    partnerWebhooksRoutes(serve, { ...deps, webhooks });
    partnerCertificationsRoutes(serve, deps);
  };
  return { webhooks, sender, routes };
}
