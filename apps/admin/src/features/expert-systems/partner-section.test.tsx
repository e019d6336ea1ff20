import { certificationStepIds, getExpertSystem, getPartnerStanding } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const system = {
  ...{ id: 1, name: 'Savanna Levy Desk', suspendedAt: null, suspensionReason: null },
  contact: { name: '', email: '', phone: '' },
  contract: { reference: '', from: null, until: null },
  ...{ engineCodes: [], revenueHeads: [], redirects: [], redirectRequests: [], documents: [], people: [] },
};
const moveId = '0199a1f0-0000-7000-8000-000000000009';
const steps = certificationStepIds.map((step, at) => ({
  step,
  seenAt: at === 0 ? null : '2026-11-20T09:00:00.000Z',
  requestId: at === 0 ? null : 'r-1',
}));
const standing = {
  ...{ state: 'certified', since: '2026-11-20T09:00:00.000Z', hasTestMode: true, open: null },
  moves: [
    {
      ...{ id: moveId, from: 'sandbox', to: 'certified', reason: 'The portal saw every step of the certification' },
      ...{ at: '2026-11-20T09:00:00.000Z', by: [], isRefused: false },
    },
  ],
  certification: { id: moveId, startedAt: '2026-11-20T08:00:00.000Z', passedAt: null, steps },
  signatures: { isRequired: false, since: null, reason: '', lift: null } as object,
  health: {
    ...{ bills: 12, paid: 9, webhooksArrived: 20, webhooksEnded: 21, liveKeys: 1, lastCallAt: null },
    ...{ faults: [{ code: 'bill.not-found', times: 4 }], oldestKeyAt: '2026-10-01T09:00:00.000Z' },
  },
};

async function open(shown: object = standing, language: 'en' | 'ha' = 'en') {
  const sent: { call: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method !== 'GET') {
      sent.push({ call: `${init?.method} ${path}`, body: JSON.parse(String(init?.body)) });
      return Response.json({ state: 'certified', isProposed: true });
    }
    if (path === '/expert-systems/1') return Response.json(getExpertSystem.response.parse(system));
    if (path === '/expert-systems/1/partner') return Response.json(getPartnerStanding.response.parse(shown));
    return refusedWith('service.unavailable');
  });
  const wrap = (children: ReactNode) => <TestTheme>{children}</TestTheme>;
  const view = await renderArea(area, '/admin/expert-system-modules/1', { fetch, language, wrap });
  return { ...view, sent };
}

it('shows where the partner is, what the portal saw of its certification, and how it does', async () => {
  await open();
  const section = within(await screen.findByRole('region', { name: 'Partner' }));
  const figure = `${steps.length - 1} of ${steps.length} steps seen by the portal`;
  expect(await section.findByText(figure, { exact: false })).toBeDefined();
  expect(section.getByText(/Not seen: Reads the heads it may bill/)).toBeDefined();
  expect(section.getByText('20 of 21')).toBeDefined();
  expect(section.getByText('bill.not-found 4')).toBeDefined();
  expect(section.getByText(/the portal · The portal saw every step/)).toBeDefined();
});

it('proposes to go live with a reason', async () => {
  const user = userEvent.setup();
  const { sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Propose to go live' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose to go live' }));
  await user.type(dialog.getByRole('textbox'), 'Contract is signed');
  await user.click(dialog.getByRole('button', { name: 'Propose to go live' }));
  const body = { to: 'live', reason: 'Contract is signed' };
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /expert-systems/1/partner/moves', body }]));
});

it('lets another person agree, and whoever proposed it only take it back', async () => {
  const user = userEvent.setup();
  const waiting = {
    ...{ id: moveId, to: 'live', reason: 'Contract is signed', proposedBy: 'Ladi Admin' },
    ...{ proposedAt: '2026-11-21T09:00:00.000Z', isOwn: false },
  };
  const other = await open({ ...standing, open: waiting });
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to the move' }));
  await user.click(dialog.getByRole('button', { name: 'Agree' }));
  const call = `POST /expert-systems/1/partner/moves/${moveId}/decision`;
  await waitFor(() => expect(other.sent).toEqual([{ call, body: { agrees: true } }]));
  other.unmount();
  await open({ ...standing, open: { ...waiting, isOwn: true } });
  expect(await screen.findByText('You proposed it: somebody else agrees.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
});

it('orders signed calls with a reason, and agrees as the second person to lift that', async () => {
  const user = userEvent.setup();
  const first = await open();
  await user.click(await screen.findByRole('button', { name: 'Order signed calls' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order signed calls' }));
  await user.type(dialog.getByRole('textbox'), 'Large amounts');
  await user.click(dialog.getByRole('button', { name: 'Order signed calls' }));
  const call = 'PUT /expert-systems/1/partner/signature-duty';
  await waitFor(() => expect(first.sent).toEqual([{ call, body: { isRequired: true, reason: 'Large amounts' } }]));
});

it.each([
  [true, ['Keep it']],
  [false, ['Keep it', 'Agree to lift it']],
])('whether who proposed to lift it sees the button to agree: %s', async (isOwn, names) => {
  const lift = { reason: 'They moved', proposedBy: 'Ladi Musa', proposedAt: '2026-11-21T09:00:00.000Z', isOwn };
  const since = '2026-11-20T09:00:00.000Z';
  await open({ ...standing, signatures: { isRequired: true, since, reason: 'Large amounts', lift } });
  const section = within(await screen.findByRole('region', { name: 'Signed calls' }));
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  expect(section.getByText(/Ladi Musa/)).toBeDefined();
});
