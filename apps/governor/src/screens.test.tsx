import { downloadYearDocument, getClasses, getFiscalYear, getSeries, getSummary } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfFigures, fiscalYear, refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

afterEach(() => {
  vi.useRealTimers();
});

type Answer = Parameters<typeof answersOfFigures>[0];

async function open(path: string, answer?: Answer, language: 'en' | 'ha' = 'en') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  const network = answersOfFigures((at, query) => answer?.(at, query) ?? noStatements(at));
  const view = await renderArea(area, `/gov-dashboard${path}`, {
    fetch: network.fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...network };
}

const noStatements = (path: string) => (path === '/budget/statements' ? Response.json([]) : undefined);
const yearWith =
  (change: object): Answer =>
  (path) =>
    path === getFiscalYear.path
      ? Response.json(getFiscalYear.response.parse({ ...fiscalYear(2026), ...change }))
      : undefined;

describe('the dashboard', () => {
  it('says of each figure what it counts, and leads to where it is divided, in screens of the area alone', async () => {
    await open('');
    const strip = within(await screen.findByRole('region', { name: 'The year in figures' }));
    const links = await strip.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/gov-dashboard/collection-analytics',
      '/gov-dashboard/collection-analytics',
      '/gov-dashboard/mda-analytics',
      '/gov-dashboard/fiscal-health-analytics',
    ]);
    expect(strip.getAllByText(/A receipt counts once/)).toHaveLength(3);
  });

  it('answers in one minute: collected of the budget, the gap in naira and days, how the year may end and how one knows', async () => {
    await open('');
    const safe = within(await screen.findByRole('region', { name: 'Is the year safe?' }));
    expect(await safe.findByText('collected of ₦117.28bn, the original budget (Appropriation Law)')).toBeDefined();
    const gap = safe.getByText(/behind/).closest('p');
    expect(gap?.textContent).toBe(
      '▼ ₦5.27bn behind the plan for today, 15 days. At this pace the year ends ₦2.50bn to ₦7.90bn short.',
    );
    expect(
      safe.getByText(
        'By the share collected by this day in 2023–2025. The plan follows the seasons of 2023–2025. Last year this method would have missed by 3.1%.',
      ),
    ).toBeDefined();
    expect(safe.getByText('PAYE brings ₦2.10bn more than in the same days of 2025.')).toBeDefined();
    expect(safe.getByText('Withholding Tax brings ₦3.42bn less than in the same days of 2025.')).toBeDefined();
  });

  it('says what of the money reached the Treasury, and since when that is known; nothing where nobody knows', async () => {
    const { unmount } = await open('');
    const strip = within(await screen.findByRole('region', { name: 'The year in figures' }));
    expect(await strip.findByText('94.0%')).toBeDefined();
    expect(strip.getByText('of what was paid since 12 Oct 2026')).toBeDefined();
    expect(screen.getByText('Unpaid bills to a year of collection (PEFA A)')).toBeDefined();
    expect(screen.getByText('2025: 97.0%, 2024: 110%')).toBeDefined();
    expect(screen.getByText('Collected of the original budget in full years (PEFA PI-3.1: B)')).toBeDefined();
    expect(screen.getByText('75.0%')).toBeDefined();
    unmount();
    await open('', yearWith({ settled: null, served: null, arrears: null, yearsBefore: [] }));
    const blank = within(await screen.findByRole('region', { name: 'The year in figures' }));
    expect(await blank.findAllByText('not known')).not.toHaveLength(0);
    expect(screen.queryByText('0.0%')).toBeNull();
    expect(screen.queryByText(/PEFA/)).toBeNull();
  });

  it('holds nothing against a year the portal does not know, and says so', async () => {
    const { collected, month, drivers: _drivers, ...year } = fiscalYear(2026);
    await open(
      '',
      yearWith({
        ...year,
        collected: { ...collected, beforeKobo: null },
        month: { ...month, beforeKobo: null },
        drivers: { up: [], down: [] },
      }),
    );
    expect(await screen.findAllByText('The portal does not know the whole of 2025: nothing is compared.')).toHaveLength(
      2,
    );
    const strip = within(screen.getByRole('region', { name: 'The year in figures' }));
    expect(strip.queryByText(/2025/)).toBeNull();
  });

  it('has no gap and no end without a budget, and says so; what nobody stated is blank', async () => {
    await open('', yearWith({ budget: null, plan: null, gap: null, forecast: null }));
    const safe = within(await screen.findByRole('region', { name: 'Is the year safe?' }));
    expect(await safe.findByText('collected; no budget has been entered for this year')).toBeDefined();
    expect(safe.queryByText(/behind|ahead/)).toBeNull();
    expect(safe.getByText('No forecast before day 60 of a year.')).toBeDefined();
    expect(screen.getAllByText('not entered')).toHaveLength(5);
  });

  it('shows what was stated with its office, day and document', async () => {
    await open('', (path) =>
      path === '/budget/statements'
        ? Response.json([
            {
              ...{ kind: 'total-revenue', year: 2026, value: 36_529_629_629_630, office: 'Treasury desk' },
              ...{ statedOn: '2026-11-03', document: 'Accounts', enteredAt: '2026-11-04T08:00:00.000Z' },
            },
          ])
        : undefined,
    );
    expect(await screen.findByText('27.0%')).toBeDefined();
    expect(screen.getByText('Treasury desk, 3 Nov 2026: Accounts')).toBeDefined();
  });

  it('shows the places of the state, without a way to rows', async () => {
    await open('');
    const map = within(await screen.findByRole('figure', { name: 'Collected by LGA' }));
    expect((await map.findAllByRole('listitem')).length).toBe(23);
    expect(map.queryAllByRole('link')).toEqual([]);
    expect(map.getAllByText('no figure')).toHaveLength(21);
  });

  it('is taken home as one page, of the year that is chosen', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:page');
    URL.revokeObjectURL = vi.fn();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { asked } = await open('?year=2025', (path) =>
      path === downloadYearDocument.path
        ? new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
        : noStatements(path),
    );
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'One page as PDF' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect((click.mock.instances[0] as HTMLAnchorElement).download).toBe('year-2025.pdf');
    expect(asked.find(({ path }) => path === downloadYearDocument.path)?.query.get('year')).toBe('2025');
    click.mockRestore();
  });

  it('another year is in the address', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { router, asked } = await open('');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
    await waitFor(() => expect(router.state.location.search).toBe('?year=2025'));
    await waitFor(() =>
      expect(
        asked
          .filter(({ path }) => path === getFiscalYear.path)
          .at(-1)
          ?.query.get('year'),
      ).toBe('2025'),
    );
  });

  it('says how clearance does: issued, refused, and how many took more than fourteen days', async () => {
    await open('');
    const strip = within(await screen.findByRole('region', { name: 'Tax clearance' }));
    expect(await strip.findByText('1,190 of them by the portal at once')).toBeDefined();
    expect(strip.getByText('The goal is none. From asking to the answer, median: 2 min')).toBeDefined();
    expect(strip.getByText('317 more wait for what blocks them')).toBeDefined();
    expect(strip.queryAllByRole('link')).toEqual([]);
  });

  it('says what broke, with its number', async () => {
    await open('', (path) => (path === getFiscalYear.path ? refusedWith('service.unavailable') : undefined));
    expect((await screen.findAllByText(/a1b2c3d4/)).length).toBeGreaterThan(0);
    const strip = within(screen.getByRole('region', { name: 'The year in figures' }));
    expect(strip.getAllByText('The figures could not be read.')).toHaveLength(4);
    expect(screen.queryByText('not known')).toBeNull();
  });

  it('what offices stated is not called missing when it could not be read', async () => {
    await open('', (path) => (path === '/budget/statements' ? refusedWith('service.unavailable') : undefined));
    expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
    expect(screen.queryByText('not entered')).toBeNull();
  });
});

