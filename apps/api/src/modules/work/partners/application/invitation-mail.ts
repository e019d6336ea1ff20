import { type Language, languages } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';

// native reviewer: the Hausa is ours.
const messages = {
  en: {
    subject: 'Register to pay your bills',
    text: 'Somebody you deal with bills you on behalf of the state. With an account of your own you see your bills and receipts and pay them.',
    action: 'Register',
    orOpen: 'Or open this address:',
    note: 'If you expected nothing of the kind, do nothing. Nobody will ask you for your password.',
  },
  ha: {
    subject: 'Yi rajista don biyan kuɗaɗenka',
    text: 'Wani da kake hulɗa da shi yana karɓar kuɗi a madadin jiha. Da asusunka za ka ga takardun biyan kuɗi da rasitanka, ka kuma biya.',
    action: 'Yi rajista',
    orOpen: 'Ko ka buɗe wannan adireshi:',
    note: 'Idan ba ka yi tsammanin haka ba, kada ka yi komai. Ba wanda zai tambaye ka kalmar sirri.',
  },
} as const satisfies Record<Language, object>;

/** No word of it is the partner's (docs/decisions/0312). */
export function invitationMail(
  { serviceName, portalOrigin }: { readonly serviceName: string; readonly portalOrigin: string },
  email: string,
  first: Language,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): MailPart => {
    const { subject, text, action, orOpen, note } = messages[language];
    return {
      ...{ language, subject, text, orOpen, notes: [note] },
      action: { label: action, url: pageAddress(portalOrigin, '/signup', language) },
    };
  });
  return composeMail({ to: { email, name: '', isConfirmed: false }, serviceName }, parts);
}
