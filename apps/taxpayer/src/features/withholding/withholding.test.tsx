import { errorCatalogue, withholdingColumnNames, withholdingRowsMost } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, formatDate, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { pageAskedFor } from '@portal/workspace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { judgeRows } from './judge-rows.ts';
import { withholdingSchedule } from './schedule-columns.ts';

vi.mock('../../schedule-files/reading/start-worker.ts', () => import('../../schedule-files/testing/start-worker.ts'));

const row = {
  ...{ name: 'Amina Bello', taxId: 'KD-7', payee: 'resident-individual', transaction: 'other-services', stateId: 19 },
  ...{ invoice: '', grossKobo: 100_000_000, deductedKobo: 2_000_000 },
};
const line = {
  ...row,
  ...{ ratePpm: 20_000, isDoubled: false, lawKobo: 2_000_000, dueKobo: 2_000_000, collectedBy: 'state' },
  beneficiary: '0'.repeat(32),
};
const draft = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'draft', payer: 'company' },
  ...{ savedAt: '2026-11-05T08:00:00.000Z', filedAt: null, dueOn: '2026-11-30', beforeKobo: 0, bill: null },
  ...{ toBillKobo: 2_000_000, toBillInWords: 'Twenty Thousand Naira Only', replacedKobo: 0, overKobo: 0, credit: null },
  ...{ grossKobo: 100_000_000, deductedKobo: 2_000_000, lawKobo: 2_000_000, dueKobo: 2_000_000 },
  ...{
    isReceipted: false,
    lateness: [],
    leftOutCount: 0,
    leftOut: [],
    source: 'The Regulations, First Schedule',
    lines: [line],
  },
};
const filed = {
  ...{ ...draft, state: 'filed', filedAt: '2026-11-05T09:00:00.000Z' },
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', status: 'unpaid' },
};
const two = {
  ...draft,
  lines: [
    line,
    {
      ...{ ...line, name: 'Musa Sani', taxId: '', ratePpm: 40_000, isDoubled: true, beneficiary: '1'.repeat(32) },
      ...{ stateId: 1, collectedBy: 'other-state', dueKobo: 0 },
    },
  ],
};
const months = Array.from({ length: 12 }, (_, index) => ({
  ...{ month: `2026-${String(index + 1).padStart(2, '0')}`, dueOn: '2026-02-28', isOpen: index < 11 },
  ...{
    isAmended: index === 0,
    isLate: index === 1,
    filedLateDays: index === 0 ? 3 : 0,
    paidLateDays: 0,
    state: index === 0 ? 'paid' : 'not-filed',
  },
  ...{ payments: index === 0 ? 3 : 0, dueKobo: 1_200_000 },
}));
const note = {
  ...{ month: '2026-10', payer: 'Zaria Mills', payerTpui: 'KD-1', classes: ['other-services'] },
  ...{ grossKobo: 100_000_000, taxKobo: 2_000_000, isReceipted: true },
};

interface World {
  readonly queries?: readonly object[];
  readonly schedule?: object | null;
  readonly notes?: readonly object[];
  readonly refuse?: keyof typeof errorCatalogue;
  readonly language?: 'en' | 'ha';
}

