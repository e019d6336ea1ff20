import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { campaignSchema, type ReminderCampaign, type ReminderText, readDutyCalendar } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CampaignPage, DutyCalendar, TextLibrary } from './index.ts';
import { PrepareReminder } from './prepare-reminder.tsx';
// Loaded when they are opened: read here, they are there at once.
import '../forms/dialogs/confirm-dialog.tsx';
import './prepare-dialog.tsx';
import './write-text-dialog.tsx';

configure({ asyncUtilTimeout: 8000 });

const id = '0199a1f0-0000-7000-8000-000000000001';
const root = '/tax-area-office/schedule-notification';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [
    { path: root, element: <DutyCalendar /> },
    { path: `${root}/reminders/:id`, element: <CampaignPage /> },
    { path: `${root}/reminders`, element: <PrepareReminder /> },
    { path: `${root}/templates`, element: <TextLibrary /> },
  ],
  loadMessages: async () => {},
});
const wording = (subject: string) => ({
  subject,
  mail: 'Dear {name}, your {duty} was due on {day}.',
  message: 'Dear {name}, your {duty} was due on {day}.',
});
const text: ReminderText = {
  ...{ id, code: 'consumption-missing', version: 4, purpose: 'duty-missing', state: 'approved' },
  ...{ en: wording('A return is missing'), ha: wording('Akwai bayani da ya ɓace'), isOwn: false, workId: id },
  ...{ writtenBy: 'Ladi Officer', writtenAt: '2026-11-26T14:10:00.000Z', decidedBy: 'Musa Manager' },
  testedAt: '2026-11-26T14:20:00.000Z',
};
const counts = {
  ...{ rows: 8412, people: 8094, alreadyTold: 96, optedOut: 204, noAddress: 611, reached: 7183 },
  ...{ segments: 14_366, estimateKobo: 5_746_400 },
};
const sending: ReminderCampaign = campaignSchema.parse({
  ...{ id, number: 'N-00118', state: 'sending', purpose: 'duty-missing', channel: 'message', language: 'en', text },
  ...{ office: 'Kaduna North', ...counts, workId: id, quietUntil: null, acts: ['stop'], costKobo: 2_400_000 },
  audience: { of: 'duties', question: { status: 'missing', criteria: '' } },
  ...{ preparedBy: 'Ladi Officer', preparedAt: '2026-11-26T15:10:00.000Z' },
  ...{ decidedBy: 'Musa Manager', decidedAt: '2026-11-27T08:00:00.000Z' },
  ...{ stoppedBy: null, stoppedAt: null, finishedAt: null },
  outcomes: [
    { outcome: 'sent', reason: null, people: 3000 },
    { outcome: 'skipped', reason: 'settled', people: 318 },
    { outcome: 'waiting', reason: null, people: 3865 },
  ],
  effect: { written: 3000, settled: 702, finalOn: '2026-12-04' },
});
const user = userEvent.setup();

