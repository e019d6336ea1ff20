import { type Language, languages } from '@portal/contracts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Account } from '../data/accounts.repository.ts';
import { letterMessages } from './letter-messages.ts';

export interface LetterSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

type Subject = 'reset-password' | 'verify-email' | 'password-changed' | 'second-factor-enrolled';
type Link = { readonly purpose: 'reset-password' | 'verify-email'; readonly token: string };

const paths = { 'reset-password': '/reset_password', 'verify-email': '/verify_email' } as const;

/** A link that works once (spec §2.5, §2.6). The language of whoever asked comes first. */
export function linkLetter(sender: LetterSender, account: Account, { purpose, token }: Link, first: Language): Mail {
  const url = new URL(paths[purpose], sender.portalOrigin);
  url.searchParams.set('token', token);
  return letter(sender, account, purpose, url.href, first);
}

/** Tells a person what happened to their account. Which language they read is not known here. */
export function noticeLetter(
  sender: LetterSender,
  account: Account,
  notice: Exclude<Subject, keyof typeof paths>,
): Mail {
  const url = new URL('/', sender.portalOrigin);
  url.searchParams.set('a', 'forgot-password');
  return letter(sender, account, notice, url.href, 'en');
}

function letter(
  sender: LetterSender,
  { email, firstName }: Account,
  subject: Subject,
  url: string,
  first: Language,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language) => {
    const { greeting, demonstration, [subject]: words } = letterMessages[language];
    return { ...words, greeting: greeting(firstName), demonstration: sender.demonstration ? demonstration : '' };
  });
  return {
    to: email,
    subject: parts.map((part) => part.subject).join(' / '),
    text: parts
      .map(({ greeting, text, action, note, demonstration }) =>
        [greeting, text, `${action}: ${url}`, note, demonstration].filter(Boolean).join('\n\n'),
      )
      .join(`\n\n${'—'.repeat(20)}\n\n`),
    html: page(
      sender.serviceName,
      parts
        .map(
          ({ greeting, text, action, note, demonstration }) => `<p style="margin:0 0 12px">${escaped(greeting)}</p>
<p style="margin:0 0 16px">${escaped(text)}</p>
<p style="margin:20px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#0E6B45;color:#FFFFFF;border-radius:8px;text-decoration:none">${escaped(action)}</a></p>
${[note, demonstration].map((line) => `<p style="margin:0 0 8px;color:#51625A;font-size:14px">${escaped(line)}</p>`).join('')}`,
        )
        .join('<hr style="margin:32px 0;border:0;border-top:1px solid #D9DED9">'),
    ),
  };
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F7F5EF;color:#14231C;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #D9DED9;border-radius:12px">
<p style="margin:0 0 16px;font-weight:650">${escaped(title)}</p>
${body}
</div></body></html>`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
