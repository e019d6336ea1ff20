import { closeSession, openSession } from '@portal/auth';
import { kobo, type Terminal, type TerminalClose } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
const user = userEvent.setup();

async function open(path: string, answers: WorkAnswers, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork(answers);
  await renderArea(area, path, {
    fetch: network.fetch,
    token: 'token',
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return network;
}

afterEach(async () => {
  clearToasts();
  await closeSession();
});

const placed = {
  ...{ agentTpui: 'KD-0019-2231-77', place: '4 Zaria Road', latitude: 10.52, longitude: 7.44 },
  ...{ paymentLimitKobo: kobo(10_000_000), dayLimitKobo: kobo(120_000_000) },
};
const terminal: Terminal = {
  ...{ id: idOf(1), serial: 'PAX-81218902', bankCode: '044', state: 'deployed', ...placed },
  ...{ agentName: 'Alheri Demo Stores', todayKobo: kobo(97_240_000), todayCount: 66 },
  ...{ lastSeenAt: '2026-11-27T08:10:00.000Z', lastMetres: 2_400, openDays: 1 },
  questions: [{ id: idOf(2), kind: 'place', times: 2, metres: 2_400, askedAt: '2026-11-27T08:00:00.000Z' }],
  waiting: null,
};
const waiting: Terminal = {
  ...{ ...terminal, id: idOf(3), serial: 'PAX-00000219', state: 'in-stock', questions: [], openDays: 0 },
  waiting: {
    ...{ id: idOf(4), ...placed, reason: 'The agent opens a shop', proposedBy: 'Hadiza Garba' },
    ...{ proposedAt: '2026-11-26T08:00:00.000Z', mayDecide: true },
  },
};
const close: TerminalClose = {
  ...{ terminalId: idOf(1), serial: 'PAX-81218902', agentName: 'Alheri Demo Stores', day: '2026-11-26' },
  ...{
    state: 'differs',
    differing: 1,
    finding: null,
    reason: null,
    proposedBy: null,
    decidedBy: null,
    mayDecide: false,
  },
  batch: { kobo: kobo(89_430_000), count: 61 },
  file: { kobo: kobo(89_880_000), count: 62 },
  receipts: { kobo: kobo(89_880_000), count: 62 },
};

it('shows what is open about a terminal, and one person stops it', async () => {
  const network = await open('/admin/pos-managers', {
    'GET /terminals': () => [terminal],
    'POST /terminals/:id/steps': () => ({}),
  });
  expect(await screen.findByText(/PAX-81218902 · Deployed/)).toBeTruthy();
  expect(screen.getByText('Asked: away from its place')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Block: PAX-81218902' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason, for the record' }), 'Nobody answers the phone');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({ to: 'blocked', reason: 'Nobody answers the phone' });
});

it('lets the second person approve what the first proposed', async () => {
  const network = await open('/admin/pos-managers', {
    'GET /terminals': () => [waiting],
    'POST /terminals/:id/verdicts': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve: PAX-00000219' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason, for the record' }), 'I saw the shop');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({
    ...{ changeId: waiting.waiting?.id, verdict: 'approved', reason: 'I saw the shop' },
  });
});

it('shows the three totals of a day of the address, in Hausa too', async () => {
  await open('/admin/pos-managers/closes?day=2026-11-26', { 'GET /terminals/closes': () => [close] }, 'ha');
  expect(await screen.findByText(/PAX-81218902 · Ya bambanta/)).toBeTruthy();
  expect(screen.getByText(/₦894,300.00 \(61\)/)).toBeTruthy();
  expect(screen.getByText(/^26 \S+ 2026$/)).toBeTruthy();
});

it('says when no terminal took money', async () => {
  await open('/admin/pos-managers/closes', { 'GET /terminals/closes': () => [] });
  expect(await screen.findByText('No terminal took money on this day.')).toBeTruthy();
});
