import type { RouteObject } from '@portal/platform/router';
import { expect, it } from 'vitest';
import { settleLazyRoutes } from './settle-lazy-routes.ts';

const Screen = () => null;

it('loads the screens of the address and no others, in place', async () => {
  const routes: RouteObject[] = [
    { path: '/here', lazy: async () => ({ Component: Screen, handle: 'loaded' }) },
    { path: '/there', lazy: () => Promise.reject(new Error('must not be asked')) },
  ];
  await settleLazyRoutes(routes, '/here');
  expect(routes[0]).toEqual({ path: '/here', Component: Screen, handle: 'loaded' });
  expect(routes[1]?.lazy).toBeDefined();
});
