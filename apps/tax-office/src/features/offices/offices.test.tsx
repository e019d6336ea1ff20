import { closeSession, openSession } from '@portal/auth';
import {
  getOffice,
  getTaxpayer,
  type OfficeRecord,
  type Role,
  taxOfficeReport,
  taxpayerReport,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfReport, pageAskedFor } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(() => closeSession());

const signIn = (role: Role, taxOfficeId = 6) =>
  openSession({
    token: 'token',
    roles: [role],
    user: { email: 'amina@example.ng', scope: { kind: 'tax-offices', taxOfficeId, name: 'An office', reach: 'all' } },
  });

const ids = ['0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11', '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a12'] as const;
const cover = {
  ...{ id: '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a13', fromDay: '2026-11-23', untilDay: '2026-11-27' },
  ...{ absent: { id: ids[1], name: 'Bello Garba' }, cover: { id: ids[0], name: 'Ladi Musa' } },
};
/** One more than a page has. */
const covers = Array.from({ length: 21 }, (_, at) =>
  at === 0 ? cover : { ...cover, id: `${cover.id}${at}`, absent: { id: ids[1], name: `Officer ${at}` } },
);
const office = {
  ...{ id: 6, name: 'Zaria', lga: 'Zaria', lgaId: 12, address: '1 Station Road', isIllustrative: true },
  hours: [{ weekday: 1, opensAt: '08:00', closesAt: '16:00' }],
  people: [
    { id: ids[0], name: 'Ladi Musa', role: 'Tax Officer', openCases: 4, hasCard: true },
    { id: ids[1], name: 'Bello Garba', role: 'Tax Officer', openCases: 0, hasCard: false },
  ],
  ...{ taxpayers: 120, openCases: 7, closed: null },
};
const taxpayer = {
  ...{ tpui: 'KD-0001-2345-67', name: 'Kasuwa Sample Traders Ltd', category: 'Corporate', phone: '+2348030000000' },
  ...{ lga: 'Zaria', homeOffice: { taxOfficeId: 6, name: 'Zaria', source: 'chosen' }, standing: 'active' },
  ...{ registeredOn: '2026-01-09', bills: 3, billedKobo: 300_000, collectedKobo: 100_000, outstandingKobo: 200_000 },
  lastPaidAt: null,
};

const workId = '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a14';
const holdings = { taxpayers: 1_204, people: 2, consultants: 1, enquiries: 3, cases: 7 };

async function open(
  path: string,
  report: typeof taxOfficeReport | typeof taxpayerReport,
  shown: Partial<OfficeRecord> = {},
) {
  const network = answersOfReport(report as never, { elsewhere: ['6'] });
  const sent: { call: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const url = new URL(String(input));
    const at = url.pathname.replace('/api/v1', '');
    if (init?.method === 'PUT') {
      sent.push({ call: `PUT ${at}`, body: JSON.parse(String(init.body)) });
      return Response.json(at.endsWith('home-office') ? { movedCases: 2 } : {});
    }
    if (init?.method === 'POST') {
      if (at.endsWith('/card/document')) {
        sent.push({ call: `POST ${at}`, body: undefined });
        return new Response(new Uint8Array([1]), { headers: { 'content-type': 'application/pdf' } });
      }
      sent.push({ call: `POST ${at}`, body: JSON.parse(String(init.body)) });
      if (at === '/work/covers') return Response.json(cover);
      if (at === '/tax-offices/proposals') return Response.json({ workId });
      return Response.json(at === '/work/transfers' ? { transferred: 4, stayed: 0 } : {});
    }
    // Of this office alone: others have leave of their own.
    if (at === '/work/covers')
      return Response.json(pageAskedFor(url.searchParams.get('officeId') === '6' ? covers : [], url.searchParams));
    if (at === '/tax-offices/6') return Response.json(getOffice.response.parse({ ...office, ...shown }));
    if (at === '/tax-offices/6/holdings') return Response.json(holdings);
    if (at === '/lookups/lgas') return Response.json([{ id: 2, displayField: 'Chikun', stateId: 19 }]);
    if (at === '/taxpayers/KD-0001-2345-67') return Response.json(getTaxpayer.response.parse(taxpayer));
    if (at === '/lookups/tax-offices')
      return Response.json([
        { id: 6, displayField: 'Zaria' },
        { id: 8, displayField: 'Kafanchan' },
        { id: 9, displayField: 'Makarfi', isClosed: true },
      ]);
    return network.fetch(input, init);
  });
  await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  return sent;
}

