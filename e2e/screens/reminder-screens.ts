import {
  campaignSchema,
  getCampaign,
  listReminderTexts,
  previewCampaign,
  type ReminderText,
  type ResponseOf,
  readDutyCalendar,
  reminderCampaignReport,
  reminderMessageReport,
} from '@portal/contracts';
import type { SignedInScreen } from './screen.ts';
import { answersTo, goesOnTo, press } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000001';
const about = {
  ...{ period: { minDate: '2000-01-01', maxDate: '2026-11-27' }, asOf: '2026-11-27T08:42:00.000Z', isBounded: false },
  ...{ pageSize: 50, after: null, before: null },
};
const text: ReminderText = {
  ...{ id, code: 'consumption-missing', version: 4, purpose: 'duty-missing', state: 'approved', isOwn: false },
  en: {
    subject: 'Your return of consumption tax is missing',
    mail: 'Dear {name}, your {duty} of {period} was due on {day} and is not filed. You can file it in the portal in a few minutes.',
    message: 'Dear {name}, your {duty} of {period} was due on {day}. File it in the portal, never with a person.',
  },
  ha: {
    subject: 'Bayaninka na harajin amfani ya ɓace',
    mail: 'Zuwa ga {name}, bayaninka {duty} na {period} ya cika a {day} kuma ba a gabatar ba. Za ka iya gabatarwa a tashar cikin mintuna.',
    message: 'Zuwa ga {name}, {duty} na {period} ya cika a {day}. Gabatar a tashar, kada ka ba kowa kuɗi.',
  },
  ...{ workId: id, writtenBy: 'Ibrahim Demo-Musa', writtenAt: '2026-11-26T14:10:00.000Z' },
  ...{ decidedBy: 'Abubakar Lawal', testedAt: '2026-11-26T14:20:00.000Z' },
};
const proposed: ReminderText = {
  ...text,
  ...{ id: id.replace(/1$/, '2'), version: 5, state: 'proposed', decidedBy: null, testedAt: null },
};
const counts = {
  ...{ rows: 8412, people: 8094, alreadyTold: 96, optedOut: 204, noAddress: 611, reached: 7183 },
  ...{ segments: 14_366, estimateKobo: 5_746_400 },
};
const campaign: ResponseOf<typeof getCampaign> = campaignSchema.parse({
  ...{ id, number: 'N-00118', state: 'sending', purpose: 'duty-missing', channel: 'message', language: 'ha', text },
  ...{ office: 'Zaria', ...counts, workId: id, quietUntil: '2026-11-28T07:00:00.000Z', acts: ['stop'] },
  audience: { of: 'duties', question: { status: 'missing', criteria: '' } },
  ...{ preparedBy: 'Ibrahim Demo-Musa', preparedAt: '2026-11-26T15:10:00.000Z', costKobo: 2_400_000 },
  ...{ decidedBy: 'Abubakar Lawal', decidedAt: '2026-11-27T08:00:00.000Z' },
  ...{ stoppedBy: null, stoppedAt: null, finishedAt: null },
  outcomes: [
    { outcome: 'failed', reason: 'refused', people: 41 },
    { outcome: 'sent', reason: null, people: 3000 },
    { outcome: 'skipped', reason: 'settled', people: 318 },
    { outcome: 'waiting', reason: null, people: 3824 },
  ],
  effect: { written: 3000, settled: 702, finalOn: '2026-12-04' },
});
const campaigns: ResponseOf<typeof reminderCampaignReport.list> = {
  ...about,
  totalRecords: 1,
  totals: { people: 7183, sent: 3000, failed: 41, costKobo: 2_400_000 },
  data: [
    {
      ...{ id, number: 'N-00118', text: 'consumption-missing', purpose: 'duty-missing', channel: 'message' },
      ...{ taxOffice: 'Zaria', preparedOn: '2026-11-26', people: 7183, sent: 3000, failed: 41, skipped: 318 },
      ...{ costKobo: 2_400_000, status: 'sending' },
    },
  ],
};
const people: ResponseOf<typeof reminderMessageReport.list> = {
  ...about,
  totalRecords: 2,
  totals: { costKobo: 800 },
  data: [
    {
      ...{ id, taxpayer: 'Hajiya Ƙofa Stores', tpui: 'KD-0412-0000-31', number: 'N-00118', preparedOn: '2026-11-26' },
      ...{ channel: 'message', duty: 'consumption-tax-month', billReference: null, reason: null, costKobo: 800 },
      ...{ settledAt: '2026-11-27T09:12:00.000Z', status: 'sent' },
    },
    {
      ...{ id: id.replace(/1$/, '2'), taxpayer: 'Musa Ɗanladi', tpui: 'KD-0412-0001-31', number: 'N-00118' },
      ...{ preparedOn: '2026-11-26', channel: 'message', duty: 'consumption-tax-month', billReference: null },
      ...{ reason: 'settled', costKobo: 0, settledAt: '2026-11-27T09:12:00.000Z', status: 'skipped' },
    },
  ],
};
const calendar: ResponseOf<typeof readDutyCalendar> = {
  year: 2026,
  days: [
    { kind: 'paye-month', period: '2026-10', dueOn: '2026-11-10', lawDay: null, announced: null },
    {
      ...{ kind: 'consumption-tax-month', period: '2026-10', dueOn: '2026-11-30', lawDay: '2026-11-20' },
      announced: 'Announced by the Service, notice 41',
    },
    { kind: 'withholding-month', period: '2026-10', dueOn: '2026-11-30', lawDay: null, announced: null },
    { kind: 'paye-month', period: '2026-11', dueOn: '2026-12-10', lawDay: null, announced: null },
  ],
  holidays: [{ day: '2026-12-25', name: { en: 'Christmas', ha: 'Kirsimeti' } }],
};
const office = '/tax-area-office/settings';
const root = '/tax-area-office/schedule-notification';
const role = 'Tax Office Manager';

