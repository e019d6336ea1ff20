import { closeSession, openSession } from '@portal/auth';
import { type BillEvent, getBillRecord } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refusedWith } from '../testing/answers-of-report.ts';
import { BillPage, BillPanel } from './index.ts';

const nothing = { provider: 'remita', reference: '310744829015', amountKobo: null, code: null, outcome: null };
const events: readonly BillEvent[] = [
  { ...nothing, kind: 'receipt', at: '2026-11-21T09:00:01.000Z', provider: null, reference: 'KDR-2026-00000042' },
  { ...nothing, kind: 'paid', at: '2026-11-21T09:00:00.000Z', amountKobo: 48_250_000, outcome: 'receipted' },
  { ...nothing, kind: 'answer', at: '2026-11-20T23:30:00.000Z', code: '021', outcome: 'pending' },
  { ...nothing, kind: 'raised', at: '2026-11-20T08:00:00.000Z', provider: null, reference: null },
];
const record = {
  bill: {
    ...{ id: 'KD7Q4M2X9TBC1VWZ', billReference: 'KD7Q4M2X9TBC1VWZ', issuedOn: '2026-11-20', expiresOn: '2027-02-20' },
    dueOn: '2026-11-10',
    ...{ payer: 'Kasuwa Sample Traders Ltd', tpui: null, category: 'Corporate', mda: 'An MDA', heads: 'Levy' },
    ...{
      taxOffice: null,
      lga: null,
      expertSystem: null,
      engineCode: null,
      counter: null,
      totalKobo: 48_250_000,
      status: 'paid',
    },
  },
  lines: [{ head: 'Levy', headCode: '12020402', description: 'Renewal', narration: '', amountKobo: 48_250_000 }],
  events,
  books: [
    { at: '2026-11-21T09:00:00.000Z', kind: 'payment', account: 'clearing:remita', amountKobo: 48_250_000 },
    { at: '2026-11-21T09:00:00.000Z', kind: 'payment', account: 'revenue:12020402', amountKobo: -48_250_000 },
  ],
  receiptNumber: 'KDR-2026-00000042',
  mails: [],
  audit: [],
  actions: [],
  asOf: '2026-11-23T08:42:00.000Z',
};

