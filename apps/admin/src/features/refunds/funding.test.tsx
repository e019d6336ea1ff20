import { closeSession, openSession } from '@portal/auth';
import type { RefundFunding } from '@portal/contracts';
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

async function open(answers: WorkAnswers, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork(answers);
  await renderArea(area, '/admin/collection-reports/refund-account', {
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

const funding: RefundFunding = {
  ...{ id: idOf(1), state: 'proposed', amountKobo: 20_000_000 as RefundFunding['amountKobo'] },
  ...{ valueDate: '2026-11-20', advice: 'ADV-31', reason: 'Refunds of November', proposedBy: 'Ladi Musa' },
  ...{
    proposedAt: '2026-11-20T09:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    caseVersion: 1,
    mayDecide: true,
    mayWithdraw: false,
  },
};

it('shows what is missing, and the second person approves a transfer with a reason', async () => {
  const network = await open({
    'GET /refund-account': () => ({ balanceKobo: 1_000_000, dueKobo: 3_500_000, fundings: pageOf([funding]) }),
    'POST /refund-account/fundings/:id/verdicts': () => ({}),
  });
  expect(await screen.findByText('Short by')).toBeDefined();
  expect(screen.getByText('25,000.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Approve: ADV-31' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The advice was seen');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(
      expect.objectContaining({ body: { caseVersion: 1, verdict: 'approve', reason: 'The advice was seen' } }),
    ),
  );
});

it('reaches the first transfer, a page after the other', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ ...funding, id: idOf(100 + at), advice: `ADV-${at}` }));
  await open({
    'GET /refund-account': (_, query) => ({ balanceKobo: 0, dueKobo: 0, fundings: pageAskedFor(many, query) }),
  });
  expect(await screen.findByText('1–20 of 21')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText(/^ADV-20/)).toBeDefined();
});

it('notes a transfer as the bank’s advice says it', async () => {
  const network = await open({
    'GET /refund-account': () => ({ balanceKobo: 0, dueKobo: 0, fundings: pageOf([]) }),
    'POST /refund-account/fundings': () => ({ id: idOf(2) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Note a transfer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Note a transfer' }));
  expect(network.sent).toEqual([]);
  await user.type(dialog.getByLabelText('Amount'), '200000');
  await user.type(dialog.getByLabelText('Value date'), '20/11/2026');
  await user.type(dialog.getByLabelText('Number of the bank’s advice'), 'ADV-31');
  await user.type(dialog.getByLabelText('Reason, for the record'), 'Refunds of November');
  await user.click(dialog.getByRole('button', { name: 'Note a transfer' }));
  expect(await screen.findByText('Noted. Another person decides')).toBeDefined();
  expect(network.sent).toContainEqual(
    expect.objectContaining({
      body: { amountKobo: 20_000_000, valueDate: '2026-11-20', advice: 'ADV-31', reason: 'Refunds of November' },
    }),
  );
});

it('that cannot be read says so, in Hausa too', async () => {
  await open({}, 'ha');
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
});
