import { ConnectionError } from '@portal/api-client';
import { LanguageContext } from '@portal/platform';
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { TestTheme } from '@portal/ui/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaUnavailableError } from './area-unavailable-error.ts';

const place = { id: 'search', title: { en: 'Search', ha: 'Bincike' }, layout: 'public' };

async function open(path: string, ...faults: readonly Error[]) {
  let asked = 0;
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      {
        path,
        handle: { place: { ...place, id: path.slice(1) } },
        ErrorBoundary: AreaBoundary,
        loader: () => {
          const fault = faults[asked];
          asked += 1;
          if (fault) throw fault;
          return null;
        },
        element: <p>What was asked for</p>,
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <LanguageContext value="en">
      <TestTheme>
        <RouterProvider router={router} />
      </TestTheme>
    </LanguageContext>,
  );
  await router.navigate(path);
  return () => asked;
}

it('comes by itself where it failed without a connection that is back before that is drawn', async () => {
  await open('/once', new ConnectionError('lost'));
  expect(await screen.findByText('What was asked for')).toBeDefined();
});

it('is not asked for again and again by itself', async () => {
  const asked = await open('/away', ...Array.from({ length: 9 }, () => new ConnectionError('lost')));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  await expect.poll(asked).toBe(2);
});

it('of what is slow comes by itself when it has arrived', async () => {
  const slow = Promise.withResolvers<void>();
  const asked = await open('/slow', new AreaUnavailableError('slow', { arrival: slow.promise }));
  expect(await screen.findByText(/taking too long to arrive/)).toBeDefined();
  slow.resolve();
  expect(await screen.findByText('What was asked for')).toBeDefined();
  expect(asked()).toBe(2);
});

it('of a fault of ours waits for a press', async () => {
  const asked = await open('/broken', new Error('broken'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(asked()).toBe(1);
});

it('tells the page which area failed, and nothing of a connection that was lost', async () => {
  const failed: unknown[] = [];
  document.addEventListener('portal:area-failed', (event) => failed.push((event as CustomEvent).detail));
  await open('/lost', ...Array.from({ length: 9 }, () => new ConnectionError('lost')));
  await open('/faulty', new Error('a screen failed'));
  await expect.poll(() => failed).toContain('faulty');
  expect(failed).not.toContain('lost');
});
