import { closeSession, openSession } from '@portal/auth';
import { type BankList, kobo, type SharePayment } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, pageOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
const user = userEvent.setup();

async function open(answers: WorkAnswers, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork({ 'GET /refund-lists': () => pageOf([]), ...answers });
  await renderArea(area, '/admin/collection-reports/bank-lists', {
    ...{ fetch: network.fetch, token: 'token', language },
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

const account = { bankCode: '011', bankName: 'First Bank of Nigeria', accountName: 'Alheri', accountLast4: '4579' };
const payment: SharePayment = {
  ...{ id: idOf(1), number: 'SHP-2026-00000001', subjectName: 'Alheri Demo Stores', month: '2026-10-01' },
  ...{ amountKobo: kobo(1_172_800), state: 'payable', caseVersion: 1, account, isDisputed: false },
  ...{ cameBack: null, paidOn: null, moves: [] },
};
const list: BankList = {
  ...{ id: idOf(9), number: 'RFL-2026-000004', madeBy: 'Ladi Musa', madeAt: '2026-11-20T09:00:00.000Z' },
  totalKobo: kobo(2_422_800),
  lines: [
    {
      ...{ kind: 'refund', number: 'RFD-2026-00000007', reference: 'RFD-2026-00000007-1', accountName: 'Amina Bello' },
      ...{ amountKobo: kobo(1_250_000), state: 'paid' },
    },
    {
      ...{ kind: 'shares', number: 'SHP-2026-00000001', reference: 'SHP-2026-00000001-1', accountName: 'Alheri' },
      ...{ amountKobo: kobo(1_172_800), state: 'returned' },
    },
  ],
};

it('shows both kinds of lines of a list and what became of each, in Hausa too', async () => {
  await open({ 'GET /share-payments': () => pageOf([]), 'GET /refund-lists': () => pageOf([list]) }, 'ha');
  expect(await screen.findByText(/^Mayarwa RFD-2026-00000007-1 · Amina Bello.* An biya$/)).toBeDefined();
  expect(screen.getByText(/^Kaso SHP-2026-00000001-1 · Alheri.* Ya dawo$/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sauke: RFL-2026-000004' })).toBeDefined();
});

it('makes a list of what can be sent: not of what is disputed, nor of what has no account', async () => {
  const waiting = { ...payment, id: idOf(2), number: 'SHP-2026-00000002', account: null, cameBack: 'It is closed' };
  const disputed = { ...payment, id: idOf(3), number: 'SHP-2026-00000003', isDisputed: true };
  const network = await open({
    'GET /share-payments': () => pageOf([payment, waiting, disputed]),
    'POST /refund-lists': () => ({ id: idOf(9), number: list.number, refunds: 0, shares: 1, totalKobo: 1_172_800 }),
    'GET /refund-lists/:id/file': () => 'Reference',
  });
  expect(await screen.findByText('No account on record: it waits')).toBeDefined();
  expect(screen.getByText('A line is disputed: it waits')).toBeDefined();
  expect(screen.getByText('The bank gave it back: It is closed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'List for the bank (1)' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'List for the bank' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(expect.objectContaining({ body: { ids: [], shares: [payment.id] } })),
  );
});

it('says with a document and a reason that a payment came back', async () => {
  const sent = { ...payment, state: 'sent' as const, caseVersion: 2, moves: ['evidence', 'return'] as const };
  const network = await open({
    'GET /share-payments': () => pageOf([sent]),
    'POST /share-payments/:id/moves': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: `Say that it came back: ${payment.number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const action = () => user.click(dialog.getByRole('button', { name: 'Say that it came back' }));
  await action();
  expect(network.sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The account is closed');
  await user.type(dialog.getByRole('textbox', { name: /^The bank’s advice/ }), 'ADV-118');
  await action();
  expect(await screen.findByText('Done')).toBeDefined();
  expect(network.sent.map(({ body }) => body)).toContainEqual({
    ...{ move: 'return', caseVersion: 2, reason: 'The account is closed', document: 'ADV-118' },
  });
});

it('says that nothing waits and nothing was sent', async () => {
  await open({ 'GET /share-payments': () => pageOf([]) });
  expect(await screen.findByText('No statement of shares waits to be paid.')).toBeDefined();
  expect(await screen.findByText('No list was made yet.')).toBeDefined();
  await closeSession();
});

it('says that the payments could not be read', async () => {
  await open({});
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
});
