import { errorCatalogue, payeColumnNames } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { workbookOf } from '@portal/spreadsheets/testing';
import { clearToasts, formatDate, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { pageAskedFor } from '@portal/workspace/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

vi.mock('../../schedule-files/reading/start-worker.ts', () => import('../../schedule-files/testing/start-worker.ts'));

const line = {
  ...{
    staffNumber: '7',
    name: 'Amina Bello',
    taxId: '',
    stateId: 19,
    branch: '',
    grossKobo: 10_000_000,
    pensionKobo: 0,
  },
  ...{ housingFundKobo: 0, healthInsuranceKobo: 0, lifeInsuranceKobo: 0, homeLoanInterestKobo: 0 },
  ...{ yearlyRentKobo: 0, deductedKobo: 450_000 },
};
const late = {
  ...{ daysLate: 13, of: 'return', isOver: false, penaltyKobo: 10_000_000, interestKobo: 0, source: 'NTAA 2025, 101' },
};
const draft = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'draft' },
  ...{ savedAt: '2026-11-05T08:00:00.000Z', filedAt: null, dueOn: '2026-11-10', beforeKobo: 0, bill: null },
  ...{ toBillKobo: 500_000, toBillInWords: 'Five Thousand Naira Only', replacedKobo: 0, overKobo: 0, credit: null },
  ...{ grossKobo: 10_000_000, deductedKobo: 450_000, lawKobo: 500_000, dueKobo: 500_000 },
  ...{ employees: 1, differing: 1, changesCount: 1 },
  ...{
    ...{ lateness: [late], leftOutCount: 0, leftOut: [], branches: [] },
    comparedWith: '2026-09',
    changes: [{ staffNumber: '8', name: 'Musa Sani', signs: ['gone'], grossKobo: null, beforeKobo: 9_000_000 }],
  },
  lines: [{ ...line, pensionKobo: 800_000, lifeInsuranceKobo: 100_000, lawKobo: 500_000, dueKobo: 500_000 }],
};
const filed = {
  ...{ ...draft, state: 'filed', filedAt: '2026-11-05T09:00:00.000Z', lateness: [{ ...late, isOver: true }] },
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', status: 'unpaid' },
};
const months = Array.from({ length: 12 }, (_, index) => ({
  ...{
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    dueOn: '2026-02-10',
    isOpen: index < 11,
    isAmended: index === 0,
  },
  ...{
    state: index === 0 ? 'paid' : 'not-filed',
    isLate: index === 1,
    filedLateDays: index === 0 ? 5 : 0,
    paidLateDays: index === 0 ? 1 : 0,
    isNil: index === 2,
    employees: index === 0 ? 3 : 0,
    openQueries: index === 0 ? 1 : 0,
    dueKobo: 1_200_000,
  },
}));

const query = {
  ...{
    id: '0199a1f0-0000-7000-8000-000000000002',
    month: '2026-10',
    staffNumber: '7',
    employee: 'Amina Bello',
    state: 'asked',
  },
  words: [{ side: 'office', at: '2026-11-20T08:00:00Z', text: 'Why did this pay double?' }],
};

