import { doorOf, doorPlaces, type Language, languages } from '@portal/contracts';
import { printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import type { Account } from '../data/accounts.repository.ts';
import { mailMessages, type SecurityNotice } from './identity-messages.ts';

export interface MailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

/** What a notice can tell besides that it happened. */
export interface NoticeFacts {
  readonly at: Date;
  /** Browser and system, as far as they could be told. */
  readonly device?: string | undefined;
  /** The network address it came from. */
  readonly address?: string | undefined;
}

type Link = { readonly purpose: keyof typeof paths; readonly token: string };

const paths = {
  'reset-password': '/reset_password',
  invitation: '/reset_password',
  recovery: '/reset_password',
  'verify-email': '/verify_email',
} as const;

/** Whom a mail is for; the account of some is gone. */
type Addressee = Pick<Account, 'email' | 'firstName' | 'isEmailVerified' | 'roles'>;

const newPasswordPath = '/?a=forgot-password';

/** Where a notice leads; most lead to a new password. */
const noticePaths: Partial<Readonly<Record<SecurityNotice, (account: Addressee) => string>>> = {
  suspended: () => '/contact-us',
  'email-changed': () => '/contact-us',
  erased: () => '/contact-us',
  reinstated: doorPathOf,
  'roles-changed': doorPathOf,
  parked: () => '/?a=register',
  'identity-confirmed': doorPathOf,
};

/** A link that works once (spec §2.5, §2.6). The language of whoever asked comes first. */
export function linkMail(sender: MailSender, account: Account, { purpose, token }: Link, first: Language): Mail {
  return identityMail(sender, account, first, (language) => {
    const { newLink, yourDoor, [purpose]: words } = mailMessages[language];
    const page = (path: string) => pageAddress(sender.portalOrigin, path, language);
    const url = page(`${paths[purpose]}?token=${token}`);
    if (purpose !== 'invitation' && purpose !== 'recovery') return { ...words, url, rows: [] };
    const rows = [[yourDoor, pageAddress(sender.portalOrigin, doorPathOf(account), 'en')]] as const;
    return { ...words, url, rows, links: [{ label: newLink, url: page(newPasswordPath) }] };
  });
}

/** Tells a person what happened to their account. Which language they read is not known here. */
export function noticeMail(
  sender: MailSender,
  account: Addressee,
  notice: SecurityNotice,
  { at, device, address }: NoticeFacts,
): Mail {
  const path = noticePaths[notice]?.(account) ?? newPasswordPath;
  return identityMail(sender, account, 'en', (language) => {
    const { when, onDevice, fromAddress, rolesNow, [notice]: words } = mailMessages[language];
    const rows = [
      [rolesNow, notice === 'roles-changed' ? account.roles.join(', ') : ''],
      [when, printedMoment(at, language)],
      [onDevice, device ?? ''],
      [fromAddress, address ?? ''],
    ] as const;
    const url = pageAddress(sender.portalOrigin, path, language);
    return { ...words, url, rows: rows.filter(([, value]) => value !== '') };
  });
}

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly note: string;
  readonly url: string;
  readonly rows: NonNullable<MailPart['rows']>;
  readonly links?: NonNullable<MailPart['links']>;
}

function identityMail(
  { serviceName, demonstration }: MailSender,
  { email, firstName, isEmailVerified }: Addressee,
  first: Language,
  wordsIn: (language: Language) => Words,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): MailPart => {
    const messages = mailMessages[language];
    const { subject, text, action, note, url, rows, links = [] } = wordsIn(language);
    return {
      language,
      subject,
      text,
      rows,
      action: { label: action, url },
      orOpen: messages.orOpen,
      links,
      notes: [note, messages.neverAsk, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return composeMail({ to: { email, name: firstName, isConfirmed: isEmailVerified }, serviceName }, parts);
}

/** Where this person signs in. */
function doorPathOf({ roles }: Addressee): string {
  return doorPlaces[doorOf(roles[0] ?? '') ?? 'public'].path;
}
