import { doorOf, doorPlaces, type Language, languages } from '@portal/contracts';
import { type LetterPart, letter } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { Account } from '../data/accounts.repository.ts';
import { letterMessages, type SecurityNotice } from './letter-messages.ts';

export interface LetterSender {
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
  'verify-email': '/verify_email',
} as const;

const newPasswordPath = '/?a=forgot-password';

/** Where a notice leads; most lead to a new password. */
const noticePaths: Partial<Readonly<Record<SecurityNotice, (account: Account) => string>>> = {
  suspended: () => '/contact-us',
  reinstated: doorPathOf,
  'roles-changed': doorPathOf,
  parked: () => '/?a=register',
  'identity-confirmed': doorPathOf,
};

/** A link that works once (spec §2.5, §2.6). The language of whoever asked comes first. */
export function linkLetter(sender: LetterSender, account: Account, { purpose, token }: Link, first: Language): Mail {
  return identityLetter(sender, account, first, (language) => {
    const { newLink, yourDoor, [purpose]: words } = letterMessages[language];
    const page = (path: string) => pageAddress(sender.portalOrigin, path, language);
    const url = page(`${paths[purpose]}?token=${token}`);
    if (purpose !== 'invitation') return { ...words, url, rows: [] };
    const rows = [[yourDoor, pageAddress(sender.portalOrigin, doorPathOf(account), 'en')]] as const;
    return { ...words, url, rows, links: [{ label: newLink, url: page(newPasswordPath) }] };
  });
}

/** Tells a person what happened to their account. Which language they read is not known here. */
export function noticeLetter(
  sender: LetterSender,
  account: Account,
  notice: SecurityNotice,
  { at, device, address }: NoticeFacts,
): Mail {
  const path = noticePaths[notice]?.(account) ?? newPasswordPath;
  return identityLetter(sender, account, 'en', (language) => {
    const { when, onDevice, fromAddress, rolesNow, [notice]: words } = letterMessages[language];
    const rows = [
      [rolesNow, notice === 'roles-changed' ? account.roles.join(', ') : ''],
      [when, momentInLagos(at, language)],
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
  readonly rows: NonNullable<LetterPart['rows']>;
  readonly links?: NonNullable<LetterPart['links']>;
}

function identityLetter(
  { serviceName, demonstration }: LetterSender,
  { email, firstName, isEmailVerified }: Account,
  first: Language,
  wordsIn: (language: Language) => Words,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): LetterPart => {
    const messages = letterMessages[language];
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
  return letter({ to: { email, name: firstName, isConfirmed: isEmailVerified }, serviceName }, parts);
}

/** Where this person signs in. */
function doorPathOf({ roles }: Account): string {
  return doorPlaces[doorOf(roles[0] ?? '') ?? 'public'].path;
}

function momentInLagos(moment: Date, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' } as const;
  return new Intl.DateTimeFormat(language === 'ha' ? 'ha-NG' : 'en-GB', style).format(moment);
}
