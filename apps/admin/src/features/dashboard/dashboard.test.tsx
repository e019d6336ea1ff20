import { closeSession, openSession } from '@portal/auth';
import { figureDefinitions } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfFigures, fiscalYear, refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(() => {
  closeSession();
  vi.useRealTimers();
});

let superAdmins = 3;

async function open(search = '', network = answersOfFigures(), language: 'en' | 'ha' = 'en') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  const view = await renderArea(area, `/admin${search}`, {
    fetch: async (input, init) => {
      if (String(input).includes('/users/super-admins')) return Response.json({ active: superAdmins, wanted: 3 });
      return String(input).includes('/settlement/reconciliation')
        ? Response.json({
            upTo: '2026-11-22',
            ranAt: '2026-11-23T00:05:00.000Z',
            openDifferences: 2,
            oldest: '2026-11-19',
            pendingKobo: 123_456_700,
            overdueKobo: 4_500_000,
          })
        : network.fetch(input, init);
    },
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...network };
}

const linkTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
const month = 'minDate=2026-11-01&maxDate=2026-11-23';

it('begins on the first of the month; each figure leads to the rows that add up to it', async () => {
  const { asked } = await open();
  expect(await linkTo(/^Invoices raised: 52,884 bills/)).toBe(`/admin/invoice-reports?${month}&status=billed`);
  expect(await linkTo(/^Collected: 41,206 receipts/)).toBe(`/admin/collection-reports?${month}`);
  expect(await linkTo(/^Outstanding: 11,678 bills/)).toBe(`/admin/invoice-reports?${month}&status=outstanding`);
  const summary = asked.find(({ path }) => path === '/reports/summary');
  expect(Object.fromEntries(summary?.query ?? [])).toEqual({
    minDate: '2026-11-01',
    maxDate: '2026-11-23',
    against: 'previous',
  });
});

it('says of each figure what it counts, once for all screens', async () => {
  await open();
  const collected = await screen.findByLabelText('What this counts: Collected');
  expect(collected.closest('details')?.textContent).toContain(figureDefinitions.collected.en);
  expect(screen.getAllByLabelText(/^What this counts: /)).toHaveLength(6);
});

it('says up to when everything was compared, and leads to what differs', async () => {
  await open();
  expect(await screen.findByText(/Reconciled up to 22 Nov 2026/)).toBeDefined();
  const link = await screen.findByRole('link', { name: '2 open differences, the oldest of 19 Nov 2026' });
  expect(link.getAttribute('href')).toBe('/admin/settlement-reports/differences?status=open');
});

it('says what providers took and did not pay over yet, and how much of it is overdue', async () => {
  await open();
  expect(await linkTo(/^Settlement pending: Awaited/)).toBe('/admin/settlement-reports/payments?status=awaited');
  expect(await screen.findByText(/of it overdue/)).toBeDefined();
});

it('a part of a chart leads to its rows, with the filters that are set', async () => {
  await open('?toId=8');
  const figure = within(await screen.findByRole('figure', { name: 'Collected by MDA' }));
  const link = await figure.findByRole('link', { name: /First of them/ });
  expect(link.getAttribute('href')).toBe(`/admin/collection-reports?toId=8&${month}&mdaId=3`);
  expect(figure.getByText('First of them brings 50.0%.')).toBeDefined();
  // Whose nobody knows leads nowhere.
  expect(figure.queryByRole('link', { name: /not known/ })).toBeNull();
});

it('what no office has yet is a row of its own, and leads to its rows', async () => {
  await open();
  const figure = within(await screen.findByRole('figure', { name: 'Collected by tax office' }));
  const link = await figure.findByRole('link', { name: /No office yet/ });
  expect(link.getAttribute('href')).toBe(`/admin/collection-reports?${month}&toId=0`);
});

it('an age of what is owed leads to the bills of its days of issue', async () => {
  await open();
  expect(await linkTo(/^91–180/)).toBe(
    '/admin/invoice-reports?minDate=2026-05-27&maxDate=2026-08-24&status=outstanding',
  );
});

it('the cards of what is owed and of who pays stand under every filter of the page, and so do their links', async () => {
  const { asked } = await open('?rhId=3&esId=2');
  const query = (path: string) => Object.fromEntries(asked.find((one) => one.path === path)?.query ?? []);
  expect(await linkTo(/^91–180/)).toBe(
    '/admin/invoice-reports?esId=2&rhId=3&minDate=2026-05-27&maxDate=2026-08-24&status=outstanding',
  );
  expect(query('/reports/ageing')).toEqual({ rhId: '3', esId: '2' });
  expect(query('/reports/payers')).toEqual({ rhId: '3', esId: '2', minDate: '2026-11-01', maxDate: '2026-11-23' });
});

it('what is owed and who pays are not known by channel: blank, and not asked', async () => {
  const { asked } = await open('?pcId=1');
  for (const name of ['Unpaid by age', 'Taxpayers, from registered to paid'])
    expect(
      within(await screen.findByRole('figure', { name })).getByText(/^Not known by channel or gateway/),
    ).toBeDefined();
  expect(asked.find(({ path }) => path === '/reports/ageing')).toBeUndefined();
});

