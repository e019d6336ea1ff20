import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Menu = () => <p>The menu</p>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(load: () => Promise<typeof Menu>) {
  const Part = lazyPart(load);
  render(
    <>
      <h1>The page</h1>
      <Suspense fallback={<p>Loading...</p>}>
        <Part />
      </Suspense>
    </>,
  );
}

it('is drawn when its code is there', async () => {
  await act(async () => draw(async () => Menu));
  expect(screen.getByText('The menu')).toBeDefined();
});

it('leaves the page as it is while its code does not come, and asks again', async () => {
  const load = vi.fn(async () => Menu);
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  await act(async () => draw(load));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  expect(screen.getByText('Loading...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('The menu')).toBeDefined();
});

it('does not wait for its pause when the connection is back', async () => {
  const load = vi.fn(async () => Menu);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await act(async () => draw(load));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('The menu')).toBeDefined();
});