type Take = (path: string, body: unknown) => Response;
function open(answer: () => Response, language: 'en' | 'ha' = 'en', take?: Take) {
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [
      { path: '/admin', element: <BillPanel billReference="KD7Q4M2X9TBC1VWZ" /> },
      { path: '/admin/bills/:billReference', element: <BillPage /> },
    ],
    loadMessages: async () => {},
  });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) =>
    String(input).includes('/lookups/tax-offices')
      ? Response.json([{ id: 3, displayField: 'Internal Revenue Service' }])
      : take && init?.method === 'POST'
        ? take(new URL(String(input)).pathname, JSON.parse(String(init.body)))
        : answer(),
  );
  return renderArea(area, '/admin', { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
}
const answered = () => Response.json(getBillRecord.response.parse(record));

it('leads from a cancelled bill to the bill in its place', async () => {
  const cancelled = { ...record, bill: { ...record.bill, status: 'cancelled' }, replacedBy: 'KD1111222233334W' };
  await open(() => Response.json(getBillRecord.response.parse(cancelled)));
  const link = await screen.findByRole('link', { name: 'KD11 1122 2233 334W' });
  expect(link.getAttribute('href')).toBe('/admin/bills/KD1111222233334W');
});

it('says what happened by day of Lagos, the newest first, with the provider’s answer in words', async () => {
  await open(answered);
  const days = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(days).toEqual(['21 Nov 2026', '20 Nov 2026']);
  const happenings = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(happenings).toEqual([
    'Receipt issued10:00KDR-2026-00000042',
    'Money received10:00Remita · for this bill · ₦482,500.00 · 3107 4482 9015',
    'Provider asked00:30Remita · not paid yet · 021',
    'Bill raised09:00',
  ]);
});

it('shows its lines and its books, moved between by arrows', async () => {
  const user = userEvent.setup();
  await open(answered);
  await user.click(await screen.findByRole('tab', { name: 'Timeline' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Lines' }).textContent).toContain('12020402');
  await user.keyboard('{ArrowRight}');
  const rows = within(screen.getByRole('tabpanel', { name: 'Books' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    'clearing:remitapayment, 21 Nov 2026482,500.00',
    'revenue:12020402payment, 21 Nov 2026482,500.00',
  ]);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Timeline' }).getAttribute('aria-selected')).toBe('true');
});

it.each([
  ['en', 'Credit of a lowered month', 'granted', 'taken back', 'credit of a lowered month', 'credit taken back'],
  ['ha', 'Rarar watan da aka rage', 'an amince', 'an karɓe', 'rarar watan da aka rage', 'an karɓe rara'],
] as const)('tells in words what of it became credit and was taken back, with its entries (%s)', async (...words) => {
  const [language, title, granted, returned, entry, back] = words;
  const user = userEvent.setup();
  const credit = { ...nothing, kind: 'credit', provider: null, reference: null, amountKobo: 700_007 } as const;
  const at = '2026-11-21T10:00:00.000Z';
  const books = [
    { at, kind: 'paye-credit', account: 'liability:taxpayer-credit', amountKobo: -700_007 },
    { at, kind: 'paye-credit-return', account: 'liability:taxpayer-credit', amountKobo: 700_007 },
  ];
  await open(
    () =>
      Response.json(
        getBillRecord.response.parse({
          ...record,
          events: [
            { ...credit, at: '2026-11-21T12:00:00.000Z', code: 'returned' },
            { ...credit, at, code: 'granted', outcome: 'Two payslips say so' },
          ],
          books,
        }),
      ),
    language,
  );
  await screen.findAllByText(title);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${title}13:00${returned} · ₦7,000.07`,
    `${title}11:00${granted} · Two payslips say so · ₦7,000.07`,
  ]);
  const tabs = screen.getAllByRole('tab');
  await user.click(tabs[2] as HTMLElement);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain(`liability:taxpayer-credit${entry}, `);
  expect(rows[2]).toContain(`liability:taxpayer-credit${back}, `);
});

const decided = {
  mails: [{ kind: 'receipt', at: '2026-11-21T09:00:05.000Z' }],
  audit: [
    { at: '2026-11-22T09:00:00.000Z', action: 'bill.mailed', name: 'Ladi Musa', role: 'Admin', reason: 'Asked for it' },
    { at: '2026-11-20T08:00:00.000Z', action: 'bill.raised', name: null, role: 'MDA User', reason: null },
  ],
};

it('keeps its papers, what was sent and who decided, in the panel and on a page of its own', async () => {
  const user = userEvent.setup();
  await open(() => Response.json({ ...record, ...decided }));
  await user.click(await screen.findByRole('tab', { name: 'Papers' }));
  expect(screen.getByText('Receipt KDR-2026-00000042')).toBeDefined();
  expect(screen.getByText('21 Nov 2026, 10:00')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Decisions' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bill sent by emailLadi Musa, AdminAsked for it22 Nov 2026, 10:00',
    'Bill raisedMDA User20 Nov 2026, 09:00',
  ]);
  await user.click(screen.getByRole('link', { name: 'Open as a page' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Bill');
  const sections = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Lines', 'Papers', 'Timeline', 'Books', 'Decisions']);
});

it('asks for the reason before it cancels, sends it, and shows how the bill stands then', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const stands = () => ({
    ...record,
    bill: { ...record.bill, status: sent.length > 0 ? 'cancelled' : 'unpaid' },
    actions: sent.length > 0 ? [] : [{ action: 'cancel', refusal: null }],
  });
  await open(
    () => Response.json(stands()),
    'en',
    (path, body) => {
      sent.push([path, body]);
      return Response.json({ billReference: record.bill.billReference });
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel bill' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel bill' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel bill' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Raised twice by mistake');
  await user.click(dialog.getByRole('button', { name: 'Cancel bill' }));
  expect(await screen.findByText('Cancelled')).toBeDefined();
  expect(sent).toEqual([
    ['/api/v1/bills/cancellations', { billReference: 'KD7Q4M2X9TBC1VWZ', reason: 'Raised twice by mistake' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel bill' })).toBeNull());
});

it('says what stands in the way of an action, and pays for somebody on the staff’s page of gateways', async () => {
  const actions = [
    { action: 'pay', refusal: null },
    { action: 'cancel', refusal: 'bill.payment-pending' },
  ];
  await open(() => Response.json({ ...record, actions }));
  const cancel = await screen.findByRole('button', { name: 'Cancel bill' });
  expect(cancel.hasAttribute('disabled')).toBe(true);
  const why = document.getElementById(cancel.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('a payment is under way');
  expect(screen.getByRole('link', { name: 'Pay for the payer' }).getAttribute('href')).toBe(
    '/payment-gateways-admin?billReference=KD7Q4M2X9TBC1VWZ',
  );
});

it('says that there is no such bill among those one sees', async () => {
  await open(() => refusedWith('bill.not-found'));
  expect(await screen.findByRole('heading', { name: 'There is no such bill' })).toBeDefined();
});

it('says what broke and tries again; and speaks Hausa', async () => {
  const user = userEvent.setup();
  let isUp = false;
  await open(() => (isUp ? answered() : refusedWith('service.unavailable')), 'ha');
  expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Sake gwadawa' }));
  expect(await screen.findByRole('tab', { name: 'Tarihi' })).toBeDefined();
});

it.each([
  ['SuperAdmin', true],
  ['Admin', false],
] as const)('leads from the number to the taxpayer whoever has the register: %s', async (role, leads) => {
  await openSession({ token: 'token', roles: [role], user: { email: 'a@demo.test' } });
  const tpui = 'KD-0001-2345-67';
  const ofTaxpayer = { ...record, bill: { ...record.bill, tpui } };
  await open(() => Response.json(getBillRecord.response.parse(ofTaxpayer)));
  expect(await screen.findByText(tpui)).toBeDefined();
  const [href] = screen.queryAllByRole('link', { name: tpui }).map((link) => link.getAttribute('href'));
  expect(href).toBe(leads ? `/admin/tax-payers?record=${tpui}` : undefined);
  await closeSession();
});

it('the office that was given to a bill is corrected or taken back, with a reason', async () => {
  const user = userEvent.setup();
  const placed = {
    ...record,
    bill: { ...record.bill, status: 'unpaid', taxOffice: 'Zaria' },
    actions: [{ action: 'place', refusal: null }],
  };
  const sent: unknown[] = [];
  await open(
    () => Response.json(getBillRecord.response.parse(placed)),
    'en',
    (path, body) => {
      sent.push([path, body]);
      return Response.json({ billReference: 'KD7Q4M2X9TBC1VWZ', taxOfficeId: null });
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Give it a tax office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it a tax office' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Tax office/ }), 'None: take it back');
  await user.type(dialog.getByRole('textbox'), 'The payer lives elsewhere');
  await user.click(dialog.getByRole('button', { name: 'Give it a tax office' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        '/api/v1/bills/placements',
        { billReference: 'KD7Q4M2X9TBC1VWZ', taxOfficeId: 0, reason: 'The payer lives elsewhere' },
      ],
    ]),
  );
});
