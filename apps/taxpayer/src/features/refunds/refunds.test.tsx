import { type OwnRefund, ownRefundSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { pageAskedFor } from '@portal/workspace/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const bill = 'KD7Q4M2X9TBC1VWZ';
const refund: OwnRefund = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', number: 'RFD-2026-00000001', state: 'requested' as const },
  ...{ cause: 'wrong-bill' as const, billReference: bill, billFor: 'Ground rent', receiptNumber: 'KDR-2026-00000007' },
  ...{ amountKobo: 96_000_00 as OwnRefund['amountKobo'], explanation: 'Not mine', method: null, account: null },
  ...{ requestedAt: '2026-11-23T08:00:00.000Z', answer: null, dueOn: null },
  steps: [{ state: 'requested', at: '2026-11-23T08:00:00.000Z' }],
  may: { withdraw: true, nameAccount: true },
};
const refundable = {
  ...{ billReference: bill, billFor: 'Ground rent', receiptNumber: 'KDR-2026-00000007', amountKobo: 96_000_00 },
  ...{ needsAudit: false, isByProvider: false, whyNot: null as string | null },
};

async function open(path: string, found: { refunds?: readonly OwnRefund[]; refundable?: object; status?: number }) {
  const sent: { path: string; body: unknown }[] = [];
  const list = [...(found.refunds ?? [])];
  await renderArea(area, path, {
    language: 'en',
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    async fetch(input, init) {
      const url = new URL(String(input));
      const { pathname } = url;
      if (init?.method && init.method !== 'GET') {
        sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
        list.splice(0, 1, refund);
        return Response.json(refund);
      }
      if (found.status) return Response.json({}, { status: found.status });
      if (pathname.endsWith('/account/refunds')) return Response.json(pageAskedFor(list, url.searchParams));
      if (pathname.endsWith('/account/refundable')) return Response.json(found.refundable ?? refundable);
      return Response.error();
    },
  });
  return sent;
}

describe('refunds of a taxpayer', () => {
  it('are asked for with a reason, and then name the bank account', async () => {
    ownRefundSchema.parse(refund);
    const sent = await open(`/user/payment-history/refunds?billReference=${bill}`, {});
    await screen.findByText('₦96,000.00 for Ground rent');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the money back' }));
    expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'wrong-bill' } });
    fireEvent.change(screen.getByLabelText('In your words'), { target: { value: 'It was my brother’s' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the money back' }));
    const card = await screen.findByRole('article', { name: 'We have your request' });
    expect(sent[0]).toMatchObject({
      body: { billReference: bill, cause: 'wrong-bill', explanation: 'It was my brother’s', account: null },
    });
    expect(within(card).getByText('Name the bank account. Nothing can be paid before.')).toBeDefined();
    fireEvent.change(within(card).getByLabelText('Account number'), { target: { value: '0000014578' } });
    fireEvent.change(within(card).getByLabelText('Account name, as the bank has it'), { target: { value: 'Amina' } });
    fireEvent.click(within(card).getByRole('button', { name: 'Save the account' }));
    expect((await within(card).findAllByText('Field is required')).length).toBeGreaterThan(0);
    expect(sent).toHaveLength(1);
  });

  it('say why a bill’s money cannot be asked back', async () => {
    await open(`/user/payment-history/refunds?billReference=${bill}`, {
      refundable: { ...refundable, whyNot: 'too-late' },
    });
    expect(await screen.findByText(/six years after/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for the money back' })).toBeNull();
  });

  it('show each step, the answer when refused, and an empty list and a failure for what they are', async () => {
    await open('/user/payment-history/refunds', {
      refunds: [
        { ...refund, state: 'refused', answer: 'The service was given', may: { withdraw: false, nameAccount: false } },
      ],
    });
    const card = await screen.findByRole('article', { name: 'Refused' });
    expect(within(card).getByText('The service was given')).toBeDefined();
    expect(within(card).queryByLabelText('Account number')).toBeNull();
  });

  it('are reached all, a page after the other', async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ ...refund, id: `${refund.id}${at}`, number: `RFD-${at}` }));
    await open('/user/payment-history/refunds', { refunds: many });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('1–20 of 21')).toBeDefined();
    expect(screen.queryByText(/RFD-20/)).toBeNull();
    fireEvent.click(pages.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText(/RFD-20/)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(await screen.findByText(/RFD-0/)).toBeDefined();
  });

  it('are none at first', async () => {
    await open('/user/payment-history/refunds', {});
    expect(await screen.findByText('You have asked for no refund.')).toBeDefined();
  });

  it('offer to try again when they cannot be read', async () => {
    await open('/user/payment-history/refunds', { status: 500 });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
  });
});
