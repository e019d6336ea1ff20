import { lagosDay } from '@portal/contracts';
import { LanguageContext } from '@portal/platform';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PeriodChip } from './period-chip.tsx';

function open(minDate: string, maxDate: string, language: 'en' | 'ha' = 'en'): string {
  render(
    <LanguageContext value={language}>
      <TestTheme>
        <PeriodChip label="Issued on" period={{ minDate, maxDate }} problem={undefined} onChange={() => {}} />
      </TestTheme>
    </LanguageContext>,
  );
  return screen.getByRole('button').textContent?.replace('Issued on ', '') ?? '';
}
afterEach(cleanup);

it('says a period that begins before anything as what it is, in both languages', () => {
  expect(open('2000-01-01', '2025-03-31')).toBe('Since the beginning – 31 Mar 2025');
  cleanup();
  expect(open('2000-01-01', '2025-03-31', 'ha')).toMatch(/^Tun farko – /);
  cleanup();
  // A test that runs over midnight has one of two days.
  const days = [lagosDay(Date.now())];
  const said = open('2000-01-01', days[0] ?? '');
  if (days[0] === lagosDay(Date.now())) expect(said).toBe('Since the beginning');
});

it('says any other as its days', () => {
  expect(open('2025-03-01', '2025-03-31')).toBe('1 Mar 2025 – 31 Mar 2025');
  cleanup();
  expect(open('2025-03-01', '2025-03-01')).toBe('1 Mar 2025');
});
