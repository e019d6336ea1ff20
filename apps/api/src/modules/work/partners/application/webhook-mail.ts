import { type Language, languages } from '@portal/contracts';
import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import { contactOf } from '../../../ground/expert-systems/index.ts';
import { webhookForMail } from '../data/webhooks.repository.ts';
import type { PartnersDeps } from './partners-deps.ts';

/** To the contact of the expert system, when nothing is sent to an address of theirs any more. */
export const webhookStoppedJob = defineJob({
  name: 'send-webhook-stopped',
  data: z.object({ webhookId: z.uuid(), why: z.enum(['gone', 'no-answer']) }),
  retryLimit: 12,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
});

// native reviewer: the Hausa is ours.
const messages = {
  en: {
    'no-answer': {
      subject: 'Events do not reach your server',
      text: 'An event was sent to an address of yours for three days and never arrived, so we send nothing more there. Nothing is lost: what happens is kept, and is sent when you let the address go on.',
    },
    gone: {
      subject: 'An address for your events is ended',
      text: 'Your server answered 410 (Gone), so we ended the address for good. If it was a mistake, enter it again and replay the events of the last 90 days.',
    },
    action: 'See the attempts',
    orOpen: 'Or open this address:',
    note: 'You get this as the contact of your expert system.',
  },
  ha: {
    'no-answer': {
      subject: 'Labarai ba sa isa sabarka',
      text: 'An yi kwana uku ana aika labari zuwa wani adireshinka bai isa ba, don haka ba mu ƙara aika komai can. Babu abin da ya ɓace: ana ajiye abin da ke faruwa, za a aika idan ka bar adireshin ya ci gaba.',
    },
    gone: {
      subject: 'An ƙare adireshin labaranka',
      text: 'Sabarka ta amsa 410 (Gone), don haka mun ƙare adireshin gaba ɗaya. Idan kuskure ne, sake shigar da shi ka sake aika labaran kwana 90 da suka wuce.',
    },
    action: 'Duba yunƙurin aikawa',
    orOpen: 'Ko ka buɗe wannan adireshi:',
    note: 'Kana samun wannan saƙo a matsayin wanda ake tuntuɓa na tsarinku.',
  },
} as const satisfies Record<Language, object>;

type Deps = Pick<PartnersDeps, 'db' | 'mailer' | 'serviceName' | 'portalOrigin'>;

/** No word of it is the partner's: the contact may be anybody's mailbox. */
export async function sendWebhookStopped(
  { db, mailer, serviceName, portalOrigin }: Deps,
  { webhookId, why }: z.output<typeof webhookStoppedJob.data>,
): Promise<void> {
  const webhook = await webhookForMail(db, webhookId);
  const email = webhook && (await contactOf(db, webhook.expertSystemId));
  if (!email) return;
  const page = `/expert-system/settings/webhooks/${webhookId}`;
  const parts = languages.map((language): MailPart => {
    const { action, orOpen, note, ...kinds } = messages[language];
    return {
      ...{ language, ...kinds[why], orOpen, notes: [note] },
      action: { label: action, url: pageAddress(portalOrigin, page, language) },
    };
  });
  const mail = composeMail({ to: { email, name: '', isConfirmed: false }, serviceName }, parts);
  await mailer.send({ ...mail, occasion: `webhook ${webhookId} ${why} ${webhook.stateAt.toISOString()}` });
}
