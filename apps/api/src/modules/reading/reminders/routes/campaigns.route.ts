import { previewCampaign, proposeCampaign } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { holidaysFrom, insertCampaign } from '../data/campaigns.repository.ts';
import { insertMessages } from '../data/messages.repository.ts';
import { findText, isNewestApproved, type TextRow } from '../data/texts.repository.ts';
import { purposeOf } from '../domain/purpose-of.ts';
import { type Asked, gatherAudience } from '../gather-audience.ts';
import { readingOf, valuesOf } from '../matter.ts';
import { ownOffice } from '../own-office.ts';
import { nextOpenMoment } from '../quiet-hours.ts';
import type { CampaignDeps } from '../reminders-deps.ts';

const sampleSize = 5;

/** Counted and sampled first; prepared for exactly those who were counted; nobody is written to before another person approved it. */
export function campaignsRoutes(app: FastifyInstance, deps: CampaignDeps): void {
  const { db, clock, caseload } = deps;

  async function gather(on: Database, { textId, ...asked }: Asked & { readonly textId: string }, user: SignedInUser) {
    const text = await findText(on, textId);
    if (!text) throw new BusinessError('reminder-text.not-found');
    if (!(await isNewestApproved(on, text))) throw new BusinessError('reminder-text.not-approved');
    if (!purposeOf(asked.audience).includes(text.purpose)) throw new BusinessError('reminder-campaign.other-purpose');
    return { text, ...(await gatherAudience(deps, on, text, asked, user.scope)) };
  }

  const asRead = (
    { wordings }: TextRow,
    { channel, language }: Asked,
    one: { name: string; about: string; dueOn: string | null },
  ) => {
    const { subject, mail, message } = readingOf(wordings[language], valuesOf(one, one.name, language));
    return channel === 'mail' ? { subject, text: mail } : { subject: '', text: message };
  };

  serve(app, previewCampaign, async ({ body }, { user }) => {
    const { text, reached, counts } = await gather(db, body, user);
    const now = clock.now();
    const holidays = await holidaysFrom(db, dayOf(now));
    const step = Math.max(1, Math.floor(reached.length / sampleSize));
    const sample = reached.filter((_one, index) => index % step === 0).slice(0, sampleSize);
    return {
      ...counts,
      sample: sample.map((one) => ({ tpui: one.lead, name: one.name, ...asRead(text, body, one) })),
      firstAt: nextOpenMoment(now, (day) => holidays.has(day)).toISOString(),
    };
  });

  serve(app, proposeCampaign, async ({ body: { shown, ...asked } }, { user }) => {
    const { text, reached, counts } = await gather(db, asked, user);
    if (counts.people !== shown.people || counts.reached !== shown.reached)
      throw new BusinessError('reminder-campaign.audience-changed');
    if (reached.length === 0) throw new BusinessError('reminder-campaign.nobody');
    const officeId = ownOffice(user);
    return db
      .transaction(async (tx) => {
        const made = await insertCampaign(tx, { ...asked, counts, officeId, by: user.id, at: clock.now() });
        const added = await insertMessages(tx, made.id, text.code, reached);
        // Somebody else prepared the same for one of them in this moment.
        if (added !== reached.length) throw new BusinessError('reminder-campaign.audience-changed');
        await caseload.open(tx, {
          ...{ kind: 'reminder-campaign', subject: `reminder-campaign:${made.id}`, reference: made.number },
          ...{ officeId, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'reminder-campaign.proposed',
          subject: `reminder-campaign:${made.id}`,
          detail: { number: made.number, text: text.code, version: text.version, ...counts },
        });
        return made;
      })
      .catch((error: unknown) => {
        if (violates(error, 'reminder_campaigns_text_approved')) throw new BusinessError('reminder-text.not-approved');
        throw error;
      });
  });
}
