import {
  type NoticeFacts,
  type NoticeKindName,
  noticeKinds,
  noticeTopics,
  type PortalAddress,
} from '@portal/contracts';
import { type JobTransaction, jobDatabaseOf } from '../jobs/job-transaction.ts';
import { liveAudience } from '../realtime/live-audiences.ts';

export interface NewNotice<K extends NoticeKindName> {
  /** Ids of users. Deleted ones are left out. */
  readonly to: readonly string[];
  readonly kind: K;
  readonly facts: NoticeFacts<K>;
  /** A path of the portal where one looks at it. */
  readonly path?: PortalAddress | undefined;
  /** What happens once is told once: the same occasion again tells nobody anything. At most 200 characters. */
  readonly occasion: string;
}

/** The outbox's word for a notice that was committed. */
export const noticePublishedTopic = 'notice.published';

/**
 * The one way to tell somebody who is signed in something. It is told when the caller's transaction commits: to open screens at
 * once, by mail to whoever wants it so.
 */
export async function publishNotice<K extends NoticeKindName>(
  transaction: JobTransaction,
  { to, kind, facts, path, occasion }: NewNotice<K>,
): Promise<void> {
  const { topic } = noticeKinds[kind];
  await jobDatabaseOf(transaction).executeSql(
    `with told as (
       insert into notices (user_id, kind, facts, path, occasion)
       select id, $2::text, $3::jsonb, $4::text, $5::text from users where id = any ($1::uuid[]) and status <> 'deleted'
       order by id
       on conflict (user_id, occasion) do nothing returning id, user_id
     )
     insert into outbox (topic, dedupe_key, payload)
     select $6::text, 'notice:' || told.id, jsonb_build_object(
       'noticeId', told.id, 'audience', $7::text || told.user_id, 'isMailed', coalesce(p.mail, $8::boolean))
     from told left join notice_preferences p on p.user_id = told.user_id and p.topic = $9::text`,
    [
      [...new Set(to)],
      kind,
      JSON.stringify(facts),
      path ?? null,
      occasion,
      noticePublishedTopic,
      liveAudience('inbox', ''),
      noticeTopics[topic].mail,
      topic,
    ],
  );
}
