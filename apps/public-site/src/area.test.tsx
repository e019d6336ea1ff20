import { isReservedPath } from '@portal/contracts';
import type { RouteHandle } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from './area.tsx';

/** Pages that are still text of the program; what is published is tested in features/content. */
const informationalPaths = ['/tax-calculator'];
const publishedPaths = ['/tax-trails', '/faq', '/about-us', '/e-services', '/tax-benefits', '/news'];

/** Pages with forms of their own, tested beside them. */
const servicePaths = [
  '/agent-network',
  '/communication-infrastructure-assessment-portal',
  '/consult-connect',
  '/contact-us',
];
const known = ['/', ...informationalPaths, ...publishedPaths, ...servicePaths];

function open(url: string, language: 'en' | 'ha' = 'en') {
  const problem = { type: '', title: '', status: 404, code: 'content.not-found', message: 'There is no such page' };
  return renderArea(area, url, {
    fetch: async () => new Response(JSON.stringify(problem), { status: 404 }),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

describe.each(informationalPaths)('%s', (path) => {
  it('is a page of its own in both languages, and leads only to pages that exist', async () => {
    await open(path);
    const english = (await screen.findByRole('heading', { level: 1 })).textContent;
    const further = within(screen.getByRole('navigation', { name: 'Where to go from here' }));
    const targets = further.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(english).not.toBe('');
    expect(targets.filter((to) => !known.includes(to ?? '') && !to?.startsWith('/tax-trails/'))).toEqual([]);

    cleanup();
    await open(path, 'ha');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('');
    expect(screen.getByRole('navigation', { name: 'Inda za ka je daga nan' })).toBeDefined();
  });
});

/** Most screens lie below the banners. */
const allRoutes = area.routes.flatMap((route) => [route, ...(route.children ?? [])]);

describe('a screen of the program', () => {
  /** Without those that a published page cannot be called. */
  const screens = allRoutes
    .map(({ path = '' }) => path)
    .filter((path) => path !== '/' && /^[a-z0-9/-]+$/.test(path) && path.split('/').length <= 3);

  it.each(screens)('%s cannot be hidden behind a published page', (path) => {
    expect(isReservedPath(path)).toBe(true);
  });
});

it('every page that search engines are told of says what it is', () => {
  const described = allRoutes.filter(({ handle }) => (handle as RouteHandle | undefined)?.description);
  const listed = area.listedPaths ?? [];
  expect(listed.length).toBeGreaterThan(4);
  expect(listed.filter((path) => !described.some((route) => route.path === path))).toEqual([]);
});

describe('other paths', () => {
  it('the page of the upgrade says so', async () => {
    await open('/stay-tuned');

    expect(await screen.findByText('We are upgrading this service for the people of the state')).toBeDefined();
  });

  it('a path nobody knows leads home', async () => {
    const { router } = await open('/nowhere/at/all');

    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.initialized).toBe(true);
  });
});