it('an office says its load; its Director changes the hours, an officer does not', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  expect((await screen.findByText('Ladi Musa')).closest('li')?.textContent).toContain('4');
  expect(screen.getByText('1 Station Road (to be confirmed)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change address and hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zaria' }));
  const address = dialog.getByLabelText('Address');
  await user.clear(address);
  await user.type(address, '12 Station Road');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'PUT /tax-offices/6',
        body: { address: '12 Station Road', hours: [{ weekday: 1, opensAt: '08:00', closesAt: '16:00' }] },
      },
    ]),
  );
});

it('a Director proposes that an office closes, and sees before how much would go where', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  await user.click(await screen.findByRole('button', { name: 'Close this office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the office Zaria' }));
  expect(await dialog.findByText('1,204')).toBeDefined();
  await dialog.findByRole('option', { name: 'Kafanchan' });
  // Neither itself nor one that is closed takes over.
  expect(dialog.queryByRole('option', { name: 'Zaria' })).toBeNull();
  expect(dialog.queryByRole('option', { name: 'Makarfi' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Office that takes over'), '8');
  await user.type(dialog.getByLabelText(/^First day without it/), '31/12/2026');
  await user.type(dialog.getByLabelText('Reason, for the record'), 'The lease ends');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'POST /tax-offices/proposals',
        body: { action: 'close', officeId: 6, successorId: 8, day: '2026-12-31', reason: 'The lease ends' },
      },
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Offices to decide', level: 1 })).toBeDefined();
});

it('a Director proposes a new office with its place and hours', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/office-management', taxOfficeReport);
  await user.click(await screen.findByRole('button', { name: 'Open an office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open an office' }));
  await dialog.findByRole('option', { name: 'Chikun' });
  await user.type(dialog.getByLabelText('Name of the office'), 'Sabon Tasha');
  await user.selectOptions(dialog.getByLabelText('Local government'), '2');
  await user.type(dialog.getByLabelText('Address'), '1 Market Road');
  await user.type(dialog.getByLabelText('Reason, for the record'), 'The board, 20 November');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ action: 'open', name: 'Sabon Tasha', lgaId: 2, address: '1 Market Road' });
});

it('an office that is closed says since when and who took over, and is changed no more', async () => {
  await signIn('Tax Office Director');
  await open('/tax-area-office/office-management?record=6', taxOfficeReport, {
    closed: { on: '2026-12-01', successor: { id: 8, name: 'Kafanchan' } },
  });
  expect(await screen.findByText('Kafanchan')).toBeDefined();
  expect(screen.getByText('1 Dec 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Close this office|Change address)/ })).toBeNull();
});

it('a Manager neither opens nor closes offices', async () => {
  await signIn('Tax Office Manager');
  await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  expect(await screen.findByText('Ladi Musa')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Open an office|Close this office)/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Offices to decide' })).toBeNull();
});

it('a Manager gives all cases of somebody to another, with a reason', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Manager');
  const sent = await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  expect(await screen.findByRole('button', { name: 'Give all cases: Ladi Musa' })).toBeDefined();
  // Who has none gives none.
  expect(screen.queryByRole('button', { name: 'Give all cases: Bello Garba' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Give all cases: Ladi Musa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give all open cases of Ladi Musa' }));
  expect(dialog.queryByRole('option', { name: /Ladi/ })).toBeNull();
  await user.selectOptions(dialog.getByLabelText('To'), ids[1]);
  await user.type(dialog.getByLabelText('Reason, for the record'), 'She leaves');
  await user.click(dialog.getByRole('button', { name: 'Give all cases' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /work/transfers', body: { fromUserId: ids[0], toUserId: ids[1], reason: 'She leaves' } },
    ]),
  );
});

it('leave is entered with its days and who stands in, and ended', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  await user.click(await screen.findByRole('button', { name: 'Enter leave: Ladi Musa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who stands in for Ladi Musa' }));
  await user.selectOptions(dialog.getByLabelText('Who stands in'), ids[1]);
  await user.clear(dialog.getByLabelText('First day'));
  await user.type(dialog.getByLabelText('First day'), '30/11/2026');
  await user.type(dialog.getByLabelText('Last day'), '04/12/2026');
  await user.click(dialog.getByRole('button', { name: 'Enter leave' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'POST /work/covers',
        body: { absentId: ids[0], coverId: ids[1], fromDay: '2026-11-30', untilDay: '2026-12-04' },
      },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Is back: Bello Garba' }));
  const back = within(await screen.findByRole('dialog', { name: 'Is back: Bello Garba' }));
  await user.click(back.getByRole('button', { name: 'Is back' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: `POST /work/covers/${cover.id}/end`, body: {} }));
});

it('every leave of an office is reached, and ended on its page', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  const leave = within(await screen.findByRole('region', { name: 'Leave' }));
  expect(await leave.findByText('1–20 of 21')).toBeDefined();
  expect(leave.queryByRole('button', { name: 'Is back: Officer 20' })).toBeNull();
  await user.click(leave.getByRole('button', { name: 'Next page' }));
  expect(await leave.findByRole('button', { name: 'Is back: Officer 20' })).toBeDefined();
});

it('a Director prints the cards of their own office, of those who have one', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  await user.click(await screen.findByRole('button', { name: 'Print the card (PDF): Ladi Musa' }));
  await waitFor(() => expect(sent).toEqual([{ call: `POST /tax-managers/${ids[0]}/card/document`, body: undefined }]));
  expect(screen.queryByRole('button', { name: 'Print the card (PDF): Bello Garba' })).toBeNull();
});

it.each([
  ['a Director of another office', 'Tax Office Director', 8],
  ['a Manager', 'Tax Office Manager', 6],
] as const)('%s prints no cards', async (_who, role, taxOfficeId) => {
  await signIn(role, taxOfficeId);
  await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  expect(await screen.findByText('Ladi Musa')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Print the card/ })).toBeNull();
});

it('an Officer neither gives cases nor enters leave', async () => {
  await signIn('Tax Officer');
  await open('/tax-area-office/office-management?record=6', taxOfficeReport);
  expect(await screen.findByText('Ladi Musa')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Give all cases|Enter leave)/ })).toBeNull();
});

