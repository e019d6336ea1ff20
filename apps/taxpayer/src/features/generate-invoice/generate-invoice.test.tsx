import { billQuoteSchema, errorCatalogue, type HeadForm, headFormSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const heads = [
  { id: 1, displayField: 'Ground rent', code: '12020401', mdaId: 1 },
  { id: 2, displayField: 'School fees', code: '12020402', mdaId: 2 },
  { id: 3, displayField: 'Survey fee', code: '12020403', mdaId: 1 },
];
const forms: Readonly<Record<string, HeadForm>> = {
  '12020401': headFormSchema.parse({
    ...{ revenueHeadCode: '12020401', name: 'Ground rent', mdaId: 1, mda: 'KADGIS' },
    attributes: [
      { key: 'year', label: { en: 'Year', ha: 'Shekara' }, type: 'number', isRequired: true },
      { key: 'since', label: { en: 'Held since', ha: 'Tun' }, type: 'date', isRequired: false },
    ],
    rule: { kind: 'entered', leastKobo: 10_000, mostKobo: 100_000_000 },
    tariff: null,
  }),
  '12020403': headFormSchema.parse({
    ...{ revenueHeadCode: '12020403', name: 'Survey fee', mdaId: 1, mda: 'KADGIS' },
    ...{ attributes: [], rule: { kind: 'fixed', amountKobo: 500_000 }, tariff: null },
  }),
};

interface Sent {
  readonly lines: readonly { readonly revenueHeadCode: string; readonly amountKobo?: number }[];
}
function quoteOf({ lines }: Sent) {
  const quoted = lines.map(({ revenueHeadCode, amountKobo = 500_000 }) => ({
    ...{ revenueHeadCode, description: forms[revenueHeadCode]?.name, narration: '', amountKobo, tariff: null },
    working: { formula: { kind: amountKobo === 500_000 ? 'fixed' : 'entered' } },
  }));
  const totalKobo = quoted.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  return Response.json(billQuoteSchema.parse({ mdaId: 1, mda: 'KADGIS', lines: quoted, totalKobo }));
}

async function open(answer: (path: string, sent: Sent) => Response | undefined = () => undefined, search = '') {
  const raised: unknown[] = [];
  const view = await renderArea(area, `/user/generate-invoice${search}`, {
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname.replace('/api/v1', '');
      const sent = init?.body ? (JSON.parse(String(init.body)) as Sent) : { lines: [] };
      if (path === '/bills') raised.push(sent);
      const given = answer(path, sent);
      if (given) return given;
      if (path === '/lookups/revenue-heads') return Response.json(heads);
      if (path === '/lookups/mdas')
        return Response.json([
          { id: 1, displayField: 'KADGIS' },
          { id: 2, displayField: 'Ministry of Education' },
        ]);
      const form = forms[path.split('/')[2] ?? ''];
      if (form) return Response.json(form);
      if (path === '/bills/quotes') return quoteOf(sent);
      if (path === '/bills') return Response.json({ billReference: 'KDKYEV14BSWYXGHA', totalKobo: 1_250_000 });
      return new Response(null, { status: 502 });
    },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { ...view, raised };
}
function refused(code: keyof typeof errorCatalogue, fieldErrors?: Record<string, string>) {
  const { status, message } = errorCatalogue[code];
  return Response.json(
    { type: 'about:blank', title: '', status, code, message, requestId: 'x', fieldErrors },
    { status },
  );
}

const choose = async (name: string) => {
  await screen.findByRole('option', { name });
  await userEvent.selectOptions(screen.getByLabelText('What is it for?'), name);
};
async function fillGroundRent() {
  await choose('Ground rent — KADGIS');
  await userEvent.type(await screen.findByLabelText('Year'), '2026');
  await userEvent.type(screen.getByLabelText('Amount'), '12,500');
}
const go = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const generate = async (amount: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Generate invoice over ${amount}` }));

beforeEach(() => sessionStorage.clear());

describe('Generate Invoice', () => {
  it('goes from a fee to a payable bill: what it asks, what it comes to, issued', async () => {
    const { raised } = await open();
    await fillGroundRent();
    expect(await screen.findByText('As entered')).toBeDefined();
    expect(screen.getByText('Payable to KADGIS')).toBeDefined();
    await generate('₦12,500.00');
    const pay = await screen.findByRole('link', { name: 'Pay ₦12,500.00 now' });
    expect(pay.getAttribute('href')).toBe('/payment-gateways-open?billRef=KDKYEV14BSWYXGHA');
    expect(raised).toEqual([
      {
        lines: [{ revenueHeadCode: '12020401', attributes: { year: 2026 }, narration: '', amountKobo: 1_250_000 }],
        totalKobo: 1_250_000,
        submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(sessionStorage.getItem('pay_kd_draft_invoice')).toBeNull();
  });

  it('says what is missing at its field once somebody goes on, and raises nothing', async () => {
    const { raised } = await open((path, { lines: [line] }) =>
      path === '/bills/quotes' && line?.amountKobo === undefined
        ? refused('request.invalid', { 'lines.0.amountKobo': 'Enter the amount' })
        : undefined,
    );
    await choose('Ground rent — KADGIS');
    await screen.findByLabelText('Amount');
    expect(screen.queryByText('Enter the amount')).toBeNull();
    await go('Generate Invoice');
    expect((await screen.findAllByText('Enter the amount')).length).toBe(2);
    await userEvent.click(screen.getByRole('link', { name: 'Enter the amount' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    expect(raised).toEqual([]);
  });

  it('takes several lines of one MDA, and drops one', async () => {
    const { raised } = await open();
    await fillGroundRent();
    await screen.findByText('As entered');
    await go('Add a line');
    const heads = screen.getAllByLabelText('Revenue head');
    const second = heads[1] as HTMLSelectElement;
    expect([...second.options].map(({ text }) => text)).not.toContain('School fees · 12020402');
    await userEvent.selectOptions(second, '12020403');
    expect(await screen.findByRole('button', { name: 'Generate invoice over ₦17,500.00' })).toBeDefined();
    await go('Remove line 1');
    await generate('₦5,000.00');
    await screen.findByRole('link', { name: 'Open the bill' });
    expect(raised).toEqual([expect.objectContaining({ totalKobo: 500_000 })]);
  });

  it('keeps what was put together when the page is loaded again, and is one submission then too', async () => {
    let isLost = true;
    const answer = (path: string) => {
      if (path !== '/bills' || !isLost) return undefined;
      isLost = false;
      return new Response(null, { status: 502 });
    };
    const before = await open(answer);
    await fillGroundRent();
    await generate('₦12,500.00');
    await screen.findByRole('alert');
    before.unmount();
    const after = await open(answer);
    expect((await screen.findByLabelText<HTMLInputElement>('Year')).value).toBe('2026');
    await generate('₦12,500.00');
    await screen.findByRole('link', { name: 'Open the bill' });
    expect(after.raised).toEqual(before.raised);
  });

  it('warns of an unpaid bill for the same', async () => {
    await open((path) =>
      path === '/reports/own-invoices'
        ? Response.json({
            data: [
              {
                ...{ id: 'KD7Q4M2X9TBC1VWZ', billReference: 'KD7Q4M2X9TBC1VWZ', heads: 'Ground rent', mda: 'KADGIS' },
                ...{ issuedOn: '2026-11-01', expiresOn: '2027-02-01', taxOffice: null, expertSystem: null },
                ...{ totalKobo: 9_600_000, status: 'unpaid', payment: null },
              },
            ],
            ...{ totalRecords: 1, isBounded: false, pageSize: 3, after: null, before: null, totals: null },
            ...{ period: null, asOf: '2026-11-23T08:00:00.000Z' },
          })
        : undefined,
    );
    await choose('Ground rent — KADGIS');
    expect(await screen.findByText('You have an unpaid bill for this already')).toBeDefined();
    const link = screen.getByRole('link', { name: '₦96,000.00, issued on 1 Nov 2026' });
    expect(link.getAttribute('href')).toBe('/user/payment_summary?billReference=KD7Q4M2X9TBC1VWZ');
  });

  it('issues nothing at another amount than was shown', async () => {
    let isDearer = false;
    await open((path, sent) => {
      if (path === '/bills') {
        isDearer = true;
        return refused('bill.amount-changed');
      }
      const [line] = sent.lines;
      return path === '/bills/quotes' && isDearer && line
        ? quoteOf({ lines: [{ ...line, amountKobo: 2_000_000 }] })
        : undefined;
    });
    await fillGroundRent();
    await generate('₦12,500.00');
    expect(await screen.findByRole('button', { name: 'Generate invoice over ₦20,000.00' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain(errorCatalogue['bill.amount-changed'].message);
  });

  it.each(['okada', 'babur', 'NAPEP'])('finds a fee by what people call it: %s', async (said) => {
    const many = [
      ...Array.from({ length: 14 }, (_, at) => ({
        id: 10 + at,
        displayField: `Fee ${at}`,
        code: `120205${10 + at}`,
        mdaId: 1,
      })),
      { id: 30, displayField: 'Hackney Carriage Licence', code: '12020403', mdaId: 1 },
    ];
    await open((path) => (path === '/lookups/revenue-heads' ? Response.json(many) : undefined));
    await userEvent.click(await screen.findByRole('button', { name: /^What is it for/ }));
    await userEvent.type(await screen.findByRole('combobox'), said);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Hackney Carriage Licence — KADGIS',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Fixed amount')).toBeDefined();
  });

  it('begins with the fee a link names', async () => {
    await open(undefined, '?head=12020403');
    expect(await screen.findByText('Fixed amount')).toBeDefined();
  });
});
