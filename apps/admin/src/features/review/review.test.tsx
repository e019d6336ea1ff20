import { getBillRecord, getReviewCase, type ReviewCaseDetail } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const nothing = {
  ...{ billReference: null, billFor: null, bills: [], tpui: null, billKobo: 0, creditKobo: 0, refundKobo: 0 },
  writeOffKobo: 0,
  ...{ bookKobo: 0, movement: null, fitsExactly: false },
};
const held: ReviewCaseDetail = {
  ...{ id: '231', kind: 'surplus', openedAt: '2026-11-19T09:31:50.000Z', resolvedAt: null, resolution: null },
  ...{ billReference: 'KD7Q4M2X9TBC1VWZ', payerName: 'Kasuwa Sample Traders Ltd', payerTpui: 'KD-0001-2345-67' },
  ...{
    provider: 'remita',
    providerReference: '310743912112',
    orderId: 'a',
    attemptState: 'REVIEW',
    claims: [],
    findings: [],
  },
  ...{
    proposedBill: null,
    billKobo: 48_250_000,
    bookedKobo: 48_250_000,
    heldKobo: 48_250_000,
    parts: [],
    answers: [],
    notices: 1,
  },
  attempts: [
    {
      ...{ startedAt: '2026-11-19T09:02:11.000Z', provider: 'remita', reference: '310743912015', state: 'FAILED' },
      ...{ isOfCase: false, code: '51', outcome: 'failed', answeredAt: null, paidKobo: null, receiptNumber: null },
    },
    {
      ...{ startedAt: '2026-11-19T09:05:20.000Z', provider: 'remita', reference: '310743912112', state: 'REVIEW' },
      ...{ isOfCase: true, code: '00', outcome: 'paid', answeredAt: null, paidKobo: 48_250_000, receiptNumber: null },
    },
  ],
  told: [{ at: '2026-11-19T09:31:48.000Z', outcome: 'asked', isSigned: null }],
  work: { id: '0199a1f0-0000-7000-8000-000000000001', caseVersion: 1, state: 'open', assignee: null },
  proposals: [],
  options: [
    {
      ...{ ...nothing, key: 'apply:KD52', decision: 'apply', billReference: 'KD52', billFor: 'Ground rent' },
      ...{ billKobo: 48_250_000, fitsExactly: true },
    },
    { ...nothing, key: 'credit', decision: 'credit', tpui: 'KD-0001-2345-67', creditKobo: 48_250_000 },
    { ...nothing, key: 'refund', decision: 'refund', refundKobo: 48_250_000 },
  ],
  hindrances: [{ decision: 'accept', why: 'bill-paid' }],
  may: { propose: true, decide: false, withdraw: false, counter: false },
} as unknown as ReviewCaseDetail;
const proposal = {
  ...{ ...nothing, id: '9', decision: 'refund', refundKobo: 48_250_000, reason: 'They asked for it' },
  ...{ by: { id: '0199a1f0-0000-7000-8000-000000000007', name: 'Ladi Musa' }, at: '2026-11-20T09:00:00.000Z' },
  ...{ outcome: null, endedBy: null, endedAt: null, endReason: null, isCountered: false },
};
const proposed = {
  ...held,
  ...{ work: { ...held.work, state: 'proposed' }, proposals: [proposal], options: [], hindrances: [] },
  may: { propose: false, decide: true, withdraw: true, counter: false },
};
const bill = {
  bill: {
    ...{
      id: 'b',
      billReference: 'KD7Q4M2X9TBC1VWZ',
      issuedOn: '2026-11-01',
      expiresOn: '2027-02-01',
      dueOn: '2027-02-01',
      payer: 'Kasuwa',
    },
    ...{
      tpui: null,
      category: 'Corporate',
      mda: 'An MDA',
      heads: 'Levy',
      taxOffice: null,
      lga: null,
      expertSystem: null,
    },
    ...{ engineCode: null, counter: null, totalKobo: 48_250_000, status: 'paid' },
  },
  ...{ lines: [], books: [], receiptNumber: null, mails: [], audit: [], actions: [], asOf: '2026-11-23T08:42:00.000Z' },
  events: [
    {
      ...{ kind: 'review-opened', at: '2026-11-19T09:31:50.000Z', provider: null, reference: null, amountKobo: null },
      ...{ code: 'surplus', outcome: null },
    },
  ],
};

