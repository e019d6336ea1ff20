import { getCompliance, getDutyFigures } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfFigures, refusedWith } from '@portal/workspace/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const row = { key: '1', label: 'Individual', bills: 10, inTime: 6, late: 1, overdue: 2, waiting: 1 };
const answer = {
  period: { minDate: '2026-01-01', maxDate: '2026-11-23' },
  asOf: '2026-11-23T08:42:00.000Z',
  categories: [row],
  heads: [{ ...row, key: '3', label: 'Market levy' }],
};

const counts = {
  ...{ due: 20, filedInTime: 15, curable: 4, cured: 1 },
  ...{ billed: 10, paidInTime: 8, billedKobo: 1_000_000, paidInTimeKobo: 900_000 },
};
const duties = getDutyFigures.response.parse({
  period: { minDate: '2026-01-01', maxDate: '2026-11-22' },
  asOf: '2026-11-23T08:42:00.000Z',
  whole: counts,
  yearBefore: null,
  groups: [{ key: 'paye-month', label: 'paye-month', ...counts }],
  stages: [
    { stage: 'registered', count: 900 },
    { stage: 'obliged', count: 12 },
  ],
});

function open(response: () => Response, language: 'en' | 'ha' = 'en') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  const { fetch } = answersOfFigures((path) =>
    path === '/reports/compliance' ? response() : path === '/reports/duty-figures' ? Response.json(duties) : undefined,
  );
  return renderArea(area, '/tax-area-office/tax-compliance-report', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}
const answered = () => Response.json(getCompliance.response.parse(answer));

it('says what was paid in time and what is overdue, and leads to who owes in the same days', async () => {
  await open(answered);
  expect((await screen.findAllByText(/60\.0% of the bills of this period were paid in time/)).length).toBe(2);
  expect(screen.getByRole('link', { name: 'Who owes, with their unpaid bills' }).getAttribute('href')).toBe(
    '/tax-area-office/tax-compliance-report/non-payers?minDate=2026-01-01&maxDate=2026-11-23',
  );
  expect(screen.getByRole('link', { name: /Who did not file/ }).getAttribute('href')).toBe(
    '/tax-area-office/duties?minDate=2026-01-01&maxDate=2026-11-23&status=missing',
  );
});

it('says what broke, and speaks Hausa', async () => {
  await open(() => refusedWith('service.unavailable'), 'ha');
  expect((await screen.findAllByText('a1b2c3d4')).length).toBe(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Rahoton bin dokar haraji' })).toBeDefined();
});

it('each figure of duties says its share and opens the rows it counted', async () => {
  await open(answered);
  expect((await screen.findAllByText('75.0%')).length).toBeGreaterThan(0);
  const rows = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const days = 'minDate=2026-01-01&maxDate=2026-11-22';
  expect(rows(/^Filed in time: /)).toBe(`/tax-area-office/duties?${days}&status=filed`);
  expect(rows(/^Late, filed within 90 days: /)).toBe(`/tax-area-office/duties?${days}&status=cured`);
  expect(screen.getByText(/As TADAT counts on-time filing/)).toBeDefined();
});
