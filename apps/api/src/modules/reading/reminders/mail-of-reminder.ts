import { type Language, languages } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { Wordings } from './data/texts.repository.ts';
import { type Matter, pathOf, readingOf, valuesOf } from './matter.ts';
import type { CampaignDeps } from './reminders-deps.ts';

type Sender = Pick<CampaignDeps, 'serviceName' | 'portalOrigin' | 'demonstration'>;

const en = {
  open: 'Open the portal',
  why: 'You get this because you are registered with us. It is a reminder and no notice of the law.',
  stop: 'No more reminders',
  test: 'This is a test: only you got it.',
  asText: 'As a text message:',
  demonstration: 'This is a demonstration.',
};
// native reviewer: the Hausa is ours.
const ha: typeof en = {
  open: 'Buɗe shafin',
  why: 'Ka sami wannan ne saboda kana da rajista da mu. Tunatarwa ce, ba sanarwar doka ba.',
  stop: 'Ba na son tunatarwa kuma',
  test: 'Wannan gwaji ne: kai kaɗai ka samu.',
  asText: 'A matsayin saƙon waya:',
  demonstration: 'Wannan gwaji ne.',
};
const words: Readonly<Record<Language, typeof en>> = { en, ha };

interface Written extends Matter {
  readonly name: string;
  readonly email: string;
  readonly wordings: Wordings;
}

/** A reminder in both languages, with one click to have no more (RFC 8058). Sent again it is the same mail. */
export function mailOfReminder(
  sender: Sender,
  written: Written & { readonly id: string; readonly wayOut: string },
): Mail {
  const { email, name, id, wayOut } = written;
  return composeMail(
    {
      to: { email, name, isConfirmed: true },
      serviceName: sender.serviceName,
      occasion: `reminder ${id}`,
      wayOut: new URL(`/api/v1/reminder-opt-outs/${wayOut}/one-click`, sender.portalOrigin).href,
    },
    languages.map((language) => {
      const part = partOf(sender, written, language);
      const stop = pageAddress(sender.portalOrigin, `/stop_reminders?key=${wayOut}`, language);
      return { ...part, links: [{ label: words[language].stop, url: stop }] };
    }),
  );
}

/** The same to whoever wrote or approves it, with the text message below. */
export function mailOfTest(sender: Sender, written: Written & { readonly occasion: string }): Mail {
  const { email, name, occasion } = written;
  return composeMail(
    { to: { email, name: '', isConfirmed: true }, serviceName: sender.serviceName, occasion },
    languages.map((language) => {
      const part = partOf(sender, written, language);
      const { message } = readingOf(written.wordings[language], valuesOf(written, name, language));
      const { test, asText } = words[language];
      return { ...part, rows: [[asText, message]], notes: [test, ...part.notes] };
    }),
  );
}

function partOf({ portalOrigin, demonstration }: Sender, written: Written, language: Language): MailPart {
  const { subject, mail } = readingOf(written.wordings[language], valuesOf(written, written.name, language));
  const { open, why, demonstration: warning } = words[language];
  return {
    language,
    subject,
    text: mail,
    action: { label: open, url: pageAddress(portalOrigin, pathOf(written), language) },
    notes: [why, ...(demonstration ? [warning] : [])],
  };
}
