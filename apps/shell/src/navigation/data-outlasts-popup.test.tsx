import { closeSession, openSession } from '@portal/auth';
import { createMemoryRouter, type RouteObject } from '@portal/platform/router';
import { beforeEach, expect, it, vi } from 'vitest';
import { dataOutlastsPopup } from './data-outlasts-popup.ts';

const loader = vi.fn(() => 'loaded');
const tree = (routes: RouteObject[]) =>
  createMemoryRouter(dataOutlastsPopup(routes), { initialEntries: ['/here?page=2'] });

beforeEach(() => {
  closeSession();
  loader.mockClear();
});

const shapes: readonly [string, RouteObject][] = [
  ['a screen', { path: '/here', loader, element: null }],
  ['a screen loaded when it is wanted', { path: '/here', lazy: async () => ({ loader, element: null }) }],
  ['a screen inside another', { children: [{ path: '/here', loader, element: null }] }],
];

it.each(shapes)('%s keeps its data when the popup opens, changes and closes', async (_, route) => {
  const router = tree([route]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  for (const search of ['?page=2&a=login', '?page=2&a=register', '?page=2&a=login&routeTo=%2Fuploads', '?page=2']) {
    await router.navigate(`/here${search}`);
    expect(router.state.location.search).toBe(search);
  }
  expect(loader).toHaveBeenCalledTimes(1);
});

it('loads anew when more of the address changes, when it is asked to, and for another person', async () => {
  const router = tree([{ path: '/here', loader, element: null }]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/here?page=3&a=login');
  expect(loader).toHaveBeenCalledTimes(2);
  await router.revalidate();
  expect(loader).toHaveBeenCalledTimes(3);
  await router.navigate('/here?page=3');
  expect(loader).toHaveBeenCalledTimes(3);
  await router.navigate('/here?page=3&a=login');
  await openSession({ token: 'opaque', roles: ['Individual'], user: { email: 'amina@example.test' } });
  await router.navigate('/here?page=3');
  expect(loader).toHaveBeenCalledTimes(4);
});

it('asks the screen’s own rule about everything else', async () => {
  const shouldRevalidate = vi.fn(() => false);
  const router = tree([{ path: '/here', loader, shouldRevalidate, element: null }]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/here?page=3');
  expect(shouldRevalidate).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledTimes(1);
});