it('a Director moves a taxpayer with a reason, and is told how many cases went along', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/taxpayer-reports?record=KD-0001-2345-67', taxpayerReport);
  await user.click(await screen.findByRole('button', { name: 'Move to another office' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Every open case of theirs goes along/)).toBeDefined();
  await dialog.findByRole('option', { name: 'Kafanchan' });
  await user.selectOptions(dialog.getByLabelText('Office'), '8');
  await user.type(dialog.getByLabelText('Reason, for the record'), 'They moved to Kafanchan');
  await user.click(dialog.getByRole('button', { name: 'Move to another office' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'PUT /taxpayers/KD-0001-2345-67/home-office',
        body: { taxOfficeId: 8, reason: 'They moved to Kafanchan' },
      },
    ]),
  );
});

it('a Director moves those who were chosen together', async () => {
  const user = userEvent.setup();
  await signIn('Tax Office Director');
  const sent = await open('/tax-area-office/taxpayer-reports', taxpayerReport);
  await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }));
  await user.click(await screen.findByRole('button', { name: /^Move \d taxpayers to another office/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Kafanchan' });
  await user.selectOptions(dialog.getByLabelText('Office'), '8');
  await user.type(dialog.getByLabelText('Reason, for the record'), 'The ward belongs to Kafanchan now');
  await user.click(dialog.getByRole('button', { name: /^Move \d taxpayers/ }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(new Set(sent.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ taxOfficeId: 8, reason: 'The ward belongs to Kafanchan now' })]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an Officer chooses no rows of the register', async () => {
  await signIn('Tax Officer');
  await open('/tax-area-office/taxpayer-reports', taxpayerReport);
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox', { name: 'All on this page' })).toBeNull();
});

it('a Manager confirms, and an Officer does neither', async () => {
  await signIn('Tax Office Manager');
  await open('/tax-area-office/taxpayer-reports?record=KD-0001-2345-67', taxpayerReport);
  expect(await screen.findByRole('button', { name: 'Confirm the office' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Move to another office' })).toBeNull();
});

it.each([
  ['Tax Office Director', 1],
  ['Tax Officer', 0],
] as const)(
  'what no office has leads to its rows; a %s is %i times shown the way to give it one',
  async (role, times) => {
    await signIn(role);
    const network = answersOfReport(taxOfficeReport as never, {
      count: 1,
      itemOf: () => ({
        ...{ id: '0', name: 'No office yet', status: 'none', taxpayers: 2, billed: 2, billedKobo: 100_000 },
        ...{
          collectedKobo: 30_000,
          outstandingKobo: 70_000,
          paidShare: 0.5,
          share: 0.1,
          closedOn: null,
          successor: null,
        },
      }),
    });
    await renderArea(area, '/tax-area-office/office-management?record=0&minDate=2026-11-01&maxDate=2026-11-23', {
      fetch: network.fetch,
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    const period = 'minDate=2026-11-01&maxDate=2026-11-23';
    const bills = await screen.findByText('Its bills');
    expect(bills.closest('a')?.getAttribute('href')).toBe(`/tax-area-office/invoice-reports?toId=0&${period}`);
    expect(
      screen.queryAllByText('Give these bills an office').map((link) => link.closest('a')?.getAttribute('href')),
    ).toEqual(Array(times).fill(`/tax-area-office/invoice-reports?toId=0&status=outstanding&${period}`));
  },
);
