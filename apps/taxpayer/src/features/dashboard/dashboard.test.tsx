import { openSession } from '@portal/auth';
import { type AccountSummary, accountSummarySchema, errorCatalogue, listOwnObligations } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const none = { kobo: 0, count: 0 };
const empty: AccountSummary = {
  ...{ due: none, payable: none, overdue: none, underReview: none, paidThisYear: none, bills: 0, nextDay: null },
  ...{ deadlines: [], receipts: [], attempts: [], asOf: '2026-11-23T08:00:00.000Z' },
};
const waiting = {
  ...{ billReference: 'KD7Q4M2X9TBC1VWZ', heads: 'Business premises', mda: 'Internal Revenue Service' },
  ...{ totalKobo: 48_250_000, expiresOn: '2026-11-30', status: 'unpaid' as const },
};
const late = {
  ...{ billReference: 'KDKYEV14BSWYXGHA', heads: 'Direct assessment', mda: 'Internal Revenue Service' },
  ...{ totalKobo: 6_420_000, expiresOn: '2026-11-18', status: 'expired' as const },
};
const full: AccountSummary = {
  ...empty,
  ...{ due: { kobo: 48_250_000, count: 1 }, payable: { kobo: 48_250_000, count: 1 } },
  ...{ overdue: { kobo: 6_420_000, count: 1 }, bills: 9, nextDay: '2026-11-30' },
  paidThisYear: { kobo: 341_892_000, count: 14 },
  deadlines: [late, waiting],
  receipts: [
    {
      ...{
        receiptNumber: 'KDR-2026-00000042',
        billReference: 'KD0000000000000A',
        heads: 'Ground rent',
        channel: 'card',
      },
      ...{ amountKobo: 9_600_000, at: '2026-10-14T23:30:00.000Z' },
    },
  ],
  attempts: [
    {
      ...{ id: '0199a1f0-0000-7000-8000-000000000001', billReference: 'KD0000000000000B', heads: 'Stamp duty' },
      ...{ amountKobo: 100_000, status: 'checking' },
    },
  ],
};

