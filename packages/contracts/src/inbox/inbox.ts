import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { type NoticeKindName, noticeKinds } from './notice-kinds.ts';
import { type NoticeTopic, noticeTopics } from './notice-topics.ts';

const nothing = z.object({});
const topicSchema = z.enum(Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]]);

export const noticeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(noticeKinds) as [NoticeKindName, ...NoticeKindName[]]),
  at: z.iso.datetime(),
  /** In the language asked for. */
  title: z.string(),
  text: z.string(),
  /** Where one looks at it, a path of the portal; null when there is nothing to look at. */
  path: z.nullable(z.string()),
  isRead: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;

/** Spec §2.9, the notification icon: what the portal has to tell whoever asks, the newest first. */
export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/notices',
  summary: 'One’s own notices, the newest first',
  access: 'signed-in',
  query: z.object({
    ...listFields({ pageSize: 20, sorts: ['at'] }),
    /** Only those that were not read. */
    unread: z.optional(z.stringbool()),
  }),
  response: listOf(noticeSchema),
  errors: ['list.cursor-invalid'],
});

/** From here on a number says "99+": nobody counts further. */
export const unreadBound = 99;

export const countUnreadNotices = defineEndpoint({
  method: 'GET',
  path: '/notices/unread',
  summary: 'How many notices were not read',
  access: 'signed-in',
  isByItself: true,
  response: z.object({
    /** At most `unreadBound`. */
    unread: z.int(),
    isBounded: z.boolean(),
  }),
});

export const readNotice = defineEndpoint({
  method: 'POST',
  path: '/notices/:id/reading',
  summary: 'Mark a notice as read; again changes nothing',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  body: nothing,
  response: nothing,
  errors: ['notice.not-found'],
});

export const readAllNotices = defineEndpoint({
  method: 'POST',
  path: '/notices/readings',
  summary: 'Mark everything as read that one has seen',
  access: 'signed-in',
  /** The newest one that was shown: what came since stays unread. */
  body: z.object({ upTo: z.uuid() }),
  response: nothing,
  errors: ['notice.not-found'],
});

const preferencesSchema = z.object({
  /** Each topic once: whether its notices also come by mail. */
  mail: z.array(z.object({ topic: topicSchema, isWanted: z.boolean() })),
});
export type NoticePreferences = z.output<typeof preferencesSchema>;

export const getNoticePreferences = defineEndpoint({
  method: 'GET',
  path: '/notice-preferences',
  summary: 'Which notices also come by mail',
  access: 'signed-in',
  response: preferencesSchema,
});

export const saveNoticePreferences = defineEndpoint({
  method: 'PUT',
  path: '/notice-preferences',
  summary: 'Choose which notices also come by mail; topics that are not named stay as they were',
  access: 'signed-in',
  body: z.object({
    mail: z
      .array(z.object({ topic: topicSchema, isWanted: z.boolean() }))
      .check(z.minLength(1), z.maxLength(Object.keys(noticeTopics).length)),
  }),
  response: preferencesSchema,
});
