import { openSession } from '@portal/auth';
import {
  disownReturnRow,
  type Endpoint,
  errorCatalogue,
  fileReturn,
  getOwnReturn,
  listOwnObligations,
  listOwnReturns,
  listReturnKinds,
  listReturnVersions,
  openReturn,
  previewReturn,
  saveReturnDraft,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const reference = { law: 'Kaduna State Tax Law 2016', section: 's. 75', certainty: 'last-published' };
const figuresOf = (taxKobo: number, creditKobo = 0) => ({
  fingerprint: `f${taxKobo}`,
  lines: [
    {
      ...{ id: 'consumption-tax', of: null, amountKobo: taxKobo, reference },
      formula: { kind: 'rate', ofKobo: taxKobo * 20, ratePpm: 50_000 },
    },
  ],
  ...{ taxKobo, creditKobo, balanceKobo: Math.max(0, taxKobo - creditKobo) },
  overKobo: Math.max(0, creditKobo - taxKobo),
  losses: [],
});
const previewOf = (taxKobo: number, more: object = {}) => ({
  ...{ figures: figuresOf(taxKobo), changes: [], dueOn: '2026-11-20', lateness: [] },
  ...{ toBillKobo: taxKobo, toBillInWords: 'Words', replacedKobo: 0, ...more },
});
const opening = (more: object = {}) =>
  openReturn.response.parse({
    ...{ kind: 'consumption-tax', period: '2026-10', dueOn: '2026-11-20', lateness: [], filled: {}, origins: [] },
    ...{ draft: null, filedVersion: null, preview: previewOf(0), ...more },
  });
const row = {
  ...{ id, kind: 'consumption-tax', period: '2026-10', version: 1, filedAt: '2026-11-18T09:00:00.000Z' },
  ...{ filedBy: 'Amina Bello', isForAnother: false, dueOn: '2026-11-20', isLate: false, isNewest: true },
  ...{ taxKobo: 500_000, creditKobo: 0, balanceKobo: 500_000, overKobo: 0, amendmentReason: '', credit: null },
  bill: { reference: 'KDKYEV14BSWYXGHA', amountKobo: 500_000, status: 'unpaid' },
};
const filed = getOwnReturn.response.parse({
  ...row,
  ...{ answers: { roomsKobo: 10_000_000 }, figures: figuresOf(500_000), changes: [], lateness: [] },
});

type Answer = (body: { answers: Record<string, unknown> }) => unknown;
async function open(path: string, answers: readonly (readonly [Endpoint, Answer])[]) {
  await openSession({ token: 't', roles: ['Corporate'], user: { email: 'hotel@example.ng' } });
  const sent: { call: string; body: { answers: Record<string, unknown> } & Record<string, unknown> }[] = [];
  const view = await renderArea(area, path, {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const method = init?.method ?? 'GET';
      const asked = url.pathname.replace('/api/v1', '');
      const body = init?.body ? JSON.parse(String(init.body)) : {};
      if (method !== 'GET') sent.push({ call: `${method} ${asked}`, body });
      const found = answers.find(
        ([endpoint]) =>
          endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(asked),
      );
      if (!found) return new Response(null, { status: 404 });
      const answer = found[1](body);
      return answer instanceof Response ? answer : Response.json(answer);
    },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { ...view, sent, user: userEvent.setup() };
}
function refused(code: keyof typeof errorCatalogue, fieldErrors: Record<string, string> = {}) {
  const { status, message } = errorCatalogue[code];
  return Response.json({ type: 'about:blank', title: '', status, code, message, fieldErrors }, { status });
}
const taxOf = ({ answers }: { answers: Record<string, unknown> }) =>
  Math.round(['roomsKobo', 'mealsKobo', 'eventsKobo'].reduce((sum, key) => sum + Number(answers[key] ?? 0), 0) / 20);
const month: readonly (readonly [Endpoint, Answer])[] = [
  [openReturn, () => opening()],
  [previewReturn, (body) => previewReturn.response.parse(previewOf(taxOf(body)))],
  [saveReturnDraft, () => ({ revision: 1, savedAt: '2026-11-18T08:00:00.000Z' })],
  [fileReturn, () => filed],
  [getOwnReturn, () => filed],
];

beforeEach(() => sessionStorage.clear());

describe('returns of a taxpayer', () => {
  it('are what is due with its day, what is prepared and what was filed, each with its way', async () => {
    const duty = { filedOn: null, source: 'A law', excuse: null, extension: null } as const;
    await open('/user/returns?year=2026', [
      [
        listOwnObligations,
        () =>
          listOwnObligations.response.parse({
            obligations: [
              { ...duty, kind: 'consumption-tax-month', period: '2026-09', dueOn: '2026-10-20', state: 'expected' },
              {
                ...{ ...duty, kind: 'paye-month', period: '2026-09', dueOn: '2026-10-15', state: 'filed-late' },
                extension: { lawDay: '2026-10-10', announced: 'Notice 7 of the service' },
              },
            ],
          }),
      ],
      [
        listOwnReturns,
        () =>
          listOwnReturns.response.parse({
            returns: [row],
            drafts: [{ kind: 'consumption-tax', period: '2026-08', savedAt: '2026-11-01T09:00:00.000Z' }],
          }),
      ],
      [
        listReturnKinds,
        () => ({ kinds: [{ kind: 'consumption-tax', firstPeriod: '2025-01', lastPeriod: '2026-10' }] }),
      ],
    ]);
    const due = within(await screen.findByRole('region', { name: 'What is due' }));
    expect((await due.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/user/returns/consumption-tax/2026-09',
      '/user/paye-manager?month=2026-09',
    ]);
    expect(due.getByText('Overdue')).toBeDefined();
    expect(due.getByText(/Later for everybody than the law’s 10 Oct 2026: Notice 7/)).toBeDefined();
    const done = within(screen.getByRole('region', { name: 'Filed' }));
    expect((await done.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/user/returns/consumption-tax/2026-08',
      `/user/returns/filed/${id}`,
    ]);
    await userEvent.selectOptions(await screen.findByLabelText('For'), '2026-10');
    expect(screen.getByRole('button', { name: 'Begin' })).toBeDefined();
  });

  it('of a hotel are a month in four fields: worked out while it is typed, kept, looked at once more and filed', async () => {
    const { user, sent, router } = await open('/user/returns/consumption-tax/2026-10', month);
    await user.type(await screen.findByLabelText('Rooms'), '100,000');
    const result = within(screen.getByRole('region', { name: 'What it comes to' }));
    expect((await result.findAllByText('5,000.00')).length).toBeGreaterThan(0);
    await user.click(result.getByText(/^Consumption tax/));
    expect(result.getByText('5% of ₦100,000.00')).toBeDefined();
    await waitFor(() => expect(sent.some(({ call }) => call === 'PUT /returns/draft')).toBe(true));
    await waitFor(() =>
      expect(result.getByRole('button', { name: 'File this return' })).toHaveProperty('disabled', false),
    );
    await user.click(result.getByRole('button', { name: 'File this return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A last look before filing' }));
    await user.click(dialog.getByRole('button', { name: 'File this return' }));
    expect(sent.some(({ call }) => call === 'POST /returns/filings')).toBe(false);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'File this return' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user/returns/filed/${id}`));
    expect(sent.find(({ call }) => call === 'POST /returns/filings')?.body).toMatchObject({
      ...{ kind: 'consumption-tax', period: '2026-10', readVersion: null, declarationVersion: 1 },
      answers: { roomsKobo: 10_000_000, mealsKobo: 0, eventsKobo: 0, refundsKobo: 0 },
      shown: { fingerprint: 'f500000', balanceKobo: 500_000, toBillKobo: 500_000 },
    });
    expect(await screen.findByRole('link', { name: 'Pay ₦5,000.00' })).toBeDefined();
    expect(sessionStorage.getItem('pay_kd_draft_return_consumption-tax_2026-10')).toBeNull();
  });

  it('say at the field what is no amount, and what the server refuses', async () => {
    const { user } = await open('/user/returns/consumption-tax/2026-10', [
      [
        previewReturn,
        ({ answers }) =>
          Number(answers.refundsKobo) > 0
            ? refused('request.invalid', { 'answers.refundsKobo': 'More was given back than was sold' })
            : previewReturn.response.parse(previewOf(0)),
      ],
      ...month,
    ]);
    await user.type(await screen.findByLabelText('Rooms'), 'many');
    expect(await screen.findByText(/Enter an amount, for example/)).toBeDefined();
    await user.clear(screen.getByLabelText('Rooms'));
    await user.type(screen.getByLabelText('Refunds'), '5');
    expect(await screen.findByText('More was given back than was sold')).toBeDefined();
    expect(screen.getByRole('button', { name: 'File this return' })).toHaveProperty('disabled', true);
  });

  it('go on from what was typed, also after a reload', async () => {
    const before = await open('/user/returns/consumption-tax/2026-10', [
      [saveReturnDraft, () => new Response(null, { status: 502 })],
      ...month,
    ]);
    await before.user.type(await screen.findByLabelText('Rooms'), '7,500');
    expect(await screen.findByText(/kept on this device/)).toBeDefined();
    before.unmount();
    await open('/user/returns/consumption-tax/2026-10', month);
    expect((await screen.findByLabelText<HTMLInputElement>('Rooms')).value).toBe('7,500');
  });

  it('tell who was slower that it was changed on another device', async () => {
    const { user } = await open('/user/returns/consumption-tax/2026-10', [
      [saveReturnDraft, () => refused('return.draft-changed')],
      ...month,
    ]);
    await user.type(await screen.findByLabelText('Rooms'), '1');
    expect(await screen.findByText('This return was changed on another device.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Read what is there' })).toBeDefined();
  });

  it('with nothing to add are one screen and one button', async () => {
    const filled = { employments: [{ ref: 'paye:KD-1', employer: 'Mill Ltd', grossKobo: 100, deductedKobo: 10 }] };
    const origins = [{ path: 'employments.paye:KD-1.grossKobo', from: 'paye', said: 'Mill Ltd' }];
    const { user, sent, router } = await open('/user/returns/direct-assessment/2025', [
      [openReturn, () => opening({ kind: 'direct-assessment', period: '2025', filled, origins })],
      [previewReturn, () => previewReturn.response.parse(previewOf(0))],
      [fileReturn, () => filed],
      [getOwnReturn, () => filed],
    ]);
    const button = await screen.findByRole('button', { name: '₦0.00 to pay. Accept and file' });
    // What pressing declares stands in sight, and is read out with the button.
    const declared = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(declared).toMatch(/to the best of my knowledge they are true.*I lived in Kaduna State/);
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user/returns/filed/${id}`));
    const filings = sent.filter(({ call }) => call === 'POST /returns/filings');
    expect(filings.map(({ body }) => body)).toMatchObject([
      {
        ...{ declarationVersion: 1, readVersion: null, shown: { fingerprint: 'f0', balanceKobo: 0, toBillKobo: 0 } },
        answers: { livedHere: true, employments: [{ ref: 'paye:KD-1', grossKobo: 100 }] },
      },
    ]);
  });

  it('with nothing to add say on the same screen why they were not filed, and file nothing', async () => {
    const origins = [{ path: 'pensionKobo', from: 'paye', said: 'Mill Ltd' }];
    const { user, router } = await open('/user/returns/direct-assessment/2025', [
      [openReturn, () => opening({ kind: 'direct-assessment', period: '2025', origins })],
      [previewReturn, () => previewReturn.response.parse(previewOf(0))],
      [fileReturn, () => refused('return.figures-changed')],
    ]);
    await user.click(await screen.findByRole('button', { name: /Accept and file/ }));
    expect(await screen.findByText(/The figures are not what you were shown/)).toBeDefined();
    expect(router.state.location.pathname).toBe('/user/returns/direct-assessment/2025');
  });

  it('ask why what was filled in is changed', async () => {
    const changes = [{ path: 'pensionKobo', filled: 1_000, said: 2_000, reason: '' }];
    await open('/user/returns/direct-assessment/2025', [
      [openReturn, () => opening({ kind: 'direct-assessment', period: '2025' })],
      [previewReturn, () => previewReturn.response.parse(previewOf(0, { changes }))],
    ]);
    expect(await screen.findByLabelText('Pension: ₦10.00 → ₦20.00')).toBeDefined();
  });

  it('ask the tax office about a row that is somebody else’s, and are read again without it', async () => {
    const employments = [
      { ref: 'paye:KD-1', employer: 'Mill Ltd', grossKobo: 100, deductedKobo: 10 },
      { ref: 'own:1', employer: 'Farm', grossKobo: 200, deductedKobo: 0 },
    ];
    const origins = [{ path: 'employments.paye:KD-1.grossKobo', from: 'paye', said: 'Mill Ltd' }];
    let isDisowned = false;
    const { user, sent } = await open('/user/returns/direct-assessment/2025', [
      [
        openReturn,
        () =>
          opening({
            ...{ kind: 'direct-assessment', period: '2025', origins: isDisowned ? [] : origins },
            filled: { employments: isDisowned ? employments.slice(1) : employments },
          }),
      ],
      [previewReturn, () => previewReturn.response.parse(previewOf(0))],
      [saveReturnDraft, () => ({ revision: 1, savedAt: '2026-11-18T08:00:00.000Z' })],
      [
        disownReturnRow,
        () => {
          isDisowned = true;
          return { reference: 'KE12345678901234' };
        },
      ],
    ]);
    expect(await screen.findByDisplayValue('Mill Ltd')).toBeDefined();
    // What the person typed is theirs to remove.
    expect(screen.queryByRole('button', { name: 'Farm: this is not me' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mill Ltd: this is not me' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The row of Mill Ltd is somebody else’s' }));
    await user.type(dialog.getByLabelText('What is wrong'), 'I never worked there');
    await user.click(dialog.getByRole('button', { name: 'Ask the tax office' }));
    await waitFor(() => expect(screen.queryByDisplayValue('Mill Ltd')).toBeNull());
    expect(await screen.findByDisplayValue('Farm')).toBeDefined();
    expect(sent.filter(({ call }) => call === 'POST /returns/disowned-rows').map(({ body }) => body)).toEqual([
      { period: '2025', ref: 'paye:KD-1', said: 'I never worked there' },
    ]);
  });

  it('that nobody knows are said not to be there', async () => {
    await open('/user/returns/window-tax/2025', []);
    expect(await screen.findByText('There is no return that you can file here.')).toBeDefined();
  });
});

