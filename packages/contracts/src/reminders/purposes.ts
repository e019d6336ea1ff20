import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

/** What a reminder may be about. A legal notice is a case of its own and is none of these: the list is closed, in the database too. */
export const reminderPurposes = ['duty-coming', 'duty-missing', 'bill-due', 'bills-unpaid'] as const;
export const reminderPurposeSchema = z.enum(reminderPurposes);
export type ReminderPurpose = z.output<typeof reminderPurposeSchema>;

/** By which way it goes out. */
export const reminderChannels = ['mail', 'message'] as const;
export const reminderChannelSchema = z.enum(reminderChannels);
export type ReminderChannel = z.output<typeof reminderChannelSchema>;

/** What stands in braces in a text, by purpose. An amount is none of them. */
export const reminderVariables = {
  'duty-coming': ['name', 'duty', 'period', 'day'],
  'duty-missing': ['name', 'duty', 'period', 'day'],
  'bill-due': ['name', 'bill', 'day'],
  'bills-unpaid': ['name'],
} as const satisfies Readonly<Record<ReminderPurpose, readonly string[]>>;

export const textStates = ['proposed', 'approved', 'refused', 'withdrawn'] as const;
export type TextState = (typeof textStates)[number];

export const campaignStates = ['proposed', 'sending', 'stopped', 'sent', 'refused', 'withdrawn'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What became of one person's message. `sending`: handed over this very moment. `delivered`: the network said so. */
export const messageOutcomes = ['waiting', 'sending', 'sent', 'delivered', 'failed', 'skipped'] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

/** Why somebody got none, or theirs did not arrive. */
export const messageReasons = [
  'settled',
  'open-case',
  'opted-out',
  'no-address',
  'names-amount',
  'not-approved',
  'refused',
  'unreachable',
  'uncertain',
] as const;
export type MessageReason = (typeof messageReasons)[number];

// native reviewer: the Hausa of the whole list is ours.
export const purposeWords = {
  'duty-coming': { en: 'A return is due soon', ha: 'Lokacin bayani ya kusa' },
  'duty-missing': { en: 'A return is missing', ha: 'Akwai bayani da ya ɓace' },
  'bill-due': { en: 'A bill is to be paid', ha: 'Akwai bil da za a biya' },
  'bills-unpaid': { en: 'Bills are unpaid', ha: 'Akwai bil da ba a biya ba' },
} as const satisfies Readonly<Record<ReminderPurpose, Localized>>;

export const channelWords = {
  mail: { en: 'Email', ha: 'Imel' },
  message: { en: 'Text message', ha: 'Saƙon waya' },
} as const satisfies Readonly<Record<ReminderChannel, Localized>>;

export const textStateWords = {
  proposed: { en: 'To be approved', ha: 'Yana jiran amincewa' },
  approved: { en: 'Approved', ha: 'An amince' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const satisfies Readonly<Record<TextState, Localized>>;

export const campaignStateWords = {
  proposed: { en: 'To be approved', ha: 'Yana jiran amincewa' },
  sending: { en: 'Going out', ha: 'Ana aikawa' },
  stopped: { en: 'Stopped', ha: 'An tsayar' },
  sent: { en: 'Sent', ha: 'An aika' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const satisfies Readonly<Record<CampaignState, Localized>>;

export const outcomeWords = {
  waiting: { en: 'Waits', ha: 'Yana jira' },
  sending: { en: 'Being sent', ha: 'Ana aikawa' },
  sent: { en: 'Sent', ha: 'An aika' },
  delivered: { en: 'Delivered', ha: 'Ya isa' },
  failed: { en: 'Failed', ha: 'Bai isa ba' },
  skipped: { en: 'Not written to', ha: 'Ba a rubuta masa ba' },
} as const satisfies Readonly<Record<MessageOutcome, Localized>>;

export const messageReasonWords = {
  settled: { en: 'Paid or filed meanwhile', ha: 'An biya ko an gabatar kafin nan' },
  'open-case': { en: 'A case is open: letters of the law only', ha: 'Akwai shari’a: wasiƙun doka kawai' },
  'opted-out': { en: 'Wants no reminders', ha: 'Ba ya son tunatarwa' },
  'no-address': { en: 'No address or number', ha: 'Babu adireshi ko lamba' },
  'names-amount': { en: 'The text would name an amount', ha: 'Rubutun zai ambaci kuɗi' },
  'not-approved': { en: 'Nobody approved it', ha: 'Ba wanda ya amince' },
  refused: { en: 'The address does not take it', ha: 'Adireshin bai karɓa ba' },
  unreachable: { en: 'Not reached after three tries', ha: 'Ba a same shi ba bayan gwaji uku' },
  uncertain: { en: 'Cut off while being sent; not sent twice', ha: 'An katse yayin aikawa; ba a aika sau biyu ba' },
} as const satisfies Readonly<Record<MessageReason, Localized>>;
