import type { FastifyInstance } from 'fastify';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import { readDeliveryReport } from '../../../../platform/sms/delivery-report.ts';
import { findByReference, settleMessage } from '../data/messages.repository.ts';
import { openAddressCheck } from '../open-address-check.ts';
import type { CampaignDeps } from '../reminders-deps.ts';

/**
 * Where the network of text messages says what arrived (docs/decisions/0842). Only with its signature; of what is not known, and said twice,
 * nothing changes. Without a secret nobody is believed.
 */
export function deliveryReportRoute(app: FastifyInstance, deps: CampaignDeps): void {
  const { db, clock, messages } = deps;
  serveRaw(app, { method: 'POST', path: '/message-reports', bodyLimit: 16_384 }, async ({ headers, body }) => {
    const { reportSecret } = messages;
    const signature = headers['x-termii-signature'];
    if (reportSecret === undefined || typeof signature !== 'string') return { status: 401 };
    const report = readDeliveryReport(reportSecret, body, signature);
    if (report === null) return { status: 401 };
    if (report)
      await db.transaction(async (tx) => {
        const message = await findByReference(tx, report.reference);
        if (!message) return;
        const { outcome } = report;
        const settled = outcome === 'failed' ? { outcome, reason: 'refused' as const } : { outcome };
        await settleMessage(tx, message.id, settled, clock.now());
        if (outcome === 'failed') await openAddressCheck(deps, tx, message);
      });
    return { status: 200 };
  });
}
