import { getOpenBill } from '@portal/contracts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOpenBill, billReference } from '../testing/an-open-bill.ts';
import { openPayments, problem } from '../testing/open-payments.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const url = `/payment_summary_open?billRef=${billReference}`;
const failure = () => screen.queryByRole('heading', { name: 'Something went wrong' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('while the service is away a payer is asked for a moment, and has the bill without a press', async () => {
  let isAway = true;
  await openPayments(url, [[getOpenBill, () => (isAway ? problem('service.unavailable') : anOpenBill())]]);
  expect(await screen.findByRole('heading', { name: 'One moment' })).toBeDefined();
  expect(failure()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await pass(12_000);
  expect(failure()).toBeNull();
  isAway = false;
  await pass(4_000);
  expect(await screen.findByRole('link', { name: 'Pay ₦12,500.00' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'One moment' })).toBeNull();
});

it('after twenty seconds it says what failed, and offers to try again', async () => {
  await openPayments(url, [[getOpenBill, () => problem('service.unavailable')]]);
  await screen.findByRole('heading', { name: 'One moment' });
  await pass(20_500);
  expect(failure()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('asks for a moment in Hausa', async () => {
  await openPayments(url, [[getOpenBill, () => problem('service.unavailable')]], 'ha');
  expect(await screen.findByRole('heading', { name: 'Dan jira kaɗan' })).toBeDefined();
});
