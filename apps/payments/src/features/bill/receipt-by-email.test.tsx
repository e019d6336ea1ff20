import { getOpenBill, mailReceiptTo } from '@portal/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOpenBill, aPaidBill, billReference } from '../../testing/an-open-bill.ts';
import { openPayments, problem } from '../../testing/open-payments.tsx';

const url = `/payment_summary_open?billRef=${billReference}`;
const field = 'Send the receipt to your own email';

it('sends the receipt to an address the payer types, and says where it went', async () => {
  const sent: unknown[] = [];
  await openPayments(url, [
    [getOpenBill, () => aPaidBill()],
    [
      mailReceiptTo,
      (request) => {
        sent.push(request);
        return {};
      },
    ],
  ]);
  fireEvent.change(await screen.findByLabelText(field), { target: { value: 'friend@example.ng' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the receipt' }));
  expect(await screen.findByText('The receipt is on its way to friend@example.ng')).toBeDefined();
  expect(sent).toHaveLength(1);
});

it('keeps what was typed when the server refuses, and says why', async () => {
  await openPayments(url, [
    [getOpenBill, () => aPaidBill()],
    [mailReceiptTo, () => problem('receipt.mailed-enough')],
  ]);
  fireEvent.change(await screen.findByLabelText(field), { target: { value: 'friend@example.ng' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the receipt' }));
  expect(await screen.findByText(/was sent three times today/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('friend@example.ng');
});

it('is offered for a receipt that counts alone', async () => {
  await openPayments(url, [[getOpenBill, () => anOpenBill()]]);
  expect(await screen.findByText('Not paid')).toBeDefined();
  expect(screen.queryByLabelText(field)).toBeNull();
});