describe('a filed return', () => {
  it('shows every version, what changed and why, and what was paid beyond what is due', async () => {
    const version = { differences: [], taxBeforeKobo: null };
    const credit = { amountKobo: 200_000, state: 'waiting', reason: '' };
    await open(`/user/returns/filed/${id}`, [
      [getOwnReturn, () => getOwnReturn.response.parse({ ...filed, credit })],
      [
        listReturnVersions,
        () =>
          listReturnVersions.response.parse({
            versions: [
              {
                ...{ ...row, version: 2, amendmentReason: 'Refunds came later', taxKobo: 300_000 },
                ...{ taxBeforeKobo: 500_000, id: id.replace(/1$/, '2') },
                differences: [{ path: 'refundsKobo', before: null, after: 4_000_000 }],
              },
              { ...row, ...version, isNewest: false },
            ],
          }),
      ],
    ]);
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(await versions.findByText('Why: Refunds came later')).toBeDefined();
    expect(versions.getByText('Refunds: ₦0.00 → ₦40,000.00')).toBeDefined();
    expect(versions.getByText('Tax of the period: ₦5,000.00 → ₦3,000.00')).toBeDefined();
    expect(versions.getByText('This version')).toBeDefined();
    expect(versions.getByRole('link').getAttribute('href')).toBe(`/user/returns/filed/${id.replace(/1$/, '2')}`);
    expect(screen.getByText('Paid beyond what is due: ₦2,000.00')).toBeDefined();
    expect(screen.getByText(/Two persons of the service decide whether it becomes your credit/)).toBeDefined();
  });
});