async function open(first: object, options: { language?: 'en' | 'ha'; after?: object } = {}) {
  const sent: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method === 'POST') {
      sent.push([pathname, JSON.parse(String(init.body))]);
      return Response.json(getReviewCase.response.parse(options.after ?? first));
    }
    if (pathname.endsWith('/reports/bill')) return Response.json(getBillRecord.response.parse(bill));
    if (pathname.endsWith('/payments/cases/231'))
      return Response.json(getReviewCase.response.parse(sent.length > 0 ? (options.after ?? first) : first));
    return refusedWith('review.not-found');
  });
  await renderArea(area, '/admin/collection-reports/under-review/231', {
    fetch,
    language: options.language ?? 'en',
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { sent };
}

describe('the desk for money under review', () => {
  it('tells the whole story: what came, what was asked, what is held, every attempt, and what happened to the bill', async () => {
    await open(held);
    expect(await screen.findByRole('heading', { level: 1, name: 'Paid twice: ₦482,500.00' })).toBeDefined();
    expect(screen.getByText('Held for a decision').nextElementSibling?.textContent).toContain('482,500.00');
    const rows = within(screen.getByRole('region', { name: 'Attempts' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual([
      expect.stringMatching(/51 failed–nothing taken$/),
      expect.stringMatching(/00 paid482,500\.00held$/),
    ]);
    expect(await screen.findByText('Put under review')).toBeDefined();
    expect(screen.getByText(/accept for this bill \(already paid in full\)/)).toBeDefined();
  });

  it('proposes with a reason what one chose, shows its entries before, and then waits for another person', async () => {
    const user = userEvent.setup();
    const { sent } = await open(held, { after: { ...proposed, may: { ...proposed.may, decide: false } } });
    const best = await screen.findByRole('radio', { name: /Apply to another bill.*fits exactly/ });
    expect(best).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /^Refund/ }));
    const effect = screen.getByRole('rowheader', { name: 'To be refunded' }).closest('tr');
    expect(effect?.textContent).toContain('+ 482,500.00');
    await user.click(screen.getByRole('button', { name: 'Propose: Refund' }));
    expect(sent).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'They asked for it');
    await user.click(screen.getByRole('button', { name: 'Propose: Refund' }));
    expect(await screen.findByText(/It waits for another person/)).toBeDefined();
    expect(sent).toEqual([
      ['/api/v1/payments/cases/231/proposals', { caseVersion: 1, option: 'refund', reason: 'They asked for it' }],
    ]);
  });

  it('proposes to book a second payment as it was claimed, and says why the case is not closed', async () => {
    const user = userEvent.setup();
    const movement = 'notice 2026-11-21T09:00:00.000Z P-2';
    const claimed = {
      ...held,
      ...{ kind: 'second-payment', heldKobo: 0, bookedKobo: null },
      options: [
        { ...nothing, key: 'book:a', decision: 'book', movement, bookKobo: 48_250_000, fitsExactly: true },
        { ...nothing, key: 'no-payment', decision: 'no-payment' },
      ],
      hindrances: [{ decision: 'close', why: 'not-denied' }],
    };
    const { sent } = await open(claimed);
    expect(await screen.findByRole('radio', { name: /Book the second payment.*P-2/ })).toHaveProperty('checked', true);
    expect(screen.getByText(/close \(only when the provider says that nothing was paid/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The bank shows it');
    await user.click(screen.getByRole('button', { name: 'Propose: Book the second payment' }));
    await waitFor(() =>
      expect(sent).toEqual([
        ['/api/v1/payments/cases/231/proposals', { caseVersion: 1, option: 'book:a', reason: 'The bank shows it' }],
      ]),
    );
  });

  it('shows each part payment, and proposes first that together they are the bill', async () => {
    const user = userEvent.setup();
    const part = { provider: 'remita', reference: '310743912112', paidAt: '2026-11-19T09:05:20.000Z' };
    const { sent } = await open({
      ...held,
      parts: [
        { ...part, amountKobo: 18_250_000 },
        { ...part, paidAt: '2026-11-21T09:05:20.000Z', amountKobo: 30_000_000 },
      ],
      options: [
        {
          ...nothing,
          key: 'accept',
          decision: 'accept',
          billReference: 'KD52',
          billKobo: 48_250_000,
          fitsExactly: true,
        },
        { ...nothing, key: 'separate', decision: 'separate' },
      ],
      hindrances: [],
    });
    const parts = await screen.findByRole('region', { name: 'Part payments' });
    expect(within(parts).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /Together they are the bill/ })).toHaveProperty('checked', true);
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The bank shows both');
    await user.click(screen.getByRole('button', { name: 'Propose: Together they are the bill' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([['/api/v1/payments/cases/231/proposals', { option: 'accept' }]]);
  });

  it('lets the second person approve what was proposed, with a reason', async () => {
    const user = userEvent.setup();
    const decided = {
      ...proposed,
      ...{
        resolvedAt: '2026-11-20T10:00:00.000Z',
        resolution: 'refund',
        heldKobo: 0,
        work: { ...held.work, state: 'decided' },
      },
      may: { propose: false, decide: false, withdraw: false, counter: true },
    };
    const { sent } = await open(proposed, { after: decided });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    await user.type(dialog.getByRole('textbox'), 'Account checked');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('button', { name: 'Take the decision back' })).toBeDefined();
    expect(sent).toEqual([
      [
        '/api/v1/payments/cases/231/verdicts',
        { caseVersion: 1, proposalId: '9', verdict: 'approve', reason: 'Account checked' },
      ],
    ]);
  });

  it('says that there is no such case, and speaks Hausa', async () => {
    await renderArea(area, '/admin/collection-reports/under-review/7', {
      fetch: async () => refusedWith('review.not-found'),
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0));
    await open(held, { language: 'ha' });
    expect(await screen.findByText('An riƙe don hukunci')).toBeDefined();
  });
});
