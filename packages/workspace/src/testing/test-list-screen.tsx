import { choiceFilters } from '@portal/contracts';
import type { Area } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AnyReport, AnyRow } from '../lists/list-screen-definition.ts';
import { lookEveryMs } from '../lists/rows/use-new-rows.ts';
import { answersOfReport, beyond, itemsOf, type ReportAnswers, refusedWith } from './answers-of-report.ts';
import { idOf } from './work-network.ts';

export interface ListScreenPromises {
  readonly path: `/${string}`;
  readonly report: AnyReport;
  /** The screen's heading. */
  readonly title: string;
  /** Of a plain list: what its endpoint answers with for a row, when that is not to be made up from its schema. */
  readonly itemOf?: (index: number, id: string) => object;
  /** Its rows open nothing. */
  readonly hasNoRecord?: boolean;
}

type Field = { readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown } };

const gone = 'This is not here any more, or it is not yours to see';

/** What every list screen promises; the test of its area calls this. Opened at its real address, with only the network faked. */
export function testListScreen(
  area: Area,
  { path, report, title, itemOf = report.rowOf && itemsOf(report), hasNoRecord = false }: ListScreenPromises,
): void {
  /** As an address says it, and as the server reads it. */
  const [filter] = report.filters;
  const field = filter && (report.query.shape[filter] as Field);
  const chosen = filter && choiceFilters[filter];
  const firstWord = chosen && 'words' in chosen ? Object.keys(chosen.words)[0] : undefined;
  const filterText =
    [firstWord ?? '3', 'taxpayer.read', 'remita', idOf(3)].find((text) => field?.safeParse(text).success) ?? '3';
  const filterValue = field?.safeParse(filterText).data;
  if (field && filterValue === undefined) throw new Error(`No sample fits the filter ${filter} of ${report.id}`);
  async function open(search = '', answers: ReportAnswers = {}, language: 'en' | 'ha' = 'en') {
    const network = answersOfReport(report, { ...(itemOf && { itemOf }), ...answers });
    const view = await renderArea(area, path + search, {
      fetch: network.fetch,
      language,
      wrap: (children) => (
        <TestTheme>
          {children}
          <ToastArea />
        </TestTheme>
      ),
    });
    await screen.findByRole('heading', { level: 1 });
    const address = () => new URLSearchParams(view.router.state.location.search);
    return { ...network, ...view, address };
  }
  const reference = 'KDJZ05XHT5GMEJ14';
  const elsewhere =
    itemOf && report.rowOf ? (report.rowOf as (item: object) => AnyRow)(itemOf(beyond, reference)).id : reference;
  const table = () => screen.findByRole('table');
  const links = async () => (await table()).querySelectorAll<HTMLElement>(hasNoRecord ? 'tbody th' : '[data-row-link]');
  const [sort] = report.sorts;
  const isNewestFirst =
    (report.query.shape.sortOrder as { safeParse: (value: unknown) => { data?: unknown } }).safeParse(undefined)
      .data === 'desc';
  const other = isNewestFirst ? 'asc' : 'desc';
  const sortLabel = report.columns[sort ?? '']?.label.en ?? '';

  describe(`the list at ${path}`, () => {
    it('has its title, its rows, their number, their sums and when they were read', async () => {
      await open();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(await screen.findByText('1–3 of 3')).toBeDefined();
      const totals = screen.queryByRole('row', { name: /^Total/ });
      // What adds nothing up has no row for it.
      expect(totals !== null).toBe(Object.keys(report.totals).length > 0);
      if (totals) expect(totals.textContent).toMatch(/3 /);
      for (const key of Object.keys(report.totals)) {
        const isMoney = report.totals[key]?.kind === 'kobo';
        expect(totals?.textContent, key).toContain(isMoney ? '1,044,267.85' : '104,426,785');
      }
      expect(screen.getByText(report.totalsOf ? 'as of 09:42' : /^as of \d\d:\d\d$/)).toBeDefined();
      expect(await links()).toHaveLength(3);
    });

    it('is read aloud well, with its rows and with a record beside them', async () => {
      const { unmount } = await open();
      expect((await links()).length).toBe(3);
      await expectAccessible();
      unmount();
      if (hasNoRecord) return;
      await open(`?record=${elsewhere}`, { elsewhere: [elsewhere] });
      await screen.findByRole('complementary', { name: /^Record / });
      await links();
      await expectAccessible();
    });

    it('asks for what its address says, and leaves out what cannot be', async () => {
      const { asked } = await open(`?${filter ?? 'x'}=${filterText}&pageSize=25&sortField=nonsense&status=nonsense`);
      await table();
      expect(asked).toHaveLength(1);
      const sent = Object.fromEntries(asked[0] ?? []);
      expect(sent).toMatchObject({ pageSize: '25', sortField: sort, ...(filter && { [filter]: filterText }) });
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

    it.runIf(report.totalsOf)('adds up by a second request what is too much for the first', async () => {
      const { totalsAsked } = await open('', { isBounded: true });
      const foot = () => screen.getByRole('navigation', { name: 'Pages' });
      await waitFor(() => expect(foot().textContent).toContain('12,846'));
      if (Object.keys(report.totals).length > 0)
        expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('12,846');
      expect(totalsAsked).toHaveLength(1);
    });

    it.skipIf(hasNoRecord)('opens a record beside it, moves it by keys and gives the focus back', async () => {
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
      expect(await screen.findByRole('complementary', { name: /^Record / })).toBeDefined();
      await user.keyboard('j');
      await waitFor(() => expect(address().get('record')).not.toBe(record));
      expect(document.activeElement).toBe(second);
      await user.keyboard('k');
      await waitFor(() => expect(address().get('record')).toBe(record));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(address().get('record')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(first));
    });

    it.skipIf(hasNoRecord)('opens a record by its address alone, on whatever page it stands', async () => {
      const { asked, lookedUp } = await open(`?record=${elsewhere}`, { elsewhere: [elsewhere] });
      const panel = await screen.findByRole('complementary', { name: /^Record / });
      expect(await links()).toHaveLength(3);
      expect(asked[0]?.has('record')).toBe(false);
      for (const query of lookedUp) expect(query.get('record')).toBe(elsewhere);
      for (const query of lookedUp)
        expect(report.filters.filter((filter) => query.has(filter) || query.has('criteria'))).toEqual([]);
      await waitFor(() => expect(within(panel).queryByLabelText('Reading the record…')).toBeNull());
      expect(within(panel).queryByText(gone)).toBeNull();
    });

    it.skipIf(hasNoRecord)('says when a record is gone or not for this reader', async () => {
      const { lookedUp } = await open('?record=KD00000000000000');
      const panel = await screen.findByRole('complementary', { name: /^Record / });
      await links();
      // A record that reads for itself says so in its own words.
      await waitFor(() => expect(panel.querySelector('h2, [role=alert]')).not.toBeNull());
      if (lookedUp.length > 0 && !within(panel).queryByRole('alert'))
        expect(within(panel).getByText(gone)).toBeDefined();
    });

    it('chooses rows by keys, with one stop of Tab for all their boxes', async () => {
      const user = userEvent.setup();
      await open();
      await links();
      const boxes = [...(await table()).querySelectorAll<HTMLInputElement>('[data-row-choose]')];
      // Not every list does something with several rows.
      if (boxes.length === 0) return;
      const chosen = () => boxes.map(({ checked }) => checked);
      expect(boxes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
      act(() => boxes[0]?.focus());
      await user.keyboard('x');
      expect(chosen()).toEqual([true, false, false]);
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(document.activeElement).toBe(boxes[2]);
      await user.keyboard('X');
      expect(chosen()).toEqual([true, true, true]);
      await user.keyboard('k');
      await user.keyboard(' ');
      expect(chosen()).toEqual([true, false, true]);
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
      expect(
        await screen.findByRole('heading', { level: 2, name: report.period ? /in these days$/ : /^No .* yet$/ }),
      ).toBeDefined();
      unmount();
      const user = userEvent.setup();
      const { address } = await open('?criteria=Nobody', { count: 0 });
      await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
      await waitFor(() => expect(address().get('criteria')).toBeNull());
      // What was cleared by mistake comes back.
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(address().get('criteria')).toBe('Nobody'));
    });

    it('says when its rows are not for this role', async () => {
      await open('', { answer: () => refusedWith('access.denied') });
      expect(await screen.findByRole('heading', { name: 'This list is not for your role' })).toBeDefined();
    });

    it('says what broke, with its number, and tries again', async () => {
      const user = userEvent.setup();
      let isUp = false;
      await open('', { answer: () => (isUp ? undefined : refusedWith('service.unavailable')) });
      expect((await screen.findByText(/a1b2c3d4/)).closest('[role=alert]')).not.toBeNull();
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

    it.runIf(report.searches && !hasNoRecord)('keeps what was typed when a row is opened at once', async () => {
      const user = userEvent.setup();
      const { address } = await open();
      const [first] = await links();
      await user.type(screen.getByRole('searchbox'), 'Kasuwa');
      await user.click(first as HTMLElement);
      await waitFor(() => expect(address().get('record')).not.toBeNull());
      expect(address().get('criteria')).toBe('Kasuwa');
      expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Kasuwa');
    });

    it.runIf(isNewestFirst)(
      'announces rows that came since, and throws none in; nobody there, nothing asked',
      async () => {
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
      },
    );

    it.runIf(report.totalsOf)('exports what is asked for, without the page, and says how far it is', async () => {
      const user = userEvent.setup();
      const { sent, asked } = await open(`?${filter ?? 'x'}=${filterText}&pageNumber=1&pageSize=25`);
      await links();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('button', { name: 'CSV' }));
      expect(await screen.findByText('1,200 of 12,846 rows')).toBeDefined();
      expect(sent).toEqual([
        expect.objectContaining({
          report: report.id,
          format: 'csv',
          asked: expect.objectContaining({
            sortField: sort,
            ...(filter && { [filter]: filterValue }),
          }),
        }),
      ]);
      expect(sent[0]).not.toHaveProperty('columns');
      expect(JSON.stringify(sent)).not.toContain('page');
      // The file has what the screen asked for.
      const [ordered] = sent as readonly { asked: Readonly<Record<string, unknown>> }[];
      const { pageNumber: _, pageSize: __, ...onScreen } = Object.fromEntries(asked[0] ?? []);
      const inFile = Object.fromEntries(
        Object.entries(ordered?.asked ?? {}).map(([key, value]) => [key, String(value)]),
      );
      expect(inFile).toEqual(Object.fromEntries(Object.entries(onScreen).filter(([, value]) => value !== '')));
    });

    it.runIf(report.totalsOf)('exports every column, or the columns on screen in their order', async () => {
      const user = userEvent.setup();
      const [first = '', ...others] = Object.keys(report.columns);
      const chosen = [first, ...others.slice(-2).reverse()];
      const { sent } = await open(`?columns=${chosen.join(',')}`);
      await links();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('radio', { name: `The columns on screen (${chosen.length})` }));
      await user.click(screen.getByRole('button', { name: 'Excel' }));
      await user.click(await screen.findByRole('button', { name: 'Give up' }));
      await waitFor(() => expect(sent).toEqual([expect.objectContaining({ format: 'xlsx', columns: chosen })]));
    });

    it.runIf(report.totalsOf)(
      'keeps its filters, order and columns under a name, without the page and the record',
      async () => {
        const user = userEvent.setup();
        const { views, address } = await open(`?${filter ?? 'x'}=${filterText}&pageNumber=2&sortOrder=${other}`);
        await table();
        await user.click(screen.getByRole('button', { name: 'Views' }));
        await user.type(await screen.findByLabelText('Save this list as'), 'Chase list');
        await user.click(screen.getByRole('button', { name: 'Save view' }));
        await screen.findByRole('link', { name: 'Chase list' });
        expect(views).toEqual([expect.objectContaining({ report: report.id, name: 'Chase list', isShared: false })]);
        const { search } = views[0] as { search: string };
        expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
          ...(filter ? { [filter]: filterText } : { x: '3' }),
          sortOrder: other,
        });
        await user.click(screen.getByRole('button', { name: 'Delete the view Chase list' }));
        await waitFor(() => expect(screen.queryByRole('link', { name: 'Chase list' })).toBeNull());
        // Deleted by mistake: as it was.
        expect(views).toEqual([]);
        await user.click(await screen.findByRole('button', { name: 'Undo' }));
        await user.click(screen.getByRole('button', { name: 'Views' }));
        await user.click(await screen.findByRole('link', { name: 'Chase list' }));
        expect(views).toEqual([expect.objectContaining({ name: 'Chase list', search })]);
        await waitFor(() => expect(address().get('pageNumber')).toBeNull());
        expect(address().get('sortOrder')).toBe(other);
      },
    );

    it('speaks Hausa', async () => {
      await open('', {}, 'ha');
      const label = report.columns[sort ?? '']?.label.ha ?? '';
      expect(await screen.findByRole('button', { name: label })).toBeDefined();
    });
  });
}
