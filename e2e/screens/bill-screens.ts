import type { Page } from '@playwright/test';
import { getOpenBill, kobo, lookUpRrr, type OpenBill, verifyReceipt } from '@portal/contracts';
import type { DemoBills } from '../world/demo-bills.ts';
import { answersTo, apiFails, apiHangs, goesOnTo, type Preparation, refuses, type Screen } from './screen.ts';

/** As the server has it, with what a state changes. */
async function openBill(page: Page, reference: string): Promise<OpenBill> {
  const response = await page.request.get(`/api/v1/bills/open?billReference=${reference}`);
  return (await response.json()) as OpenBill;
}

function inProgress(reference: string, state: 'awaiting-payment' | 'processing'): Preparation {
  return async (page) => {
    const open = await openBill(page, reference);
    const payment = {
      provider: 'remita',
      rrr: '140008260136',
      txRef: null,
      state,
      startedAt: '2026-11-20T09:00:00.000Z',
    };
    await answersTo(page, getOpenBill, { ...open, payment });
    await goesOnTo(page, `/payment_summary_open?ref=${reference}`);
    await page.getByText('1400 0826 0136').first().waitFor();
  };
}

export function billScreens(bills: DemoBills): readonly Screen[] {
  const bill = (reference: string) => `/payment_summary_open?ref=${reference}`;
  const elsewhere = '/receipt-verification';
  return [
    { name: 'bill, unpaid', path: bill(bills.unpaid) },
    { name: 'bill, long texts', path: bill(bills.longTexts) },
    { name: 'bill, several lines', path: bill(bills.severalLines) },
    { name: 'bill, of an expert system', path: `/make_payment_tsp?billRef=${bills.fromExpertSystem}` },
    { name: 'bill, paid', path: bill(bills.paid) },
    { name: 'bill, expired', path: bill(bills.expired) },
    { name: 'bill, cancelled', path: bill(bills.cancelled) },
    { name: 'bill, under review', path: bill(bills.underReview) },
    { name: 'bill, receipt void', path: bill(bills.void) },
    { name: 'bill, payment started', path: elsewhere, prepare: inProgress(bills.severalLines, 'awaiting-payment') },
    { name: 'bill, payment processing', path: elsewhere, prepare: inProgress(bills.severalLines, 'processing') },
    { name: 'bill, not found', path: bill('KD00') },
    { name: 'bill, no reference', path: '/payment_summary_open' },
    {
      name: 'bill, loading',
      path: elsewhere,
      prepare: async (page) => {
        await apiHangs(page);
        await goesOnTo(page, bill(bills.unpaid));
        await page.getByText('Loading...').first().waitFor();
      },
    },
    {
      name: 'bill, failed',
      path: elsewhere,
      prepare: async (page) => {
        await apiFails(page);
        await goesOnTo(page, bill(bills.unpaid));
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    },
    {
      name: 'bill, too many attempts',
      path: elsewhere,
      prepare: async (page) => {
        await refuses(page, getOpenBill, 'request.rate-limited');
        await goesOnTo(page, bill(bills.unpaid));
        await page.getByText('Too many attempts').waitFor();
      },
    },
  ];
}

export function verificationScreens(bills: DemoBills): readonly Screen[] {
  const verify = (reference: string) => `/receipt-verification?ref=${reference}`;
  return [
    {
      name: 'verification, an RRR',
      path: '/receipt-verification',
      prepare: async (page) => {
        await answersTo(page, lookUpRrr, {
          amountKobo: kobo(1_250_000),
          mda: 'Ministry of Commerce',
          status: 'unpaid',
        });
        await goesOnTo(page, '/receipt-verification?ref=140008260136');
        await page.getByText('Ministry of Commerce').first().waitFor();
      },
    },
    { name: 'verification, perhaps a NIN', path: '/receipt-verification?refused=nin' },
    {
      name: 'verification, in doubt',
      path: '/receipt-verification',
      prepare: async (page) => {
        const open = await openBill(page, bills.paid);
        const receipt = open.receipt && { ...open.receipt, isInDoubt: true as const };
        await answersTo(page, verifyReceipt, { ...open, receipt, signature: 'absent' });
        await goesOnTo(page, verify(bills.paid));
        await page.getByText('Receipt in doubt').first().waitFor();
      },
    },
    { name: 'verification, empty', path: '/receipt-verification' },
    { name: 'verification, genuine', path: verify(bills.paid) },
    {
      name: 'verification, proved here',
      path: '/receipt-verification',
      prepare: async (page) => {
        const { receipt } = await openBill(page, bills.paid);
        await page.goto(receipt?.verificationUrl ?? '');
        await page.getByText('Its signature was proved on this device').waitFor();
      },
    },
    { name: 'verification, unpaid', path: verify(bills.unpaid) },
    { name: 'verification, void', path: verify(bills.void) },
    { name: 'verification, not found', path: verify('KD00') },
    { name: 'verification, altered', path: '/receipt-verification?s=e30.e30.AA' },
    { name: 'verification, certificate unknown', path: verify('eTCC%202026/17') },
    {
      name: 'verification, loading',
      path: '/receipt-verification',
      prepare: async (page) => {
        await apiHangs(page);
        await goesOnTo(page, verify(bills.paid));
        await page.getByText('Loading...').first().waitFor();
      },
    },
    {
      name: 'verification, failed',
      path: '/receipt-verification',
      prepare: async (page) => {
        await apiFails(page);
        await goesOnTo(page, verify(bills.paid));
        await page.getByText('We cannot reach the service').first().waitFor();
      },
    },
  ];
}
