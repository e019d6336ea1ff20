import { closeCounterDay, getOwnMda, lagosDay } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

const none = { count: 0, kobo: 0 };
const row = {
  ...{ counterId: 3, counter: 'Desk 1', clerkId: '00000000-0000-4000-8000-000000000001', clerk: 'Halima Sani' },
  raised: { count: 2, kobo: 5_000_000 },
  cancelled: none,
  paid: { count: 1, kobo: 2_000_000 },
  voided: { count: 1, kobo: 3_000_000 },
};
const answerOf = (day: string, rows: readonly object[] = [row]) => ({
  ...{ day, asOf: '2026-11-20T15:00:00.000Z', rows },
  total: rows.length
    ? { raised: row.raised, cancelled: none, paid: row.paid, voided: row.voided }
    : { ...{ raised: none, cancelled: none, paid: none, voided: none } },
  channels: rows.length ? [{ channel: 'Card', count: 1, kobo: -1_000_000 }] : [],
  services: rows.length ? [{ clerk: 'Bala Musa', count: 4 }] : [],
});

const own = getOwnMda.response.parse({
  ...{ id: 2, code: 'KADGIS', name: 'KADGIS', people: [], signatureText: '', requests: [], target: null },
  contact: { name: '', email: '', phone: '' },
  counters: [{ id: 3, name: 'Desk 1', place: 'Ground floor', isOpen: true }],
});

async function open(search: string, answer: (day: string) => Response) {
  const asked: URL[] = [];
  await renderArea(area, `/mda/day-close${search}`, {
    fetch: async (input) => {
      const url = new URL(String(input instanceof Request ? input.url : input), 'https://portal.test');
      if (url.pathname.endsWith('/mdas/own')) return Response.json(own);
      const day = url.searchParams.get('day');
      if (!url.pathname.endsWith('/counter/day-close') || day === null) return new Response(null, { status: 404 });
      asked.push(url);
      return answer(day);
    },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return asked;
}
const parsed = (day: string, rows?: readonly object[]) =>
  Response.json(closeCounterDay.response.parse(answerOf(day, rows)));

it('shows the day and the counter of the address, clerk by clerk, and leads to the rows', async () => {
  await open('?day=2026-11-20&counter=3', (day) => parsed(day));
  await screen.findByRole('link', { name: 'Its bills in the report' });
  const paper = within(await screen.findByRole('article', { name: 'Close of the day' }));
  const clerk = within(paper.getByRole('row', { name: /Halima Sani/ }));
  expect(clerk.getByText('Desk 1')).toBeDefined();
  expect(paper.getByText('Services given by Bala Musa')).toBeDefined();
  // More was declared void than paid: less than nothing, and it says so.
  expect(paper.getAllByText(/−/)).toHaveLength(2);
  for (const [name, path] of [
    ['Its bills in the report', '/mda/invoice-reports'],
    ['Its receipts in the report', '/mda/collection-reports'],
  ] as const) {
    const link = new URL(paper.getByRole('link', { name }).getAttribute('href') ?? '', 'https://portal.test');
    const { pathname, searchParams } = link;
    expect([pathname, ...['minDate', 'maxDate', 'counterId'].map((key) => searchParams.get(key))]).toEqual([
      path,
      '2026-11-20',
      '2026-11-20',
      '3',
    ]);
  }
});

it('of all counters leads nowhere: no list is of them alone', async () => {
  await open('?day=2026-11-20', (day) => parsed(day));
  expect(await screen.findByText('Halima Sani')).toBeDefined();
  expect(screen.queryByRole('link', { name: /in the report/ })).toBeNull();
});

it.each(['', '?day=2999-01-01', '?day=yesterday'])(
  'asks for today where the address says no day: %s',
  async (search) => {
    const before = lagosDay(Date.now());
    const asked = await open(search, (day) => parsed(day, []));
    expect(await screen.findByText(/No bill was raised and none was paid/)).toBeDefined();
    const days = [before, lagosDay(Date.now())];
    expect(days).toContain(asked[0]?.searchParams.get('day'));
  },
);

it('says that it failed, and asks again', async () => {
  let fails = true;
  await open('?day=2026-11-20', (day) => (fails ? new Response(null, { status: 500 }) : parsed(day)));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  fails = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('Halima Sani')).toBeDefined();
});
