import { closeSession, openSession } from '@portal/auth';
import { kobo, type listShareMonths, type ResponseOf, type ShareChange, type ShareDispute } from '@portal/contracts';
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

async function open(answers: WorkAnswers, search = '', language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork({ 'GET /shares/terms': () => ({ terms: [], changes: [] }), ...answers });
  await renderArea(area, `/admin/settings/shares${search}`, {
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

const change: ShareChange = {
  ...{ id: idOf(1), party: 'partner', subjectName: 'Savanna Pay', headCode: null, head: null, endsTermId: null },
  ...{ basisPoints: 150, flatKobo: null, capKobo: kobo(50_000), validFrom: '2026-01-01', validUntil: null },
  ...{ reason: 'The contract is signed', proposedBy: 'Hadiza Garba', proposedAt: '2026-11-26T08:00:00.000Z' },
  mayDecide: true,
};
const month: ResponseOf<typeof listShareMonths>[number] = {
  ...{ id: null, subject: 'agent:KD-0019-2231-77', subjectName: 'Alheri Demo Stores', month: '2026-10-01', lines: 3 },
  ...{ earnedKobo: kobo(20_000), takenBackKobo: kobo(5_000), grossKobo: 15_000, withheldBasisPoints: 500 },
  ...{ withheldKobo: 750, netKobo: 14_250, state: 'running', mayDecide: false, payment: null },
};
const dispute: ShareDispute = {
  ...{ id: idOf(4), lineId: idOf(5), subjectName: 'Savanna Pay', billReference: 'KDJZ05XHT5GMEJ14', shareKobo: -1_500 },
  ...{ text: 'Two per cent was agreed', raisedAt: '2026-11-26T08:00:00.000Z', answer: null, answeredAt: null },
};

it('lets the second person approve a row that the first proposed, with its rate and cap in sight', async () => {
  const network = await open({
    'GET /shares/terms': () => ({ terms: [], changes: [change] }),
    'POST /shares/changes/:id/verdicts': () => ({}),
  });
  expect(await screen.findByText(/1.50 % \(at most ₦500.00\) a payment/)).toBeTruthy();
  expect(screen.getByText('No rate is agreed yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve: Savanna Pay, All revenue heads' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'I read the contract');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({ verdict: 'approved', reason: 'I read the contract' });
});

it('proposes a row of all agents for all heads from what was left empty', async () => {
  const network = await open({ 'POST /shares/changes': () => ({ id: idOf(9) }) });
  await user.click(await screen.findByRole('button', { name: 'Propose a rate' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Hundredths/ }), '75');
  await user.type(dialog.getByRole('textbox', { name: /^First day/ }), '01/12/2026');
  await user.type(dialog.getByRole('textbox', { name: 'Reason, for the record' }), 'Decided by the board');
  await user.click(dialog.getByRole('button', { name: 'Propose a rate' }));
  expect(await screen.findByText('Proposed. Another SuperAdmin decides')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({
    ...{ expertSystemId: null, agentTpui: null, revenueHeadId: null, basisPoints: 75, flatKobo: null, capKobo: null },
    ...{ validFrom: '2026-12-01', validUntil: null, reason: 'Decided by the board' },
  });
});

it('closes a month that has ended, and says so in Hausa too', async () => {
  const network = await open(
    { 'GET /shares/statements': () => [month], 'POST /shares/statements': () => ({ id: idOf(2) }) },
    '?month=2026-10-01',
    'ha',
  );
  await user.click(await screen.findByRole('tab', { name: 'Bayanai' }));
  expect(await screen.findByText('Alheri Demo Stores · ₦142.50')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rufe wata: Alheri Demo Stores' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox'));
  await user.type(dialog.getByRole('textbox', { name: 'Dalili, don ajiya' }), 'Watan ya cika');
  await user.click(dialog.getByRole('button', { name: 'Rufe wata' }));
  expect(await screen.findByText('An yi. Wani SuperAdmin zai yanke hukunci')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({
    ...{ subject: month.subject, month: month.month, hasTaxId: false, reason: 'Watan ya cika' },
  });
});

it('answers what is disputed', async () => {
  const network = await open({
    'GET /shares/disputes': () => [dispute],
    'POST /shares/disputes/:id/answers': () => ({}),
  });
  await user.click(await screen.findByRole('tab', { name: 'Disputes' }));
  expect(await screen.findByText('Savanna Pay · KDJZ05XHT5GMEJ14 · −₦15.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Answer: KDJZ05XHT5GMEJ14' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Answer' }), 'The contract says one and a half');
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({ answer: 'The contract says one and a half' });
});

it('shows what became of an approved month, and approves the account of whoever earns with a reason', async () => {
  const payment = { state: 'paid', amountKobo: kobo(14_250), paidOn: '2026-11-12', cameBack: null } as const;
  const account = { bankCode: '011', bankName: 'First Bank of Nigeria', accountName: 'Alheri', accountLast4: '4579' };
  const network = await open({
    'GET /shares/statements': () => [{ ...month, state: 'approved', payment }],
    'GET /shares/accounts': () => [
      {
        ...{ id: idOf(7), subjectName: month.subjectName, account, onRecord: null },
        ...{ namedBy: 'Amina Bello', namedAt: '2026-11-20T08:00:00.000Z' },
      },
    ],
    'POST /shares/accounts/:id/verdicts': () => ({}),
  });
  await user.click(await screen.findByRole('tab', { name: 'Statements' }));
  expect(await screen.findByText(/^Paid on .*₦142.50/)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Accounts' }));
  expect(await screen.findByText(/4579/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve: Alheri Demo Stores' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The letter of the bank was seen');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(network.sent.map(({ body }) => body)).toContainEqual({
    ...{ verdict: 'approved', reason: 'The letter of the bank was seen' },
  });
});

it('says that it could not be read, and nothing earned', async () => {
  await open({ 'GET /shares/statements': () => [] });
  await user.click(await screen.findByRole('tab', { name: 'Statements' }));
  expect(await screen.findByText('Nobody earned in this month.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Disputes' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
