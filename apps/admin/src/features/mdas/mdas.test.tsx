import { closeSession, openSession } from '@portal/auth';
import { getMda } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const mda = {
  ...{ id: 1, code: 'KADIRS', name: 'Internal Revenue Service' },
  heads: [
    { id: 3, code: '12010102', name: 'Market levy', isActive: true, isIllustrative: true, allowsPlans: false },
    { id: 4, code: '12010103', name: 'Old levy', isActive: false, isIllustrative: false, allowsPlans: false },
    { id: 5, code: '12010104', name: 'Market dues', isActive: true, isIllustrative: false, allowsPlans: true },
  ],
  headChanges: [
    {
      ...{ workId: '0199a1f0-0000-7000-8000-000000000001', state: 'released', headId: 5, code: '12010104' },
      ...{ name: 'Market fees', isActive: false, fromDay: '2027-01-01' },
    },
    {
      ...{ workId: '0199a1f0-0000-7000-8000-000000000002', state: 'proposed', headId: null, code: '12010105' },
      ...{ name: 'Parking levy', isActive: true, fromDay: '2026-12-31' },
    },
  ],
  people: [{ name: 'Ladi Musa', email: 'ladi@demo.test', lastSeenAt: null }],
  targets: [
    {
      ...{ year: 2026, version: 2, source: 'Budget 2026', enteredBy: 'Amina Bello' },
      ...{ parts: [{ month: null, kobo: 500_000_00 }], enteredAt: '2026-01-05T09:00:00.000Z' },
    },
  ],
};

async function open(language: 'en' | 'ha' = 'en') {
  const sent: { call: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method === 'GET' && path === '/mdas/1') return Response.json(getMda.response.parse(mda));
    if (init?.method === 'GET') return refusedWith('service.unavailable');
    sent.push({ call: `${init?.method} ${path}`, body: JSON.parse(String(init?.body)) });
    return Response.json({ id: 9 });
  });
  await renderArea(area, '/admin/mda-reports/1', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return sent;
}

it('shows heads that ended, versions of targets and, without figures, a blank instead of nought', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Internal Revenue Service' })).toBeDefined();
  expect(screen.getByText('12010103, ended: nothing new is billed')).toBeDefined();
  expect(screen.getByText(/2026, version 2 \(newest\)/)).toBeDefined();
  expect(screen.queryByText('₦0')).toBeNull();
});

it('says what days its figures are of, and what each counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  await open();
  const figures = within(await screen.findByRole('region', { name: 'This year' }));
  expect(figures.getByText(/^1 Jan.* – 23 Nov/)).toBeDefined();
  expect(figures.getByText(/^Receipts by the day of payment, less receipts voided/)).toBeDefined();
  vi.useRealTimers();
});

it('shows what waits for a second person or its day, with the case, and no second change of it', async () => {
  await open();
  expect((await screen.findByText(/^Released: Market fees, ends, from 1 Jan 2027\./)).textContent).toContain(
    'Look at it',
  );
  expect(screen.getByText('12010105, New head')).toBeDefined();
  expect(screen.getByText(/^Proposed: Parking levy, from 31 Dec 2026\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at it: Parking levy' }).getAttribute('href')).toBe(
    '/admin/settings/revenue-heads?record=0199a1f0-0000-7000-8000-000000000002',
  );
  expect(screen.queryByRole('button', { name: 'Change: Market dues' })).toBeNull();
});

it('proposes the end of a revenue head, and one with a code of eight digits', async () => {
  const user = userEvent.setup();
  const sent = await open();
  await user.click(await screen.findByRole('button', { name: 'Change: Market levy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'New bills come under it' }));
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('From this day on', { exact: false }), '31122026');
  await user.type(dialog.getByLabelText('Why', { exact: false }), 'Repealed by the law of 2026');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  const asked = { fromDay: '2026-12-31', reason: 'Repealed by the law of 2026' };
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /revenue-heads/3', body: { name: 'Market levy', isActive: false, ...asked } }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Propose a head' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Propose a head' }));
  await user.type(adding.getByLabelText('Code, eight digits', { exact: false }), '123');
  await user.type(adding.getByLabelText('Name', { exact: false }), 'New levy');
  await user.click(adding.getByRole('button', { name: 'Propose a head' }));
  expect((await adding.findAllByText(/Eight digits/)).length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
});

it('a SuperAdmin alone says whether a head is paid in parts', async () => {
  const user = userEvent.setup();
  const sent = await open();
  await screen.findByText('Market levy');
  expect(screen.queryByRole('button', { name: 'Payment in parts: Market levy' })).toBeNull();
  await openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'amina@example.ng' } });
  await user.click(await screen.findByRole('button', { name: 'Payment in parts: Market levy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Allow payment in parts' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'PUT /revenue-heads/3/plans', body: { allowsPlans: true } }]));
  await closeSession();
});

it('a SuperAdmin gives it another name, and sees what a head costs', async () => {
  await openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'amina@example.ng' } });
  const user = userEvent.setup();
  const sent = await open();
  await user.click(await screen.findByRole('button', { name: 'Change the name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the name' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Revenue Service');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'PUT /mdas/1', body: { name: 'Revenue Service' } }]));
  await user.click(await screen.findByRole('button', { name: 'Tariffs: Market levy' }));
  expect(await screen.findByRole('dialog', { name: 'Tariffs: Market levy' })).toBeDefined();
  await closeSession();
});

it('leads nobody but a SuperAdmin to where targets are entered', async () => {
  await open('ha');
  expect(await screen.findByRole('heading', { name: 'Manufofi' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Shigar da manufofi' })).toBeNull();
});
