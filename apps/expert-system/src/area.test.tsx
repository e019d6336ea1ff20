import type { NavigationItem } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

/** Group, label and path, as spec §2.11 lists them. */
const specified: readonly (readonly [group: string, label: string, path: string])[] = [
  ['', 'Dashboard', '/expert-system'],
  ['', 'Invoice Report', '/expert-system/invoice-reports'],
  ['', 'Collection Report', '/expert-system/collection-reports'],
  ['', 'Settlement Report', '/expert-system/settlement-reports'],
  ['', 'Settings', '/expert-system/settings'],
];

function rows(items: readonly NavigationItem[], group = ''): (readonly [string, string, string])[] {
  return items.flatMap((item) =>
    item.children ? rows(item.children, item.label.en) : [[group, item.label.en, item.to] as const],
  );
}

describe('the menu of expert-system', () => {
  it('has the specified entries in the specified order', () => {
    expect(rows(area.navigation)).toEqual(specified);
  });

  it.each([...specified.map(([, , path]) => path), '/expert-system/logs', '/tsp'])(
    '%s shows a designed page until it is released, with a way on',
    async (path) => {
      await renderArea(area, path, {
        fetch: vi.fn<typeof globalThis.fetch>(),
        wrap: (children) => <TestTheme>{children}</TestTheme>,
      });

      expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
      expect(screen.getByText('This screen is not released yet')).toBeDefined();
      expect(screen.getByRole('link', { name: /^Back to/ })).toBeDefined();
    },
  );
});
