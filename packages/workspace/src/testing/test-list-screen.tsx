import type { Area } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AnyReport } from '../lists/list-screen-definition.ts';
import { lookEveryMs } from '../lists/rows/use-new-rows.ts';
import { answersOfReport, type ReportAnswers, refusedWith } from './answers-of-report.ts';

export interface ListScreenPromises {
  readonly path: `/${string}`;
  readonly report: AnyReport;
  /** The screen's heading. */
  readonly title: string;
}

/** What every list screen promises; the test of its area calls this. Opened at its real address, with only the network faked. */
export function testListScreen(area: Area, { path, report, title }: ListScreenPromises): void {
  async function open(search = '', answers: ReportAnswers = {}, language: 'en' | 'ha' = 'en') {
    const network = answersOfReport(report, answers);
    const view = await renderArea(area, path + search, {
      fetch: network.fetch,
      language,
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    await screen.findByRole('heading', { level: 1 });
    const address = () => new URLSearchParams(view.router.state.location.search);
    return { ...network, ...view, address };
  }
  const table = () => screen.findByRole('table');
  const links = async () => (await table()).querySelectorAll<HTMLElement>('[data-row-link]');
  const [sort] = report.sorts;
  const sortLabel = report.columns[sort ?? '']?.label.en ?? '';

  describe(`the list at ${path}`, () => {
    it('has its title, its rows, their number, their sums and when they were read', async () => {
      await open();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      const totals = await screen.findByRole('row', { name: /^Total/ });
      expect(totals.textContent).toMatch(/3 /);
      for (const key of Object.keys(report.totals)) {
        const isMoney = report.totals[key]?.kind === 'kobo';
        expect(totals.textContent, key).toContain(isMoney ? '1,044,267.85' : '104,426,785');
      }
      expect(screen.getByText('as of 09:42')).toBeDefined();
      expect(await links()).toHaveLength(3);
    });

    it('asks for what its address says, and leaves out what cannot be', async () => {
      const [filter] = report.filters;
      const { asked } = await open(`?${filter ?? 'x'}=3&pageSize=25&sortField=nonsense&status=nonsense`);
      await table();
      expect(asked).toHaveLength(1);
      const sent = Object.fromEntries(asked[0] ?? []);
      expect(sent).toMatchObject({ pageSize: '25', sortField: sort, ...(filter && { [filter]: '3' }) });
      expect(sent).not.toHaveProperty('status');
    });

    it('sorts by a heading, in the address', async () => {
      const user = userEvent.setup();
      const { address, asked } = await open();
      await user.click(await screen.findByRole('button', { name: sortLabel }));
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(address().get('sortOrder')).not.toBeNull();
      const heading = screen.getByRole('columnheader', { name: sortLabel });
      await waitFor(() => expect(['ascending', 'descending']).toContain(heading.getAttribute('aria-sort')));
    });

    it('adds up by a second request what is too much for the first', async () => {
      const { totalsAsked } = await open('', { isBounded: true });
      await waitFor(() => expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('12,846'));
      expect(totalsAsked).toHaveLength(1);
    });

    it('opens a record beside it, moves it by keys and gives the focus back', async () => {
      const user = userEvent.setup();
      const { address } = await open();
      const [first, second] = await links();
      if (!first || !second) throw new Error('There are no rows to open');
      await user.click(first);
      const record = await waitFor(() => {
        const id = address().get('record');
        expect(id).not.toBeNull();
        return id;
      });
      expect(await screen.findByRole('complementary', { name: `Record ${record}` })).toBeDefined();
      await user.keyboard('j');
      await waitFor(() => expect(address().get('record')).not.toBe(record));
      expect(document.activeElement).toBe(second);
      await user.keyboard('k');
      await waitFor(() => expect(address().get('record')).toBe(record));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(address().get('record')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(first));
    });

    it('shows its keys at ?, and lets one switch the single ones off', async () => {
      const user = userEvent.setup();
      await open();
      await table();
      await user.keyboard('?');
      const sheet = within(await screen.findByRole('dialog', { name: 'All keys' }));
      await user.click(sheet.getByRole('checkbox'));
      await user.click(sheet.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.keyboard('?');
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(screen.getByRole('button', { name: /All keys/ }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox'));
    });

    it('says when there is nothing, and when nothing answers the filters', async () => {
      const { unmount } = await open('', { count: 0 });
      expect(await screen.findByRole('heading', { level: 2, name: /in these days$/ })).toBeDefined();
      unmount();
      const user = userEvent.setup();
      const { address } = await open('?criteria=Nobody', { count: 0 });
      await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
      await waitFor(() => expect(address().get('criteria')).toBeNull());
    });

    it('says when its rows are not for this role', async () => {
      await open('', { answer: () => refusedWith('access.denied') });
      expect(await screen.findByRole('heading', { name: 'This list is not for your role' })).toBeDefined();
    });

    it('says what broke, with its number, and tries again', async () => {
      const user = userEvent.setup();
      let isUp = false;
      await open('', { answer: () => (isUp ? undefined : refusedWith('service.unavailable')) });
      expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
      isUp = true;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await links()).toHaveLength(3);
    });

    it('chooses its columns in the address', async () => {
      const user = userEvent.setup();
      const { address } = await open();
      await table();
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
      const extra = Object.entries(report.columns).find(([, { isExtra }]) => isExtra);
      if (!extra) return;
      const [key, { label }] = extra;
      await user.click(choice.getByRole('checkbox', { name: label.en }));
      await waitFor(() => expect(address().get('columns')?.split(',')).toContain(key));
      expect(await screen.findByRole('columnheader', { name: label.en })).toBeDefined();
    });

    it.runIf(report.searches)('searches after a pause, and sends no number that may be a NIN', async () => {
      const user = userEvent.setup();
      const { address, asked } = await open();
      await table();
      const field = screen.getByRole('searchbox');
      await user.type(field, '12345678901');
      expect(await screen.findByText(/This may be a NIN/)).toBeDefined();
      await user.clear(field);
      await user.type(field, 'Kasuwa');
      await waitFor(() => expect(address().get('criteria')).toBe('Kasuwa'));
      await waitFor(() => expect(asked.at(-1)?.get('criteria')).toBe('Kasuwa'));
      expect(asked.map((query) => query.get('criteria') ?? '').filter((sent) => /\d/.test(sent))).toEqual([]);
    });

    it('announces rows that came since, and throws none in; nobody there, nothing asked', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        let hasNews = false;
        const { asked } = await open('', { newer: () => (hasNews ? 2 : 0) });
        expect(await links()).toHaveLength(3);
        hasNews = true;
        vi.advanceTimersByTime(lookEveryMs);
        expect(asked).toHaveLength(1);
        document.dispatchEvent(new Event('pointermove'));
        vi.advanceTimersByTime(lookEveryMs);
        const announcement = await screen.findByRole('button', { name: /^2 new / });
        expect(await links()).toHaveLength(3);
        announcement.click();
        await waitFor(async () => expect(await links()).toHaveLength(5));
      } finally {
        vi.useRealTimers();
      }
    });

    it('exports what is asked for, without the page, and says how far it is', async () => {
      const user = userEvent.setup();
      const [filter] = report.filters;
      const { sent } = await open(`?${filter ?? 'x'}=3&pageNumber=1&pageSize=25`);
      await table();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('button', { name: 'CSV' }));
      expect(await screen.findByText('1,200 of 12,846 rows')).toBeDefined();
      expect(sent).toEqual([
        expect.objectContaining({
          report: report.id,
          format: 'csv',
          asked: expect.objectContaining({ sortField: sort, ...(filter && { [filter]: 3 }) }),
        }),
      ]);
      expect(JSON.stringify(sent)).not.toContain('page');
    });

    it('keeps its filters, order and columns under a name, without the page and the record', async () => {
      const user = userEvent.setup();
      const [filter] = report.filters;
      const { views, address } = await open(`?${filter ?? 'x'}=3&pageNumber=2&sortOrder=asc`);
      await table();
      await user.click(screen.getByRole('button', { name: 'Views' }));
      await user.type(await screen.findByLabelText('Save this list as'), 'Chase list');
      await user.click(screen.getByRole('button', { name: 'Save view' }));
      const link = await screen.findByRole('link', { name: 'Chase list' });
      expect(views).toEqual([expect.objectContaining({ report: report.id, name: 'Chase list', isShared: false })]);
      const { search } = views[0] as { search: string };
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
        ...(filter ? { [filter]: '3' } : { x: '3' }),
        sortOrder: 'asc',
      });
      await user.click(link);
      await waitFor(() => expect(address().get('pageNumber')).toBeNull());
      expect(address().get('sortOrder')).toBe('asc');
    });

    it('speaks Hausa', async () => {
      await open('', {}, 'ha');
      expect((await screen.findAllByText(/^Jimla/)).length).toBeGreaterThan(0);
    });
  });
}
