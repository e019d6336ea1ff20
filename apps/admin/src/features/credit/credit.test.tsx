import { closeSession, openSession } from '@portal/auth';
import type { CreditUse, MonthCredit } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, pageAskedFor, pageOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
const user = userEvent.setup();

const noMonths: WorkAnswers = { 'GET /credit/months': () => pageOf([]) };

async function open(answers: WorkAnswers, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork({ ...noMonths, ...answers });
  await renderArea(area, '/admin/collection-reports/credit', {
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

const reference = 'KD7Q4M2X9TBC1VWZ';
const use: CreditUse = {
  ...{ id: idOf(1), state: 'proposed', billReference: reference, billFor: 'Ground rent', payerName: 'Kasuwa Traders' },
  ...{ tpui: 'KD-2026-0001-11', amountKobo: 9_600_000 as CreditUse['amountKobo'], byPayer: false },
  ...{ askedBy: 'Ladi Musa', askedAt: '2026-11-20T09:00:00.000Z', reason: 'The payer wrote to us' },
  ...{ decidedBy: null, decidedAt: null, receiptNumber: null, caseVersion: 1, mayDecide: true, mayWithdraw: false },
};

it('shows what is kept, and the second person decides with a reason', async () => {
  const network = await open({
    'GET /credit/uses': () => ({ owedKobo: 25_000_000, ...pageOf([use]) }),
    'POST /credit/uses/:id/verdicts': () => ({}),
  });
  expect(await screen.findByText('250,000.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Approve: Kasuwa Traders' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'It is theirs');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(
      expect.objectContaining({ body: { caseVersion: 1, verdict: 'approve', reason: 'It is theirs' } }),
    ),
  );
});

it('proposes a bill with its reason', async () => {
  const network = await open({
    'GET /credit/uses': () => ({ owedKobo: 0, ...pageOf([]) }),
    'POST /credit/uses': () => ({ id: idOf(2) }),
  });
  expect(await screen.findByText('No bill was paid from credit yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pay a bill from credit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect((await dialog.findAllByText('Field is required')).length).toBeGreaterThan(0);
  expect(network.sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Bill reference/ }), reference);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The payer wrote to us');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Proposed. Another person decides')).toBeDefined();
  expect(network.sent).toContainEqual(
    expect.objectContaining({ body: { billReference: reference, reason: 'The payer wrote to us' } }),
  );
});

const month: MonthCredit = {
  ...{
    id: idOf(3),
    state: 'open',
    tpui: 'KD-2026-0002-12',
    tax: 'paye',
    payer: 'Zazzau Mills Ltd',
    month: '2026-10',
    version: 2,
  },
  ...{ dueKobo: 500_000 as MonthCredit['dueKobo'], amountKobo: 700_007 as MonthCredit['amountKobo'] },
  ...{ filedAt: '2026-11-20T09:00:00.000Z', proposedBy: null, reason: '', decidedBy: null, decidedAt: null },
  ...{ decisionReason: '', notesOut: null, caseVersion: 1, moves: ['propose'] },
};

it('proposes what was paid for a month beyond its tax, with a reason', async () => {
  const network = await open({
    'GET /credit/uses': () => ({ owedKobo: 0, ...pageOf([]) }),
    'GET /credit/months': () => pageOf([month]),
    'POST /credit/months/:id/moves': () => ({}),
  });
  expect(await screen.findByText('7,000.07')).toBeDefined();
  expect(screen.getByText('Waits for a proposal')).toBeDefined();
  expect(screen.getByText(/^PAYE, October 2026/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Propose as credit: Zazzau Mills Ltd' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The payslips agree');
  await user.click(dialog.getByRole('button', { name: 'Propose as credit' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(
      expect.objectContaining({ body: { caseVersion: 1, move: 'propose', reason: 'The payslips agree' } }),
    ),
  );
});

it('of a month tells who refuses it that the payer reads the reason', async () => {
  await open({
    'GET /credit/uses': () => ({ owedKobo: 0, ...pageOf([]) }),
    'GET /credit/months': () =>
      pageOf([
        { ...month, state: 'proposed', proposedBy: 'Ladi Musa', reason: 'Agreed', moves: ['approve', 'refuse'] },
      ]),
  });
  expect(await screen.findByText(/Ladi Musa: Agreed/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Grant: Zazzau Mills Ltd' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Refuse: Zazzau Mills Ltd' }));
  expect(within(await screen.findByRole('dialog')).getByText(/The payer reads this reason/)).toBeDefined();
});

it('reaches every bill and every month, each list by itself', async () => {
  const usesOf = Array.from({ length: 21 }, (_, at) => ({ ...use, id: idOf(100 + at), payerName: `Payer ${at}` }));
  const months = Array.from({ length: 21 }, (_, at) => ({ ...month, id: idOf(200 + at), payer: `Mill ${at}` }));
  await open({
    'GET /credit/uses': (_, query) => ({ owedKobo: 0, ...pageAskedFor(usesOf, query) }),
    'GET /credit/months': (_, query) => pageAskedFor(months, query),
  });
  expect(await screen.findByText(/^Mill 19/)).toBeDefined();
  expect(await screen.findByText(/^Payer 19/)).toBeDefined();
  const [forUses, forMonths] = screen.getAllByRole('button', { name: 'Next page' });
  await user.click(forMonths as HTMLElement);
  expect(await screen.findByText(/^Mill 20/)).toBeDefined();
  expect(screen.queryByText(/^Payer 20/)).toBeNull();
  await user.click(forUses as HTMLElement);
  expect(await screen.findByText(/^Payer 20/)).toBeDefined();
});

it('that cannot be read says so, in Hausa too', async () => {
  await open({}, 'ha');
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
});
