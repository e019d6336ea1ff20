import { randomBytes, randomUUID } from 'node:crypto';
import { portalAddress } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { createSecretBox } from '../../../../platform/keys/secret-box.ts';
import { type NewNotice, noticePublishedTopic, publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { createLiveTickets } from '../../../../platform/realtime/live-tickets.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { inboxModule } from '../inbox.module.ts';

export async function startInbox(db: Database) {
  const box = createSecretBox(randomBytes(32), 'live tickets');
  let work: ReturnType<typeof inboxModule> | undefined;
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) => {
    work = inboxModule(app, { ...surroundings, tickets: createLiveTickets(box, surroundings.clock) });
  });
  const publish = (notice: NewNotice<'export.ready'>) => db.transaction((tx) => publishNotice(tx, notice));
  return {
    ...started,
    publish,
    /** Tells these people that an export is ready; another one each time. */
    tell: (to: readonly string[], report = 'Invoices') =>
      publish({
        to,
        kind: 'export.ready',
        facts: { report },
        path: portalAddress('/admin/invoice-reports'),
        occasion: randomUUID(),
      }),
    /** What the relay does with what was committed: mails are asked for. */
    async relay(): Promise<void> {
      const client = await db.$client.connect();
      const { rows } = await client.query(
        `update outbox set dispatched_at = now() where topic = $1 and dispatched_at is null
         returning id::text, topic, dedupe_key as "dedupeKey", payload`,
        [noticePublishedTopic],
      );
      for (const message of rows) for (const consumer of work?.consumers ?? []) await consumer.consume(message, client);
      client.release();
    },
    forget: () => work?.periodic?.[0]?.run(new AbortController().signal),
  };
}
