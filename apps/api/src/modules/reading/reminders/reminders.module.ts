import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { decideReminders } from './decide-reminders.ts';
import type { CampaignDeps } from './reminders-deps.ts';
import { campaignRoutes } from './routes/campaign.route.ts';
import { campaignsRoutes } from './routes/campaigns.route.ts';
import { deliveryReportRoute } from './routes/delivery-report.route.ts';
import { dutyCalendarRoute } from './routes/duty-calendar.route.ts';
import { remindersRoutes } from './routes/reminders.route.ts';
import { textsRoutes } from './routes/texts.route.ts';
import { wayOutRoutes } from './routes/way-out.route.ts';
import { sendCampaigns } from './send-campaigns.ts';
import { sendWaiting } from './send-waiting.ts';

const lookEveryMs = 5_000;

/** Everybody on a filtered list is reminded, once each: of duties in the inbox, and of what is due by mail or text message. */
export function remindersModule(app: FastifyInstance, deps: CampaignDeps): ModuleWork {
  remindersRoutes(app, deps);
  textsRoutes(app, deps);
  campaignsRoutes(app, deps);
  campaignRoutes(app, deps);
  dutyCalendarRoute(app, deps);
  wayOutRoutes(app, deps);
  deliveryReportRoute(app, deps);
  decideReminders(deps);
  return {
    periodic: [
      { name: 'send-reminders', everyMs: lookEveryMs, run: (signal) => sendWaiting(deps, signal) },
      { name: 'send-campaigns', everyMs: lookEveryMs, run: (signal) => sendCampaigns(deps, signal) },
    ],
  };
}
