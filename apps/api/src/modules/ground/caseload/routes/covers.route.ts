import { createCover, endCover, type LeaveCover, listCovers } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../audit/index.ts';
import { officeReachOf } from '../../identity/index.ts';
import type { CoverRow } from '../data/covers.repository.ts';
import { leadsWork } from '../work-reach.ts';
import type { QueueRouteDeps } from './queue.route.ts';

export function coversRoutes(app: FastifyInstance, { db, clock, covers, works }: QueueRouteDeps): void {
  const readerOf = (user: SignedInUser) => ({
    userId: user.id,
    leads: leadsWork(user) ? officeReachOf(user.scope) : null,
  });
  const note = (tx: Transaction, userId: string, did: 'entered' | 'ended', id: string, detail: object) =>
    writeAudit(tx, {
      actor: { userId },
      action: `work.cover-${did}`,
      subject: `cover:${id}`,
      detail: { ...detail },
    });

  serve(app, listCovers, async ({ query }, { user }) =>
    presentPage(await covers.list(readerOf(user), dayOf(clock.now()), query), presentCover),
  );

  serve(app, createCover, async ({ body }, { user }) => {
    const { leads } = readerOf(user);
    const absent = await works.actor(db, body.absentId);
    const isTheirs = leads === 'all' || (leads !== null && absent?.taxOfficeId === leads);
    if (body.absentId !== user.id && !isTheirs) throw new BusinessError('access.denied');
    if (!(await covers.maySuit(body.coverId, body.absentId))) throw new BusinessError('work.cover-unsuitable');
    const id = await db.transaction(async (tx) => {
      const made = await covers.insert(tx, { ...body, by: user.id, at: clock.now() });
      await note(tx, user.id, 'entered', made, body);
      return made;
    });
    const cover = await covers.find(id);
    if (!cover) throw new BusinessError('work.cover-not-found');
    return presentCover(cover);
  });

  serve(app, endCover, async ({ params }, { user }) => {
    await db.transaction(async (tx) => {
      const isEnded = await covers.end(tx, params.id, readerOf(user), clock.now());
      if (!isEnded) throw new BusinessError('work.cover-not-found');
      await note(tx, user.id, 'ended', params.id, {});
    });
    return {};
  });
}

function presentCover({ id, fromDay, untilDay, ...who }: CoverRow): LeaveCover {
  return {
    ...{ id, fromDay, untilDay },
    absent: { id: who.absentId, name: who.absentName },
    cover: { id: who.coverId, name: who.coverName },
  };
}
