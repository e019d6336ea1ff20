import { errorCatalogue } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { payeSchedule } from './schedule-columns.ts';
import { unknownInList } from './unknown-in-list.ts';

vi.mock('../../schedule-files/reading/start-worker.ts', () => import('../../schedule-files/testing/start-worker.ts'));

const zaria = { id: '0199a1f0-0000-7000-8000-000000000011', name: 'Zaria Road', address: 'Zaria', isClosed: false };
const kafanchan = { id: '0199a1f0-0000-7000-8000-000000000012', name: 'Kafanchan', address: '', isClosed: true };
const amounts = { grossKobo: 10_000_000, deductedKobo: 500_000, dueKobo: 500_000 };
const line = {
  ...{ staffNumber: '7', name: 'Amina Bello', taxId: '', stateId: 19, branch: 'Zaria Road', pensionKobo: 0 },
  ...{ housingFundKobo: 0, healthInsuranceKobo: 0, lifeInsuranceKobo: 0, homeLoanInterestKobo: 0 },
  ...{ yearlyRentKobo: 0, lawKobo: 500_000, ...amounts },
};
const filed = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'filed' },
  ...{ savedAt: '2026-11-05T08:00:00.000Z', filedAt: '2026-11-05T09:00:00.000Z', dueOn: '2026-11-10', bill: null },
  ...{
    beforeKobo: 0,
    toBillKobo: 0,
    toBillInWords: '',
    replacedKobo: 0,
    overKobo: 0,
    credit: null,
    lawKobo: 500_000,
    ...amounts,
  },
  ...{ employees: 150, differing: 0, changesCount: 0, changes: [], comparedWith: null, lateness: [] },
  ...{ leftOutCount: 0, leftOut: [], lines: [line] },
  branches: [
    { branchId: zaria.id, name: 'Zaria Road', employees: 130, ...amounts },
    { branchId: null, name: '', employees: 20, ...amounts },
  ],
};

