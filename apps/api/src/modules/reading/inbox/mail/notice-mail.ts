import { type Language, languages, mailedNoticeWords } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import type { MailedNotice } from '../data/notices.repository.ts';

export interface NoticeMailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

const en = {
  open: 'Open the portal',
  choose: 'You choose in your settings which notices come by mail.',
  demonstration: 'This is a demonstration.',
};
const ha: typeof en = {
  open: 'Buɗe shafin',
  choose: 'A saitunanka kake zaɓar sanarwar da za ta zo ta imel.', // native reviewer
  demonstration: 'Wannan gwaji ne.',
};
const texts: Readonly<Record<Language, typeof en>> = { en, ha };

/**
 * A notice as a mail, in both languages: which one the person reads is not known here. The address is that of an account, and was proved; what
 * others typed stands in it without their addresses.
 */
export function noticeMail(sender: NoticeMailSender, notice: MailedNotice): Mail {
  return composeMail(
    {
      to: { email: notice.email, name: notice.firstName, isConfirmed: true },
      serviceName: sender.serviceName,
      occasion: `notice ${notice.id}`,
    },
    languages.map((language) => partOf(sender, notice, language)),
  );
}

function partOf(
  { portalOrigin, demonstration }: NoticeMailSender,
  { kind, facts, path }: MailedNotice,
  language: Language,
): MailPart {
  const { open, choose, demonstration: warning } = texts[language];
  const { title, text } = mailedNoticeWords(kind, facts, language);
  return {
    language,
    subject: title,
    text,
    action: { label: open, url: pageAddress(portalOrigin, path ?? '/', language) },
    notes: [choose, ...(demonstration ? [warning] : [])],
  };
}
