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

it('ends a revenue head, and adds one with a code of eight digits', async () => {
  const user = userEvent.setup();
  const sent = await open();
  await user.click(await screen.findByRole('button', { name: 'Change: Market levy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'New bills come under it' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'PUT /revenue-heads/3', body: { name: 'Market levy', isActive: false, allowsPlans: false } },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a head' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add a head' }));
  await user.type(adding.getByLabelText('Code, eight digits'), '123');
  await user.type(adding.getByLabelText('Name'), 'New levy');
  await user.click(adding.getByRole('button', { name: 'Add a head' }));
  expect((await adding.findAllByText(/Eight digits/)).length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
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
