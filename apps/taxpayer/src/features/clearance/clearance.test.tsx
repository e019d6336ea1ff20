import { openSession } from '@portal/auth';
import {
  type ClearanceApplication,
  type ClearanceBlocker,
  type ClearanceCertificate,
  type ClearanceEligibility,
  clearanceEligibilitySchema,
  errorCatalogue,
  kobo,
  type Role,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';
// Loaded when they are opened: read here, they are there at once.
import './year-dialog.tsx';

configure({ asyncUtilTimeout: 15_000 });

const id = '0199a1f0-0000-7000-8000-000000000001';
const number = 'TC0123456789ABCD';
const words = (en: string) => ({ en, ha: `${en} (ha)` });
const bill: ClearanceBlocker = {
  ...{ key: 'bill:1', kind: 'bill-unpaid', words: words('Business premises is not paid'), year: 2025, period: null },
  ...{ amountKobo: kobo(1_240_000), billReference: 'KD7Q4M2X9TBC1VWZ', revenueHead: null, dueOn: '2026-01-31' },
  action: { kind: 'pay-bill', words: words('Pay ₦12,400.00'), path: '/payment-gateways-open?billRef=KD7Q4M2X9TBC1VWZ' },
  otherActions: [],
};
const levy: ClearanceBlocker = {
  ...{ ...bill, key: 'bill:2', words: words('Development levy is not paid'), year: 2024, amountKobo: kobo(100_000) },
  billReference: 'KD2B8N4X9TBC1VWZ',
  action: { ...bill.action, words: words('Pay ₦1,000.00'), path: '/payment-gateways-open?billRef=KD2B8N4X9TBC1VWZ' },
};
const question: ClearanceBlocker = {
  ...{ ...bill, key: 'year:2023', kind: 'year-unknown', words: words('2023: we know of no income'), year: 2023 },
  ...{ amountKobo: null, billReference: null, dueOn: null },
  action: { kind: 'state-no-income', words: words('I had no income in 2023'), path: null },
  otherActions: [
    { kind: 'file-return', words: words('File 2023'), path: '/user/returns/direct-assessment/2023' },
    { kind: 'upload-proof', words: words('I filed 2023 on paper'), path: null },
  ],
};
const application: ClearanceApplication = {
  ...{ id, number: 'TCA-2026-00000001', state: 'blocked', years: [2023, 2024, 2025] },
  ...{ askedAt: '2026-11-23T08:00:00.000Z', day: null, lastDay: null, personReasons: [], reasons: null, cure: null },
  ...{ endedAt: null, certificateNumber: null },
};
const certificate: ClearanceCertificate = {
  ...{ number, name: 'Halima Danjuma Sani', tpui: 'KD-0412-0000-31', years: [2023, 2024, 2025], office: 'Zaria' },
  ...{ issuedAt: '2026-11-23T08:00:00.000Z', issuedOn: '2026-11-23', validUntil: '2026-12-31', state: 'valid' },
  ...{ issuedBy: 'portal', showsFigures: false, replacedBy: null, revokedOn: null, checks: 2, isOfFormerName: false },
  figures: [2023, 2024, 2025].map((year) => ({
    ...{ year, basis: 'return' as const, incomeKobo: year === 2023 ? null : kobo(120_000_000) },
    ...{ taxKobo: kobo(1_000_000), paidKobo: kobo(1_000_000), outstandingKobo: kobo(0), restsKobo: kobo(0) },
  })),
};
const cleared: ClearanceEligibility = {
  ...{ asOf: '2026-11-23T13:02:00.000Z', answer: 'cleared', blockers: [], rests: [], personReasons: [] },
  years: [2023, 2024, 2025].map((year) => ({ year, state: 'clear', basis: 'return', amountKobo: kobo(0) })),
  ...{ proveIdentity: null, payable: { amountKobo: kobo(0), billReferences: [] } },
  ...{ application: null, certificate: null, employeesWaiting: [] },
};
const blocked: ClearanceEligibility = {
  ...cleared,
  ...{ answer: 'blocked', blockers: [bill, levy, question] },
  years: [
    { year: 2023, state: 'question', basis: null, amountKobo: kobo(0) },
    { year: 2024, state: 'blocked', basis: 'return', amountKobo: kobo(100_000) },
    { year: 2025, state: 'blocked', basis: 'return', amountKobo: kobo(1_240_000) },
  ],
  rests: [
    {
      ...{ kind: 'disputed', words: words('In dispute: it rests'), year: 2025, reference: 'OBJ-2026-00000157' },
      amountKobo: kobo(64_320_000),
    },
  ],
  payable: { amountKobo: kobo(1_340_000), billReferences: ['KD7Q4M2X9TBC1VWZ', 'KD2B8N4X9TBC1VWZ'] },
};
const issued = { ...cleared, certificate, application: { ...application, state: 'issued' as const } };

/** Of another area: where one chooses how to pay. */
const withGateways = {
  ...area,
  routes: [...area.routes, { path: '/payment-gateways-open', element: <h1>How to pay</h1> }],
};

interface Answers {
  readonly [call: string]: () => Response;
}

async function open(
  own: ClearanceEligibility | (() => Response),
  { answers = {}, path = '/user/etcc', language = 'en' as 'en' | 'ha', role = 'Individual' as Role } = {} as {
    answers?: Answers;
    path?: string;
    language?: 'en' | 'ha';
    role?: Role;
  },
) {
  await openSession({ token: 't', roles: [role], user: { email: 'halima@example.ng' } });
  const sent: { call: string; body: unknown }[] = [];
  const { container, router } = await renderArea(withGateways, path, {
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
    async fetch(input, init) {
      const call = `${init?.method ?? 'GET'} ${new URL(String(input)).pathname.replace('/api/v1', '')}`;
      if (init?.method && init.method !== 'GET')
        sent.push({
          call,
          body: init.body instanceof FormData ? [...init.body.keys()] : JSON.parse(String(init.body ?? 'null')),
        });
      const answer = answers[call];
      if (answer) return answer();
      if (call === 'GET /account/clearance')
        return typeof own === 'function' ? own() : Response.json(clearanceEligibilitySchema.parse(own));
      if (call === 'GET /account/clearance/years' || call.endsWith('/checks')) return Response.json([]);
      return new Response(null, { status: 502 });
    },
  });
  return { sent, container, router };
}
const fails = (code: 'service.unavailable') => {
  const { status, message } = errorCatalogue[code];
  return Response.json({ type: 'about:blank', title: '', status, code, message, requestId: 'a1b2c3d4' }, { status });
};
const user = userEvent.setup();

beforeEach(() => sessionStorage.clear());

describe('while nothing is asked', () => {
  it('says that nothing is in the way, and issues with one tap', async () => {
    const { sent, container } = await open(cleared, {
      answers: { 'POST /account/clearance/applications': () => Response.json(issued) },
    });
    await user.click(await screen.findByRole('button', { name: 'Get the certificate' }));
    expect(await screen.findByText('Halima Danjuma Sani')).toBeDefined();
    expect(screen.getByText('Valid to 31 Dec 2026')).toBeDefined();
    expect(sent).toEqual([{ call: 'POST /account/clearance/applications', body: {} }]);
    await expectAccessible(container);
  });

  it('shows each blocker with its price and its one button, and what is not in the way', async () => {
    const { container } = await open(blocked);
    expect(await screen.findByRole('heading', { level: 1, name: '3 things are in the way' })).toBeDefined();
    expect(screen.getByText(/2 of them cost ₦13,400\.00 together\./)).toBeDefined();
    expect(
      within(screen.getByRole('list', { name: 'The three years' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2023one question', '2024₦1,000', '2025₦12,400']);
    const rows = within(screen.getByRole('region', { name: 'What is in the way' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Business premises is not paid₦12,400\.00.*due since 31 Jan 2026Pay ₦12,400\.00$/),
      expect.stringMatching(/Development levy is not paid₦1,000\.00/),
      '2023: we know of no incomefreeI had no income in 2023File 2023I filed 2023 on paper',
    ]);
    expect(screen.getByRole('link', { name: 'File 2023' }).getAttribute('href')).toBe(
      '/user/returns/direct-assessment/2023',
    );
    expect(within(screen.getByRole('region', { name: 'Not in the way' })).getByText(/OBJ-2026-00000157/)).toBeDefined();
    await expectAccessible(container);
  });

  it('pays all in one basket, and has asked for the certificate before', async () => {
    const { sent, router } = await open(blocked, {
      answers: {
        'POST /account/clearance/applications': () => Response.json({ ...blocked, application }),
        'POST /account/baskets': () =>
          Response.json({ basketReference: 'KB0123456789ABCD', bills: 2, totalKobo: 1_340_000 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay all ₦13,400.00' }));
    await expect.poll(() => router.state.location.search).toBe('?billRef=KB0123456789ABCD');
    expect(sent).toEqual([
      { call: 'POST /account/clearance/applications', body: {} },
      { call: 'POST /account/baskets', body: { billReferences: blocked.payable.billReferences } },
    ]);
  });

  it('one bill alone needs no basket; nothing is paid where the asking failed', async () => {
    const one = {
      ...{ ...blocked, blockers: [bill] },
      payable: { amountKobo: kobo(1_240_000), billReferences: ['KD7Q4M2X9TBC1VWZ'] },
    };
    let isUp = false;
    const { sent, router } = await open(one, {
      answers: {
        'POST /account/clearance/applications': () =>
          isUp ? Response.json({ ...one, application }) : fails('service.unavailable'),
      },
    });
    expect(await screen.findByText(/It costs ₦12,400\.00\./)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Pay all ₦12,400.00' }));
    expect(await screen.findByText(errorCatalogue['service.unavailable'].message)).toBeDefined();
    expect(router.state.location.pathname).toBe('/user/etcc');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Pay all ₦12,400.00' }));
    await expect.poll(() => router.state.location.search).toBe('?billRef=KD7Q4M2X9TBC1VWZ');
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /account/clearance/applications',
      'POST /account/clearance/applications',
    ]);
  });

  it('a year is explained in words, and only as true', async () => {
    const { sent } = await open(blocked, {
      answers: { 'PUT /account/clearance/years/2023': () => Response.json({ ...blocked, blockers: [bill, levy] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'I had no income in 2023' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'About 2023' }));
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect((await dialog.findAllByText('Confirm that it is true')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: 'At school' } });
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect(await screen.findByRole('heading', { level: 1, name: '2 things are in the way' })).toBeDefined();
    expect(sent).toEqual([
      {
        call: 'PUT /account/clearance/years/2023',
        body: { kind: 'no-income', text: 'At school', isTrue: true },
      },
    ]);
  });

  it('a year on paper goes with its picture and what it says', async () => {
    const { sent } = await open(blocked, {
      answers: {
        'POST /account/clearance/proofs': () => Response.json({ id, name: 'paper.jpg', size: 9 }),
        'PUT /account/clearance/years/2023': () => Response.json({ ...blocked, blockers: [bill, levy] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I filed 2023 on paper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'About 2023' }));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect(await dialog.findByText('Choose the picture')).toBeDefined();
    fireEvent.change(dialog.getByLabelText('Picture of the paper'), {
      target: { files: [new File(['a picture'], 'paper.jpg', { type: 'image/jpeg' })] },
    });
    fireEvent.change(dialog.getByLabelText(/^Income of the year/), { target: { value: '600,000' } });
    fireEvent.change(dialog.getByLabelText(/^Tax of the year/), { target: { value: '12,000' } });
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect(await screen.findByRole('heading', { level: 1, name: '2 things are in the way' })).toBeDefined();
    expect(sent).toEqual([
      { call: 'POST /account/clearance/proofs', body: ['file'] },
      {
        call: 'PUT /account/clearance/years/2023',
        body: {
          ...{ kind: 'filed-on-paper', text: '', incomeKobo: 60_000_000, taxKobo: 1_200_000, isTrue: true },
          proofId: id,
        },
      },
    ]);
  });
});

describe('while a person decides', () => {
  const waiting: ClearanceEligibility = {
    ...{ ...cleared, answer: 'person', personReasons: ['identity-not-proved', 'employer-missing'] },
    ...{ application: { ...application, state: 'waiting', day: 11, lastDay: '2026-12-07' } },
    proveIdentity: { kind: 'prove-identity', words: words('Prove who you are'), path: '/user/settings' },
    rests: [
      {
        kind: 'employer-missing',
        words: words('Months your employer did not file'),
        year: 2024,
        reference: null,
        amountKobo: null,
      },
    ],
  };

  it('says why, on which day of the fourteen it is, and what to add', async () => {
    const { container } = await open(waiting, {
      answers: {
        'GET /account/clearance/years': () =>
          Response.json([
            {
              ...{ id, year: 2024, kind: 'payslips', text: '', incomeKobo: null, taxKobo: null, state: 'stated' },
              ...{ proof: { id, name: 'slip.jpg', size: 9 }, statedAt: '2026-11-23T08:00:00.000Z', reason: null },
            },
          ]),
      },
    });
    expect(await screen.findByText('Day 11 of 14')).toBeDefined();
    expect(screen.getByText(/decides by 7 Dec 2026/)).toBeDefined();
    expect(screen.getByText('Your identity was not proved by a code')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Prove who you are' }).getAttribute('href')).toBe('/user/settings');
    expect(await screen.findByText('slip.jpg')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add payslips 2024' }));
    expect(await screen.findByRole('dialog', { name: 'About 2024' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for the certificate' })).toBeNull();
    await expectAccessible(container);
  });

  it('after the fourteen days it is the Director who has it', async () => {
    await open({ ...waiting, application: { ...application, state: 'overdue', day: 15, lastDay: '2026-12-07' } });
    expect(await screen.findByRole('heading', { name: 'Your certificate is with the Director' })).toBeDefined();
    expect(screen.queryByText(/of 14$/)).toBeNull();
  });

  it('is asked for where it was not yet', async () => {
    const { sent } = await open(
      { ...waiting, application: null },
      { answers: { 'POST /account/clearance/applications': () => Response.json(waiting) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Ask for the certificate' }));
    expect(await screen.findByText('Day 11 of 14')).toBeDefined();
    expect(sent).toHaveLength(1);
  });
});

describe('what became of it', () => {
  it('refused: why, what would cure it, and the way to ask again', async () => {
    await open({
      ...{ ...cleared, answer: 'person', personReasons: ['filed-on-paper'] },
      application: {
        ...{ ...application, state: 'refused', reasons: 'The paper is of another person' },
        cure: 'Bring the receipt of 2023',
      },
    });
    expect(await screen.findByText('The paper is of another person')).toBeDefined();
    expect(screen.getByText('Bring the receipt of 2023')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
  });

  it('revoked: since when, and no certificate is shown', async () => {
    await open(
      { ...blocked, application: { ...application, state: 'issued', certificateNumber: number } },
      {
        answers: {
          'GET /account/clearance/certificates': () =>
            Response.json([{ ...certificate, state: 'revoked', revokedOn: '2026-11-20' }]),
        },
      },
    );
    expect(await screen.findByText('Your certificate was revoked')).toBeDefined();
    expect(screen.getByText(/Since 20 Nov 2026 it counts no more/)).toBeDefined();
    expect(screen.queryByText('Valid to 31 Dec 2026')).toBeNull();
  });

  it('issued: its paper, its page, what it shows, a code for a reader, and who looked', async () => {
    const { sent, container } = await open(issued, {
      answers: {
        [`GET /account/clearance/certificates/${number}/wallet`]: () =>
          Response.json({ signed: 'a.b.c', walletPath: '/tcc#a.b.c' }),
        [`GET /account/clearance/certificates/${number}/checks`]: () =>
          Response.json([
            { at: '2026-11-23T13:31:00.000Z', by: 'mda', mda: 'Geographic Information Service', withFigures: false },
            { at: '2026-11-23T13:20:00.000Z', by: 'public', mda: null, withFigures: true },
          ]),
        [`PUT /account/clearance/certificates/${number}/shown`]: () =>
          Response.json({ ...certificate, showsFigures: true }),
        [`POST /account/clearance/certificates/${number}/codes`]: () =>
          Response.json({ code: '12345678', expiresAt: '2026-11-30T08:00:00.000Z' }),
      },
    });
    expect((await screen.findByRole('link', { name: /Keep it on this phone/ })).getAttribute('href')).toBe(
      '/tcc#a.b.c',
    );
    const looks = within(await screen.findByRole('region', { name: 'Looked at 2 times' }));
    expect((await looks.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Geographic Information Serviceyears only/),
      expect.stringMatching(/^Somebody with the numberwith income and tax/),
    ]);
    expect(screen.queryByText(/not declared here/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /With income and tax/ }));
    expect(await screen.findByText(/not declared here/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('12345678')).toBeDefined();
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      [`PUT /account/clearance/certificates/${number}/shown`, { showsFigures: true }],
      [`POST /account/clearance/certificates/${number}/codes`, null],
    ]);
    await expectAccessible(container);
  });

  it('shows whoever acts for its holder the paper, and nothing that is the holder’s own', async () => {
    sessionStorage.setItem(
      'pay_kd_acting_for',
      JSON.stringify({ id: 'x', name: 'Halima Sani', tpui: certificate.tpui }),
    );
    try {
      await open(issued);
      expect(await screen.findByRole('button', { name: /PDF/ })).toBeDefined();
      expect(screen.queryByRole('link', { name: /Keep it on this phone/ })).toBeNull();
      expect(screen.queryByRole('radio', { name: /With income and tax/ })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Make a code' })).toBeNull();
      expect(screen.queryByText('Looked at 2 times')).toBeNull();
    } finally {
      sessionStorage.removeItem('pay_kd_acting_for');
    }
  });

  it('of a name that has changed: another one is asked for', async () => {
    await open(
      { ...issued, certificate: { ...certificate, isOfFormerName: true } },
      {
        answers: {
          'POST /account/clearance/applications': () =>
            Response.json({ ...issued, certificate: { ...certificate, name: 'Halima Sani Bello' } }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Certificate with my new name' }));
    expect(await screen.findByText('Halima Sani Bello')).toBeDefined();
  });
});

it('an organisation reads its duties, and whose certificates wait for its months', async () => {
  await open(
    {
      ...blocked,
      employeesWaiting: [{ name: 'Amina Bello', year: 2024 }],
    },
    { role: 'Corporate' },
  );
  expect((await screen.findByRole('link', { name: 'Calendar of your duties' })).getAttribute('href')).toBe(
    '/user/returns/calendar',
  );
  const waiting = within(screen.getByRole('region', { name: 'Certificates that wait for you' }));
  expect(waiting.getByRole('listitem').textContent).toBe('Amina Bello, 2024');
  expect(waiting.getByRole('link').getAttribute('href')).toBe('/user/paye-manager');
});

it('says what broke with its number, tries again, and speaks Hausa', async () => {
  let isUp = false;
  await open(() => (isUp ? Response.json(blocked) : fails('service.unavailable')), { language: 'ha' });
  expect(await screen.findByText('a1b2c3d4')).toBeDefined();
  isUp = true;
  await user.click(screen.getByRole('button', { name: /Sake gwadawa/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Abubuwa 3 sun hana' })).toBeDefined();
});

describe('the line on the dashboard', () => {
  const none = { kobo: 0, count: 0 };
  const summary = () =>
    Response.json({
      ...{ due: none, payable: none, overdue: none, underReview: none, paidThisYear: none, bills: 0, nextDay: null },
      ...{ deadlines: [], receipts: [], attempts: [], asOf: '2026-11-23T08:00:00.000Z' },
    });
  it.each([
    ['blockers with their price', blocked, '3 things are in the way, ₦13,400.00 together.'],
    ['that one is cleared', cleared, 'You are cleared: the certificate is one tap away.'],
    [
      'the day of the fourteen',
      { ...cleared, application: { ...application, state: 'waiting' as const, day: 3, lastDay: '2026-12-07' } },
      'Your certificate is with the office. Day 3 of 14',
    ],
    ['the last day', { ...issued, certificate: { ...certificate, validUntil: '2999-12-31' } }, 'Valid to 31 Dec 2999'],
    [
      'that another one is due soon',
      { ...issued, certificate: { ...certificate, validUntil: '2020-12-31' } },
      /^Valid to 31 Dec 2020\. From January on/,
    ],
  ] as const)('says %s', async (_, own, text) => {
    await open(own, { path: '/user/dashboard', answers: { 'GET /account/summary': summary } });
    const line = within(await screen.findByRole('region', { name: 'Tax clearance' }));
    expect(line.getByText(text)).toBeDefined();
    expect(line.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe('/user/etcc');
  });
});
