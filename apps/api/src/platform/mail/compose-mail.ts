import {
  accountAddressFields,
  addressFields,
  filledWords,
  type Language,
  type MailTemplateId,
} from '@portal/contracts';
import { escaped, mailStyle, paper } from './mail-paper.ts';
import type { Mail } from './mailer.ts';

/** What a mail says in one language. Everything is plain text: nothing a person typed can become markup. */
export interface MailPart {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** The sum the mail is about, ready for reading. */
  readonly amount?: string;
  /** Facts, one under the other. */
  readonly rows?: readonly (readonly [label: string, value: string | Typed])[];
  /** What somebody wrote, in their words and lines. */
  readonly quotation?: string | Typed;
  /** To be typed into the portal. */
  readonly code?: string;
  /** The one thing to do. */
  readonly action?: MailLink;
  /** Said before the address of the action, for those whose programme shows no button. */
  readonly orOpen?: string;
  readonly links?: readonly MailLink[];
  readonly notes: readonly string[];
  /** What stands for the variables of its template. */
  readonly values?: Readonly<Record<string, string>>;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What came from the outside. It stands only in mails to people who are known to read the mailbox. */
interface Typed {
  readonly typed: string;
}

export function typed(text: string): Typed {
  return { typed: text };
}

interface Addressee {
  readonly email: string;
  /** Empty where naming somebody would say too much. */
  readonly name: string;
  /**
   * Whether they have shown to read this mailbox, or staff wrote it down. Else anybody may have typed the address: nothing
   * else that was typed stands in the mail, the name included, and nobody makes us carry their words to others.
   */
  readonly isConfirmed: boolean;
}

export interface MailFrame {
  readonly to: Addressee;
  readonly serviceName: string;
  /** Added to the subject, for example a receipt's number. */
  readonly subjectEnd?: string;
  /** See `Mail`. */
  readonly occasion?: string;
  /** See `Mail`. */
  readonly wayOut?: string;
  /** Its subject and text may be worded by the service. */
  readonly template?: MailTemplateId;
}

/** The one look of our mails: as text and as HTML, each language after the other, on any phone, light and dark. */
export function composeMail(frame: MailFrame, given: readonly MailPart[]): Mail {
  const { to, serviceName, subjectEnd, occasion, wayOut, template } = frame;
  const parts = given.map((part) => wordsFor(to, part));
  for (const { action, links = [] } of parts)
    for (const link of [action, ...links]) if (link) requireDeclaredFields(link);
  return {
    to: to.email,
    ...(template && {
      worded: {
        template,
        as: (wording) =>
          composeMail(
            { to, serviceName, ...(subjectEnd && { subjectEnd }), ...(occasion !== undefined && { occasion }) },
            given.map((part) => {
              const { subject, text } = wording[part.language];
              const values = part.values ?? {};
              return { ...part, subject: filledWords(subject, values), text: filledWords(text, values) };
            }),
          ),
      },
    }),
    ...(occasion !== undefined && { occasion }),
    ...(wayOut !== undefined && { wayOut }),
    subject: `${parts.map(({ subject }) => subject).join(' / ')}${subjectEnd ? `: ${subjectEnd}` : ''}`,
    text: parts.map(textOf).join(`\n\n${'—'.repeat(20)}\n\n`),
    html: paper(
      { serviceName, language: parts[0]?.language ?? 'en', preview: parts[0]?.text ?? '' },
      parts.map((part, index) => htmlOf(part, index === 0 ? parts[1]?.language : undefined)),
    ),
  };
}

/** What a link carries must be known as open or secret, or it would stand in the log of whoever serves it. */
function requireDeclaredFields({ url }: MailLink): void {
  const undeclared = [...new URL(url).searchParams.keys()].filter(
    (name) => !(name in addressFields || name in accountAddressFields),
  );
  if (undeclared.length > 0) throw new Error(`A mail links with a field nobody declared: ${undeclared.join(', ')}`);
}

interface Words extends Omit<MailPart, 'rows' | 'quotation'> {
  readonly greeting: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly quotation: string | undefined;
}

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
  ha: (name) => (name === '' ? 'Sannu,' : `Zuwa ga ${name},`),
};

function wordsFor({ name, isConfirmed }: Addressee, { rows = [], quotation, ...part }: MailPart): Words {
  const said = (text: string | Typed | undefined) =>
    typeof text === 'object' ? (isConfirmed ? text.typed : undefined) : text;
  return {
    ...part,
    greeting: greetings[part.language](isConfirmed ? name : ''),
    rows: rows.flatMap(([label, value]) => {
      const shown = said(value);
      return shown === undefined ? [] : [[label, shown] as const];
    }),
    quotation: said(quotation),
  };
}

function textOf({ greeting, text, rows, quotation, code, action, links = [], notes }: Words): string {
  return [
    greeting,
    text,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quotation?.replace(/^/gm, '> '),
    code,
    ...[action, ...links].map((link) => link && `${link.label}: ${link.url}`),
    ...notes,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Read by somebody who does not read the first language: said in the other one. */
const followsIn: Readonly<Record<Language, string>> = { en: 'In English below', ha: 'Da Hausa a ƙasa' };

function htmlOf(part: Words, following: Language | undefined): string {
  const { language, subject, greeting, text, amount, rows, quotation, code, action, orOpen, links = [] } = part;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="muted" style="${mailStyle.label}">${escaped(label)}</td></tr><tr><td style="${mailStyle.value}">${escaped(value)}</td></tr>`,
  );
  const address = action && escaped(action.url);
  return [
    `<div lang="${language}">`,
    following &&
      `<p class="muted" lang="${following}" style="${mailStyle.following}">${escaped(followsIn[following])}</p>`,
    `<h1 style="${mailStyle.title}">${escaped(subject)}</h1>`,
    amount && `<p style="${mailStyle.amount}">${escaped(amount)}</p>`,
    `<p style="margin:0 0 12px">${escaped(greeting)}</p>`,
    `<p style="margin:0 0 16px">${escaped(text)}</p>`,
    cells.length > 0 && `<table role="presentation" class="facts" style="${mailStyle.facts}">${cells.join('')}</table>`,
    quotation && `<blockquote style="${mailStyle.quotation}">${escaped(quotation)}</blockquote>`,
    code && `<p class="facts" style="${mailStyle.code}">${escaped(code)}</p>`,
    action &&
      `<p style="margin:24px 0"><a class="button" href="${address}" style="${mailStyle.button}">${escaped(action.label)}</a></p>`,
    action &&
      orOpen &&
      `<p class="muted" style="${mailStyle.note}">${escaped(orOpen)}<br><a href="${address}" style="${mailStyle.address}">${address}</a></p>`,
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a class="link" href="${escaped(url)}" style="${mailStyle.link}">${escaped(label)}</a></p>`,
    ),
    ...part.notes.map((note) => `<p class="muted" style="${mailStyle.note}">${escaped(note)}</p>`),
    '</div>',
  ]
    .filter(Boolean)
    .join('\n');
}