async function open(answer: () => Response, language: 'en' | 'ha' = 'en') {
  await renderArea(area, '/user/dashboard', {
    language,
    fetch: async (input) =>
      new URL(String(input)).pathname.endsWith('/account/summary') ? answer() : new Response(null, { status: 502 }),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}
const says = (summary: AccountSummary) => () => Response.json(accountSummarySchema.parse(summary));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(async () => {
  await openSession({
    token: 't',
    roles: ['Individual'],
    user: { email: 'amina@example.ng', firstName: 'Amina', lastName: 'Bello', tpui: 'KD-2026-0001-11' },
  });
});

it('says what has to be filed next, and nothing where nothing is', async () => {
  const duty = {
    kind: 'consumption-tax-month',
    filedOn: null,
    source: 'A law',
    excuse: null,
    extension: null,
  } as const;
  const obligations = [
    { ...duty, period: '2020-01', dueOn: '2020-02-20', state: 'filed', filedOn: '2020-02-01' },
    ...['2020-02', '2020-03', '2020-04', '2020-05'].map((period) => ({
      ...{ ...duty, period, dueOn: '2020-06-20', state: 'expected' },
    })),
  ];
  await renderArea(area, '/user/dashboard', {
    fetch: async (input) =>
      String(input).includes('/account/obligations')
        ? Response.json(listOwnObligations.response.parse({ obligations }))
        : String(input).endsWith('/account/summary')
          ? says(full)()
          : new Response(null, { status: 502 }),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const rows = within(await screen.findByRole('region', { name: 'To file next' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    ['February', 'March', 'April'].map((month) => `Month of consumption tax: ${month} 2020Was due 20 Jun 2020`),
  );
  expect(hrefOf('Month of consumption tax: February 2020')).toBe('/user/returns/consumption-tax/2020-02');
  expect(hrefOf('Calendar of duties')).toBe('/user/returns/calendar');
  expect(hrefOf('All returns')).toBe('/user/returns');
  cleanup();
  await open(says(full));
  expect(await screen.findByRole('link', { name: /546,700/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'To file next' })).toBeNull();
});

describe('the dashboard', () => {
  it('says whose account it is, what is owed, what is late and what is next', async () => {
    await open(says(full));
    expect(await screen.findByRole('link', { name: /546,700\.00$/ })).toBeDefined();
    expect(screen.getByText('KD-2026-0001-11 · Amina Bello')).toBeDefined();
    const rows = within(screen.getByRole('region', { name: 'Next deadlines' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/18Nov.*Direct assessment.*5 days late/),
      expect.stringMatching(/30Nov.*Business premises.*in 7 days/),
    ]);
  });

  it('leaves out what is being paid already, and says so', async () => {
    const due = { kobo: 96_500_000, count: 3 };
    await open(says({ ...full, due, payable: { kobo: 60_000_000, count: 2 }, overdue: none }));
    expect(await screen.findByRole('button', { name: 'Pay 2 bills, ₦600,000.00' })).toBeDefined();
    expect(screen.getByText(/^For 1 of them a payment is being checked/)).toBeDefined();
  });

  it('offers nothing to pay while the one bill is being paid', async () => {
    await open(says({ ...full, payable: none, overdue: none, deadlines: [waiting] }));
    expect(await screen.findByText(/^For 1 of them a payment is being checked/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Pay ₦482,500.00' })).toBeNull();
  });

  it('pays everything that is due in one go', async () => {
    const three = { kobo: 96_500_000, count: 3 };
    const asked: unknown[] = [];
    await renderArea(area, '/user/dashboard', {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('/account/summary'))
          return says({ ...full, due: three, payable: three, overdue: none })();
        if (!request.url.endsWith('/account/baskets')) return new Response(null, { status: 502 });
        asked.push(await request.json());
        return Response.json(
          { code: 'bill.some-not-payable', ...errorCatalogue['bill.some-not-payable'] },
          { status: 409 },
        );
      },
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay 3 bills, ₦965,000.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('One of these bills cannot be paid now');
    expect(asked).toEqual([{ billReferences: 'all-due' }]);
  });

  it('opens the rows of every figure', async () => {
    await open(says(full));
    expect(await screen.findByRole('link', { name: /is overdue/ })).toBeDefined();
    expect(hrefOf(/is overdue/)).toBe('/user/invoices?status=expired');
    expect(hrefOf(/546,700\.00$/)).toBe('/user/invoices?status=unpaid&sortField=expiresOn&sortOrder=asc');
    expect(hrefOf(/3,418,920\.00$/)).toBe('/user/payment-history?minDate=2026-01-01&maxDate=2026-12-31');
    expect(hrefOf('Statement for the year')).toBe(
      '/user/payment-history/statement?minDate=2026-01-01&maxDate=2026-12-31',
    );
    expect(hrefOf('Where is my money?')).toBe(
      '/user/payment-history/attempts?record=0199a1f0-0000-7000-8000-000000000001',
    );
    expect(hrefOf(/Ground rent/)).toBe('/user/payment_summary?billReference=KD0000000000000A');
    expect(screen.getByText('15')).toBeDefined();
  });

  it('offers the one bill to pay, and the choice where there are several', async () => {
    await open(says({ ...full, overdue: none, deadlines: [waiting] }));
    await screen.findByRole('link', { name: 'Pay ₦482,500.00' });
    expect(screen.getByRole('link', { name: 'Choose what to pay' })).toBeDefined();
    expect(hrefOf('Pay ₦482,500.00')).toBe('/payment-gateways-open?billRef=KD7Q4M2X9TBC1VWZ');
  });

  it('teaches on a first visit instead of showing zeros', async () => {
    await open(says(empty));
    expect(await screen.findByRole('heading', { name: 'Welcome. You have no bills yet' })).toBeDefined();
    expect(hrefOf('Generate an invoice')).toBe('/user/generate-invoice');
    expect(screen.queryByText(/₦0/)).toBeNull();
  });

  it('says so when nothing is owed', async () => {
    await open(says({ ...full, due: none, overdue: none, nextDay: null, deadlines: [] }));
    expect(await screen.findByRole('heading', { name: 'You owe nothing' })).toBeDefined();
    expect(screen.getByText('Nothing waits for you.')).toBeDefined();
  });

  it('says what broke, with its number, and tries again', async () => {
    let isUp = false;
    const { status, message } = errorCatalogue['service.unavailable'];
    const problem = {
      type: 'about:blank',
      title: '',
      status,
      code: 'service.unavailable',
      message,
      requestId: 'a1b2c3d4',
    };
    await open(() => (isUp ? says(full)() : Response.json(problem, { status })));
    expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Choose what to pay' })).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open(says(full), 'ha');
    expect(await screen.findByRole('heading', { name: 'Abin da ake bin ka yanzu' })).toBeDefined();
  });
});
