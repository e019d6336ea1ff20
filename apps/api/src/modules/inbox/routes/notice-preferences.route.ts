import { getNoticePreferences, type NoticeTopic, noticeTopics, saveNoticePreferences } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { NoticesRepository } from '../data/notices.repository.ts';

export function noticePreferencesRoutes(
  app: FastifyInstance,
  { notices }: { readonly notices: NoticesRepository },
): void {
  async function preferencesOf(userId: string) {
    const choices = await notices.choicesOf(userId);
    const topics = Object.keys(noticeTopics) as NoticeTopic[];
    return { mail: topics.map((topic) => ({ topic, isWanted: choices.get(topic) ?? noticeTopics[topic].mail })) };
  }

  serve(app, getNoticePreferences, (_request, { user }) => preferencesOf(user.id));

  serve(app, saveNoticePreferences, async ({ body }, { user }) => {
    await notices.choose(user.id, body.mail);
    return preferencesOf(user.id);
  });
}