const client = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000009', name: 'Zaria Mills', tpui: 'KD-1', kind: 'person' },
  ...{ rights: ['see', 'paye-prepare'], since: '2026-11-20T08:00:00.000Z' },
};
const own = [
  {
    ...{
      month: '2026-10',
      employer: 'Zaria Mills',
      employerTpui: 'KD-1',
      grossKobo: 10_000_000,
      deductedKobo: 500_000,
    },
    ...{ lawKobo: 500_000, isReceipted: true, isReturnFiled: true },
  },
];
const month = (at: number) => `${2026 - Math.floor(at / 12)}-${String(12 - (at % 12)).padStart(2, '0')}`;
/** By the address; the second has one more than a page. */
const ownAt: Readonly<Record<string, readonly object[]>> = {
  '?year=2026': own,
  '?year=2025': Array.from({ length: 25 }, (_, at) => ({ ...own[0], month: month(at), isReceipted: at === 24 })),
};
const yearRow = {
  ...{
    staffNumber: '7',
    name: 'Amina Bello',
    taxId: '',
    stateId: 19,
    months: 2,
    firstMonth: '2025-11',
    lastMonth: '2025-12',
  },
  ...{ grossKobo: 20_000_000, pensionKobo: 0, housingFundKobo: 0, healthInsuranceKobo: 0, yearlyRentKobo: 0 },
  ...{ lifeInsuranceKobo: 0, homeLoanInterestKobo: 0 },
  ...{ deductedKobo: 900_000, lawKobo: 1_000_000, dueKobo: 1_000_000, yearLawKobo: 0 },
  ...{ receiptedMonths: 1, receiptedKobo: 500_000 },
};
const made = {
  ...{ year: 2025, dueOn: '2026-01-31', missing: [], employees: 2, grossKobo: 30_000_000, deductedKobo: 900_000 },
  ...{
    lawKobo: 1_000_000,
    dueKobo: 1_000_000,
    dueInWords: 'Ten Thousand Naira Only',
    receiptedKobo: 500_000,
    projectedKobo: 120_000_000,
    filed: null,
  },
  ...{ firstMonth: '2025-11', lastMonth: '2025-12', certified: 450, filedMonths: 2 },
  rows: [
    yearRow,
    { ...yearRow, staffNumber: '9', name: 'Ladi Bako', firstMonth: '2025-12', receiptedKobo: 0 },
    { ...yearRow, staffNumber: '=8', name: '=Musa', lastMonth: '2025-11', receiptedMonths: 0, receiptedKobo: 0 },
  ],
};
const filedReturn = {
  ...{ version: 1, filedAt: '2026-01-20T08:00:00.000Z', signedAs: 'accountant', projectedKobo: 1, employees: 2 },
  ...{ dueKobo: 1_000_000, isOutdated: false },
};

async function open(
  search = '',
  given: object | null = null,
  refuse?: keyof typeof errorCatalogue,
  queries: readonly object[] = [],
  watch: (url: URL) => void = () => undefined,
) {
  const sent: { path: string; body: unknown }[] = [];
  let schedule = given;
  await renderArea(area, `/user/paye-manager${search}`, {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      watch(url);
      const path = url.pathname.replace('/api/v1', '');
      if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
      if (path === '/paye/year') return Response.json({ year: 2026, months });
      if (path === '/paye/schedule') return Response.json({ schedule });
      if (path === '/paye/draft/parts') return Response.json({});
      if (path === '/paye/lines') {
        url.searchParams.delete('scheduleId');
        return Response.json({ found: 1, lines: [{ ...draft.lines[0], name: `Ladi Bako ${url.searchParams}` }] });
      }
      if (path === '/paye/return') return Response.json({ ...made, ...schedule });
      if (path === '/paye/own-rows') return Response.json(pageAskedFor(ownAt[search] ?? [], url.searchParams));
      if (path === '/paye/own-form-a' || (path === '/paye/form-a' && !refuse))
        return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
      if (path === '/paye/certificates/together')
        return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
      if (path === '/clients') return Response.json([client]);
      if (path === '/paye/columns') return Response.json(init?.body ? {} : { headings: {} });
      if (path === '/paye/queries') return Response.json(queries);
      if (path === '/lookups/states') return Response.json([{ id: '19', displayField: 'Kaduna' }]);
      if (refuse)
        return Response.json(
          { code: refuse, title: errorCatalogue[refuse].message, message: errorCatalogue[refuse].message },
          { status: errorCatalogue[refuse].status },
        );
      if (path === '/paye/returns') {
        schedule = { filed: filedReturn };
        return Response.json({ ...made, filed: filedReturn });
      }
      if (path.startsWith('/paye/queries/')) return Response.json({ ...query, state: 'answered' });
      if (path === '/paye/filings/nil') {
        schedule = { ...filed, employees: 0, dueKobo: 0, bill: null, changes: [], changesCount: 0, lines: [] };
        return Response.json(schedule);
      }
      if (path === '/paye/draft/employees') {
        schedule = { ...draft, savedAt: '2026-11-05T09:00:00.000Z', toBillKobo: 600_000, dueKobo: 600_000 };
        return Response.json(schedule);
      }
      if (path === '/paye/draft') {
        schedule = draft;
        return Response.json(draft);
      }
      schedule = filed;
      return Response.json({ billReference: filed.bill.reference, differenceKobo: 500_000 });
    },
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return sent;
}
const paste = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('Or paste the rows here'), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Read the rows' }));
};