describe('MDA analytics', () => {
  it('ranks by the gap in naira; an MDA without a target has none', async () => {
    await open('/mda-analytics');
    const figure = within(await screen.findByRole('figure', { name: 'MDAs by their gap to the plan' }));
    const links = await figure.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First of them₦60.00bn▼ ₦5.00bn',
      'Second of them₦38.63bnno target',
    ]);
    expect(figure.getByText('The largest gap: First of them, ₦5.00bn.')).toBeDefined();
    const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(first?.textContent).toContain('₦74,280,000,000.00');
    expect(second?.querySelectorAll('td')[0]?.textContent).toBe('');
  });

  it('keeps the year on the way to one MDA', async () => {
    await open('/mda-analytics?year=2025');
    const figure = within(await screen.findByRole('figure', { name: 'MDAs by their gap to the plan' }));
    const [first] = await figure.findAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/gov-dashboard/mda-analytics?year=2025&mda=3');
  });

  it('says in words what is withheld of its heads, and which of them are told in part', async () => {
    await open('/mda-analytics?mda=4', (path, query) => {
      if (path !== getSeries.path || query.get('groupBy') !== 'head') return noStatements(path);
      const row = (key: string, label: string | null, naira: number) => ({
        key,
        label,
        count: 9,
        kobo: naira * 100_000_000,
      });
      const period = { minDate: query.get('minDate') ?? '', maxDate: query.get('maxDate') ?? '' };
      const rows = [{ ...row('7', 'Stamp duties', 60), isPartly: true }, row('few', null, 30)];
      return Response.json(
        getSeries.response.parse({ period, knownSince: '2023-01-02', asOf: '2026-11-23T08:42:00.000Z', rows }),
      );
    });
    const heads = within(await screen.findByRole('figure', { name: 'Second of them: its revenue heads' }));
    expect(await heads.findByText('Withheld: fewer than five payers')).toBeDefined();
    expect(heads.getByText('Stamp duties (some months withheld)')).toBeDefined();
    expect(heads.getByText(/^Withheld are parts of fewer than five payers/)).toBeDefined();
  });

  it('opens one MDA by its address', async () => {
    const { asked } = await open('/mda-analytics?mda=4');
    expect(await screen.findByRole('figure', { name: 'Second of them: its revenue heads' })).toBeDefined();
    expect(asked.filter(({ path }) => path === '/reports/series').map(({ query }) => query.get('mdaId'))).toEqual([
      '4',
      '4',
      '4',
    ]);
  });
});

