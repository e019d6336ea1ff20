import type { OwnCredit } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const reference = 'KD7Q4M2X9TBC1VWZ';
const kobo = (amount: number) => amount as OwnCredit['balanceKobo'];
const credit: OwnCredit = {
  balanceKobo: kobo(250_000_00),
  entries: [
    {
      ...{ at: '2026-11-23T08:00:00.000Z', kind: 'used', amountKobo: kobo(50_000_00), billReference: reference },
      receiptNumber: 'KDR-2026-00000007',
    },
    {
      ...{ at: '2026-11-20T08:00:00.000Z', kind: 'kept', amountKobo: kobo(300_000_00), billReference: reference },
      receiptNumber: null,
    },
  ],
  bill: null,
};

async function open(path: string, found: OwnCredit | number, answer: () => Response = () => Response.error()) {
  const sent: { path: string; body: unknown }[] = [];
  await renderArea(area, path, {
    language: 'en',
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
    async fetch(input, init) {
      const { pathname } = new URL(String(input));
      if (init?.method === 'POST') {
        sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
        return answer();
      }
      if (!pathname.endsWith('/account/credit')) return Response.error();
      return typeof found === 'number' ? Response.json({}, { status: found }) : Response.json(found);
    },
  });
  return sent;
}

describe('the credit of a taxpayer', () => {
  it('stands with what was kept and what it paid', async () => {
    await open('/user/payment-history/credit', credit);
    expect(await screen.findByText('250,000.00')).toBeDefined();
    expect(screen.getByText('Paid a bill')).toBeDefined();
    expect(screen.getByText('Kept for you')).toBeDefined();
    expect(screen.getByText(/KDR-2026-00000007/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Your unpaid bills' }).getAttribute('href')).toContain('/user/invoices');
  });

  it('that is none says so, and a failure is a failure', async () => {
    await open('/user/payment-history/credit', { ...credit, balanceKobo: kobo(0), entries: [] });
    expect(await screen.findByText('You have no credit')).toBeDefined();
  });

  it('that cannot be read can be read again', async () => {
    await open('/user/payment-history/credit', 500);
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