/** Key by key, as people do. */
const mends = async (cell: string, keys: string) => {
  await userEvent.clear(screen.getByLabelText(cell));
  await userEvent.type(screen.getByLabelText(cell), keys);
};

/** Looks once more, declares, and files. */
const declares = async (action: string | RegExp, title = 'A last look before you file') => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I may file this for the taxpayer/ }));
  await userEvent.click(dialog.getByRole('button', { name: action }));
};

beforeEach(() => {
  clearToasts();
  sessionStorage.clear();
});

describe('the PAYE manager', () => {
  it('shows twelve months and how each stands', async () => {
    await open('?year=2026');
    expect((await screen.findByRole('link', { name: 'January' })).getAttribute('href')).toContain('month=2026-01');
    expect(screen.getByText('Paid')).toBeDefined();
    expect(screen.getByText('Amended')).toBeDefined();
    expect(screen.getByText('Late')).toBeDefined();
    expect(screen.getByText('Filed 5 days late')).toBeDefined();
    expect(screen.getByText('Paid 1 day late')).toBeDefined();
    expect(screen.getByText('Nil: nobody was paid')).toBeDefined();
    expect(screen.getByText('Not begun')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Certificate 2026, Zaria Mills (PDF)' })).toBeDefined();
  });

  it('reaches the oldest month that employers filed, and its certificate', async () => {
    await open('?year=2025');
    expect(await screen.findByText('1–24 of 25')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Certificate/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('button', { name: 'Certificate 2024, Zaria Mills (PDF)' })).toBeDefined();
  });

  it('reads pasted rows, has wrong cells mended where they stand, and saves nothing before', async () => {
    const sent = await open('?month=2026-10');
    await paste('October\n\nStaff number,Name,Gross pay,Tax deducted\n7,Amina Bello,many,4500');
    const save = await screen.findByRole('button', { name: 'Save and compute' });
    expect(save).toHaveProperty('disabled', true);
    expect(screen.getByText('No amount of naira')).toBeDefined();
    await mends('Line 4, Gross pay', '2');
    // A row that is good after the first keystroke stays until somebody is done with it.
    await userEvent.keyboard('00,000{Enter}');
    expect(screen.getByText('Mended')).toBeDefined();
    expect(save).toHaveProperty('disabled', false);
    await mends('Line 4, Gross pay', '100,000');
    await userEvent.click(save);
    expect(await screen.findByRole('button', { name: 'File and bill ₦5,000.00' })).toBeDefined();
    expect(sent).toEqual([{ path: '/paye/draft', body: { month: '2026-10', rows: [line], leftOut: [] } }]);
  });

  it('says by the line of the file which rows are wrong, and keeps a mended one where it stands', async () => {
    await open('?month=2026-10');
    await paste('Staff number,Name,Gross pay,Tax deducted\n7,Amina,1,1\n\n8,Musa,x,1\n9,Ladi,y,1');
    const lines = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    await waitFor(() => expect(lines()).toEqual(['Line 4', 'Line 5']));
    await mends('Line 4, Gross pay', '200,000');
    await userEvent.tab();
    expect(lines()).toEqual(['Line 4 Mended', 'Line 5']);
    expect(document.activeElement).toBe(screen.getByLabelText('Line 5, Name'));
    expect(screen.getByLabelText('Line 4, Gross pay')).toHaveProperty('value', '200,000');
  });

  it('names the headings it does not use, and lets them be said', async () => {
    const sent = await open('?month=2026-10');
    await paste('Staff number,Name,Gross pay,Pension 8%,Tax deducted\n7,Amina Bello,100000,8000,4500');
    expect(await screen.findByText('Not used: Pension 8%')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
    await userEvent.selectOptions(screen.getByLabelText(/^Pension/), 'Pension 8%');
    await userEvent.click(screen.getByRole('button', { name: 'Read the rows with these columns' }));
    expect(await screen.findByText('1 row is read and good')).toBeDefined();
    expect(screen.queryByText('Not used: Pension 8%')).toBeNull();
    // What is remembered can be said anew.
    await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
    expect(screen.getByLabelText(/^Pension/)).toHaveProperty('value', 'Pension 8%');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and compute' }));
    await screen.findByRole('button', { name: /^File and bill/ });
    expect(sent.at(-1)).toEqual({
      path: '/paye/draft',
      body: { month: '2026-10', rows: [{ ...line, pensionKobo: 800_000 }], leftOut: [] },
    });
  });

  it('leaves wrong rows out only when told, and keeps them to be downloaded', async () => {
    const sent = await open('?month=2026-10');
    await paste('Staff number,Name,Gross pay,Tax deducted\n7,Amina Bello,100000,4500\n8,,1,1');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave these rows out' }));
    expect(screen.getByText('1 row is left out')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save and compute' }));
    await screen.findByRole('button', { name: /^File and bill/ });
    expect(sent).toMatchObject([
      {
        body: {
          rows: [line],
          leftOut: [
            {
              ...{ line: 3, why: { column: 'name', reason: 'missing' } },
              cells: { staffNumber: '8', grossKobo: '1', deductedKobo: '1' },
            },
          ],
        },
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('corrects one employee of a draft alone, and of a filed month nobody', async () => {
    const sent = await open('?month=2026-10', draft);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct Amina Bello' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct Amina Bello' }));
    const deducted = dialog.getByRole('textbox', { name: /^Deducted/ });
    expect(deducted).toHaveProperty('value', '4,500.00');
    await userEvent.clear(deducted);
    await userEvent.type(deducted, '6,000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and compute again' }));
    expect(await screen.findByRole('button', { name: 'File and bill ₦6,000.00' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const { lawKobo: _law, dueKobo: _due, ...before } = draft.lines[0] as (typeof draft.lines)[number];
    expect(sent).toEqual([
      {
        path: '/paye/draft/employees',
        body: {
          ...{ scheduleId: draft.id, savedAt: draft.savedAt, staffNumber: '7' },
          row: { ...before, deductedKobo: 600_000 },
        },
      },
    ]);
    cleanup();
    await open('?month=2026-10', filed);
    expect(await screen.findByText('Amina Bello')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Correct Amina Bello' })).toBeNull();
  });

  it('keeps the one copy of a doubled employee that is right, and says of the other why it is left out', async () => {
    const sent = await open('?month=2026-10');
    const musa = '8,Musa Sani';
    await paste(
      `Staff number,Name,Gross pay,Tax deducted\n7,Amina Bello,100000,4500\n${musa},90000,1\n${musa},95000,2`,
    );
    const doubled = within(await screen.findByRole('group', { name: 'Staff number 8 stands in 2 lines' }));
    expect(screen.getByRole('button', { name: 'Save and compute' })).toHaveProperty('disabled', true);
    await userEvent.click(doubled.getByRole('button', { name: 'Keep line 4' }));
    expect(screen.queryByRole('group', { name: /stands in 2 lines/ })).toBeNull();
    expect(screen.getByText('Line 3: 8, Musa Sani. Staff number: Another line of this employee is kept')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save and compute' }));
    await screen.findByRole('button', { name: /^File and bill/ });
    expect(sent).toMatchObject([
      {
        body: {
          rows: [line, { staffNumber: '8', grossKobo: 9_500_000, deductedKobo: 200 }],
          leftOut: [{ line: 3, why: { column: 'staffNumber', reason: 'copy' }, cells: { grossKobo: '90000' } }],
        },
      },
    ]);
  });

  it('says of what was left out why it was, on the month and in the last look', async () => {
    const leftOut = [
      {
        line: 9,
        why: { column: 'grossKobo', reason: 'not-an-amount' },
        cells: { staffNumber: '8', name: 'Musa Sani' },
      },
    ];
    await open('?month=2026-10', { ...draft, leftOutCount: 1, leftOut });
    const words = 'Line 9: Musa Sani, 8. Gross pay: No amount of naira';
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^File and bill/ }));
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeDefined();
  });

  it('says which unpaid bills an amendment replaces, and what was paid beyond what is due', async () => {
    await open('?month=2026-10', {
      ...{ ...draft, version: 2, beforeKobo: 1_500_000, dueKobo: 500_000 },
      ...{ toBillKobo: 0, replacedKobo: 300_000, overKobo: 700_000 },
    });
    expect(
      await screen.findByText(/^Bills of ₦3,000.00 that nobody has paid are cancelled when you file/),
    ).toBeDefined();
    expect(screen.getByText(/^₦7,000.00 more is paid than is due now. When you file, two persons/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'File this month' })).toBeDefined();
  });

  it.each([
    ['waiting', '', 'Credit of ₦7,000.07 awaits a decision', /Two persons of the service decide/],
    ['granted', 'Agreed', 'Credit of ₦7,000.07 was granted', /bills it can pay/],
    ['refused', 'Two payslips say otherwise', 'Credit of ₦7,000.07 was refused', /Two payslips say otherwise/],
    ['returned', 'Agreed', 'Credit of ₦7,000.07 was taken back', /went back/],
  ] as const)('says of a lowered month that its credit is %s', async (state, reason, title, text) => {
    await open('?month=2026-10', {
      ...{ ...filed, version: 2, overKobo: 700_007 },
      credit: { amountKobo: 700_007, state, reason },
    });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    // The amount is said once.
    expect(screen.queryByText(/more is paid than is due now/)).toBeNull();
  });

  it('files a month in which nobody was paid, asked twice', async () => {
    const sent = await open('?month=2026-10');
    await userEvent.click(await screen.findByRole('button', { name: 'Nobody was paid in this month' }));
    expect(sent).toEqual([]);
    await declares('File as nil', 'File this month as nil');
    expect(await screen.findByText('Nil: nobody was paid')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Acknowledgement (PDF)' })).toBeDefined();
    expect(sent).toEqual([{ path: '/paye/filings/nil', body: { month: '2026-10', declarationVersion: 1 } }]);
  });

  it('keeps saying of a filed month that it was late, and what the law gives for it', async () => {
    await open('?month=2026-10', filed);
    expect(await screen.findByText('Filed 13 days late')).toBeDefined();
    expect(screen.getByText(/the penalty for it is ₦100,000.00 .*NTAA 2025, 101/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Nobody was paid in this month' })).toBeNull();
  });

  it('keeps what is mended and left out through a reload, for the tab and whoever is signed in', async () => {
    await open('?month=2026-10', filed);
    await userEvent.click(await screen.findByRole('button', { name: 'Amend this month' }));
    await paste('Staff number,Name,Gross pay,Tax deducted\n7,Amina Bello,100000,4500\n8,,1,1');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave these rows out' }));
    cleanup();
    await open('?month=2026-10', filed);
    expect(await screen.findByText('1 row is left out')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save and compute' })).toHaveProperty('disabled', false);
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    expect(Object.keys(sessionStorage)).toEqual([]);
    sessionStorage.setItem('pay_kd_schedule:KD-OTHER|:paye:2026-10', '{}');
    cleanup();
    await open('?month=2026-10', filed);
    expect(await screen.findByRole('button', { name: 'Amend this month' })).toBeDefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('names the rows that a filed month left for an amendment, and takes them into it', async () => {
    const leftOut = [{ line: 9, cells: { staffNumber: '8', name: 'Musa Sani', grossKobo: 'many', deductedKobo: '1' } }];
    await open('?month=2026-10', { ...filed, leftOutCount: 1, leftOut });
    expect(await screen.findByText('Line 9: Musa Sani, 8')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Amend this month' }));
    await paste('Staff number,Name,Gross pay,Tax deducted\n7,Amina Bello,100000,4500');
    // Until somebody says otherwise it is left out of what follows, too.
    expect(await screen.findByText('1 row is left out')).toBeDefined();
    expect(screen.getByRole('button', { name: 'The row left out before is in this list' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add the row that is left out' }));
    expect(await screen.findByLabelText('Line 3, Gross pay')).toHaveProperty('value', 'many');
  });

  it('says what cannot be read', async () => {
    await open('?month=2026-10');
    await paste('Name\nAmina');
    expect(await screen.findByText(/columns are missing: Staff number, Gross pay, Tax deducted/)).toBeDefined();
  });

  it('files what is shown, and leads to its bill', async () => {
    const sent = await open('?month=2026-10', draft);
    expect(await screen.findByText('1 deduction differs from the law')).toBeDefined();
    expect(screen.getByText('Not filed, 13 days late')).toBeDefined();
    expect(screen.getByText('Pension ₦8,000.00; Life insurance ₦1,000.00')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'File and bill ₦5,000.00' }));
    await declares('File and bill ₦5,000.00');
    expect((await screen.findByRole('link', { name: 'Pay this bill' })).getAttribute('href')).toContain(
      'billRef=KD7Q4M2X9TBC1VWZ',
    );
    expect(sent).toEqual([
      {
        path: '/paye/filings',
        body: { scheduleId: draft.id, dueKobo: 500_000, savedAt: draft.savedAt, declarationVersion: 1 },
      },
    ]);
  });

  it('files nothing at one press: who files sees what it is, what is left out, and declares that it is true', async () => {
    const leftOut = [{ line: 9, cells: { staffNumber: '8', name: 'Musa Sani', grossKobo: 'many', deductedKobo: '1' } }];
    const sent = await open('?month=2026-10', { ...draft, leftOutCount: 1, leftOut });
    await userEvent.click(await screen.findByRole('button', { name: 'File and bill ₦5,000.00' }));
    expect(sent).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'A last look before you file' }));
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Month', 'October 2026'],
      ['Employees', '1'],
      ['Gross pay', '₦100,000.00'],
      ['You deducted', '₦4,500.00'],
      ['Due', '₦5,000.00'],
      ['Billed when you file', '₦5,000.00'],
      ['In words', 'Five Thousand Naira Only'],
      ['Due on', formatDate('2026-11-10')],
    ]);
    expect(dialog.getByText('Line 9: Musa Sani, 8')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'File and bill ₦5,000.00' }));
    expect(dialog.getAllByText('Tick the declaration, or go back').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('sends a large schedule in parts, and says how far it has come', async () => {
    const sent = await open('?month=2026-10');
    const rows = Array.from({ length: 1_002 }, (_, index) => `${index},Amina Bello,100000,4500`);
    await paste(['Staff number,Name,Gross pay,Tax deducted', ...rows].join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and compute' }, { timeout: 5_000 }));
    expect(await screen.findByRole('button', { name: /^File and bill/ })).toBeDefined();
    const [part, last] = sent as { path: string; body: { uploadId?: string; rows: object[]; sentBefore?: object } }[];
    expect(part).toMatchObject({ path: '/paye/draft/parts', body: { month: '2026-10', part: 0 } });
    expect(part?.body.rows).toHaveLength(1_000);
    expect(last?.path).toBe('/paye/draft');
    expect(last?.body.rows).toHaveLength(2);
    expect(last?.body.sentBefore).toEqual({ uploadId: part?.body.uploadId, parts: 1 });
  });

  it('reads more rows of a large schedule as they are asked for, and finds one', async () => {
    await open('?month=2026-10', { ...draft, employees: 60_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Ladi Bako from=1')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Name or staff number'), 'ladi');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Ladi Bako find=ladi')).toBeDefined();
    expect(screen.queryByText('Ladi Bako from=1')).toBeNull();
  });

  it('lets whoever only prepares a client’s month prepare it, and files nothing', async () => {
    sessionStorage.setItem('pay_kd_acting_for', JSON.stringify({ id: client.id, name: 'Zaria Mills', tpui: 'KD-1' }));
    try {
      await open('?month=2026-10', draft);
      expect(await screen.findByText(/^You prepare this month for your client/)).toBeDefined();
      expect(screen.queryByRole('button', { name: /^File and bill/ })).toBeNull();
      expect(screen.getByRole('button', { name: 'Replace the draft' })).toBeDefined();
    } finally {
      sessionStorage.removeItem('pay_kd_acting_for');
    }
  });

  it('says why nothing was filed', async () => {
    await open('?month=2026-10', draft, 'paye.draft-changed');
    await userEvent.click(await screen.findByRole('button', { name: /^File and bill/ }));
    await declares(/^File and bill/);
    expect(await screen.findByText(errorCatalogue['paye.draft-changed'].message)).toBeDefined();
  });

  it('shows what changed since the month before', async () => {
    await open('?month=2026-10', draft);
    expect(await screen.findByRole('heading', { name: 'What changed since September' })).toBeDefined();
    expect(screen.getByText('Gone')).toBeDefined();
  });

  it('answers the tax office in place, and keeps what is typed when that is refused', async () => {
    const sent = await open('?month=2026-10', filed, undefined, [query]);
    expect(await screen.findByText('Why did this pay double?')).toBeDefined();
    const field = screen.getByLabelText('Your answer about Amina Bello (7)');
    const send = screen.getByRole('button', { name: 'Send the answer' });
    expect(send).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: 'It was a bonus of the year' } });
    await userEvent.click(send);
    expect(await screen.findByText('Your answer is with your tax office')).toBeDefined();
    expect(sent).toEqual([{ path: `/paye/queries/${query.id}/answers`, body: { text: 'It was a bonus of the year' } }]);
  });

  it('says why an answer was not sent, and keeps it', async () => {
    await open('?month=2026-10', filed, 'work.not-from-here', [query]);
    fireEvent.change(await screen.findByLabelText('Your answer about Amina Bello (7)'), {
      target: { value: 'It was a bonus of the year' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText(errorCatalogue['work.not-from-here'].message)).toBeDefined();
    expect(screen.getByLabelText('Your answer about Amina Bello (7)')).toHaveProperty(
      'value',
      'It was a bonus of the year',
    );
  });

  it('makes the annual return of the months, and files it as it is shown', async () => {
    const sent = await open('?return=2025');
    expect(await screen.findByRole('heading', { level: 1, name: 'Annual return 2025 (Form H1)' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Certificate of Amina Bello (PDF)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Certificate of =Musa (PDF)' })).toBeNull();
    expect(screen.getByText(/left$/)).toBeDefined();
    expect(screen.getByText(/joined in December$/)).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('You sign as'), 'accountant');
    await userEvent.click(screen.getByRole('button', { name: 'Sign and file the return of 2025' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A last look before you file' }));
    expect(dialog.getByText('Ten Thousand Naira Only')).toBeDefined();
    expect(dialog.getByText('Accountant')).toBeDefined();
    await declares('Sign and file the return of 2025');
    expect(await screen.findByText('The return is filed')).toBeDefined();
    expect(sent).toEqual([
      {
        path: '/paye/returns',
        body: {
          ...{ year: 2025, employees: 2, dueKobo: 1_000_000, signedAs: 'accountant', projectedKobo: 120_000_000 },
          declarationVersion: 1,
        },
      },
    ]);
    expect(await screen.findByText(/^Filed on/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign and file the return of 2025' })).toBeNull();
  });

  it('files the return of a year in which nobody was paid; of one without filed months there is none', async () => {
    const none = { employees: 0, grossKobo: 0, deductedKobo: 0, lawKobo: 0, dueKobo: 0, receiptedKobo: 0, rows: [] };
    const sent = await open('?return=2025', { ...none, projectedKobo: 0, certified: 0, filedMonths: 12 });
    expect(await screen.findByText(/^Nil: nobody was paid in this year/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Sign and file the return/ }));
    await declares(/^Sign and file/);
    await waitFor(() => expect(sent).toMatchObject([{ path: '/paye/returns', body: { employees: 0, dueKobo: 0 } }]));
    cleanup();
    await open('?return=2025', { ...none, projectedKobo: 0, certified: 0, filedMonths: 0 });
    expect(await screen.findByText(/^No month of this year is filed yet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Sign and file the return/ })).toBeNull();
  });

  it('gives the certificates of many employees a part at a time, and says why one was not made', async () => {
    const asked: string[] = [];
    await open('?return=2025', null, undefined, [], (url) => {
      if (url.pathname.endsWith('/paye/certificates/together')) asked.push(url.search);
    });
    await userEvent.selectOptions(await screen.findByLabelText('Which certificates'), '401 to 450 of 450');
    await userEvent.click(screen.getByRole('button', { name: 'Download 50 certificates (PDF)' }));
    await waitFor(() => expect(asked).toEqual(['?year=2025&from=400']));
    expect(screen.getByRole('button', { name: 'Download Form H1 (PDF)' })).toBeDefined();
  });

  it('gives the Form A of an employee once the return is filed, and says why one was not made', async () => {
    const asked: string[] = [];
    const watch = (url: URL) => void (url.pathname.endsWith('form-a') && asked.push(url.pathname + url.search));
    await open('?return=2025', null, undefined, [], watch);
    expect(await screen.findByRole('button', { name: 'Certificate of Amina Bello (PDF)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Form A of Amina Bello (PDF)' })).toBeNull();
    cleanup();
    await open('?return=2025', { filed: filedReturn }, undefined, [], watch);
    expect(await screen.findAllByRole('button', { name: /^Form A of/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Form A of =Musa (PDF)' }));
    await waitFor(() => expect(asked).toEqual(['/api/v1/paye/form-a?year=2025&staffNumber=%3D8']));
    cleanup();
    await open('?return=2025', { filed: filedReturn }, 'service.unavailable');
    await userEvent.click(await screen.findByRole('button', { name: 'Form A of Amina Bello (PDF)' }));
    expect(await screen.findByText(errorCatalogue['service.unavailable'].message)).toBeDefined();
  });

  it('gives employees the own Form A of a year that their employer filed', async () => {
    const asked: string[] = [];
    await open('?year=2026', null, undefined, [], (url) => {
      if (url.pathname.endsWith('/paye/own-form-a')) asked.push(url.search);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Form A 2026, Zaria Mills (PDF)' }));
    await waitFor(() => expect(asked).toEqual(['?year=2026&employerTpui=KD-1']));
  });

  it('says why an acknowledgement was not made', async () => {
    await open('?month=2026-10', filed, 'service.unavailable');
    await userEvent.click(await screen.findByRole('button', { name: 'Acknowledgement (PDF)' }));
    expect(await screen.findByText(errorCatalogue['service.unavailable'].message)).toBeDefined();
  });

  it('leads to the months that a return waits for', async () => {
    await open('?return=2025', { missing: ['2025-12'] });
    expect((await screen.findByRole('link', { name: 'December' })).getAttribute('href')).toContain('month=2025-12');
    expect(screen.queryByRole('button', { name: /^Sign and file/ })).toBeNull();
  });

  it('says why a return was not filed', async () => {
    await open('?return=2025', null, 'paye.return-changed');
    await userEvent.click(await screen.findByRole('button', { name: /^Sign and file/ }));
    await declares(/^Sign and file/);
    expect(await screen.findByText(errorCatalogue['paye.return-changed'].message)).toBeDefined();
  });

  it('reads a spreadsheet whose headings nobody knows once it is said which is which, and remembers that', async () => {
    const sent = await open('?month=2026-10');
    const rows = [
      ['Ma’aikaci', 'Suna', 'Albashi', 'Haraji'],
      ['7', 'Amina Bello', '100000', '4500'],
    ];
    const input = await screen.findByLabelText('Choose a spreadsheet', { selector: 'input' });
    await userEvent.upload(input, new File([await workbookOf(rows)], 'october.xlsx'));
    expect(await screen.findByText('Which column is which?')).toBeDefined();
    const use = screen.getByRole('button', { name: 'Read the rows with these columns' });
    expect(use).toHaveProperty('disabled', true);
    for (const [label, heading] of [
      ['Staff number', 'Ma’aikaci'],
      ['Name', 'Suna'],
      ['Gross pay', 'Albashi'],
      ['Deducted', 'Haraji'],
    ] as const)
      await userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${label}`)), heading);
    await userEvent.click(use);
    expect(await screen.findByText('1 row is read and good')).toBeDefined();
    expect(sent).toEqual([
      {
        path: '/paye/columns',
        body: {
          headings: {
            ...Object.fromEntries(payeColumnNames.map((name) => [name, ''])),
            ...{ staffNumber: 'Ma’aikaci', name: 'Suna', grossKobo: 'Albashi', deductedKobo: 'Haraji' },
          },
        },
      },
    ]);
  });
});
