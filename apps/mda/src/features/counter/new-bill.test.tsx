import { closeSession, openSession } from '@portal/auth';
import {
  type BillMessage,
  getHeadForm,
  getOpenBill,
  getOwnMda,
  listBillMessages,
  listFeaturesOff,
  previewCounterBill,
  quoteBill,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const reference = 'KD0123456789ABCD';
const quote = {
  mdaId: 2,
  mda: 'KADGIS',
  totalKobo: 2_000_000,
  lines: [
    {
      revenueHeadCode: '12020407',
      description: 'Land Search',
      narration: 'Parcels 2 · Plot number KD/12',
      amountKobo: 2_000_000,
      working: { formula: { kind: 'times', eachKobo: 1_000_000, count: 2 } },
      tariff: null,
    },
  ],
};
const form = {
  revenueHeadCode: '12020407',
  name: 'Land Search',
  mdaId: 2,
  mda: 'KADGIS',
  attributes: [
    { key: 'parcels', label: { en: 'Parcels', ha: 'Filaye' }, type: 'number', isRequired: true, options: [] },
    { key: 'plot', label: { en: 'Plot number', ha: 'Lambar fili' }, type: 'text', isRequired: true, options: [] },
  ],
  rule: { kind: 'fixed', amountKobo: 1_000_000, times: 'parcels' },
  tariff: null,
};
const openBill = (isPaid: boolean) => ({
  bill: {
    billReference: reference,
    payStatusId: isPaid ? 2 : 1,
    status: isPaid ? 'paid' : 'unpaid',
    billDetails: [
      { amount: 2_000_000, description: 'Land Search', narration: 'Parcels 2', revenueHeadCode: '12020407' },
    ],
    totalKobo: 2_000_000,
    amountInWords: 'Twenty Thousand Naira Only',
    tpui: null,
    mda: 'KADGIS',
    taxOffice: null,
    issuedOn: '2026-11-23',
    expiresOn: '2027-02-23',
  },
  userData: {
    user: { firstName: 'Musa', lastName: 'Sani', email: '' },
    userRegistration: { addressLine1: '' },
    masked: false,
  },
  isFromTsp: false,
  receipt: isPaid
    ? {
        receiptNumber: 'KDR-2026-00000007',
        amountKobo: 2_000_000,
        paidAt: '2026-11-23T09:00:00.000Z',
        issuedAt: '2026-11-23T09:00:01.000Z',
        voidedAt: null,
        provider: 'remita',
        channel: 'card',
        providerReference: '123456789012',
        signedReceipt: 'a.b.c',
        verificationUrl: 'https://portal.example/receipt-verification',
      }
    : null,
  payment: null,
});

const refused = (fieldErrors: Record<string, string>) =>
  Response.json(
    {
      type: '',
      title: '',
      status: 422,
      code: 'request.invalid',
      message: 'Some of the values sent are not valid',
      fieldErrors,
    },
    { status: 422 },
  );

const message = (state: BillMessage['state']): BillMessage => ({
  ...{ id: '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11', kind: 'invoice', state },
  ...{ askedAt: '2026-11-23T09:00:00.000Z', settledAt: state === 'waiting' ? null : '2026-11-23T09:00:04.000Z' },
});

const desk = (id: number, name: string) => ({ id, name, place: 'Ground floor', isOpen: true });
const mda = {
  ...{ id: 2, code: 'KADGIS', name: 'Geographic Information Service', people: [], target: null, requests: [] },
  ...{ contact: { name: '', email: '', phone: '' }, signatureText: '' },
};

interface World {
  counters?: ReturnType<typeof desk>[];
  off?: object[];
  messages?: BillMessage[];
  likeBills?: object[];
  isPaid?: boolean;
  refuse?: Response;
}

function networkOf(world: World) {
  const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    sent.push({ path, body });
    switch (path) {
      case '/lookups/revenue-heads':
        return Response.json([
          { id: 26, displayField: 'Land Search', code: '12020407', mdaId: 2 },
          { id: 1, displayField: 'PAYE', code: '12010101', mdaId: 1 },
        ]);
      case '/lookups/taxpayer-categories':
        return Response.json([
          { id: 1, displayField: 'Individual' },
          { id: 2, displayField: 'Corporate' },
        ]);
      case '/revenue-heads/12020407/form':
        return Response.json(getHeadForm.response.parse(form));
      case quoteBill.path: {
        const [line] = body.lines;
        if (typeof line.attributes.parcels !== 'number' || !line.attributes.plot)
          return refused({ 'lines.0.attributes.parcels': 'Enter a whole number' });
        return Response.json(quoteBill.response.parse(quote));
      }
      case previewCounterBill.path:
        return (
          world.refuse ??
          Response.json(
            previewCounterBill.response.parse({ payer: 'Musa Sani', quote, likeBills: world.likeBills ?? [] }),
          )
        );
      case listFeaturesOff.path:
        return Response.json(listFeaturesOff.response.parse(world.off ?? []));
      case getOwnMda.path:
        return Response.json(getOwnMda.response.parse({ ...mda, counters: world.counters ?? [] }));
      case '/counter/bills':
        return Response.json({ billReference: reference, totalKobo: 2_000_000 });
      case '/counter/payers':
        return Response.json({
          payers: [{ tpui: 'KD-0001-2345-67', name: 'H••• G•••', category: 'Individual', billsBefore: 0 }],
          searchesLeft: 29,
        });
      case getOpenBill.path:
        return Response.json(getOpenBill.response.parse(openBill(world.isPaid ?? false)));
      case listBillMessages.path: {
        if (init?.method === 'POST') world.messages = [message('waiting')];
        return Response.json(init?.method === 'POST' ? message('waiting') : (world.messages ?? []));
      }
      case '/counter/services':
        return Response.json({ given: { at: '2026-11-23T09:05:00.000Z', by: 'Rahila Musa' }, isFirst: true });
      default:
        return new Response(null, { status: 404 });
    }
  });
  return { fetch, sent, of: (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body) };
}

