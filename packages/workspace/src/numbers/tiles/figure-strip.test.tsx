import { ApiError, ConnectionError } from '@portal/api-client';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FigureSource } from '../figure/figure-source.ts';
import { FigureStrip, FigureTile, type FigureTileProps } from './figure-strip.tsx';

const moment = Date.parse('2026-11-20T13:32:00Z');
const refused = (status: number) =>
  new ApiError({ type: 'about:blank', title: '', status, code: 'access.denied', message: 'No', requestId: 'a1b2c3d4' });
const read: FigureSource = { isPending: false, error: null, dataUpdatedAt: moment, refetch: () => {} };

async function open(
  value: number | null | undefined,
  source: FigureSource,
  language: 'en' | 'ha' = 'en',
  afterClosing?: FigureTileProps['afterClosing'],
) {
  const tile = (
    <FigureTile
      label="Collected"
      value={value}
      unit="count"
      source={source}
      note="a note"
      afterClosing={afterClosing}
    />
  );
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [{ path: '/admin', element: <FigureStrip label="Figures">{tile}</FigureStrip> }],
    loadMessages: async () => {},
  });
  await renderArea(area, '/admin', {
    fetch: vi.fn(),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByText('Collected');
}

it.each([new ConnectionError('away'), refused(503)])(
  'what could not be read says so and is asked again',
  async (error) => {
    const refetch = vi.fn();
    await open(undefined, { ...read, error, refetch });
    expect(screen.queryByText('not known')).toBeNull();
    expect(screen.queryByText('a note')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('The figures could not be read.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again: Collected' }));
    expect(refetch).toHaveBeenCalledOnce();
  },
);

it('what could not be read again stays, and says of when it is', async () => {
  await open(41, { ...read, error: new ConnectionError('away') });
  expect(screen.getByText('41')).toBeDefined();
  expect(screen.getByText(/^of 20 Nov( 2026)?, 14:32$/)).toBeDefined();
});

it('what the reader may not see any more is not shown any more, and not asked for again', async () => {
  await open(41, { ...read, error: refused(403) });
  expect(screen.queryByText('41')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('These figures are not for your role.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('what nobody knows is no failure', async () => {
  await open(null, read);
  expect(screen.getByText('not known')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('speaks Hausa', async () => {
  await open(41, { ...read, error: new ConnectionError('away') }, 'ha');
  expect(screen.getByText(/^na 20 Nuw( 2026)?, 14:32$/)).toBeDefined();
});

it('a closed month that changed says by how much, and leads to the rows that changed it', async () => {
  await open(41, read, 'en', { figure: { count: 2, kobo: 300_000_000 }, to: '/admin/late' });
  const late = screen.getByRole('link', { name: '₦3m of it was booked after the month was closed' });
  expect(late.getAttribute('href')).toBe('/admin/late');
});

it.each([{ count: 0, kobo: 0 }, null, undefined])('a month that is as it was closed says nothing', async (figure) => {
  await open(41, read, 'en', { figure, to: '/admin/late' });
  expect(screen.queryByRole('link')).toBeNull();
});
