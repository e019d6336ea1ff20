import {
  countUnreadNotices,
  listNotices,
  noticeWords,
  readAllNotices,
  readNotice,
  unreadBound,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { NoticesRepository } from '../data/notices.repository.ts';

export interface NoticesRouteDeps {
  readonly clock: Clock;
  readonly notices: NoticesRepository;
}

/** Everybody reads their own; somebody else's is answered as if it were not there. */
export function noticesRoutes(app: FastifyInstance, { clock, notices }: NoticesRouteDeps): void {
  serve(app, listNotices, async ({ query }, { user, language }) => {
    const { data, totals: _totals, ...page } = await notices.list(user.id, query);
    return {
      ...page,
      data: data.map(({ id, kind, facts, path, at, isRead }) => ({
        ...{ id, kind, path, isRead, at: at.toISOString() },
        ...noticeWords(kind, facts, language),
      })),
    };
  });

  serve(app, countUnreadNotices, async (_request, { user }) => {
    const counted = await notices.countUnread(user.id, unreadBound + 1);
    return { unread: Math.min(counted, unreadBound), isBounded: counted > unreadBound };
  });

  serve(app, readNotice, async ({ params }, { user }) => {
    if (!(await notices.read(user.id, params.id, clock.now()))) throw new BusinessError('notice.not-found');
    return {};
  });

  serve(app, readAllNotices, async ({ body }, { user }) => {
    if (!(await notices.readUpTo(user.id, body.upTo, clock.now()))) throw new BusinessError('notice.not-found');
    return {};
  });
}
