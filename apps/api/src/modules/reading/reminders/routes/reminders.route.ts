import {
  getReminderRun,
  previewReminders,
  type ReminderQuestion,
  remindersMost,
  sendReminders,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { dutiesOfList } from '../data/duties-of-list.ts';
import { insertRun, reachOf, runOf } from '../data/reminders.repository.ts';
import type { RemindersDeps } from '../reminders-deps.ts';

export function remindersRoutes(app: FastifyInstance, deps: RemindersDeps): void {
  const { db, clock } = deps;

  async function listed(question: ReminderQuestion, { scope }: SignedInUser) {
    const duties = await dutiesOfList(deps, question, scope);
    if (duties.length > remindersMost) throw new BusinessError('reminder.too-many');
    return duties;
  }

  serve(app, previewReminders, async ({ body: { question, stage } }, { user }) => {
    const duties = await listed(question, user);
    return { duties: duties.length, ...(await reachOf(db, duties, stage)) };
  });

  serve(app, sendReminders, async ({ body: { question, stage, shown } }, { user }) => {
    const duties = await listed(question, user);
    return db.transaction(async (tx) => {
      const { alreadyReminded } = await reachOf(tx, duties, stage);
      if (duties.length !== shown.duties || alreadyReminded !== shown.alreadyReminded)
        throw new BusinessError('reminder.list-changed');
      if (duties.length === alreadyReminded) throw new BusinessError('reminder.nobody');
      const { id, added } = await insertRun(tx, { duties, stage, question, userId: user.id, at: clock.now() });
      // Somebody else sent the same list in this moment.
      if (added === 0) throw new BusinessError('reminder.nobody');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'reminder.sent',
        subject: `reminders:${id}`,
        detail: { stage, duties: added, question },
      });
      return { id };
    });
  });

  serve(app, getReminderRun, async ({ params: { id } }, { user }) => {
    const run = await runOf(db, id, user.id);
    if (!run) throw new BusinessError('reminder.not-found');
    return { id, ...run, askedAt: run.askedAt.toISOString() };
  });
}
