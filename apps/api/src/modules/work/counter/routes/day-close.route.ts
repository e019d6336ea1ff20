import { closeCounterDay } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { readCounterDay } from '../data/day-close.repository.ts';
import { totalOfRows } from '../domain/clerk-rows.ts';
import { ownMda } from '../own-mda.ts';

export function dayCloseRoute(app: FastifyInstance, { db, clock }: { readonly db: Database; readonly clock: Clock }) {
  serve(app, closeCounterDay, async ({ query: { day, counterId } }, { user }) => {
    const { rows, channels, services } = await readCounterDay(db, { mdaId: ownMda(user.scope), day, counterId });
    return {
      day,
      asOf: clock.now().toISOString(),
      rows,
      total: totalOfRows(rows),
      channels,
      services,
    };
  });
}