/** The calendar of duties, reminders to many with one open, their texts, and who was written to. */
export const reminderScreens: readonly SignedInScreen[] = [
  {
    ...{ role, name: 'reminders, calendar', path: office },
    prepare: async (page) => {
      await answersTo(page, readDutyCalendar, calendar);
      await goesOnTo(page, root);
      await page.getByText('notice 41').waitFor();
    },
  },
  {
    ...{ role, name: 'reminders of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, reminderCampaignReport.list, campaigns);
      await answersTo(page, getCampaign, campaign);
      await goesOnTo(page, `${root}/reminders?record=${id}`);
      await page.getByText('Will get it, each once').waitFor();
    },
  },
  {
    ...{ role, name: 'reminders, none', path: office },
    prepare: async (page) => {
      const none = { people: 0, sent: 0, failed: 0, costKobo: 0 };
      await answersTo(page, reminderCampaignReport.list, { ...about, data: [], totalRecords: 0, totals: none });
      await goesOnTo(page, `${root}/reminders`);
      await page.getByRole('button', { name: 'Prepare a reminder' }).waitFor();
    },
  },
  {
    ...{ role, name: 'reminder, its page', path: office },
    prepare: async (page) => {
      await answersTo(page, getCampaign, campaign);
      await goesOnTo(page, `${root}/reminders/${id}`);
      await page.getByText('within seven days after it').waitFor();
    },
  },
  {
    ...{ role, name: 'reminders, counted', path: office },
    prepare: async (page) => {
      await answersTo(page, reminderCampaignReport.list, campaigns);
      await answersTo(page, listReminderTexts, { texts: [text] });
      await answersTo(page, previewCampaign, {
        ...counts,
        sample: [
          { tpui: 'KD-0412-0000-31', name: 'Hajiya Ƙofa Stores', subject: '', text: 'Zuwa ga Hajiya Ƙofa Stores, …' },
        ],
        firstAt: '2026-11-28T07:00:00.000Z',
      });
      await goesOnTo(page, `${root}/reminders`);
      await press(page, 'Prepare a reminder');
      await page.getByRole('dialog').getByLabel('Text').selectOption(id);
      await press(page, 'Count');
      await page.getByText('As some of them read it').waitFor();
    },
  },
  {
    ...{ role, name: 'reminders, people written to', path: office },
    prepare: async (page) => {
      await answersTo(page, reminderMessageReport.list, people);
      await goesOnTo(page, `${root}/people?criteria=N-00118`);
      await page.getByText('Musa Ɗanladi').first().waitFor();
    },
  },
  {
    ...{ role, name: 'reminders, templates', path: office },
    prepare: async (page) => {
      await answersTo(page, listReminderTexts, { texts: [proposed, text] });
      await goesOnTo(page, `${root}/templates`);
      await page.getByText('consumption-missing, version 4').waitFor();
    },
  },
];
