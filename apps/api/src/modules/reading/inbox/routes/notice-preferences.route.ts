import {
  getNoticePreferences,
  noticeTopics,
  noticeTopicsOf,
  type Role,
  saveNoticePreferences,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { NoticesRepository } from '../data/notices.repository.ts';

interface Reader {
  readonly id: string;
  readonly roles: readonly [Role, ...Role[]];
}

export function noticePreferencesRoutes(
  app: FastifyInstance,
  { notices }: { readonly notices: NoticesRepository },
): void {
  async function preferencesOf({ id: userId, roles: [role] }: Reader) {
    const choices = await notices.choicesOf(userId);
    return {
      mail: noticeTopicsOf(role).map((topic) => ({ topic, isWanted: choices.get(topic) ?? noticeTopics[topic].mail })),
    };
  }

  serve(app, getNoticePreferences, (_request, { user }) => preferencesOf(user));

  serve(app, saveNoticePreferences, async ({ body }, { user }) => {
    await notices.choose(user.id, body.mail);
    return preferencesOf(user);
  });
}
