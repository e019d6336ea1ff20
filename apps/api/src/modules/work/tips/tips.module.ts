import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { forgetTips } from './forget-tips.ts';
import { rewardRoutes } from './routes/reward.route.ts';
import { sendTipRoutes } from './routes/send-tip.route.ts';
import { senderRoutes } from './routes/sender.route.ts';
import { tipRoutes } from './routes/tip.route.ts';
import { createTipSeals } from './tip-seals.ts';
import type { TipsDeps } from './tips-deps.ts';

const aDayMs = 24 * 60 * 60 * 1000;

/** What people tell about untaxed activity and false collectors: senders sealed, leads and rewards. */
export function tipsModule(
  app: FastifyInstance,
  { dataKey, ...given }: Omit<TipsDeps, 'seals'> & { readonly dataKey: Buffer },
): ModuleWork {
  const deps = { ...given, seals: createTipSeals(dataKey) };
  sendTipRoutes(app, deps);
  tipRoutes(app, deps);
  senderRoutes(app, deps);
  rewardRoutes(app, deps);
  return { periodic: [{ name: 'forget-tips', everyMs: aDayMs, run: () => forgetTips(deps) }] };
}
