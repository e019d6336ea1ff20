import {
  type ErrorCode,
  errorCatalogue,
  type OpenBill,
  type OwnBill,
  type OwnRequest,
  openBillSchema,
  ownBillSchema,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { pageOf } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const reference = 'KD7Q4M2X9TBC1VWZ';
const attemptId = '0199a1f0-0000-7000-8000-000000000001';

const own: OwnBill = {
  bill: {
    ...{ id: reference, billReference: reference, heads: 'Business premises', mda: 'Internal Revenue Service' },
    ...{
      issuedOn: '2026-11-01',
      expiresOn: '2027-02-01',
      payableUntil: '2027-02-01',
      taxOffice: null,
      expertSystem: null,
    },
    ...{ totalKobo: 1_250_000, status: 'unpaid', payment: null },
  },
  lines: [{ head: 'Business premises', description: 'Renewal 2026', narration: 'Shop 4', amountKobo: 1_250_000 }],
  attempts: [],
  cancellation: 'possible',
  asOf: '2026-11-23T08:00:00.000Z',
};
const paper: OpenBill = openBillSchema.parse({
  bill: {
    ...{ billReference: reference, payStatusId: 1, status: 'unpaid', totalKobo: 1_250_000 },
    billDetails: [{ amount: 1_250_000, description: 'Renewal 2026', narration: 'Shop 4', revenueHeadCode: '12010102' }],
    ...{
      amountInWords: 'Twelve Thousand Five Hundred Naira Only',
      tpui: 'KD-2026-0001-11',
      mda: 'Internal Revenue Service',
    },
    ...{ taxOffice: null, issuedOn: '2026-11-01', expiresOn: '2027-02-01' },
  },
  userData: {
    user: { firstName: 'Kasuwa Traders Ltd', lastName: '', email: 'pay@kasuwa.example' },
    userRegistration: { addressLine1: '12 Ahmadu Bello Way' },
    masked: false,
  },
  ...{ isFromTsp: false, receipt: null, payment: null },
});

function refused(code: ErrorCode) {
  const { status, message } = errorCatalogue[code];
  return Response.json({ type: 'about:blank', title: '', status, code, message, requestId: 'a1b2c3d4' }, { status });
}

async function open(answer: (path: string) => Response | undefined = () => undefined, language: 'en' | 'ha' = 'en') {
  const sent: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method === 'POST') sent.push(`${path} ${String(init.body)}`);
    const given = answer(path);
    if (given) return given;
    if (path === '/account/bill') return Response.json(ownBillSchema.parse(own));
    if (path === '/bills/open') return Response.json(paper);
    return refused('service.unavailable');
  });
  await renderArea(area, `/user/payment_summary?billRef=${reference}`, {
    ...{ fetch, language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, fetch };
}

const noEntries = { data: [], totalRecords: 0, isBounded: false, pageSize: 1, after: null, before: null };

describe('the bill of one’s own', () => {
  it('stands there in full, with the way to pay it', async () => {
    await open();
    const pay = await screen.findByRole('link', { name: 'Pay ₦12,500.00' });
    expect(pay.getAttribute('href')).toBe(`/payment-gateways-open?billRef=${reference}`);
    expect(screen.getByText('Kasuwa Traders Ltd')).toBeDefined();
    expect(screen.getByText('pay@kasuwa.example')).toBeDefined();
    expect(screen.getByText('KD-2026-0001-11')).toBeDefined();
    expect(screen.getByText('Pay by 1 Feb 2027')).toBeDefined();
  });

  it('is paid from one’s credit, whole, once that was asked twice', async () => {
    const { sent } = await open((path) => {
      if (path === '/account/credit')
        return Response.json({
          ...{ balanceKobo: 2_000_000, entries: noEntries },
          bill: { billReference: reference, totalKobo: 1_250_000, whyNot: null, isProposed: false },
        });
      if (path === '/account/credit/uses')
        return Response.json({ billReference: reference, receiptNumber: 'KDR-2026-00000007' });
      return undefined;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay this bill from your credit' }));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, pay it' }));
    await waitFor(() => expect(sent).toEqual([`/account/credit/uses ${JSON.stringify({ billReference: reference })}`]));
  });

  it('says why credit cannot pay it', async () => {
    await open((path) =>
      path === '/account/credit'
        ? Response.json({
            ...{ balanceKobo: 5_000, entries: noEntries },
            bill: { billReference: reference, totalKobo: 1_250_000, whyNot: 'not-enough', isProposed: false },
          })
        : undefined,
    );
    expect(await screen.findByText(/asks for more than you have/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pay this bill from your credit' })).toBeNull();
  });

  it.each(['billRef', 'billReference', 'ref'])('is opened by %s', async (name) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => refused('bill.not-found'));
    await renderArea(area, `/user/payment_summary?${name}=${reference}`, {
      fetch,
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    await screen.findByRole('heading', { name: 'There is no such bill in your name' });
    expect(fetch.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('billReference'))).toEqual([
      reference,
      reference,
    ]);
  });

  it('is renewed before it is paid, once it has expired', async () => {
    let isRenewed = false;
    const { sent } = await open((path) => {
      if (path === '/bills/renewals') {
        isRenewed = true;
        return Response.json({ billReference: reference, expiresOn: '2027-02-23' });
      }
      const status = isRenewed ? 'unpaid' : 'expired';
      return path === '/account/bill' ? Response.json({ ...own, bill: { ...own.bill, status } }) : undefined;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Renew this bill' }));
    expect(await screen.findByRole('link', { name: 'Pay ₦12,500.00' })).toBeDefined();
    expect(sent).toEqual([`/bills/renewals {"billReference":"${reference}"}`]);
  });

  it('is cancelled when its payer says so twice', async () => {
    let isCancelled = false;
    const { sent } = await open((path) => {
      if (path === '/account/bill-cancellations') {
        isCancelled = true;
        return Response.json({ billReference: reference });
      }
      if (path !== '/account/bill' || !isCancelled) return undefined;
      return Response.json({ ...own, bill: { ...own.bill, status: 'cancelled' }, cancellation: 'too-late' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this bill' }));
    expect(sent).toEqual([]);
    const asked = within(screen.getByRole('group', { name: 'Cancel this bill?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull());
    expect(sent).toEqual([`/account/bill-cancellations {"billReference":"${reference}"}`]);
  });

  it('says what cancelling waits for, and asks nobody to pay twice', async () => {
    const attempt = {
      ...{ id: attemptId, startedAt: '2026-11-23T07:00:00.000Z', heads: 'Business premises', billReference: reference },
      ...{
        gateway: 'Remita',
        reference: '140008260136',
        receiptNumber: null,
        amountKobo: 1_250_000,
        status: 'checking',
      },
    };
    await open((path) =>
      path === '/account/bill'
        ? Response.json(ownBillSchema.parse({ ...own, attempts: [attempt], cancellation: 'payment-pending' }))
        : undefined,
    );
    expect(await screen.findByText(/Please do not pay again/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    expect(screen.getByText(/its provider is asked first/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel this bill' })).toBeDefined();
    const way = screen.getByRole('link', { name: 'Where is my money?' });
    expect(way.getAttribute('href')).toBe(`/user/payment-history/attempts?record=${attemptId}`);
  });

  it('says what broke, with its number, and tries again', async () => {
    let isUp = false;
    await open(() => (isUp ? undefined : refused('service.unavailable')));
    expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Pay ₦12,500.00' })).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open(undefined, 'ha');
    expect(await screen.findByRole('link', { name: 'Biya ₦12,500.00' })).toBeDefined();
  });
});

describe('paying a bill in parts', () => {
  const offered = { plan: null, offer: 'possible', totalKobo: 1_250_000 };
  const part = (number: number, status: string, receiptNumber: string | null = null) => ({
    ...{ number, amountKobo: number === 1 ? 416_668 : 416_666, dueOn: `2026-1${number - 1}-30` },
    ...{ billReference: `KD000000000000${number}${number}`, status, receiptNumber },
  });
  const plan = {
    ...{ id: attemptId, billReference: reference, billFor: 'Business premises', payer: 'Kasuwa Traders Ltd' },
    ...{ totalKobo: 1_250_000, state: 'active', reason: 'A bad season', askedAt: '2026-11-01T08:00:00.000Z' },
    ...{ decidedAt: '2026-11-03T08:00:00.000Z', answer: null, brokenOn: null },
    penalties: [],
    parts: [part(1, 'paid', 'KDR-2026-00000042'), part(2, 'unpaid'), part(3, 'unpaid')],
  };
  const answering = (answer: object) => (path: string) =>
    path === '/account/plan' ? Response.json(answer) : path === '/account/plans' ? Response.json(plan) : undefined;

  it('shows what each part comes to and what it costs to break the plan, before it is signed', async () => {
    const { sent } = await open(answering(offered));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to pay in parts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask to pay in parts' });
    expect(
      within(dialog).getByText(/penalty and interest count from the day on which this bill was due/),
    ).toBeDefined();
    const rows = within(within(dialog).getByRole('region', { name: 'What you would pay' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Part 1, within 7 days.*4,166\.66/),
      expect.stringMatching(/Part 2, 1 month later.*4,166\.67/),
      expect.stringMatching(/Part 3, 2 months later.*4,166\.67/),
    ]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /more time/ }), 'A bad season');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask the tax office' }));
    expect((await within(dialog).findAllByText(/and sign it/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask the tax office' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(String(sent[0]).slice('/account/plans '.length))).toEqual({
      billReference: reference,
      parts: 3,
      reason: 'A bad season',
      termsVersion: 1,
    });
  });

  it('shows the parts with what became of each, what remains and the next one to pay', async () => {
    await open(answering({ plan, offer: 'has-plan', totalKobo: 1_250_000 }));
    const section = await screen.findByRole('region', { name: 'Payment in parts' });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/Part 1.*Paid/),
      expect.stringMatching(/Part 2.*due on/),
      expect.stringMatching(/Part 3.*due on/),
    ]);
    expect(within(section).getByText(/Still to pay: .*8,333\.32/)).toBeDefined();
    expect(
      within(section)
        .getByRole('link', { name: /Pay .*4,166\.66/ })
        .getAttribute('href'),
    ).toBe('/payment-gateways-open?billRef=KD00000000000022');
  });

  it('says of a broken plan that all of the rest is due', async () => {
    await open(
      answering({ plan: { ...plan, state: 'broken', brokenOn: '2026-12-06' }, offer: 'has-plan', totalKobo: 1 }),
    );
    expect(await screen.findByText(/The plan is broken: all that remains is due at once/)).toBeDefined();
    expect(screen.getAllByText('due now')).toHaveLength(2);
  });

  it('says why where what the bill is for is not paid in parts', async () => {
    await open(answering({ ...offered, offer: 'not-allowed' }));
    expect(await screen.findByText(/What this bill is for cannot be paid in parts/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /parts/ })).toBeNull();
  });

  it('is not spoken of on a bill that nobody can pay', async () => {
    await open(answering({ ...offered, offer: 'not-payable' }));
    expect(await screen.findByRole('link', { name: /^Pay/ })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Payment in parts' })).toBeNull();
  });
});

it('offers whoever acts for a client to pay, and nothing that is the client’s own to ask', async () => {
  sessionStorage.setItem('pay_kd_acting_for', JSON.stringify({ id: 'x', name: 'Kasuwa Traders Ltd', tpui: 'KD-1' }));
  try {
    await open((path) =>
      path === '/account/plan' ? Response.json({ plan: null, offer: 'possible', totalKobo: 1_250_000 }) : undefined,
    );
    expect(await screen.findByRole('link', { name: 'Pay ₦12,500.00' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Something is wrong with this bill' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask to pay in parts' })).toBeNull();
  } finally {
    sessionStorage.removeItem('pay_kd_acting_for');
  }
});

it('says what lateness adds to a broken plan, and that it is no bill yet', async () => {
  const cost = {
    ...{ dueAtFirstOn: '2026-07-02', asOf: '2026-11-23', penaltyKobo: 83_333, interestKobo: 12_000 },
    law: 'Nigeria Tax Administration Act 2025, s. 65',
  };
  const penaltyBill = 'KD00000000000044';
  const part = { amountKobo: 416_666, dueOn: '2026-12-01', billReference: 'KD00000000000022', receiptNumber: null };
  await open((path) =>
    path === '/account/plan'
      ? Response.json({
          plan: {
            ...{ id: attemptId, billReference: reference, billFor: 'Business premises', payer: 'Kasuwa Traders Ltd' },
            ...{ totalKobo: 1_250_000, state: 'broken', reason: 'A bad season', answer: null, cost },
            ...{ askedAt: '2026-06-01T08:00:00.000Z', decidedAt: '2026-06-02T08:00:00.000Z', brokenOn: '2026-06-20' },
            penalties: [
              {
                state: 'billed',
                asOf: '2026-10-01',
                penaltyKobo: 50_000,
                interestKobo: 7_000,
                billReference: penaltyBill,
              },
            ],
            parts: [{ ...part, number: 1, status: 'unpaid' }],
          },
          ...{ offer: 'has-plan', totalKobo: 1_250_000 },
        })
      : undefined,
  );
  const section = within(await screen.findByRole('region', { name: 'What lateness adds so far' }));
  expect(section.getByText(/833\.33/)).toBeDefined();
  expect(section.getByText(/It is no bill yet/)).toBeDefined();
  const billed = within(screen.getByRole('list', { name: 'Penalty and interest' }));
  expect(billed.getByText(/570\.00/)).toBeDefined();
  expect(billed.getByRole('link').getAttribute('href')).toContain(penaltyBill);
});

it('tells the office that a bill is wrong, in words', async () => {
  const { sent } = await open((path) => (path === '/account/bill-disputes' ? Response.json({}) : undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Something is wrong with this bill' }));
  const dialog = await screen.findByRole('dialog', { name: 'Something is wrong with this bill' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'correction');
  await userEvent.type(within(dialog).getByRole('textbox'), 'The shop closed in March');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send to the tax office' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain('"kind":"correction"');
});

const question: OwnRequest = {
  ...{ id: attemptId, kind: 'bill-dispute', state: 'asked', reference, isOpen: true, answer: null, canWithdraw: true },
  ...{ openedAt: '2026-11-23T08:00:00.000Z', since: '2026-11-23T08:00:00.000Z', deadline: null },
};

it('says what was asked about it and where that stands, and takes no second question meanwhile', async () => {
  await open((path) => (path === '/account/requests' ? Response.json(pageOf([question])) : undefined));
  const section = within(await screen.findByRole('region', { name: 'What you asked about this bill' }));
  expect(section.getByText('With the office')).toBeDefined();
  expect(section.getByText('Asked on 23 Nov 2026')).toBeDefined();
  expect(section.getByRole('link', { name: 'Your requests' }).getAttribute('href')).toBe('/user/e-services');
  expect(screen.queryByRole('button', { name: 'Something is wrong with this bill' })).toBeNull();
});

it('says what the office answered, and can be asked about again', async () => {
  const answered = { ...question, state: 'refused', isOpen: false, answer: 'The shop was open in May' };
  await open((path) => (path === '/account/requests' ? Response.json(pageOf([answered])) : undefined));
  expect(await screen.findByText('The office says: The shop was open in May')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Something is wrong with this bill' })).toBeDefined();
});

it('shows the question that was just sent', async () => {
  let asked: readonly OwnRequest[] = [];
  await open((path) => {
    if (path === '/account/requests') return Response.json(pageOf(asked));
    if (path !== '/account/bill-disputes') return undefined;
    asked = [question];
    return Response.json({});
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Something is wrong with this bill' }));
  const dialog = await screen.findByRole('dialog', { name: 'Something is wrong with this bill' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'The shop closed in March');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send to the tax office' }));
  expect(await screen.findByText('With the office')).toBeDefined();
});
