import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { vi } from 'vitest';
import { area } from '../area.tsx';
import { withoutBanners } from './without-banners.ts';

/** At what the address says behind the #. `onRender` is told of every render of the page. */
export async function openCalculator(hash = '', language: 'en' | 'ha' = 'en', onRender = () => {}) {
  window.history.replaceState(null, '', `/tax-calculator${hash}`);
  const fetch = vi.fn<typeof globalThis.fetch>();
  await renderArea(area, `/tax-calculator${hash}`, {
    fetch: withoutBanners(fetch),
    language,
    wrap: (children) => (
      <TestTheme>
        <Profiler id="page" onRender={onRender}>
          {children}
        </Profiler>
      </TestTheme>
    ),
  });
  await screen.findByRole('heading', { level: 1 });
  return { fetch };
}

/** A figure, as a whole. */
export function type(label: RegExp, text: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
}

export const totals = () => screen.getByRole('status').textContent;
/** A step of the result, by what its name contains. */
export const line = (name: string) => {
  const found = screen.getAllByRole('group').find((each) => each.querySelector('summary')?.textContent?.includes(name));
  if (!found) throw new Error(`No line ${name}`);
  return found;
};

export function openLine(name: string) {
  const details = line(name) as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}
