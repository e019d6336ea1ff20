import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { typedLine, typedLines } from '../typed-fields.ts';

/** What a mail may say of its occasion: `{amount}` in its words. */
export const mailVariables = {
  amount: { name: { en: 'the amount', ha: 'adadin kuɗi' }, example: '₦25,000.00' },
  service: {
    name: { en: 'the name of the service', ha: 'sunan hukuma' },
    example: 'Kaduna State Internal Revenue Service',
  },
  agency: { name: { en: 'the agency', ha: 'hukumar da ta tura' }, example: 'Arewa Agents Limited' },
} as const satisfies Readonly<Record<string, { readonly name: Localized; readonly example: string }>>;
export type MailVariable = keyof typeof mailVariables;

interface MailTemplate {
  readonly name: Localized;
  /** Must stand in its text, in both languages. */
  readonly needs?: readonly MailVariable[];
  /** May stand in it. */
  readonly may?: readonly MailVariable[];
}

/**
 * Mails whose subject and text the service words itself. References, links and what keeps people safe ("we never ask for your
 * password") stand in every mail and are not worded here.
 */
export const mailTemplates = {
  receipt: { name: { en: 'Receipt', ha: 'Rasit' }, needs: ['amount'], may: ['service'] },
  invoice: { name: { en: 'Invoice', ha: 'Takardar biyan kuɗi' }, needs: ['amount'], may: ['service'] },
  'payment-disagrees': { name: { en: 'Payment of another amount', ha: 'Biya da wani adadi' } },
  'payment-twice': { name: { en: 'Second payment of a bill', ha: 'Biyan bil sau biyu' } },
  'payment-second-claimed': { name: { en: 'Second payment that is claimed', ha: 'Biya na biyu da ake iƙirari' } },
  'registration-code': { name: { en: 'Code for registering', ha: 'Lambar yin rajista' } },
  'account-exists': { name: { en: 'An account exists already', ha: 'Akwai asusu tuni' } },
  'agent-pre-registered': {
    name: { en: 'Pre-registered as an agent', ha: 'Rajistar wakili tun da wuri' },
    needs: ['agency'],
  },
  'contact-code': { name: { en: 'Code for a new email address', ha: 'Lambar sabon imel' } },
  'enquiry-received': { name: { en: 'Message received', ha: 'Saƙo ya iso' } },
  'enquiry-answered': { name: { en: 'Message answered', ha: 'An amsa saƙo' } },
  'consultation-booked': { name: { en: 'Consultation booked', ha: 'An ajiye lokacin shawara' } },
  'consultation-rescheduled': { name: { en: 'Consultation moved', ha: 'An sauya lokacin shawara' } },
  'consultation-cancelled': { name: { en: 'Consultation cancelled', ha: 'An soke shawara' } },
  'consultation-reminder': { name: { en: 'Reminder of a consultation', ha: 'Tunatarwar shawara' } },
  'application-received': { name: { en: 'Application of an agent received', ha: 'Buƙatar wakili ta iso' } },
  'application-under-review': { name: { en: 'Application of an agent under review', ha: 'Ana duba buƙatar wakili' } },
  'application-approved': { name: { en: 'Application of an agent approved', ha: 'An amince da wakili' } },
  'application-declined': { name: { en: 'Application of an agent declined', ha: 'An ƙi buƙatar wakili' } },
  'declaration-received': { name: { en: 'Declaration and its bill', ha: 'Bayani da bil ɗinsa' } },
  'declaration-confirmed': { name: { en: 'Declaration confirmed', ha: 'An tabbatar da bayani' } },
  'declaration-rejected': { name: { en: 'Declaration rejected', ha: 'An ƙi bayani' } },
} as const satisfies Readonly<Record<string, MailTemplate>>;
export type MailTemplateId = keyof typeof mailTemplates;
export const mailTemplateIds = Object.keys(mailTemplates) as [MailTemplateId, ...MailTemplateId[]];

/** In the order in which they are offered. */
export function variablesOf(id: MailTemplateId): readonly MailVariable[] {
  const { needs = [], may = [] } = mailTemplates[id] as MailTemplate;
  return [...needs, ...may];
}

const subject = z.string().check(z.maxLength(90), typedLine(), z.minLength(3, 'Field is required'));
const text = z.string().check(z.maxLength(1200), typedLines(), z.minLength(10, 'Field is required'));
const wordsSchema = z.strictObject({ subject, text });
export const mailWordingSchema = z.strictObject({ en: wordsSchema, ha: wordsSchema });
export type MailWording = z.output<typeof mailWordingSchema>;

const placeholder = /\{([^{}]*)\}|[{}]/g;

export interface WordingProblem {
  readonly path: 'en.subject' | 'en.text' | 'ha.subject' | 'ha.text';
  /** Not one of this mail, or missing in its text. */
  readonly kind: 'unknown' | 'missing';
  readonly variable: string;
}

/** What cannot be filled in, and what must be said and is not. */
export function wordingProblems(id: MailTemplateId, wording: MailWording): readonly WordingProblem[] {
  const known: readonly string[] = variablesOf(id);
  const { needs = [] } = mailTemplates[id] as MailTemplate;
  return (['en', 'ha'] as const).flatMap((language) => {
    const words = wording[language];
    const unknown = (['subject', 'text'] as const).flatMap((part) =>
      [...words[part].matchAll(placeholder)]
        .filter(([, name]) => name === undefined || !known.includes(name))
        .map(([found]) => ({ path: `${language}.${part}` as const, kind: 'unknown' as const, variable: found })),
    );
    const missing = needs
      .filter((name) => !words.text.includes(`{${name}}`))
      .map((name) => ({ path: `${language}.text` as const, kind: 'missing' as const, variable: `{${name}}` }));
    return [...unknown, ...missing];
  });
}

/** With its variables filled in. What is not known stays as it stands. */
export function filledWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{([a-z]+)\}/g, (found, name: string) => values[name] ?? found);
}
