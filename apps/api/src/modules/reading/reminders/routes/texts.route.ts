import {
  languages,
  listReminderTexts,
  previewReminderText,
  segmentsOf,
  testReminderText,
  writeReminderText,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { allTexts, findText, insertText, noteTest, ownMailbox } from '../data/texts.repository.ts';
import { mailOfTest } from '../mail-of-reminder.ts';
import { readingOf, sampleMatters, sampleName, valuesOf } from '../matter.ts';
import { ownOffice } from '../own-office.ts';
import { presentText } from '../present-text.ts';
import type { CampaignDeps } from '../reminders-deps.ts';

/** What reminders say: written by one person, read by themselves as a mail, approved by another. */
export function textsRoutes(app: FastifyInstance, deps: CampaignDeps): void {
  const { db, clock, caseload, mailer, messages } = deps;

  serve(app, listReminderTexts, async (_request, { user }) => ({
    texts: (await allTexts(db)).map((row) => presentText(row, user.id)),
  }));

  serve(app, previewReminderText, ({ body: { purpose, en, ha } }) => ({
    readings: languages.map((language) => {
      const values = valuesOf(sampleMatters[purpose], sampleName, language);
      const reading = readingOf({ en, ha }[language], values);
      const segments = segmentsOf(reading.message);
      return { language, ...reading, segments, costKobo: segments * messages.segmentKobo };
    }),
  }));

  serve(app, writeReminderText, async ({ body: { code, purpose, en, ha } }, { user }) => {
    const at = clock.now();
    try {
      return await db.transaction(async (tx) => {
        const officeId = ownOffice(user);
        const made = await insertText(tx, { code, purpose, wordings: { en, ha }, officeId, by: user.id, at });
        if (!made) throw new BusinessError('reminder-text.purpose');
        const { id, version } = made;
        await caseload.open(tx, {
          ...{ kind: 'reminder-text', subject: `reminder-text:${id}`, reference: `${code} ${version}` },
          ...{ officeId, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'reminder-text.written',
          subject: `reminder-text:${id}`,
          detail: { code, version, purpose },
        });
        const row = await findText(tx, id);
        if (!row) throw new Error('A text was written and not found');
        return presentText(row, user.id);
      });
    } catch (error) {
      // Two who write the next version at the same moment, or one that nobody decided yet.
      if (violates(error, 'reminder_texts_pending_idx') || violates(error, 'reminder_texts_version_key'))
        throw new BusinessError('reminder-text.pending');
      throw error;
    }
  });

  serve(app, testReminderText, async ({ params: { id } }, { user }) => {
    const row = await findText(db, id);
    if (!row) throw new BusinessError('reminder-text.not-found');
    const at = clock.now();
    const { email } = await ownMailbox(db, user.id);
    await mailer.send(
      mailOfTest(deps, {
        ...sampleMatters[row.purpose],
        ...{ name: sampleName, email, wordings: row.wordings, occasion: `test ${id} ${user.id} ${at.toISOString()}` },
      }),
    );
    return db.transaction(async (tx) => {
      await noteTest(tx, id, at);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'reminder-text.tested',
        subject: `reminder-text:${id}`,
        detail: {},
      });
      return presentText({ ...row, testedAt: at }, user.id);
    });
  });
}
