import { errorCatalogue, type OwnAttempt, ownAttemptReport, ownAttemptSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfReport } from '@portal/workspace/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const attempt: OwnAttempt = {
  attempt: {
    ...{ id, startedAt: '2026-11-23T07:00:00.000Z', heads: 'Ground rent', billReference: 'KD7Q4M2X9TBC1VWZ' },
    ...{ gateway: 'Remita', reference: '140008260136', receiptNumber: null, amountKobo: 96_000_00, status: 'failed' },
  },
  ...{ askedTimes: 3, askedAt: '2026-11-23T07:20:00.000Z', askAgainAt: '2026-11-23T08:20:00.000Z' },
  expiresAt: '2026-11-30T07:00:00.000Z',
  begunBy: null,
  hops: [
    { kind: 'started', at: '2026-11-23T07:00:00.000Z', outcome: null, reference: null, amountKobo: 96_000_00 },
    { kind: 'reference', at: '2026-11-23T07:00:02.000Z', outcome: null, reference: '140008260136', amountKobo: null },
    { kind: 'answer', at: '2026-11-23T07:05:00.000Z', outcome: 'pending', reference: null, amountKobo: null },
    { kind: 'moved', at: '2026-11-23T07:20:00.000Z', outcome: 'failed', reference: null, amountKobo: null },
  ],
  asOf: '2026-11-23T08:00:00.000Z',
};

async function open(own: unknown, language: 'en' | 'ha' = 'en', status = 200) {
  const network = answersOfReport(ownAttemptReport);
  await renderArea(area, `/user/payment-history/attempts?record=${id}`, {
    language,
    fetch: async (input, init) =>
      new URL(String(input)).pathname.endsWith(`/account/attempts/${id}`)
        ? Response.json(own, { status })
        : network.fetch(input, init),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

describe('Where is my money?', () => {
  it('tells each step with its time of Lagos, what we do next and when we ask again', async () => {
    await open(ownAttemptSchema.parse(attempt));
    expect(await screen.findByText('The payment failed: no money was taken')).toBeDefined();
    expect(screen.getByText('We asked: the provider says it is not paid yet')).toBeDefined();
    expect(screen.getByText(/money that arrives late is never lost/)).toBeDefined();
    expect(screen.getByText('We asked the provider 3 times, last on 23 Nov 2026, 08:20.')).toBeDefined();
    expect(screen.getByText('We ask again on 23 Nov 2026, 09:20.')).toBeDefined();
    expect(screen.getByText(/The provider gave the payment its reference/).parentElement?.textContent).toContain(
      '1400 0826 0136',
    );
  });

  it('says who began it for the payer', async () => {
    await open(ownAttemptSchema.parse({ ...attempt, begunBy: 'Ladi Musa' }));
    expect(await screen.findByText('Begun for the payer by Ladi Musa')).toBeDefined();
  });

  it('says nothing of somebody else’s', async () => {
    const { status, message } = errorCatalogue['payment.not-found'];
    await open(
      { type: 'about:blank', title: '', status, code: 'payment.not-found', message, requestId: 'x' },
      'en',
      status,
    );
    expect(await screen.findByText('There is no such payment of yours')).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open(ownAttemptSchema.parse(attempt), 'ha');
    expect(await screen.findByText('Biyan bai yi nasara ba: ba a cire kuɗi ba')).toBeDefined();
  });
});
