import { openSession } from '@portal/auth';
import { type RefundDetail, refundDetailSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const someone = { id: '0199a1f0-0000-7000-8000-000000000009', name: 'Ladi Musa' };
const at = '2026-11-23T08:00:00.000Z';
const refund: RefundDetail = {
  ...{ id, number: 'RFD-2026-00000001', state: 'requested' as const, cause: 'wrong-bill' as const },
  ...{ billReference: 'KD7Q4M2X9TBC1VWZ', billFor: 'Ground rent', receiptNumber: 'KDR-2026-00000007' },
  ...{ amountKobo: 96_000_00 as RefundDetail['amountKobo'], explanation: 'Not mine', requestedAt: at, method: null },
  account: { bankCode: '011', bankName: 'First Bank of Nigeria', accountName: 'Amina Bello', accountLast4: '4579' },
  ...{ payerName: 'Amina Bello', payerTpui: 'KD-1', provider: 'remita', providerReference: '140008260136', paidAt: at },
  ...{
    askedBy: 'payer' as const,
    isTax: false,
    needsAudit: false,
    isByProvider: false,
    wasSettled: null,
    listId: null,
  },
  ...{ dueOn: null, workId: id, caseVersion: 1, assignee: null, sends: [], books: [], mayNameAccount: true },
  steps: [{ move: 'open', at, by: someone, reason: null, document: null }],
  moves: ['propose', 'refuse'],
};

async function open(found: RefundDetail | undefined) {
  const sent: unknown[] = [];
  await renderArea(area, `/admin/collection-reports/refunds/${id}`, {
    language: 'en',
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    async fetch(_input, init) {
      if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
      return found ? Response.json(found) : refusedWith('refund.not-found');
    },
  });
  return sent;
}
beforeEach(() => openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'hadiza@example.ng' } }));

describe('the page of a refund', () => {
  it('is proposed with its way and a reason', async () => {
    const sent = await open(refundDetailSchema.parse(refund));
    expect(await screen.findByRole('heading', { level: 1, name: 'RFD-2026-00000001: ₦96,000.00' })).toBeDefined();
    expect(screen.getByText('•••••• 4579')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'The bill is of somebody else' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ move: 'propose', caseVersion: 1, method: 'bank', reason: 'The bill is of somebody else' }]);
  });

  it('says that another person is awaited, and where the bank’s list is made', async () => {
    await open({ ...refund, state: 'proposed', moves: [] });
    expect(await screen.findByText(/waits for another person/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('leads those for the bank to the list', async () => {
    await open({ ...refund, state: 'payable', method: 'bank', moves: ['rework'], mayNameAccount: false });
    expect(await screen.findByText(/make a list for the bank/)).toBeDefined();
  });

  it('says that Interswitch cannot be asked about a refund, and what to do; of a bank’s it says nothing', async () => {
    const sent = { ...refund, state: 'sent' as const, provider: 'interswitch', mayNameAccount: false };
    await open({ ...sent, method: 'provider', moves: ['evidence'] });
    expect(await screen.findByText(/has no call that says what became of a refund/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Give the evidence' })).toBeDefined();
    cleanup();
    await open({ ...sent, method: 'bank', moves: ['evidence'] });
    expect(await screen.findByRole('button', { name: 'Give the evidence' })).toBeDefined();
    expect(screen.queryByText(/has no call that says/)).toBeNull();
  });

  it('says when there is none', async () => {
    await open(undefined);
    expect(await screen.findByText('There is nothing of this name')).toBeDefined();
  });
});

it('is asked for by staff in a payer’s name, and leads to the refund', async () => {
  const sent: unknown[] = [];
  const { router } = await renderArea(area, '/admin/collection-reports/refunds', {
    language: 'en',
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    async fetch(input, init) {
      if (init?.method !== 'POST' || !String(input).endsWith('/refunds')) return refusedWith('service.unavailable');
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ id });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Bill reference'), { target: { value: 'KD7Q4M2X9TBC1VWZ' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'wrong-bill' } });
  fireEvent.change(dialog.getByLabelText('In their words'), { target: { value: 'I paid for my brother' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for a refund' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/collection-reports/refunds/${id}`));
  expect(sent).toMatchObject([
    {
      ...{ billReference: 'KD7Q4M2X9TBC1VWZ', cause: 'wrong-bill', explanation: 'I paid for my brother' },
      ...{ account: null, requestId: expect.any(String) },
    },
  ]);
});
