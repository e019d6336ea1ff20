import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type EnforcementDetail, enforcementDetailSchema } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EnforcementPanel } from './enforcement-panel.tsx';
import { OfficerPhones } from './officer-phones.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const root = '/tax-area-office/enforcement-tracking';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [{ path: root, element: <EnforcementPanel id={id} /> }],
  loadMessages: async () => {},
});
const someone = (name: string, place: number) => ({ id: `0199a1f0-0000-7000-8000-00000000000${place}`, name });
const shown: EnforcementDetail = enforcementDetailSchema.parse({
  ...{ id, number: 'ENF-2026-00000071', demandId: id, demandNumber: 'DMN-2026-00000874', tpui: 'KD-0412-0000-31' },
  ...{ taxpayer: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd', office: 'Zaria', state: 'approved', debtKobo: 500_000 },
  ...{ openKobo: 500_000, openedOn: '2026-11-02', endedOn: null, endReason: '', clock: null, hindrance: null },
  ...{ openedBy: someone('Ladi', 1), checkedBy: someone('Ruth', 2), opinion: 'Lapsed', sale: null, released: null },
  orders: [
    {
      ...{ id, kind: 'distrain', court: 'High Court, Kaduna', orderNumber: 'KDH/3312/26', givenOn: '2026-11-13' },
      ...{ validUntil: '2026-12-12', place: 'Kakuri 22', maySeal: true, mayTake: true, maySearch: false },
      ...{ coversDwelling: false, limitKobo: 500_000, paper: 'Shelf 4' },
      ...{ notedBy: someone('Ladi', 1), comparedBy: someone('Sani', 3) },
    },
  ],
  visits: [],
  ...{ openBills: ['KD7Q4M2X9TBC1VWZ'], officers: [someone('Rose', 4), someone('Ibrahim', 5)] },
  ...{ workId: id, caseVersion: 6, moves: ['call-off', 'depart'] },
});

async function open(detail: EnforcementDetail, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Office Director'], user: { email: 'd@example.ng' } });
  let answer = detail;
  const { fetch, sent } = answering({
    [`GET /enforcements/${id}`]: () => Response.json(answer),
    [`POST /enforcements/${id}/departure`]: () => {
      answer = { ...detail, state: 'cancelled', hindrance: 'paid', endReason: 'The demand is paid.', moves: [] };
      return Response.json(answer);
    },
    [`POST /enforcements/${id}/visits`]: () => Response.json(detail),
    [`POST /enforcements/${id}/moves`]: () => Response.json(detail),
  });
  const { container } = await renderArea(area, root, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const posted = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  return { container, posted };
}

it('shows the order with its scope, and how a departure ended that called itself off', async () => {
  const { container, posted } = await open(shown);
  expect(await screen.findByText(/KDH\/3312\/26; High Court, Kaduna/)).toBeDefined();
  expect(screen.getByText(/Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd/)).toBeDefined();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Leave now' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Every bill is asked about now/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave now' }));
  await expect.poll(posted).toEqual([{ caseVersion: 6 }]);
  expect(await screen.findByText('The demand is paid.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave now' })).toBeNull();
});

