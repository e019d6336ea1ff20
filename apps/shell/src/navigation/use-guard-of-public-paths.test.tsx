import { closeSession, openSession } from '@portal/auth';
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useGuardOfPublicPaths } from './use-guard-of-public-paths.ts';

function Guarded() {
  useGuardOfPublicPaths();
  return <p>A page</p>;
}

async function openedAs(role: string | undefined, path: string) {
  if (role) await openSession({ token: 't', roles: [role], user: { email: 'a@b.ng' } });
  else await closeSession();
  const router = createMemoryRouter([{ path: '*', element: <Guarded /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

afterEach(cleanup);

it.each([
  [undefined, '/coming-soon'],
  [undefined, '/coming-soon/anything'],
])('sends %s home from %s', async (role, path) => {
  const address = await openedAs(role, path);
  await waitFor(() => expect(address()).toBe('/'));
});

it.each([
  ['Individual', '/coming-soon'],
  [undefined, '/faq'],
])('leaves %s at %s', async (role, path) => {
  expect((await openedAs(role, path))()).toBe(path);
});
