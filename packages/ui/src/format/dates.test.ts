import { describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatLongDate, formatPaperDateTime, formatTypedDate } from './dates.ts';

describe('dates', () => {
  it('prints a calendar day as it stands, wherever the reader is', () => {
    expect(formatDate('2026-11-27')).toBe('27 Nov 2026');
    expect(formatDate('2026-11-07', 'ha')).toBe('7 Nuw 2026');
    expect(formatTypedDate('2026-11-20')).toBe('20/11/2026');
    expect(formatLongDate('2025-01-01')).toBe('Jan 01, 2025');
  });

  it('prints a moment in Lagos time: half past eleven at night in UTC is tomorrow there', () => {
    expect(formatTypedDate('2026-12-31T23:30:00Z')).toBe('01/01/2027');
    expect(formatDateTime('2026-12-31T23:30:00Z')).toBe('1 Jan 2027, 00:30');
    expect(formatPaperDateTime(new Date('2025-06-05T13:05:59Z'), 'ha')).toBe('Yun 05, 2025, 14:05');
  });

  it('speaks the language of the page where nobody says another', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'ha' } });
    expect(formatDate('2026-11-27')).toBe('27 Nuw 2026');
    vi.unstubAllGlobals();
  });

  it('refuses what is not a date instead of printing it', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
  });
});
