import { partnerEventDays, partnerRequestDays } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { openPartnerDoor, type PartnerDoor } from '../../../platform/http/partner/serve-partner.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { identifyPartner } from './application/identify-partner.ts';
import { keyMailJob, sendKeyMail } from './application/key-mail.ts';
import { createWebhookManager } from './application/manage-webhooks.ts';
import type { PartnersDeps } from './application/partners-deps.ts';
import { billBatchJob, processBatch } from './application/process-batch.ts';
import { createRequestLog } from './application/request-log.ts';
import { createWebhookSender } from './application/send-webhooks.ts';
import { tellOfEndings } from './application/tell-of-endings.ts';
import { sendWebhookStopped, webhookStoppedJob } from './application/webhook-mail.ts';
import { createWebhookSeals } from './application/webhook-seals.ts';
import { forgetInvitations } from './data/invitations.repository.ts';
import { forgetOldEvents } from './data/partner-events.repository.ts';
import { forgetRequests } from './data/partner-requests.repository.ts';
import { forgetDeliveries } from './data/webhook-deliveries.repository.ts';
import { developerPagesRoutes } from './routes/developer-pages.route.ts';
import { partnerBatchesRoutes } from './routes/partner-batches.route.ts';
import { partnerBillsRoutes } from './routes/partner-bills.route.ts';
import { partnerClearanceRoute } from './routes/partner-clearance.route.ts';
import { partnerDocumentRoute } from './routes/partner-document.route.ts';
import { partnerEventsRoutes } from './routes/partner-events.route.ts';
import { partnerKeysRoutes } from './routes/partner-keys.route.ts';
import { partnerPapersRoutes } from './routes/partner-papers.route.ts';
import { partnerSettlementsRoutes } from './routes/partner-settlements.route.ts';
import { partnerTaxpayersRoutes } from './routes/partner-taxpayers.route.ts';
import { partnerWebhooksRoutes } from './routes/partner-webhooks.route.ts';
import { requestLogRoute } from './routes/request-log.route.ts';
import { webhooksRoutes } from './routes/webhooks.route.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An event is sent within two seconds of its commit; a round that finds nothing is three short reads. */
const webhookRoundMs = 400;

/** The interface of those who raise bills with machines of their own, and the keys that open it. */
export function partnersModule(app: FastifyInstance, deps: PartnersDeps): ModuleWork {
  const { db, clock, jobs } = deps;
  jobs.handle(billBatchJob, ({ batchId }, signal) => processBatch(deps, batchId, signal));
  jobs.handle(webhookStoppedJob, (data) => sendWebhookStopped(deps, data));
  jobs.handle(keyMailJob, (data) => sendKeyMail(deps, data));
  const seals = createWebhookSeals(deps.dataKey);
  const webhooks = createWebhookManager({ ...deps, seals });
  const sender = createWebhookSender({ ...deps, seals });
  partnerKeysRoutes(app, deps);
  webhooksRoutes(app, { ...deps, webhooks });
  partnerDocumentRoute(app, deps.portalOrigin);
  developerPagesRoutes(app, deps.portalOrigin);
  requestLogRoute(app, deps);
  const requestLog = createRequestLog(deps);
  app.addHook('onClose', () => requestLog.close());
  const door: PartnerDoor = {
    identify: (request, named) => identifyPartner(deps, request, named),
    note: requestLog.note,
    portalOrigin: deps.portalOrigin,
  };
  openPartnerDoor(app, door, (serve) => {
    partnerBillsRoutes(serve, deps);
    partnerBatchesRoutes(serve, deps);
    partnerPapersRoutes(serve, deps);
    partnerTaxpayersRoutes(serve, deps);
    partnerClearanceRoute(serve, deps);
    partnerSettlementsRoutes(serve, deps);
    partnerEventsRoutes(serve, deps);
    partnerWebhooksRoutes(serve, { ...deps, webhooks });
  });
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  return {
    periodic: [
      {
        name: 'old-partner-events',
        everyMs: hourMs,
        async run() {
          await forgetOldEvents(db, before(partnerEventDays));
          await forgetInvitations(db, before(1));
          await forgetDeliveries(db, before(partnerEventDays));
          await forgetRequests(db, before(partnerRequestDays));
        },
      },
      { name: 'partner-keys-that-end', everyMs: hourMs, run: () => tellOfEndings(deps) },
      { name: 'webhooks', everyMs: webhookRoundMs, run: (signal) => sender.round(signal) },
    ],
  };
}