describe('collection analytics', () => {
  it('begins with the year and asks for totals alone: nothing is chosen but days', async () => {
    const { asked } = await open('/collection-analytics?lgaId=9');
    expect(await screen.findByRole('figure', { name: 'New and returning payers' })).toBeDefined();
    expect(await screen.findByText('25.0% of the payers of these months had never paid before.')).toBeDefined();
    const series = asked.filter(({ path }) => path === '/reports/series');
    expect(series.length).toBeGreaterThan(5);
    for (const { query } of series) expect(query.has('lgaId')).toBe(false);
    expect(series[0]?.query.get('minDate')).toBe('2026-01-01');
  });

  it('says which months it shows and what is withheld, whatever days are chosen', async () => {
    await open('/collection-analytics?minDate=2026-10-05&maxDate=2026-10-05', (path) => {
      if (path !== getSummary.path) return noStatements(path);
      const period = { minDate: '2026-10-01', maxDate: '2026-10-31' };
      const [figure, none] = [{ count: 9, kobo: 900 }, null];
      const answer = {
        period,
        asOf: '2026-11-23T08:42:00.000Z',
        billed: figure,
        collected: figure,
        voided: none,
        outstanding: none,
      };
      const previous = { period, billed: figure, collected: figure };
      return Response.json(
        getSummary.response.parse({ ...answer, afterClosing: none, cancelled: none, underReview: none, previous }),
      );
    });
    expect(
      await screen.findByText(/^Shown are whole months: 1–31 Oct. Withheld are parts of fewer than five/),
    ).toBeDefined();
  });

  it('never draws what is withheld as nought', async () => {
    await open('/collection-analytics?minDate=2026-10-01&maxDate=2026-10-03', (path, query) => {
      if (path !== getSeries.path) return noStatements(path);
      const period = { minDate: '2026-10-01', maxDate: '2026-10-03' };
      const row = (key: string, naira: number) => ({ key, label: null, count: 9, kobo: naira * 100_000_000 });
      const rows = query.get('groupBy') === 'day' ? [row('2026-10-01', 60), row('few', 30)] : [row('few', 90)];
      return Response.json(
        getSeries.response.parse({ period, knownSince: '2023-01-02', asOf: '2026-11-23T08:42:00.000Z', rows }),
      );
    });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const figure = within(await screen.findByRole('figure', { name: 'Collected by day' }));
    await user.click(await figure.findByRole('button', { name: /^Figures of/ }));
    const [, first, second] = within(await figure.findByRole('table')).getAllByRole('row');
    expect(first?.textContent).toMatch(/^1 Oct₦60,000,000.00/);
    expect(second?.textContent).not.toMatch(/2 Oct₦0/);
    expect(figure.getByText(/Withheld, so not drawn/)).toBeDefined();
    const heads = within(await screen.findByRole('figure', { name: 'Collected by revenue head' }));
    expect(await heads.findByText('Withheld: fewer than five payers')).toBeDefined();
  });

  it('shows the mix of the days that are chosen', async () => {
    const { asked } = await open('/collection-analytics?minDate=2026-10-01&maxDate=2026-10-31');
    const mix = within(await screen.findByRole('figure', { name: 'What it is made of' }));
    expect(await mix.findByText('PAYE brings 50.7%.')).toBeDefined();
    const classes = asked.filter(({ path }) => path === getClasses.path).at(-1)?.query;
    expect([classes?.get('minDate'), classes?.get('maxDate')]).toEqual(['2026-10-01', '2026-10-31']);
  });
});

describe('fiscal health', () => {
  it('shows what is measured and what is stated, and says what it does not show', async () => {
    await open('/fiscal-health-analytics');
    expect(await screen.findByText('84.1% of the original budget is collected.')).toBeDefined();
    expect(await screen.findByText('The ten largest payers bring 41.0% in October.')).toBeDefined();
    expect(screen.getByText(/^Not shown, because nobody here can know it/)).toBeDefined();
  });

  it('says that what the largest bring is withheld, where fewer than five are among them', async () => {
    const [{ payers }] = [fiscalYear(2026)];
    const none = { top10Kobo: null, top50Kobo: null, top100Kobo: null, concentration: null };
    await open('/fiscal-health-analytics', yearWith({ payers: payers.map((month) => ({ ...month, ...none })) }));
    expect((await screen.findAllByText('Withheld: fewer than five payers')).length).toBe(2);
    expect(screen.queryByText(/^The ten largest payers bring/)).toBeNull();
  });
});

it.each(['', '/mda-analytics', '/collection-analytics', '/fiscal-health-analytics'])(
  'speaks Hausa at %s',
  async (path) => {
    await open(path, undefined, 'ha');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^(Allon bayani|Nazari)/);
  },
);