it('plans a visit of two badges at the place of the order', async () => {
  const { posted } = await open({ ...shown, state: 'ordered', moves: ['plan'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan the visit' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Plan the visit/ }));
  expect(dialog.queryByLabelText('Search persons')).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Day/ }), '27/11/2026');
  await userEvent.type(dialog.getByLabelText(/^From/), '09:30');
  await userEvent.type(dialog.getByLabelText(/^Until/), '13:00');
  await userEvent.type(dialog.getByLabelText(/^Witness/), 'Ward head');
  for (const [at, name] of ['Rose', 'Ibrahim'].entries()) {
    await userEvent.selectOptions(dialog.getAllByLabelText(/^Officer/)[at] as HTMLElement, name);
    await userEvent.type(dialog.getAllByLabelText(/^Badge/)[at] as HTMLElement, `KD-O-${at}1`);
    await userEvent.selectOptions(dialog.getAllByLabelText(/^Gender/)[at] as HTMLElement, 'Woman');
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Plan the visit' }));
  await expect.poll(posted).toEqual([
    {
      ...{ caseVersion: 6, place: 'Kakuri 22', isDwelling: false, consentOf: '', witness: 'Ward head', willSeal: true },
      ...{
        willTake: true,
        willSearch: false,
        startsAt: '2026-11-27T09:30:00+01:00',
        endsAt: '2026-11-27T13:00:00+01:00',
      },
      team: shown.officers.map(({ id: userId }, at) => ({ userId, badge: `KD-O-${at}1`, gender: 'female' })),
    },
  ]);
});

it('asks for a reason, in Hausa as well', async () => {
  const { posted } = await open(shown, 'ha');
  await userEvent.click(await screen.findByRole('button', { name: 'Soke ziyarar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Ruwan sama mai yawa');
  await userEvent.click(dialog.getByRole('button', { name: 'Soke ziyarar' }));
  await expect.poll(posted).toEqual([{ move: 'call-off', caseVersion: 6, reason: 'Ruwan sama mai yawa' }]);
});

const officersPhone = {
  ...{
    id,
    officerId: id,
    officer: 'Rose Ɗan-Iya',
    isOwn: false,
    name: 'Android 14; TECNO',
    state: 'active',
    waiting: 3,
  },
  ...{ stateReason: '', stateAt: null, toldAt: null, enrolledAt: '2026-11-27T07:00:00.000Z' },
  contactAt: '2026-11-27T09:00:00.000Z',
};
const report = {
  ...{ id, officer: 'Rose Ɗan-Iya', deviceName: 'Android 14; TECNO', clockZone: 'Africa/Lagos', place: null },
  ...{ capturedAt: '2026-11-27T09:00:00.000Z', receivedAt: '2026-11-27T16:00:00.000Z', photosTaken: 2, photos: [] },
  ...{ outcome: 'receipt-shown', receiptNumber: 'R-17', note: '<script>x</script>' },
  timing: 'captured-after-cancelling',
};
const visited = enforcementDetailSchema.parse({
  ...shown,
  visits: [
    {
      ...{ id, state: 'called-off', place: 'Kakuri 22', isDwelling: false, consentOf: '', willSeal: true },
      ...{ willTake: true, willSearch: false, startsAt: '2026-11-27T08:45:00.000Z', witness: 'Ward head', team: [] },
      ...{ endsAt: '2026-11-27T12:00:00.000Z', plannedBy: null, approvedBy: null, departedAt: null },
      ...{ endReason: 'Heavy rain', execution: null, reports: [report] },
    },
  ],
});

it.each([
  ['en', 'Captured after cancelling', 'From officers’ phones'],
  ['ha', 'An rubuta bayan sokewa', 'Daga wayoyin jami’ai'],
] as const)(
  'says what an officer noted on a phone, and that the visit was called off before (%s)',
  async (language, after, of) => {
    const { container } = await open(visited, language);
    expect(await screen.findByRole('heading', { name: of })).toBeDefined();
    expect(screen.getByText(after)).toBeDefined();
    for (const words of ['R-17', '<script>x</script>', 'Rose Ɗan-Iya, Android 14; TECNO', '0 / 2'])
      expect(screen.getByText(words)).toBeDefined();
    await expectAccessible(container);
  },
);

it('shows a link for one’s own phone once, and locks a phone with a reason', async () => {
  await openSession({ token: 'token', roles: ['Tax Office Director'], user: { email: 'd@example.ng' } });
  const { fetch, sent } = answering({
    'GET /officer-phones': () => Response.json({ openLinkUntil: null, phones: [officersPhone] }),
    'POST /officer-phones/links': () =>
      Response.json({ link: 'https://p.ng/field#officer=abc', pin: '482913', expiresAt: '2026-11-29T09:00:00.000Z' }),
    [`POST /officer-phones/${id}`]: () =>
      Response.json({ openLinkUntil: null, phones: [{ ...officersPhone, state: 'locked', stateReason: 'Lost it' }] }),
  });
  const { container } = await renderArea(
    defineArea({ ...area, routes: [{ path: root, element: <OfficerPhones /> }] }),
    root,
    { fetch, language: 'en', wrap: (children) => <TestTheme>{children}</TestTheme> },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Phones for visits' }));
  expect(await screen.findByText(/Rose Ɗan-Iya, Android 14; TECNO: At work/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Field page' }).getAttribute('href')).toBe('/field');
  await userEvent.click(screen.getByRole('button', { name: 'Make a link for my phone' }));
  expect(await screen.findByText('482913')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Lock/ }));
  await userEvent.type(dialog.getByRole('textbox'), 'Lost in the market');
  await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
  await expect
    .poll(() => sent.filter(({ call }) => call.endsWith(id)).map(({ body }) => body))
    .toEqual([{ act: 'lock', reason: 'Lost in the market' }]);
  await expectAccessible(container);
});
