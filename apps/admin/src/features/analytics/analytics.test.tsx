import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfFigures } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(() => {
  vi.useRealTimers();
});

async function open(search = '', language: 'en' | 'ha' = 'en') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  const network = answersOfFigures();
  const view = await renderArea(area, `/admin/analytics${search}`, {
    fetch: network.fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...network };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('holds the month to date against the days before, MDA by MDA, with the sum on top', async () => {
  await open();
  const [head, total, first] = await rows();
  expect(head).toBe('MDABilled, 1–23 NovCollected, 1–23 NovCollected, 1–23 OctDifferenceGrowthSharePaid of raised');
  expect(total).toMatch(/^Total₦180,000,000\.00/);
  expect(first).toMatch(/^First of them₦90,000,000\.00.*0\.0%50\.0%100%$/);
  expect(screen.getByRole('link', { name: 'First of them' }).getAttribute('href')).toBe(
    '/admin/collection-reports?minDate=2026-11-01&maxDate=2026-11-23&mdaId=3',
  );
});

it('compares with any other days, from its address', async () => {
  const { asked } = await open('?thenMin=2026-03-01&thenMax=2026-03-31&by=head');
  expect((await rows())[0]).toContain('1–31 Mar');
  const sent = asked.filter(({ path, query }) => path === '/reports/series' && query.get('minDate') === '2026-03-01');
  expect(sent.map(({ query }) => query.get('groupBy'))).toEqual(['head', 'head']);
});

it('bills have no channel: only what payments know is offered and asked', async () => {
  const { asked } = await open('?by=channel&measure=ratio');
  expect((await rows())[0]).not.toContain('Billed');
  expect(screen.queryByRole('button', { name: 'Paid of raised' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Collected' }).getAttribute('aria-pressed')).toBe('true');
  expect(asked.filter(({ query }) => query.get('measure') === 'billed')).toEqual([]);
});

it('changes dimension and measure in the address', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  // With an address of its own: without one it is what somebody left before.
  const { router } = await open('?by=mda');
  await user.click(await screen.findByRole('button', { name: 'Paid of raised' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'office');
  await waitFor(() => expect(router.state.location.search).toBe('?by=office&measure=ratio'));
  expect(await screen.findByRole('figure', { name: 'Paid of raised by Tax office' })).toBeDefined();
});

it('says how long bills wait for their payment', async () => {
  await open();
  const figure = within(await screen.findByRole('figure', { name: 'From bill to payment' }));
  expect(await figure.findByText('75.0% is paid within a week of its bill.')).toBeDefined();
  expect(figure.getByText('half within 2.5 days')).toBeDefined();
});

it('speaks Hausa', async () => {
  await open('', 'ha');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nazari');
  expect((await rows())[1]).toMatch(/^Jimla/);
});
