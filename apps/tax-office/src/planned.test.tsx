import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

const open = (path: string, language: 'en' | 'ha' = 'en') =>
  renderArea(area, path, {
    language,
    fetch: vi.fn<typeof globalThis.fetch>(),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
const entries = area.navigation.flatMap((item) => item.children ?? [item]).map(({ to, label }) => [to, label] as const);

describe.each(['/tax-area-office/reporting-intelligence', '/tax-area-office/schedule-notification'])(
  'the entry %s',
  (path) => {
    it.each(['en', 'ha'] as const)(
      'says in its own terms what it will hold, and where the work is done until then (%s)',
      async (language) => {
        const { container } = await open(path, language);
        const heading = await screen.findByRole('heading', { level: 1 });
        expect(heading.textContent).toBe(entries.find(([to]) => to === path)?.[1][language]);
        expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
        const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);
        expect(area.routes.map((route) => route.path)).toEqual(expect.arrayContaining(links));
        expect(screen.queryByText(/not released|20\d\d/)).toBeNull();
        await expectAccessible(container);
      },
    );
  },
);
describe.each(['/tax-area-office/enforcement-tracking', '/tax-area-office/schedule-notification'])(
describe.each(['/tax-area-office/reporting-intelligence', '/tax-area-office/enforcement-tracking'])(
