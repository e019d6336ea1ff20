import { openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type ClientBill, type ClientDue, errorCatalogue, kobo } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const due = (clientId: string, name: string, more: Partial<ClientDue> = {}): ClientDue => ({
  ...{ clientId, name, tpui: 'KD-0001-2345-67', mayPay: true, isForAgent: true, bills: 2 },
  ...{ owedKobo: kobo(300_000), overdueKobo: kobo(0), nextDueOn: '2026-12-10', ...more },
});
const bill = (
  billReference: string,
  description: string,
  kobos: number,
  more: Partial<ClientBill> = {},
): ClientBill => ({
  ...{ billReference, description, mda: 'Internal Revenue Service', totalKobo: kobo(kobos) },
  ...{ dueOn: '2026-12-10', isPending: false, ...more },
});
const mills = due('0199a1f0-0000-7000-8000-000000000001', 'Arewa Mills Ltd');
const traders = due('0199a1f0-0000-7000-8000-000000000002', 'Kasuwa Traders');
const levy = bill('KD7Q4M2X9TBC1VWZ', 'Market levy', 120_000);
const waiting = bill('KDKYEV14BSWYXGHA', 'Waste levy', 90_000, { isPending: true });
const rent = bill('KD00000000000001', 'Ground rent', 180_000);
const basketReference = 'KB00000000000000';

async function open(put: () => Response, language: 'en' | 'ha' = 'en', dues: readonly ClientDue[] = [mills, traders]) {
  await openSession({ token: 't', roles: ['Agent'], user: { email: 'musa@example.ng', firstName: 'Musa' } });
  const network = answering({
    'GET /clients': () => Response.json([]),
    'GET /clients/dues': () => Response.json(dues),
    [`GET /clients/${mills.clientId}/bills`]: () => Response.json({ bills: [levy, waiting], hasMore: false }),
    [`GET /clients/${traders.clientId}/bills`]: () => Response.json({ bills: [rent], hasMore: true }),
    'POST /clients/baskets': put,
  });
  // What is paid is paid in another area.
  const withPayments = {
    ...area,
    routes: [...area.routes, { path: '/payment-gateways-open', element: <h1>How to pay</h1> }],
  };
  const { router } = await renderArea(withPayments, '/user/clients', {
    fetch: network.fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { ...network, router };
}
async function tickBoth() {
  for (const name of [/Arewa Mills Ltd/, /Kasuwa Traders/])
    await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Market levy/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ground rent/ }));
}
const made = (leftOut: readonly object[] = []) =>
  Response.json({ basketReference, bills: 2, totalKobo: 300_000, leftOut });

describe('bills of several clients', () => {
  it('are ticked in the table and paid at once; what is being paid is not offered', async () => {
    const { sent, router } = await open(() => made());
    await tickBoth();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Waste levy/ }).disabled).toBe(true);
    expect(screen.getByText(/^These are the most urgent/)).toBeDefined();
    const bar = within(screen.getByRole('region', { name: 'Pay for your clients' }));
    expect(bar.getByText('2 bills of 2 clients, ₦3,000.00')).toBeDefined();
    await userEvent.click(bar.getByRole('button', { name: 'Pay 2 bills, ₦3,000.00' }));
    expect(sent.at(-1)).toEqual({
      call: 'POST /clients/baskets',
      body: {
        bills: [
          { clientId: mills.clientId, billReference: levy.billReference },
          { clientId: traders.clientId, billReference: rent.billReference },
        ],
      },
    });
    await expect
      .poll(() => `${router.state.location.pathname}${router.state.location.search}`)
      .toBe(`/payment-gateways-open?billRef=${basketReference}`);
  });

  it('says what was paid meanwhile before it goes on with the others', async () => {
    const { router } = await open(() => made([{ billReference: levy.billReference, reason: 'paid' }]));
    await tickBoth();
    await userEvent.click(screen.getByRole('button', { name: /^Pay 2 bills/ }));
    expect(await screen.findByText(/^Arewa Mills Ltd, Market levy .*: it was paid meanwhile$/)).toBeDefined();
    expect(router.state.location.pathname).toBe('/user/clients');
    expect(screen.getByRole('link', { name: 'Pay 2 bills, ₦3,000.00' }).getAttribute('href')).toBe(
      `/payment-gateways-open?billRef=${basketReference}`,
    );
  });

  it('says at the bill whose client lets one pay no more, and goes on without it', async () => {
    const { status, message } = errorCatalogue['bill.consent-ended'];
    await open(() =>
      Response.json(
        {
          code: 'bill.consent-ended',
          status,
          message,
          title: '',
          type: '',
          fieldErrors: { [rent.billReference]: 'x' },
        },
        { status },
      ),
    );
    await tickBoth();
    await userEvent.click(screen.getByRole('button', { name: /^Pay 2 bills/ }));
    expect(await screen.findByText(message)).toBeDefined();
    const row = within(screen.getByRole('list', { name: 'Kasuwa Traders' }));
    expect(row.getByText('This client does not let you pay for them any more')).toBeDefined();
    expect(screen.getByText(/^Kasuwa Traders, Ground rent/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Go on without them' }));
    expect(screen.getByText(/^Tick a bill of another client/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay 2 bills/ })).toBeNull();
  });

  it('are offered to agents alone, of clients who let them pay', async () => {
    await open(() => made(), 'en', [
      due(mills.clientId, 'Own people', { isForAgent: false }),
      { ...traders, mayPay: false },
    ]);
    expect(await screen.findByText('Own people')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Choose bills/ })).toBeNull();
  });

  it('speaks Hausa', async () => {
    await open(() => made(), 'ha');
    await tickBoth();
    expect(screen.getByRole('button', { name: 'Biya bil 2, ₦3,000.00' })).toBeDefined();
  });
});
