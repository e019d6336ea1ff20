import { type Language, languages } from '@portal/contracts';
import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import { contactOf } from '../../../ground/expert-systems/index.ts';
import { keyForMail } from '../data/key-mails.repository.ts';
import type { PartnersDeps } from './partners-deps.ts';

const occasions = ['made', 'revoked', 'in-address', 'ends-in-14', 'ends-in-3'] as const;

/** To the contact of the expert system, whenever something happens to a key of theirs. */
export const keyMailJob = defineJob({
  name: 'send-key-mail',
  data: z.object({ keyId: z.uuid(), occasion: z.enum(occasions) }),
  retryLimit: 12,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
});

// native reviewer: the Hausa is ours.
const messages = {
  en: {
    made: {
      subject: 'A key of the interface was made',
      text: 'A person of your expert system made a key with the code of their second factor. If nobody of yours did, revoke it now: whoever has it raises bills in your name.',
    },
    revoked: {
      subject: 'A key of the interface was revoked',
      text: 'A person of your expert system revoked a key. Calls with it are refused from now on.',
    },
    'in-address': {
      subject: 'A key stood in an address and is revoked',
      text: 'A key of yours came in the address of a call, where the logs of every machine on the way keep it. The call was refused and the key is revoked. Make another one, and send it in the header Authorization alone.',
    },
    'ends-in-14': {
      subject: 'A key of the interface ends within 14 days',
      text: 'Make another one before it ends: two live at a time, so that nothing stands still. Then revoke the old one.',
    },
    'ends-in-3': {
      subject: 'A key of the interface ends within 3 days',
      text: 'Calls with it are refused once it has ended. Make another one now, change over, and revoke the old one.',
    },
    action: 'See your keys',
    orOpen: 'Or open this address:',
    which: 'Its beginning',
    note: 'You get this as the contact of your expert system.',
  },
  ha: {
    made: {
      subject: 'An yi makullin haɗin na’ura',
      text: 'Wani na tsarinku ya yi makulli da lambar tantancewarsa ta biyu. Idan babu wanda ya yi a cikinku, ku soke shi yanzu: wanda yake da shi yana fitar da bil da sunanku.',
    },
    revoked: {
      subject: 'An soke makullin haɗin na’ura',
      text: 'Wani na tsarinku ya soke makulli. Daga yanzu ana ƙin kiran da ya zo da shi.',
    },
    'in-address': {
      subject: 'Makulli ya bayyana a adireshi, an soke shi',
      text: 'Makullinku ya zo a adireshin kira, inda rajistar kowace na’ura a hanya take ajiye shi. An ƙi kiran, an soke makullin. Ku yi wani, ku aika shi a Authorization kaɗai.',
    },
    'ends-in-14': {
      subject: 'Makullin haɗin na’ura zai ƙare cikin kwana 14',
      text: 'Ku yi wani kafin ya ƙare: biyu suna iya aiki tare, don kada komai ya tsaya. Sannan ku soke tsohon.',
    },
    'ends-in-3': {
      subject: 'Makullin haɗin na’ura zai ƙare cikin kwana 3',
      text: 'Idan ya ƙare za a ƙi kiran da ya zo da shi. Ku yi wani yanzu, ku sauya, ku soke tsohon.',
    },
    action: 'Duba makullanku',
    orOpen: 'Ko ka buɗe wannan adireshi:',
    which: 'Farkonsa',
    note: 'Kana samun wannan saƙo a matsayin wanda ake tuntuɓa na tsarinku.',
  },
} as const satisfies Record<Language, object>;

type Deps = Pick<PartnersDeps, 'db' | 'mailer' | 'serviceName' | 'portalOrigin'>;

/** Names the key by its beginning, which is no secret, and by nothing that somebody typed. */
export async function sendKeyMail(
  { db, mailer, serviceName, portalOrigin }: Deps,
  { keyId, occasion }: z.output<typeof keyMailJob.data>,
): Promise<void> {
  const key = await keyForMail(db, keyId);
  const email = key && (await contactOf(db, key.expertSystemId));
  if (!email) return;
  // Who revoked it meanwhile need not be told that it ends.
  if (occasion.startsWith('ends-in') && key.revokedAt) return;
  const parts = languages.map((language): MailPart => {
    const { action, orOpen, note, which, ...kinds } = messages[language];
    return {
      ...{ language, ...kinds[occasion], orOpen, notes: [`${which}: kdr_live_${key.handle}_…`, note] },
      action: { label: action, url: pageAddress(portalOrigin, '/expert-system/settings', language) },
    };
  });
  const mail = composeMail({ to: { email, name: '', isConfirmed: false }, serviceName }, parts);
  await mailer.send({ ...mail, occasion: `partner key ${keyId} ${occasion}` });
}
