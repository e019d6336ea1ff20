import { taxOfficeRoles } from '../access.ts';
import { dutyWords } from '../obligations/duty-words.ts';
import {
  campaignStateWords,
  channelWords,
  messageReasonWords,
  outcomeWords,
  purposeWords,
} from '../reminders/purposes.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const preparedOn = { en: 'Prepared on', ha: 'Ranar shiryawa' } as const;
const people = { en: 'People', ha: 'Mutane' } as const;
const sent = { en: 'Sent', ha: 'An aika' } as const;
const failed = { en: 'Failed', ha: 'Bai isa ba' } as const;
const cost = { en: 'Cost of text messages', ha: 'Kuɗin saƙonnin waya' } as const;

/** Reminders to many that an office prepared, with how far each got. */
export const reminderCampaignReport = defineReport({
  id: 'reminder-campaigns',
  title: { en: 'Reminders', ha: 'Tunatarwa' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: preparedOn, isOptional: true },
  sorts: ['preparedOn', 'people'],
  filters: ['toId'],
  statuses: campaignStateWords,
  searches: { en: 'Number or text', ha: 'Lamba ko rubutu' },
  remark: {
    en: 'Reminders are no letters of the law. Whoever paid, has an open case or wants none is left out when it goes out.',
    ha: 'Tunatarwa ba wasiƙun doka ba ne. Wanda ya biya, yake da shari’a ko ba ya so, ba a rubuta masa.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    text: { kind: 'text', label: { en: 'Text', ha: 'Rubutu' } },
    purpose: { kind: 'choice', label: { en: 'About', ha: 'Game da' }, words: purposeWords },
    channel: { kind: 'choice', label: { en: 'By', ha: 'Ta' }, words: channelWords },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    preparedOn: { kind: 'day', label: preparedOn },
    people: { kind: 'count', label: people },
    sent: { kind: 'count', label: sent },
    failed: { kind: 'count', label: failed },
    skipped: { kind: 'count', label: { en: 'Not written to', ha: 'Ba a rubuta musu ba' }, isExtra: true },
    costKobo: { kind: 'kobo', label: cost, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: campaignStateWords },
  },
  totals: {
    people: { kind: 'count', label: people },
    sent: { kind: 'count', label: sent },
    failed: { kind: 'count', label: failed },
    costKobo: { kind: 'kobo', label: cost },
  },
});

/** Who was written to by a reminder, and what became of each. */
export const reminderMessageReport = defineReport({
  id: 'reminder-messages',
  title: { en: 'People written to', ha: 'Waɗanda aka rubuta musu' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: preparedOn, isOptional: true },
  sorts: ['preparedOn'],
  filters: ['toId'],
  statuses: outcomeWords,
  searches: { en: 'Number of a reminder, TPUI or name', ha: 'Lambar tunatarwa, TPUI ko suna' },
  columns: {
    taxpayer: { kind: 'text', label: { en: 'Taxpayer', ha: 'Mai biyan haraji' }, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    number: { kind: 'reference', label: { en: 'Reminder', ha: 'Tunatarwa' } },
    preparedOn: { kind: 'day', label: preparedOn },
    channel: { kind: 'choice', label: { en: 'By', ha: 'Ta' }, words: channelWords, isExtra: true },
    duty: { kind: 'choice', label: { en: 'Return', ha: 'Bayani' }, words: dutyWords, nullable: true, isExtra: true },
    billReference: { kind: 'reference', label: headings.billReference, nullable: true, isExtra: true },
    settledAt: { kind: 'moment', label: { en: 'When', ha: 'Lokaci' }, nullable: true },
    reason: { kind: 'choice', label: { en: 'Why', ha: 'Me ya sa' }, words: messageReasonWords, nullable: true },
    costKobo: { kind: 'kobo', label: { en: 'Cost', ha: 'Kuɗi' }, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: outcomeWords },
  },
  totals: { costKobo: { kind: 'kobo', label: cost } },
});