describe('a return whose figures changed between the last look and filing', () => {
  it('says so, reads them again, and is filed with what is shown then', async () => {
    let law = 20;
    const taxNow = (body: { answers: Record<string, unknown> }) =>
      previewReturn.response.parse(previewOf(Math.round(Number(body.answers.roomsKobo ?? 0) / law)));
    const { user, sent } = await open('/user/returns/consumption-tax/2026-10', [
      [openReturn, () => opening()],
      [previewReturn, taxNow],
      [saveReturnDraft, () => ({ revision: 1, savedAt: '2026-11-18T08:00:00.000Z' })],
      [
        fileReturn,
        (body) => {
          const { shown } = body as unknown as { shown: { balanceKobo: number } };
          if (shown.balanceKobo === 1_000_000) return filed;
          law = 10;
          return refused('return.figures-changed', { 'shown.balanceKobo': 'Shown: ₦5,000.00. Now: ₦10,000.00' });
        },
      ],
      [getOwnReturn, () => filed],
    ]);
    await user.type(await screen.findByLabelText('Rooms'), '100,000');
    const result = within(screen.getByRole('region', { name: 'What it comes to' }));
    expect((await result.findAllByText('5,000.00')).length).toBeGreaterThan(0);
    const file = async () => {
      await waitFor(() =>
        expect(result.getByRole('button', { name: 'File this return' })).toHaveProperty('disabled', false),
      );
      await user.click(result.getByRole('button', { name: 'File this return' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'A last look before filing' }));
      await user.click(dialog.getByRole('checkbox'));
      await user.click(dialog.getByRole('button', { name: 'File this return' }));
      return dialog;
    };
    const dialog = await file();
    expect((await dialog.findAllByText('Shown: ₦5,000.00. Now: ₦10,000.00')).length).toBeGreaterThan(0);
    // The last look goes on with the figures of now.
    expect((await dialog.findAllByText('₦10,000.00')).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: 'File this return' }));
    await waitFor(() => expect(sent.filter(({ call }) => call === 'POST /returns/filings')).toHaveLength(2));
    const [first, second] = sent.filter(({ call }) => call === 'POST /returns/filings').map(({ body }) => body);
    expect(second?.submissionId).not.toBe(first?.submissionId);
  });
});
