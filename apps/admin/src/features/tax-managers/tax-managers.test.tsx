import { closeSession, openSession } from '@portal/auth';
import type { TaxManagerRecord } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, pageOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const ladi: TaxManagerRecord = {
  ...{ id: idOf(1), name: 'Ladi Audu', email: 'ladi@staff.test', role: 'Tax Officer', office: { id: 6, name: 'Kawo' } },
  ...{ status: 'active', staffNumber: 'KD/12', grade: 'GL 09', portfolioSize: 500, portfolioLimit: 600 },
  ...{ delegationLimitKobo: 0, openCases: 12, lateCases: 2, lastSeenAt: null, cardCode: null },
  leave: { cover: 'Musa Audu', untilDay: '2026-11-30' },
  ...{ outstandingKobo: 5_000_000, collectedKobo: 1_000_000, unmanaged: 7, card: null },
  colleagues: [{ id: idOf(2), name: 'Musa Audu', portfolioSize: 0, portfolioLimit: 600 }],
  moves: [
    {
      ...{ at: '2026-11-20T09:00:00.000Z', by: 'Chief Demo', reason: 'New in the office' },
      ...{ from: null, to: 'Ladi Audu', taxpayers: 500 },
    },
  ],
};
const user = userEvent.setup();

async function open(path: string, answers: WorkAnswers = {}) {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork({
    'GET /tax-managers': () => pageOf([ladi]),
    'GET /tax-managers/:id': () => ladi,
    'GET /tax-managers/:id/portfolio': () => pageOf([]),
    ...answers,
  });
  await renderArea(area, path, {
    fetch: network.fetch,
    token: 'token',
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  await screen.findByRole('heading', { level: 1, name: 'Tax Managers' });
  return network;
}

afterEach(async () => {
  clearToasts();
  await closeSession();
});

it('says on a phone’s card what a count counts, and never as money', async () => {
  await open('/admin/tax-managers');
  const portfolio = (await screen.findByText('500 / 600')).closest('td');
  expect(portfolio?.dataset).toMatchObject({ card: 'amount', header: 'Portfolio' });
  expect(portfolio?.dataset.kobo).toBeUndefined();
});

it('shows load, leave and what moved, and transfers a whole portfolio to a colleague', async () => {
  const network = await open(`/admin/tax-managers?record=${ladi.id}`, {
    'POST /tax-managers/:id/portfolio/transfers': () => ({ taxpayers: 500, cases: 12, casesLeft: 0 }),
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText(/covered by Musa Audu/)).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Transfer the portfolio' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To whom' }), 'Musa Audu (0 / 600)');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She retires on Friday');
  await user.click(dialog.getByRole('button', { name: 'Transfer the portfolio' }));
  expect(await screen.findByText('Transferred: 500 taxpayers, 12 cases')).toBeDefined();
  await waitFor(() =>
    expect(network.sent).toContainEqual(
      expect.objectContaining({ body: { toUserId: idOf(2), reason: 'She retires on Friday' } }),
    ),
  );
});

it('prints the card of an agent', async () => {
  const member = {
    ...{ id: idOf(4), code: 'KA7Q4M2X9TBC', kind: 'agent', standing: 'active', name: 'Halima Sule', lga: 'Zaria' },
    ...{ employer: null, validUntil: '2027-11-30', area: 'Market', phoneNumber: null, suspensionReason: null },
  };
  const network = await open(`/admin/tax-managers?tab=members&record=${member.id}`, {
    'GET /network-members': () => pageOf([member]),
  });
  await user.click(await screen.findByRole('button', { name: 'Print the card (PDF)' }));
  await waitFor(() => expect(network.sent.map(({ call }) => call)).toContain('POST /network-members/:id/card'));
});

it('prints the card of an officer who has a valid one, and of nobody else', async () => {
  const withCard = { ...ladi, cardCode: 'KO7Q4M2X9TBC', card: { code: 'KO7Q4M2X9TBC', validUntil: '2027-11-30' } };
  const network = await open(`/admin/tax-managers?record=${ladi.id}`, { 'GET /tax-managers/:id': () => withCard });
  await user.click(await screen.findByRole('button', { name: 'Print the card (PDF)' }));
  await waitFor(() => expect(network.sent.map(({ call }) => call)).toContain('POST /tax-managers/:id/card/document'));
});

it('prints nothing of an officer without a card', async () => {
  await open(`/admin/tax-managers?record=${ladi.id}`);
  expect(await screen.findByRole('button', { name: 'Issue a card' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Print the card (PDF)' })).toBeNull();
});

it.each([
  ['members', 'Issue a collector’s card'],
  ['agencies', 'Record an agency'],
  ['applications', undefined],
  ['pre-registrations', 'Pre-register an agent'],
])('the tab %s has its queue and what is begun there', async (tab, tool) => {
  await open(`/admin/tax-managers?tab=${tab}`, {
    'GET /network-members': () => pageOf([]),
    'GET /agencies': () => pageOf([]),
    'GET /agent-applications': () => pageOf([]),
    'GET /agent-pre-registrations': () => pageOf([]),
  });
  if (tool) {
    await user.click(await screen.findByRole('button', { name: tool }));
    expect(await screen.findByRole('dialog', { name: tool })).toBeDefined();
  } else expect(await screen.findByRole('link', { name: /Under review/ })).toBeDefined();
});