it('says how it changed, in words too', async () => {
  await open();
  await screen.findByText('12.3% more than 1–23 Oct');
  const figure = within(await screen.findByRole('figure', { name: 'Collected by day' }));
  expect(await figure.findByRole('slider')).toBeDefined();
});

it('what nobody knows stays blank: settlements and bills where a channel is chosen', async () => {
  await open('?pcId=1');
  await screen.findByRole('link', { name: /^Collected:/ });
  const strip = within(screen.getByRole('region', { name: 'The figures of the period' }));
  expect(strip.getAllByText('not known')).toHaveLength(4);
  expect(strip.getAllByText('not known by channel or gateway')).toHaveLength(3);
  expect(strip.queryByText(/^₦?0$/)).toBeNull();
});

it('changes the comparison in the address', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { router } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), 'last-year');
  await waitFor(() => expect(router.state.location.search).toBe('?against=last-year'));
});

it('draws what a day is to bring, where months have targets, and for the whole state alone', async () => {
  const year = fiscalYear(2026);
  const months = [{ month: '2026-11-01', kobo: 1, beforeKobo: 1, targetKobo: 3_000_000_000 }];
  const network = () =>
    answersOfFigures((path) => (path === '/reports/fiscal-year' ? Response.json({ ...year, months }) : undefined));
  const { unmount } = await open('', network());
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const figure = within(await screen.findByRole('figure', { name: 'Collected by day' }));
  await user.click(await figure.findByRole('button', { name: 'Figures of Collected by day' }));
  expect(await figure.findByRole('columnheader', { name: 'Target' })).toBeDefined();
  unmount();
  const { asked } = await open('?mdaId=3', network());
  await screen.findByRole('figure', { name: 'Collected by day' });
  expect(asked.find(({ path }) => path === '/reports/fiscal-year')).toBeUndefined();
});

it('the register is a link for those who see its screen', async () => {
  await open();
  await screen.findByText('12 new in the period');
  expect(screen.queryByRole('link', { name: /The register/ })).toBeNull();
});

it('a figure that fails says so and the others stay', async () => {
  const network = answersOfFigures((path) =>
    path === '/reports/ageing' ? refusedWith('service.unavailable') : undefined,
  );
  await open('', network);
  const figure = within(await screen.findByRole('figure', { name: 'Unpaid by age' }));
  expect((await figure.findByRole('alert')).textContent).toContain('a1b2c3d4');
  expect(await linkTo(/^Collected:/)).not.toBeNull();
});

it('figures of the strip that could not be read say so, in place of dashes, and are asked for again', async () => {
  let isAway = true;
  const network = answersOfFigures((path) =>
    isAway && path === '/reports/summary' ? refusedWith('service.unavailable') : undefined,
  );
  await open('', network);
  const strip = within(screen.getByRole('region', { name: 'The figures of the period' }));
  expect(await strip.findAllByText('The figures could not be read.')).toHaveLength(4);
  expect(strip.queryByText('not known')).toBeNull();
  isAway = false;
  const again = strip.getAllByText('Try again')[0];
  if (again) await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(again);
  expect(await linkTo(/^Collected: 41,206 receipts/)).not.toBeNull();
});

it('is found as it was left by whoever comes back', async () => {
  await openSession({ token: 't', roles: ['Admin'], user: { email: 'back@example.ng' } });
  const { unmount } = await open('?mdaId=3');
  unmount();
  const { router } = await open();
  await waitFor(() => expect(router.state.location.search).toBe('?mdaId=3'));
});

it('speaks Hausa', async () => {
  await open('', answersOfFigures(), 'ha');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Allon bayani');
  expect(await screen.findByRole('figure', { name: 'An karɓa bisa MDA' })).toBeDefined();
});

const signIn = (role: string) =>
  openSession({ token: 't', roles: [role], user: { email: 'a@demo.test', scope: { kind: 'state' } } });

it('tells SuperAdmins that they are fewer than there should be, and where to propose one', async () => {
  await signIn('SuperAdmin');
  superAdmins = 2;
  await open();
  const title = 'There are 2 active SuperAdmins; there should be 3';
  expect(await screen.findByText(title)).toBeDefined();
  expect(await linkTo(/^Propose one under Users/)).toBe('/admin/settings/users');
});

it.each([
  ['the state', { kind: 'state' }, 'Tax office No office yet'],
  ['one office', { kind: 'tax-offices', taxOfficeId: 8, name: 'An office', reach: 'own' }, 'Tax office 0'],
] as const)('names the filter for what has no office to whoever sees it: %s', async (_whose, scope, name) => {
  await openSession({ token: 't', roles: ['Admin'], user: { email: 'a@demo.test', scope } });
  await open('?toId=0');
  expect(await screen.findByRole('button', { name })).toBeDefined();
});

it.each([
  ['SuperAdmin', 3],
  ['Admin', 1],
])('says nothing of it to a %s while there are %i', async (role, active) => {
  await signIn(role);
  superAdmins = active;
  await open();
  expect(await screen.findByText(/Reconciled up to/)).toBeDefined();
  expect(screen.queryByText(/active SuperAdmin/)).toBeNull();
});