beforeEach(async () => {
  await openSession({
    token: 't',
    roles: ['MDA User'],
    user: {
      email: 'rahila@demo.test',
      firstName: 'Rahila',
      lastName: 'Musa',
      scope: { kind: 'mda', mdaId: 2, name: 'KADGIS' },
    },
  });
  vi.stubGlobal('print', vi.fn());
});
afterEach(async () => {
  await closeSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(world: World = {}, language: 'en' | 'ha' = 'en') {
  const network = networkOf(world);
  const view = await renderArea(area, '/mda/new-bill', {
    fetch: network.fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...network, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Musa Sani');
  await user.type(screen.getByRole('textbox', { name: 'Telephone' }), '08035550101');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Revenue head' }), 'Land Search · 12020407');
  await user.type(await screen.findByRole('textbox', { name: 'Parcels' }), '2');
  await user.type(screen.getByRole('textbox', { name: 'Plot number' }), 'KD/12');
}

it('bills a walk-in by keyboard, prints at once and shows the payment when it is there', async () => {
  const world: World = {};
  const { user, of, queryClient, container } = await open(world);
  await fill(user);
  await waitFor(() => expect(container.querySelector('output')?.textContent).toContain('20,000.00'));
  await user.keyboard('{Enter}');
  const issue = await screen.findByRole('button', { name: 'Issue and print' });
  expect(screen.getByText('2 × ₦10,000.00')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(issue));
  await user.keyboard('{Enter}');
  const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
  expect(paper.getByText('Musa Sani')).toBeDefined();
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(of('/counter/bills')).toEqual([
    {
      payer: { kind: 'walk-in', categoryId: 1, name: 'Musa Sani', phone: '08035550101', email: '', address: '' },
      lines: [{ revenueHeadCode: '12020407', attributes: { parcels: 2, plot: 'KD/12' }, narration: '' }],
      totalKobo: 2_000_000,
      despiteLikeBills: false,
      submissionId: expect.any(String),
    },
  ]);
  expect(screen.getByText(/Not paid yet/)).toBeDefined();
  world.isPaid = true;
  await queryClient.invalidateQueries({ queryKey: ['counter'] });
  await screen.findByText('Paid. Receipt KDR-2026-00000007');
  expect(screen.queryByRole('article', { name: 'Invoice' })).toBeNull();
  const receipt = within(screen.getByRole('article', { name: 'Receipt' }));
  const facts = new Map(
    receipt.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(Object.fromEntries(facts)).toMatchObject({
    ...{ State: 'Paid', 'Receipt number': 'KDR-2026-00000007', Clerk: 'Rahila Musa' },
    RRR: expect.stringContaining('1234'),
  });
  // Whoever has paid is not asked to pay.
  expect(facts.has('Pay by')).toBe(false);
  expect(receipt.queryByText(/give the reference at any bank/)).toBeNull();
  expect(receipt.getByRole('img', { name: 'Code that verifies the receipt' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Paid: the receipt' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mark service given' }));
  expect(await screen.findByText(/Service given by Rahila Musa/)).toBeDefined();
  expect(of('/counter/services')).toEqual([{ receiptNumber: 'KDR-2026-00000007' }]);
});

it('offers the own MDA’s heads alone', async () => {
  await open();
  const heads = within(await screen.findByRole('combobox', { name: 'Revenue head' }));
  await heads.findByRole('option', { name: 'Land Search · 12020407' });
  expect(heads.queryByRole('option', { name: /PAYE/ })).toBeNull();
});

it('a taxpayer is found without their name or number in an address, and chosen', async () => {
  const { user, sent, of } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Taxpayer' }));
  await user.type(screen.getByRole('textbox', { name: 'TPUI, telephone or name' }), '08039990001{Enter}');
  await screen.findByText('H••• G•••');
  expect(of('/counter/payers')).toEqual([{ criteria: '08039990001' }]);
  expect(sent.every(({ path }) => !path.includes('0803'))).toBe(true);
  expect(of(previewCounterBill.path)).toEqual([]);
});

it('says which unpaid bill is like it, and issues only when told to', async () => {
  const { user, of } = await open({
    likeBills: [{ billReference: 'KD1111111111111A', issuedOn: '2026-11-20', totalKobo: 2_000_000 }],
  });
  await fill(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'KD1111111111111A' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Issue all the same, and print' }));
  await screen.findByRole('article', { name: 'Invoice' });
  expect(of('/counter/bills')[0]).toMatchObject({ despiteLikeBills: true });
});

it('shows what the server refuses at its field, and loses nothing', async () => {
  const refuse = refused({ 'payer.phone': 'Enter a phone number', 'lines.0.attributes.plot': 'Field is required' });
  const { user } = await open({ refuse });
  await fill(user);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Telephone' }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByRole('textbox', { name: 'Plot number' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByDisplayValue('Musa Sani')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Enter a phone number' })).toBeDefined();
});

it('asks once at which counter the device stands, and tells it with each bill and on its paper', async () => {
  const { user, of } = await open({ counters: [desk(4, 'Counter 1'), desk(5, 'Counter 2')] });
  const standsAt = await screen.findByRole('combobox', { name: 'This device stands at' });
  await fill(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: /^Say at which counter/ })).toBeDefined();
  await user.selectOptions(standsAt, 'Counter 2, Ground floor');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Issue and print' }));
  const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
  expect(paper.getByText('Counter 2, Ground floor')).toBeDefined();
  expect(of('/counter/bills')[0]).toMatchObject({ counterId: 5 });
  await user.click(screen.getByRole('button', { name: 'Next bill' }));
  const again = await screen.findByRole('combobox', { name: 'This device stands at' });
  expect((again as HTMLSelectElement).value).toBe('5');
});

it('says at once that bills at counters are switched off', async () => {
  await open({ off: [{ id: 'counter', name: 'Bills at counters', effect: 'Counters cannot raise bills.' }] });
  expect(await screen.findByText('Counters cannot raise bills.')).toBeDefined();
});

it('bills from the only counter of the MDA without a question, and from none where somebody says so', async () => {
  const { user, of } = await open({ counters: [desk(4, 'Counter 1')] });
  const standsAt = await screen.findByRole('combobox', { name: 'This device stands at' });
  expect((standsAt as HTMLSelectElement).value).toBe('4');
  await user.selectOptions(standsAt, 'At no counter');
  await fill(user);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Issue and print' }));
  await screen.findByRole('article', { name: 'Invoice' });
  expect(of('/counter/bills')[0]).not.toHaveProperty('counterId');
});

it('speaks Hausa', async () => {
  await open({}, 'ha');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sabon bil');
});

it('sends the payer a text message, and says that it waits until the network took it', async () => {
  const world: World = {};
  const { user, of, queryClient } = await open(world);
  await fill(user);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Issue and print' }));
  await user.click(await screen.findByRole('button', { name: 'Send by SMS' }));
  expect(await screen.findByText(/^SMS not taken by the network yet/)).toBeDefined();
  expect(of('/counter/messages').filter((body) => 'billReference' in body)).toEqual([{ billReference: reference }]);
  world.messages = [message('sent')];
  await queryClient.refetchQueries({ queryKey: ['counter', 'messages'] });
  expect(await screen.findByText(/^SMS sent/)).toBeDefined();
});

it('says of a bill that is paid by now that it is not corrected any more, and where it stands', async () => {
  await renderArea(area, `/mda/bills/${reference}/correction`, {
    fetch: async () => refusedWith('bill.already-paid'),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  expect(await screen.findByText('This bill cannot be corrected any more')).toBeDefined();
  expect(screen.getByText('This bill has already been paid')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Everything about this bill' }).getAttribute('href')).toBe(
    `/mda/bills/${reference}`,
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
