import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { layoutMessages } from '../layout-messages.ts';
import { DataCost } from './data-cost.tsx';

beforeAll(() => layoutMessages.load('en'));
afterEach(() => vi.unstubAllGlobals());

/** A browser that tells these entries of everything it is asked for. */
function browserThatTells(entries: readonly object[]) {
  class Observer {
    private readonly tell: (list: { getEntries: () => readonly object[] }) => void;
    constructor(tell: (list: { getEntries: () => readonly object[] }) => void) {
      this.tell = tell;
    }
    observe({ type }: { readonly type: string }) {
      if (type === 'resource') this.tell({ getEntries: () => entries });
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

it('says what the browser counted', async () => {
  browserThatTells([{ transferSize: 41_000 }, { transferSize: 1_300 }, { transferSize: 0 }]);
  await act(async () => void render(<DataCost />));
  expect(screen.getByText(/about 42 KB/)).toBeDefined();
});

it('says nothing where the browser does not count, as Safari before 16.4', async () => {
  browserThatTells([{ name: '/a.js' }, { name: '/b.js' }]);
  const { container } = render(<DataCost />);
  await act(async () => {});
  expect(container.textContent).toBe('');
});
