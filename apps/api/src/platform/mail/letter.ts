import { addressFields, type Language } from '@portal/contracts';
import { escaped, letterStyle, paper } from './letter-paper.ts';
import type { Mail } from './mailer.ts';

/** What a letter says in one language. Everything is plain text: nothing a person typed can become markup. */
export interface LetterPart {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** The sum the letter is about, ready for reading. */
  readonly amount?: string;
  /** Facts, one under the other. */
  readonly rows?: readonly (readonly [label: string, value: string | Typed])[];
  /** What somebody wrote, in their words and lines. */
  readonly quotation?: string | Typed;
  /** To be typed into the portal. */
  readonly code?: string;
  /** The one thing to do. */
  readonly action?: LetterLink;
  /** Said before the address of the action, for those whose programme shows no button. */
  readonly orOpen?: string;
  readonly links?: readonly LetterLink[];
  readonly notes: readonly string[];
}

interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** What came from the outside. It stands only in letters to people who are known to read the mailbox. */
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
   * else that was typed stands in the letter, the name included, and nobody makes us carry their words to others.
   */
  readonly isConfirmed: boolean;
}

export interface LetterFrame {
  readonly to: Addressee;
  readonly serviceName: string;
  /** Added to the subject, for example a receipt's number. */
  readonly subjectEnd?: string;
  /** See `Mail`. */
  readonly occasion?: string;
}

/** The one look of our mails: as text and as HTML, each language after the other, on any phone, light and dark. */
export function letter(frame: LetterFrame, given: readonly LetterPart[]): Mail {
  const { to, serviceName, subjectEnd, occasion } = frame;
  const parts = given.map((part) => wordsFor(to, part));
  for (const { action, links = [] } of parts)
    for (const link of [action, ...links]) if (link) requireDeclaredFields(link);
  return {
    to: to.email,
    ...(occasion !== undefined && { occasion }),
    subject: `${parts.map(({ subject }) => subject).join(' / ')}${subjectEnd ? `: ${subjectEnd}` : ''}`,
    text: parts.map(textOf).join(`\n\n${'—'.repeat(20)}\n\n`),
    html: paper(
      { serviceName, language: parts[0]?.language ?? 'en', preview: parts[0]?.text ?? '' },
      parts.map((part, index) => htmlOf(part, index === 0 ? parts[1]?.language : undefined)),
    ),
  };
}

/** What a link carries must be known as open or secret, or it would stand in the log of whoever serves it. */
function requireDeclaredFields({ url }: LetterLink): void {
  const undeclared = [...new URL(url).searchParams.keys()].filter((name) => !(name in addressFields));
  if (undeclared.length > 0) throw new Error(`A letter links with a field nobody declared: ${undeclared.join(', ')}`);
}

interface Words extends Omit<LetterPart, 'rows' | 'quotation'> {
  readonly greeting: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly quotation: string | undefined;
}

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
  ha: (name) => (name === '' ? 'Sannu,' : `Zuwa ga ${name},`),
};

function wordsFor({ name, isConfirmed }: Addressee, { rows = [], quotation, ...part }: LetterPart): Words {
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
      `<tr><td class="muted" style="${letterStyle.label}">${escaped(label)}</td></tr><tr><td style="${letterStyle.value}">${escaped(value)}</td></tr>`,
  );
  const address = action && escaped(action.url);
  return [
    `<div lang="${language}">`,
    following &&
      `<p class="muted" lang="${following}" style="${letterStyle.following}">${escaped(followsIn[following])}</p>`,
    `<h1 style="${letterStyle.title}">${escaped(subject)}</h1>`,
    amount && `<p style="${letterStyle.amount}">${escaped(amount)}</p>`,
    `<p style="margin:0 0 12px">${escaped(greeting)}</p>`,
    `<p style="margin:0 0 16px">${escaped(text)}</p>`,
    cells.length > 0 &&
      `<table role="presentation" class="facts" style="${letterStyle.facts}">${cells.join('')}</table>`,
    quotation && `<blockquote style="${letterStyle.quotation}">${escaped(quotation)}</blockquote>`,
    code && `<p class="facts" style="${letterStyle.code}">${escaped(code)}</p>`,
    action &&
      `<p style="margin:24px 0"><a class="button" href="${address}" style="${letterStyle.button}">${escaped(action.label)}</a></p>`,
    action &&
      orOpen &&
      `<p class="muted" style="${letterStyle.note}">${escaped(orOpen)}<br><a href="${address}" style="${letterStyle.address}">${address}</a></p>`,
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a class="link" href="${escaped(url)}" style="${letterStyle.link}">${escaped(label)}</a></p>`,
    ),
    ...part.notes.map((note) => `<p class="muted" style="${letterStyle.note}">${escaped(note)}</p>`),
    '</div>',
  ]
    .filter(Boolean)
    .join('\n');
}