async function open(
  search = '',
  { schedule: given = null, notes = [], queries: asking = [], refuse, language = 'en' }: World = {},
) {
  let queries = asking;
  const sent: { path: string; body: unknown }[] = [];
  const asked: string[] = [];
  let schedule = given;
  await renderArea(area, `/user/withholding${search}`, {
    language,
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const path = url.pathname.replace('/api/v1', '');
      asked.push(path + url.search);
      if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
      if (path === '/withholding/year') return Response.json({ year: 2026, months });
      if (path === '/withholding/queries') return Response.json(queries);
      if (path.startsWith('/withholding/queries/')) {
        queries = queries.map((query) => ({ ...query, state: 'answered' }));
        return Response.json(queries[0]);
      }
      if (path === '/withholding/schedule') return Response.json({ schedule });
      if (path === '/withholding/columns') return Response.json(init?.body ? {} : { headings: {} });
      if (path === '/lookups/states') return Response.json([{ id: '19', displayField: 'Kaduna' }]);
      if (refuse)
        return Response.json(
          { code: refuse, title: errorCatalogue[refuse].message, message: errorCatalogue[refuse].message },
          { status: errorCatalogue[refuse].status },
        );
      if (path === '/withholding/own-credit-notes') return Response.json(pageAskedFor(notes, url.searchParams));
      if (path === '/withholding/draft') {
        schedule = draft;
        return Response.json(draft);
      }
      if (path === '/withholding/filings') {
        schedule = filed;
        return Response.json({ billReference: filed.bill.reference, differenceKobo: 2_000_000 });
      }
      return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    },
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { sent, asked };
}

/** Looks once more, declares, and files. */
const declares = async (action: string | RegExp) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'A last look before you file' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I may file this for the taxpayer/ }));
  await userEvent.click(dialog.getByRole('button', { name: action }));
};

beforeEach(clearToasts);

