import { stopReminders } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { findByWayOut, insertOptOut } from '../data/messages.repository.ts';
import type { RemindersDeps } from '../reminders-deps.ts';

const isKey = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);

/** The way out of what is not mail of the law: from the page that a mail links to, and by one click of a mail program (RFC 8058). */
export function wayOutRoutes(app: FastifyInstance, { db, clock }: RemindersDeps): void {
  /** False: nobody has this key. Said again it changes nothing. */
  const takeWayOut = (key: string) =>
    db.transaction(async (tx) => {
      const message = await findByWayOut(tx, key);
      if (!message) return false;
      if (await insertOptOut(tx, message.tpui, message.channel, clock.now()))
        await writeAudit(tx, {
          actor: { system: 'reminders' },
          action: 'reminder.opted-out',
          subject: `taxpayer:${message.tpui}`,
          detail: { channel: message.channel },
        });
      return true;
    });

  serve(app, stopReminders, async ({ params: { key } }) => {
    if (!(await takeWayOut(key))) throw new BusinessError('reminder.not-found');
    return { isStopped: true } as const;
  });

  // Looking at the address stops nothing: programs that check links look at all of them.
  serveRaw(
    app,
    { method: 'POST', path: '/reminder-opt-outs/:key/one-click', bodyLimit: 1024 },
    async ({ params, body }) => {
      const { key = '' } = params;
      const isAsked = body.toString().includes('List-Unsubscribe=One-Click');
      if (!isAsked || !isKey(key) || !(await takeWayOut(key))) return { status: 404 };
      return { status: 200 };
    },
  );
}
