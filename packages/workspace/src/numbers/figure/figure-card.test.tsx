import { ApiError, ConnectionError } from '@portal/api-client';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Chart } from '../chart.ts';
import { messages } from '../messages/en.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { FigureCard } from './figure-card.tsx';
import type { FigureSource } from './figure-source.ts';

const read: FigureSource = { isPending: false, error: null, refetch: () => {} };
const charts: Readonly<Record<Chart['kind'], Chart>> = {
  trend: {
    kind: 'trend',
    unit: 'kobo',
    names: { value: 'Collected', before: 'October', target: 'Target' },
    points: [
      { label: '1 Nov', value: 100_00, before: 50_00, target: 90_00 },
      { label: '2 Nov', value: -20_00, before: 70_00, target: 90_00 },
      { label: '3 Nov', target: 90_00 },
    ],
  },
  bars: {
    kind: 'bars',
    unit: 'kobo',
    names: { row: 'MDA', value: 'Collected', extra: 'Gap' },
    rows: [
      { label: 'Internal Revenue', value: 250_050, to: '/admin/invoice-reports?mdaId=3' },
      { label: 'Somebody <else>', value: undefined, extra: { text: '▼ ₦5', tone: 'bad' } },
    ],
  },
  stack: {
    kind: 'stack',
    unit: 'count',
    names: { row: 'Office' },
    parts: ['Paid', 'Unpaid'],
    rows: [{ label: 'Zaria', values: [4, 6] }],
  },
  share: {
    kind: 'share',
    unit: 'kobo',
    names: { row: 'Channel', value: 'Collected', rest: '3 others' },
    parts: [8, 7, 6, 5, 4, 3, 2].map((value) => ({ label: `Channel ${value}`, value: value * 100 })),
  },
  heat: {
    kind: 'heat',
    unit: 'count',
    names: { value: 'Payments' },
    cells: [
      { weekday: 1, hour: 10, value: 412 },
      { weekday: 5, hour: 13, value: 7 },
    ],
  },
  map: {
    kind: 'map',
    unit: 'kobo',
    names: { row: 'LGA', value: 'Collected', change: 'Change' },
    tiles: [
      { label: 'Zaria', value: 810_000_000_000, change: -0.06 },
      { label: 'Kajuru', value: undefined },
    ],
  },
  funnel: {
    kind: 'funnel',
    unit: 'count',
    names: { row: 'Stage', value: 'Taxpayers', share: 'Of all' },
    rows: [
      { label: 'Registered', value: 200 },
      { label: 'Paid', value: 50 },
    ],
  },
};
const figures: Readonly<Record<Chart['kind'], string>> = {
  trend: '2 Nov-₦20.00₦70.00₦90.00',
  bars: 'Internal Revenue₦2,500.50',
  stack: 'Zaria46',
  share: 'Channel 8₦8.0022.9%',
  heat: '10–11412000000',
  map: 'Zaria₦8,100,000,000.00−6.0%',
  funnel: 'Paid5025%',
};

function open(chart: Chart | undefined, source = read) {
  const card = (
    <FigureCard title="A figure" source={source} chart={chart} sentence={{ finding: 'Most is paid.', more: 'Well.' }} />
  );
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [{ path: '/admin', element: card }],
    loadMessages: async () => {},
  });
  return renderArea(area, '/admin', {
    fetch: vi.fn(),
    language: 'en',
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

describe.each(Object.entries(charts))('a figure of the kind %s', (kind, chart) => {
  it('is named, says what it shows, and has its figures as a table to the last kobo', async () => {
    const user = userEvent.setup();
    await open(chart);
    const figure = within(await screen.findByRole('figure', { name: 'A figure' }));
    expect(figure.getByText('Most is paid.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(figure.getByRole('button', { name: 'Figures of A figure' }));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain(figures[kind as Chart['kind']]);
  });

  it('is a picture that stands alone', () => {
    const svg = drawPicture({
      ...{ title: 'A <figure> & more', chart, messages, language: 'en' },
      sentence: { finding: 'Most is paid.' },
    });
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.documentElement.tagName.toLowerCase()).toBe('svg');
    expect(parsed.documentElement.textContent).toContain('A <figure> & more');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
  });
});

it('is moved through by keys, one tab stop a chart', async () => {
  const user = userEvent.setup();
  await open(charts.trend);
  const slider = await screen.findByRole('slider');
  await user.tab();
  expect(slider.getAttribute('aria-valuetext')).toBe('3 Nov: Collected no figure, October no figure, Target ₦90');
  await user.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuetext')).toBe('1 Nov: Collected ₦100, October ₦50, Target ₦90');
  await user.keyboard('{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toContain('2 Nov: Collected −₦20');
  await user.keyboard('{End}');
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
});

it('a row leads to its rows; what nobody knows is not nought', async () => {
  await open(charts.bars);
  const link = await screen.findByRole('link', { name: /Internal Revenue/ });
  expect(link.getAttribute('href')).toBe('/admin/invoice-reports?mdaId=3');
  expect(screen.getByText('no figure')).toBeDefined();
});

it('says that it is read, that nothing is there, and what broke', async () => {
  const { unmount } = await open(undefined, { ...read, isPending: true });
  expect(await screen.findByRole('status', { name: 'Reading: A figure' })).toBeDefined();
  unmount();
  const empty = await open({ ...charts.bars, rows: [] } as Chart);
  expect(await screen.findByText('Nothing in these days.')).toBeDefined();
  empty.unmount();
  const refetch = vi.fn();
  await open(undefined, { ...read, error: new Error('gone'), refetch });
  expect((await screen.findByRole('alert')).textContent).toContain('The figures could not be read.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
});

it('what could not be read again stays, and says of when it is; what the reader may not see any more goes', async () => {
  const dataUpdatedAt = Date.parse('2026-11-20T13:32:00Z');
  const { unmount } = await open(charts.bars, { ...read, error: new ConnectionError('away'), dataUpdatedAt });
  expect(await screen.findByRole('link', { name: /Internal Revenue/ })).toBeDefined();
  expect(screen.getByText(/^of 20 Nov( 2026)?, 14:32$/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  const problem = {
    type: 'about:blank',
    title: '',
    status: 403,
    code: 'access.denied',
    message: 'No',
    requestId: 'a1',
  };
  await open(charts.bars, { ...read, error: new ApiError(problem), dataUpdatedAt });
  expect((await screen.findByRole('alert')).textContent).toContain('These figures are not for your role.');
  expect(screen.queryByRole('link', { name: /Internal Revenue/ })).toBeNull();
});
