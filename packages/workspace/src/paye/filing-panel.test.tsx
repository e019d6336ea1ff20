import { getPayeFiling } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusedWith } from '../testing/answers-of-report.ts';
import { FilingPanel } from './filing-panel.tsx';

const line = {
  ...{ staffNumber: '4', name: 'Yusuf Danladi', taxId: '', stateId: 19, grossKobo: 13_750_000, pensionKobo: 0 },
  ...{
    housingFundKobo: 0,
    healthInsuranceKobo: 0,
    lifeInsuranceKobo: 0,
    homeLoanInterestKobo: 0,
    yearlyRentKobo: 0,
    deductedKobo: 0,
    lawKobo: 905_000,
  },
  dueKobo: 905_000,
};
const late = {
  ...{ daysLate: 13, of: 'return', isOver: true, penaltyKobo: 10_000_000, interestKobo: 0, source: 'NTAA 2025, 101' },
};
const schedule = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'filed' },
  ...{ savedAt: '2026-11-08T08:00:00.000Z', filedAt: '2026-11-08T09:00:00.000Z', dueOn: '2026-11-10' },
  ...{
    grossKobo: 13_750_000,
    deductedKobo: 0,
    lawKobo: 905_000,
    dueKobo: 905_000,
    beforeKobo: 0,
    toBillKobo: 0,
    replacedKobo: 0,
    toBillInWords: '',
    overKobo: 0,
    credit: null,
  },
  ...{ comparedWith: '2026-09', lateness: [late], employees: 1, differing: 1, changesCount: 2, lines: [line] },
  ...{ leftOutCount: 2, leftOut: [] },
  branches: [
    { branchId: null, name: '', employees: 3, grossKobo: 1, deductedKobo: 1, dueKobo: 700_000 },
    {
      ...{ branchId: '0199a1f0-0000-7000-8000-000000000011', name: 'Zaria Road', employees: 1_200 },
      ...{ grossKobo: 1, deductedKobo: 1, dueKobo: 4_500_000 },
    },
  ],
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', status: 'unpaid' },
  changes: [
    { staffNumber: '4', name: 'Yusuf Danladi', signs: ['up', 'no-tax'], grossKobo: 13_750_000, beforeKobo: 9_000_000 },
    { staffNumber: '19', name: 'Bala Ibrahim', signs: ['gone'], grossKobo: null, beforeKobo: 21_000_000 },
  ],
};
const query = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000002', month: '2026-10', staffNumber: '4', employee: 'Yusuf Danladi' },
  ...{ state: 'answered', words: [{ side: 'employer', at: '2026-11-21T08:00:00Z', text: 'It was a bonus' }] },
};
const filing = { tpui: 'KD-1', employer: 'Zaria Mills Ltd', schedule, queries: [query] };

function open(answer: (url: URL) => Response, language: 'en' | 'ha' = 'en') {
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [{ path: '/tax-area-office/paye-filings', element: <FilingPanel id="KD-1~2026-10" /> }],
    loadMessages: async () => {},
  });
  return renderArea(area, '/tax-area-office/paye-filings', {
    fetch: async (input) => answer(new URL(String(input))),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}
const answered = (more: object = {}) => Response.json(getPayeFiling.response.parse({ ...filing, ...more }));

it('says what was filed, what stands out, and what was answered', async () => {
  await open(() => answered());
  expect(await screen.findByRole('heading', { name: 'Zaria Mills Ltd, October 2026' })).toBeDefined();
  expect(screen.getByText('More than a third up, No tax deducted')).toBeDefined();
  expect(screen.getByText('Gone')).toBeDefined();
  const branches = within(screen.getByRole('region', { name: 'By branch' }));
  expect(branches.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Employees: 3, ₦7,000.00',
    'Employees: 1,200, ₦45,000.00',
  ]);
  expect(branches.getByText('Zaria Road')).toBeDefined();
  expect(screen.getByText('It was a bonus')).toBeDefined();
  expect(screen.getByText('Filed: days late').nextSibling?.textContent).toBe('13');
  expect(screen.getByText('Rows left for an amendment').nextSibling?.textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'KD7Q4M2X9TBC1VWZ' }).getAttribute('href')).toBe(
    '/tax-area-office/invoice-reports?record=KD7Q4M2X9TBC1VWZ',
  );
});

it('reads more rows of a large schedule as they are asked for, and finds one', async () => {
  const asked: string[] = [];
  const many = getPayeFiling.response.parse({ ...filing, schedule: { ...schedule, employees: 60_000 } });
  await open((url) => {
    if (!url.pathname.endsWith('/paye/lines')) return Response.json(many);
    asked.push(url.search);
    return Response.json({ found: 1, lines: [{ ...line, staffNumber: '77', name: 'Ladi Bako' }] });
  });
  const more = await screen.findByRole('button', { name: 'Show more rows' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(await screen.findByText('Ladi Bako')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Name or staff number'), { target: { value: ' ladi ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toContain('from=1');
  expect(asked[1]).toContain('find=ladi');
});

it('says that nothing is filed yet', async () => {
  await open(() => answered({ schedule: null, queries: [] }));
  expect(await screen.findByText('Nothing is filed for this month')).toBeDefined();
});

it('says what broke, in Hausa too', async () => {
  await open(() => refusedWith('service.unavailable'), 'ha');
  expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
});