async function open(path: string, answers: Parameters<typeof answering>[0], language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['Tax Office Manager'], user: { email: 'manager@staff.test' } });
  const network = answering(answers);
  const view = await renderArea(area, path, {
    language,
    fetch: network.fetch,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { ...network, ...view };
}

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

const within_ = (name: string) => within(screen.getByRole('region', { name }));

it('says how far a reminder got and why others were left out, what it means that somebody paid, and stops it at once', async () => {
  const { container, sent } = await open(`${root}/reminders/${id}`, {
    [`GET /reminder-campaigns/${id}`]: () => Response.json(sending),
    [`POST /reminder-campaigns/${id}/stop`]: () => Response.json({ ...sending, state: 'stopped', acts: ['continue'] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'N-00118: A return is missing' })).toBeDefined();
  const state = within_('How far it got');
  expect(state.getByText('Going out')).toBeDefined();
  expect(state.getByText('Not written to: Paid or filed meanwhile').nextSibling?.textContent).toBe('318');
  expect(state.getByText('Cost so far').nextSibling?.textContent).toBe('₦24,000.00');
  expect(within_('Effect').getByText('702 of 3,000 written to (23.4 %)')).toBeDefined();
  expect(within_('Effect').getByText(/within seven days after it/)).toBeDefined();
  expect(within_('Who gets it').getByText('Will get it, each once').nextSibling?.textContent).toBe('7,183');
  expect(screen.getByRole('link', { name: 'Everybody it is to' }).getAttribute('href')).toBe(
    `${root}/people?criteria=N-00118`,
  );
  await expectAccessible(container);

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('It is stopped.')).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain(`POST /reminder-campaigns/${id}/stop`);
});

it('leads to the decision while it is proposed, and says why it cannot be read', async () => {
  await open(
    `${root}/reminders/${id}`,
    { [`GET /reminder-campaigns/${id}`]: () => Response.json({ ...sending, state: 'proposed', acts: [] }) },
    'ha',
  );
  expect((await screen.findByRole('link', { name: 'Zuwa yanke hukunci' })).getAttribute('href')).toBe(
    `${root}/approvals?of=reminder-campaign&record=${id}`,
  );
  expect(screen.queryByRole('button', { name: 'Tsayar' })).toBeNull();
});

it('is counted, shown with a sample and its cost, and proposed for exactly those who were shown', async () => {
  const { sent } = await open(`${root}/reminders`, {
    'GET /reminder-texts': () => Response.json({ texts: [text] }),
    'POST /reminder-campaigns/previews': () =>
      Response.json({
        ...counts,
        sample: [{ tpui: 'KD-0412-0000-31', name: 'Hajiya Ƙofa', subject: '', text: 'Dear Hajiya Ƙofa, …' }],
        firstAt: '2026-12-03T07:00:00.000Z',
      }),
    'POST /reminder-campaigns': () => Response.json({ id, number: 'N-00119' }),
  });
  await user.click(screen.getByRole('button', { name: 'Prepare a reminder' }));
  await user.selectOptions(await screen.findByLabelText('Text'), 'consumption-missing, version 4');
  await user.selectOptions(screen.getByLabelText('By'), 'Text message');
  await user.click(screen.getByRole('button', { name: 'Count' }));
  expect(await screen.findByText('Hajiya Ƙofa')).toBeDefined();
  expect(screen.getByText('Want no reminders').nextSibling?.textContent).toBe('− 204');
  expect(screen.getByText('Estimated cost').nextSibling?.textContent).toBe('₦57,464.00, 14,366 text messages');
  await user.click(screen.getByRole('button', { name: 'Propose for 7,183 people' }));
  expect(await screen.findByText('It waits for another person.')).toBeDefined();
  expect(sent.find(({ call }) => call === 'POST /reminder-campaigns')?.body).toEqual({
    ...{ textId: id, channel: 'message', language: 'en', shown: { people: 8094, reached: 7183 } },
    audience: { of: 'duties', question: { status: 'missing', criteria: '' } },
  });
});

it('shows each version in both languages, sends it to oneself, and takes the next one', async () => {
  const { container, sent } = await open(`${root}/templates`, {
    'GET /reminder-texts': () => Response.json({ texts: [text] }),
    [`POST /reminder-texts/${id}/tests`]: () => Response.json(text),
    'POST /reminder-texts': () => Response.json({ ...text, version: 5, state: 'proposed' }),
  });
  expect(await screen.findByRole('heading', { name: 'consumption-missing, version 4' })).toBeDefined();
  expect(screen.getByText('Akwai bayani da ya ɓace').closest('[lang]')?.getAttribute('lang')).toBe('ha');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Send to me' }));
  expect(await screen.findByText('It is on its way to your mailbox.')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Next version' }));
  const message = await screen.findByLabelText(/^Text message \(English\)/);
  await user.clear(message);
  await user.click(message);
  await user.paste('Pay 25,000 now, please');
  await user.click(screen.getByRole('button', { name: 'Propose this version' }));
  expect((await screen.findAllByText(/A text message names no amount/)).length).toBeGreaterThan(0);
  expect(sent.map(({ call }) => call)).not.toContain('POST /reminder-texts');
  await user.clear(message);
  await user.click(message);
  await user.paste('Please file your return in the portal');
  await user.click(screen.getByRole('button', { name: 'Propose this version' }));
  expect(await screen.findByText(/^The version waits/)).toBeDefined();
  expect(sent.find(({ call }) => call === 'POST /reminder-texts')?.body).toMatchObject({
    ...{ code: 'consumption-missing', purpose: 'duty-missing' },
    en: { ...text.en, message: 'Please file your return in the portal' },
    ha: text.ha,
  });
});

it('shows month by month what is due, with what was extended and by whom, and holidays', async () => {
  const calendar = readDutyCalendar.response.parse({
    year: 2026,
    days: [
      { kind: 'paye-month', period: '2026-10', dueOn: '2026-11-10', lawDay: null, announced: null },
      {
        ...{ kind: 'consumption-tax-month', period: '2026-10', dueOn: '2026-11-30', lawDay: '2026-11-20' },
        announced: 'Gazette 41',
      },
    ],
    holidays: [{ day: '2026-12-25', name: { en: 'Christmas', ha: 'Kirsimeti' } }],
  });
  const { container, sent } = await open(`${root}?month=2026-11`, {
    'GET /duty-calendar': () => Response.json(calendar),
  });
  const november = within(await screen.findByRole('region', { name: 'November' }));
  expect(november.getByText('Month of PAYE, 2026-10')).toBeDefined();
  expect(november.getByText(/^Extended from .*: Gazette 41$/)).toBeDefined();
  expect(within_('Public holidays').getByText('Christmas')).toBeDefined();
  expect(screen.getByRole('link', { name: '2027' }).getAttribute('href')).toBe(`${root}?month=2027-01`);
  expect(sent.length).toBeGreaterThan(0);
  await expectAccessible(container);
});
