import { type Language, languages } from '@portal/contracts';
import { type LetterPart, letter } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
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

/** Where a notice leads; most lead to a new password. */
const noticePaths: Partial<Readonly<Record<SecurityNotice, string>>> = {
  suspended: '/contact-us',
  reinstated: '/?a=login',
};

/** A link that works once (spec §2.5, §2.6). The language of whoever asked comes first. */
export function linkLetter(sender: LetterSender, account: Account, { purpose, token }: Link, first: Language): Mail {
  const url = new URL(paths[purpose], sender.portalOrigin);
  url.searchParams.set('token', token);
  return identityLetter(sender, account, first, (language) => ({
    ...letterMessages[language][purpose],
    url: url.href,
    rows: [],
  }));
}

/** Tells a person what happened to their account. Which language they read is not known here. */
export function noticeLetter(
  sender: LetterSender,
  account: Account,
  notice: SecurityNotice,
  { at, device, address }: NoticeFacts,
): Mail {
  const url = new URL(noticePaths[notice] ?? '/?a=forgot-password', sender.portalOrigin);
  return identityLetter(sender, account, 'en', (language) => {
    const { when, onDevice, fromAddress, [notice]: words } = letterMessages[language];
    const rows = [
      [when, momentInLagos(at, language)],
      [onDevice, device ?? ''],
      [fromAddress, address ?? ''],
    ] as const;
    return { ...words, url: url.href, rows: rows.filter(([, value]) => value !== '') };
  });
}

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly note: string;
  readonly url: string;
  readonly rows: NonNullable<LetterPart['rows']>;
}

function identityLetter(
  { serviceName, demonstration }: LetterSender,
  { email, firstName }: Account,
  first: Language,
  wordsIn: (language: Language) => Words,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): LetterPart => {
    const messages = letterMessages[language];
    const { subject, text, action, note, url, rows } = wordsIn(language);
    return {
      language,
      subject,
      greeting: messages.greeting(firstName),
      text,
      rows,
      action: { label: action, url },
      orOpen: messages.orOpen,
      notes: [note, messages.neverAsk, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return letter({ to: email, serviceName }, parts);
}

function momentInLagos(moment: Date, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' } as const;
  return new Intl.DateTimeFormat(language === 'ha' ? 'ha-NG' : 'en-GB', style).format(moment);
}
