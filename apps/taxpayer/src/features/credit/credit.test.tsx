import type { OwnCredit } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { pageAskedFor } from '@portal/workspace/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const reference = 'KD7Q4M2X9TBC1VWZ';
const kobo = (amount: number) => amount as OwnCredit['balanceKobo'];
const entries: OwnCredit['entries']['data'] = [
  {
    ...{ at: '2026-11-23T08:00:00.000Z', kind: 'used', amountKobo: kobo(50_000_00), billReference: reference },
    receiptNumber: 'KDR-2026-00000007',
  },
  {
    ...{ at: '2026-11-20T08:00:00.000Z', kind: 'kept', amountKobo: kobo(300_000_00), billReference: reference },
    receiptNumber: null,
  },
];
const credit = { balanceKobo: kobo(250_000_00), entries, bill: null };

async function open(path: string, found: typeof credit | number, answer: () => Response = () => Response.error()) {
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
      const url = new URL(String(input));
      const { pathname } = url;
      if (init?.method === 'POST') {
        sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
        return answer();
      }
      if (!pathname.endsWith('/account/credit')) return Response.error();
      if (typeof found === 'number') return Response.json({}, { status: found });
      return Response.json({ ...found, entries: pageAskedFor(found.entries, url.searchParams) });
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

  it('reaches its first entry, a page after the other', async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ ...entries[0], receiptNumber: `KDR-${at}` }) as never);
    await open('/user/payment-history/credit', { ...credit, entries: many });
    expect(await screen.findByText('1–20 of 21')).toBeDefined();
    expect(screen.queryByText(/KDR-20/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText(/KDR-20/)).toBeDefined();
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