describe('withholding', () => {
  it('shows twelve months and how each stands, and the way to what others withheld', async () => {
    await open('?year=2026');
    expect((await screen.findByRole('link', { name: 'January' })).getAttribute('href')).toContain('month=2026-01');
    expect(screen.getByText('Paid')).toBeDefined();
    expect(screen.getByText('Amended')).toBeDefined();
    expect(screen.getByText('Late')).toBeDefined();
    expect(screen.getByText('Not begun')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Withheld from me' }).getAttribute('href')).toContain(
      '/user/withholding/credit-notes',
    );
  });

  it('takes a payment that is typed, says what is wrong with it, and saves it with the month', async () => {
    const { sent } = await open('?month=2026-10');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Beneficiary/), { target: { value: 'Amina Bello' } });
    fireEvent.change(dialog.getByLabelText(/^Tax ID/), { target: { value: 'KD-7' } });
    await userEvent.selectOptions(dialog.getByLabelText(/^Paid for/), 'other-services');
    fireEvent.change(dialog.getByLabelText(/^Amount paid/), { target: { value: '1,000' } });
    fireEvent.change(dialog.getByLabelText(/^Tax withheld/), { target: { value: '20000' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add and compute' }));
    expect(dialog.getAllByText(/More is withheld than was paid/).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Amount paid/), { target: { value: '1,000,000' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add and compute' }));
    expect(await screen.findByRole('button', { name: 'File and bill ₦20,000.00' })).toBeDefined();
    expect(sent).toEqual([{ path: '/withholding/draft', body: { month: '2026-10', payer: 'company', rows: [row] } }]);
  });

  it('reads pasted rows, has wrong cells mended where they stand, and saves nothing before', async () => {
    const { sent } = await open('?month=2026-10');
    await userEvent.click(await screen.findByRole('button', { name: 'From a spreadsheet' }));
    fireEvent.change(await screen.findByLabelText('Or paste the rows here'), {
      target: { value: 'Beneficiary,Tax ID,Nature,Amount,WHT\nAmina Bello,KD-7,contract,1000000,20000' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Read the rows' }));
    const save = await screen.findByRole('button', { name: 'Save and compute' });
    expect(save).toHaveProperty('disabled', true);
    await userEvent.selectOptions(screen.getByLabelText('Line 2, Paid for'), 'Another service');
    await userEvent.click(save);
    expect(await screen.findByRole('button', { name: 'File and bill ₦20,000.00' })).toBeDefined();
    expect(sent).toEqual([
      { path: '/withholding/draft', body: { month: '2026-10', payer: 'company', rows: [row], leftOut: [] } },
    ]);
  });

  it('says the rate, why it is doubled, and whose tax it is; takes payments out, and computes anew for another payer', async () => {
    const { sent } = await open('?month=2026-10', { schedule: two });
    expect(await screen.findByText('4% (doubled: no Tax ID)')).toBeDefined();
    expect(screen.getByText(/another state collects this/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Take out Musa Sani' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take out Musa Sani' })).toBeNull());
    await userEvent.selectOptions(screen.getByLabelText(/^You withhold as/), 'small-business');
    expect(sent).toEqual([
      { path: '/withholding/draft', body: { month: '2026-10', payer: 'company', rows: [row] } },
      { path: '/withholding/draft', body: { month: '2026-10', payer: 'small-business', rows: [row] } },
    ]);
  });

  it('files what is shown, and leads to its bill', async () => {
    const { sent } = await open('?month=2026-10', { schedule: draft });
    await userEvent.click(await screen.findByRole('button', { name: 'File and bill ₦20,000.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A last look before you file' }));
    for (const fact of ['October 2026', 'Twenty Thousand Naira Only', formatDate('2026-11-30')])
      expect(dialog.getByText(fact)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'File and bill ₦20,000.00' }));
    expect(dialog.getAllByText('Tick the declaration, or go back').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await declares('File and bill ₦20,000.00');
    expect((await screen.findByRole('link', { name: 'Pay this bill' })).getAttribute('href')).toContain(
      'billRef=KD7Q4M2X9TBC1VWZ',
    );
    expect(sent).toEqual([
      {
        path: '/withholding/filings',
        body: { scheduleId: draft.id, dueKobo: 2_000_000, savedAt: draft.savedAt, declarationVersion: 1 },
      },
    ]);
  });

  it('answers what the tax office asks about a payment, where it stands', async () => {
    const query = {
      ...{ id: '0199a1f0-0000-7000-8000-000000000009', month: '2026-10', position: 2, beneficiary: 'Musa Sani' },
      state: 'asked',
      words: [{ side: 'office', at: '2026-11-20T08:00:00Z', text: 'Why was this rate taken?' }],
    };
    const { sent } = await open('?month=2026-10', { schedule: filed, queries: [query] });
    const box = await screen.findByRole('textbox', { name: 'Your answer about Musa Sani (2)' });
    expect(screen.getByText('Why was this rate taken?')).toBeDefined();
    await userEvent.type(box, 'It was a contract of construction');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Answered')).toBeDefined();
    expect(sent).toContainEqual({
      path: `/withholding/queries/${query.id}/answers`,
      body: { text: 'It was a contract of construction' },
    });
  });

  it('says why nothing was filed', async () => {
    await open('?month=2026-10', { schedule: draft, refuse: 'withholding.draft-changed' });
    await userEvent.click(await screen.findByRole('button', { name: /^File and bill/ }));
    await declares(/^File and bill/);
    expect(await screen.findByText(errorCatalogue['withholding.draft-changed'].message)).toBeDefined();
  });

  it.each([
    ['en', 'waiting', '', 'Credit of ₦20,000.07 awaits a decision', /has to be handed in at your tax office/],
    ['ha', 'waiting', '', 'Rarar ₦20,000.07 tana jiran yanke shawara', /sai an mayar da ita ofishin harajinka/],
    ['en', 'granted', 'Agreed', 'Credit of ₦20,000.07 was granted', /bills it can pay/],
    ['en', 'refused', 'The invoice says otherwise', 'Credit of ₦20,000.07 was refused', /The invoice says otherwise/],
    ['en', 'returned', 'Agreed', 'Credit of ₦20,000.07 was taken back', /went back/],
  ] as const)('says of a lowered month (%s) that its credit is %s', async (language, state, reason, title, text) => {
    const credit = { amountKobo: 2_000_007, state, reason };
    const schedule = { ...filed, version: 2, overKobo: 2_000_007, credit };
    await open('?month=2026-10', { schedule, language });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/more is paid than is due now/)).toBeNull();
  });

  it('says before a month is filed with less that two persons decide about the rest', async () => {
    await open('?month=2026-10', { schedule: { ...draft, toBillKobo: 0, overKobo: 700_000 } });
    expect(
      await screen.findByText(/^₦7,000.00 more is paid than is due now. When you file, two persons/),
    ).toBeDefined();
  });

  it('has the credit note of each beneficiary once the month is receipted', async () => {
    const { asked } = await open('?month=2026-10', {
      schedule: { ...filed, isReceipted: true, lines: two.lines, bill: { ...filed.bill, status: 'paid' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'PDF: credit note of Amina Bello' }));
    expect(screen.queryByRole('button', { name: 'PDF: credit note of Musa Sani' })).toBeNull();
    expect(asked).toContain(`/withholding/credit-notes?month=2026-10&beneficiary=${line.beneficiary}`);
  });

  it('knows the columns and the rows of the contract', () => {
    expect(withholdingSchedule.columns).toEqual([...withholdingColumnNames]);
    expect(withholdingSchedule.rowsMost).toBe(withholdingRowsMost);
  });

  it.each([
    [{ transaction: 'RENT' }, { transaction: 'rent-hire-or-lease' }],
    [{ transaction: 'Haya' }, { transaction: 'rent-hire-or-lease' }],
    [{ transaction: 'Consultancy' }, { transaction: 'professional-or-commission' }],
    [{ payee: 'Ltd' }, { payee: 'resident-company' }],
    [{ payee: '' }, { payee: 'resident-individual' }],
  ])('reads %j as people write it', (typed, expected) => {
    expect(judged(typed)?.row).toMatchObject(expected);
  });

  it.each([
    [{ transaction: 'contract' }, { transaction: 'no-class' }],
    [{ transaction: '' }, { transaction: 'missing' }],
    [{ payee: 'friend' }, { payee: 'no-payee' }],
    [{ name: '=1+1' }, { name: 'not-text' }],
    [{ grossKobo: '0', deductedKobo: '0' }, { grossKobo: 'missing' }],
    [{ grossKobo: '-5' }, { grossKobo: 'not-an-amount' }],
    [{ grossKobo: '10' }, { deductedKobo: 'too-much' }],
    [{ stateId: 'Atlantis' }, { stateId: 'no-state' }],
  ])('says of %j what is wrong', (typed, problems) => {
    expect(judged(typed)?.problems).toEqual(problems);
  });
});

function judged(change: object) {
  const typed = {
    ...{ name: 'Amina Bello', taxId: '', payee: '', transaction: 'Services', stateId: '', invoice: '' },
    ...{ grossKobo: '1000000', deductedKobo: '20000', line: 2, ...change },
  };
  return judgeRows([typed], [{ id: '19', displayField: 'Kaduna' }])[0];
}

describe('credit notes', () => {
  it('are listed, and had as a paper once they are receipted', async () => {
    const { asked } = await open('/credit-notes', {
      notes: [note, { ...note, month: '2026-11', isReceipted: false }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'PDF: credit note 2026-10 from Zaria Mills' }));
    expect(screen.getByText('not receipted yet')).toBeDefined();
    expect(asked).toContain('/withholding/own-credit-notes/document?month=2026-10&payerTpui=KD-1');
  });

  it('are reached all, a page after the other', async () => {
    const notes = Array.from({ length: 51 }, (_, at) => ({ ...note, payer: `Mill ${at + 1}`, payerTpui: `KD-${at}` }));
    await open('/credit-notes', { notes, language: 'ha' });
    expect(await screen.findByText('1–50 cikin 51')).toBeDefined();
    expect(screen.queryByText('Mill 51')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Shafi na gaba' }));
    expect(await screen.findByText('Mill 51')).toBeDefined();
  });

  it('say what to do while there is none', async () => {
    await open('/credit-notes');
    expect(await screen.findByText('Nobody filed anything withheld from you')).toBeDefined();
  });

  it('speak Hausa', async () => {
    await open('/credit-notes', { notes: [note], language: 'ha' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Takardun harajin da aka riƙe' })).toBeDefined();
  });

  it('say when they cannot be read', async () => {
    await open('/credit-notes', { refuse: 'service.unavailable' });
    expect(await screen.findByText(errorCatalogue['service.unavailable'].message)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