async function open(
  search: string,
  { branches = [zaria, kafanchan], schedule = null as object | null, refuse = false } = {},
) {
  const sent: { call: string; body: unknown }[] = [];
  const asked: string[] = [];
  let kept: object[] = branches;
  await renderArea(area, `/user/paye-manager${search}`, {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const path = url.pathname.replace('/api/v1', '');
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      if (body) sent.push({ call: `${init?.method} ${path}`, body });
      if (path.startsWith('/paye/branches')) {
        if (body && refuse) {
          const { status, message } = errorCatalogue['paye.branch-known'];
          return Response.json({ code: 'paye.branch-known', title: message, message }, { status });
        }
        if (body?.branches)
          kept = [
            ...kept,
            ...body.branches.map((one: object, index: number) => ({ ...zaria, ...one, id: `${index}` })),
          ];
        else if (body) kept = [{ ...zaria, ...body }];
        return Response.json({ branches: kept });
      }
      if (path === '/paye/lines') {
        url.searchParams.delete('scheduleId');
        asked.push(String(url.searchParams));
        return Response.json({
          found: 1,
          lines: [{ ...line, staffNumber: String(url.searchParams), name: 'Ladi Bako' }],
        });
      }
      if (path === '/paye/draft') return Response.json(filed);
      if (path === '/paye/schedule') return Response.json({ schedule });
      if (path === '/paye/columns') return Response.json({ headings: {} });
      if (path === '/lookups/states') return Response.json([{ id: '19', displayField: 'Kaduna' }]);
      return Response.json([]);
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
const paste = async (...cells: string[]) => {
  const rows = cells.map((branch, index) => `${index},Amina Bello,100000,5000,${branch}`);
  const text = ['Staff number,Name,Gross pay,Tax deducted,Branch', ...rows].join('\n');
  fireEvent.change(await screen.findByLabelText('Or paste the rows here'), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Read the rows' }));
};
const saved = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save and compute' }));
  await screen.findByText('By branch');
};
const branchesIn = (body: unknown) => (body as { rows: { branch: string }[] }).rows.map(({ branch }) => branch);

beforeEach(() => {
  clearToasts();
  sessionStorage.clear();
});

describe('the branches of an employer', () => {
  it('are added, renamed and closed where they are listed', async () => {
    const { sent } = await open('?branches=all');
    expect(await screen.findByText('Kafanchan')).toBeDefined();
    expect(screen.getByText('Closed')).toBeDefined();
    const add = within(screen.getByRole('form', { name: 'Add the branch' }));
    await userEvent.type(add.getByLabelText(/^Name of the branch/), 'Sabon Gari');
    await userEvent.click(add.getByRole('button', { name: 'Add the branch' }));
    expect(await screen.findByText('Sabon Gari')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close Zaria Road' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change Zaria Road' }));
    const change = within(screen.getByRole('form', { name: 'Change Zaria Road' }));
    await userEvent.type(change.getByLabelText(/^Name of the branch/), ' 2');
    await userEvent.click(change.getByRole('button', { name: 'Save the branch' }));
    expect(await screen.findByText('Zaria Road 2')).toBeDefined();
    expect(sent).toEqual([
      { call: 'POST /paye/branches', body: { branches: [{ name: 'Sabon Gari', address: '' }] } },
      { call: `PUT /paye/branches/${zaria.id}`, body: { name: 'Zaria Road', address: 'Zaria', isClosed: true } },
      { call: `PUT /paye/branches/${zaria.id}`, body: { name: 'Zaria Road 2', address: 'Zaria', isClosed: true } },
    ]);
  });

  it('are not added twice, and it is said why', async () => {
    await open('?branches=all', { refuse: true });
    await userEvent.type(await screen.findByLabelText(/^Name of the branch/), 'zaria road');
    await userEvent.click(screen.getByRole('button', { name: 'Add the branch' }));
    expect(await screen.findByText(errorCatalogue['paye.branch-known'].message)).toBeDefined();
    expect(screen.getByLabelText(/^Name of the branch/)).toHaveProperty('value', 'zaria road');
  });
});

describe('branches in a list', () => {
  it('are found by their names, and nothing is asked about them', async () => {
    const { sent } = await open('?month=2026-10');
    await paste('zaria  ROAD', 'Kafanchan', '');
    await saved();
    expect(screen.queryByText(/not among yours/)).toBeNull();
    expect(branchesIn(sent.at(-1)?.body)).toEqual(['zaria ROAD', 'Kafanchan', '']);
  });

  it('that are unknown hold nothing up', async () => {
    const { sent } = await open('?month=2026-10');
    await paste('Sabon Gari');
    expect(await screen.findByText('1 branch in this list is not among yours')).toBeDefined();
    await saved();
    expect(branchesIn(sent.at(-1)?.body)).toEqual(['Sabon Gari']);
  });

  it('that are unknown are added at once, each once', async () => {
    const { sent } = await open('?month=2026-10', { branches: [] });
    await paste('Sabon Gari', 'sabongari', 'Barnawa', 'www.no.example');
    expect(await screen.findByText('3 branches in this list are not among yours')).toBeDefined();
    expect(screen.getByText('Sabon Gari: 2 rows')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add all 2 to your branches' }));
    expect(await screen.findByText('1 branch in this list is not among yours')).toBeDefined();
    expect(sent).toEqual([
      { call: 'POST /paye/branches', body: { branches: [{ name: 'Sabon Gari' }, { name: 'Barnawa' }] } },
    ]);
  });

  it('that are written wrongly are mended for all of their rows together', async () => {
    const { sent } = await open('?month=2026-10');
    await paste('Zaria raod', 'ZARIA RAOD', 'Zaria Road');
    const field = await screen.findByLabelText('Zaria raod (2 rows) is');
    // A closed one is not offered.
    expect(within(field).queryByRole('option', { name: 'Kafanchan' })).toBeNull();
    await userEvent.selectOptions(field, 'Zaria Road');
    await waitFor(() => expect(screen.queryByText(/not among yours/)).toBeNull());
    await saved();
    expect(branchesIn(sent.at(-1)?.body)).toEqual(['Zaria Road', 'Zaria Road', 'Zaria Road']);
  });

  it('are counted once each, however many rows name them', () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => ({ branch: `Branch ${index % 400}` }));
    const unknown = unknownInList(rows, [{ name: 'BRANCH 7' }]);
    expect(unknown).toHaveLength(399);
    expect(unknown[0]).toEqual({ name: 'Branch 0', plain: 'branch0', rows: 150 });
  });

  it('that are more than an employer may have are of another column, and not offered', async () => {
    await open('?month=2026-10');
    await paste(...Array.from({ length: 499 }, (_, index) => `Road ${index}`));
    expect(await screen.findByText('499 branches in this list are not among yours')).toBeDefined();
    expect(screen.queryByRole('button', { name: /to your branches$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save and compute' })).toHaveProperty('disabled', false);
  });

  it('are no column of a list that a tab kept before there were any', async () => {
    const { branch: _branch, ...old } = Object.fromEntries(payeSchedule.columns.map((column) => [column, '1']));
    sessionStorage.setItem(
      'pay_kd_schedule:|:paye:2026-10',
      JSON.stringify({ rows: [{ ...old, stateId: '', line: 2 }], parked: [], found: [], unused: [] }),
    );
    await open('?month=2026-10');
    expect(await screen.findByText('1 row is read and good')).toBeDefined();
  });
});

describe('a month by branch', () => {
  it('has the totals of each, and those of nobody’s branch', async () => {
    await open('?month=2026-10', { schedule: filed });
    const table = within((await screen.findByText('By branch')).closest('section, div') as HTMLElement);
    expect(table.getByRole('row', { name: /^Zaria Road 130 / })).toBeDefined();
    expect(table.getByRole('row', { name: /^No branch 20 / })).toBeDefined();
  });

  it('says nothing of branches where there is one alone', async () => {
    await open('?month=2026-10', { schedule: { ...filed, branches: filed.branches.slice(0, 1) } });
    expect(await screen.findByText(/Amina Bello/)).toBeDefined();
    expect(screen.queryByText('By branch')).toBeNull();
    expect(screen.queryByLabelText('Branch')).toBeNull();
  });

  it('shows the rows of one branch, page by page, and finds somebody in it', async () => {
    const { asked } = await open('?month=2026-10', { schedule: filed });
    await userEvent.selectOptions(await screen.findByLabelText('Branch'), 'Zaria Road');
    expect(await screen.findByText('100 of 130 shown')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('130 of 130 shown')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Name or staff number'), 'ladi');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(asked).toHaveLength(3));
    await userEvent.selectOptions(screen.getByLabelText('Branch'), 'No branch');
    await waitFor(() =>
      expect(asked).toEqual([
        `branch=${zaria.id}`,
        `from=100&branch=${zaria.id}`,
        `find=ladi&branch=${zaria.id}`,
        'find=ladi&branch=none',
      ]),
    );
    expect(screen.queryByText(/Amina Bello/)).toBeNull();
  });
});
