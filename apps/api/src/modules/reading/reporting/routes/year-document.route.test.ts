import { downloadYearDocument } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { renderYear } from '../documents/render-year.ts';
import { yearContent } from '../documents/year-content.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const path = downloadYearDocument.path;
const issuer = { serviceName: 'Kaduna State Internal Revenue Service', demonstration: true };
const pagesOf = (file: Uint8Array) =>
  Buffer.from(file)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

describe('the page of the year', () => {
  it.each(['Governor', 'SuperAdmin'] as const)('is one page, for the %s', async (as) => {
    const { status, type, file } = await call(`${path}?year=2026`, as);
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(file)).toBe(1);
  });

  it('says what the dashboard says, to the last kobo', async () => {
    const year = await read('/reports/fiscal-year', 'Governor');
    const { hero, facts, tables } = yearContent(year, issuer, 'en');
    expect(Number(hero.replace(/[^\d]/g, ''))).toBe(year.collected.kobo);
    expect(facts.map(([, value]) => Number(value.replace(/[^\d]/g, '')))).toEqual(
      [year.today, year.month, year.collected, year.billed].map(({ kobo }) => kobo),
    );
    const [classes] = tables;
    const sum = classes?.rows.reduce((all, [, amount = '']) => all + Number(amount.replace(/[^\d]/g, '')), 0);
    expect(sum).toBe(year.collected.kobo);
  });

  it('stays one page at its fullest, and says what it does not know', async () => {
    const year = await read('/reports/fiscal-year');
    const long = 'A revenue head whose name takes a whole line and then some more of the next one';
    const one = { id: 1, label: long, kobo: 123_456_789_012_345, beforeKobo: 223_456_789_012_345 };
    const full = {
      ...year,
      drivers: { up: [one, one, one], down: [one, one, one] },
      mdas: Array.from({ length: 20 }, () => ({
        ...one,
        billedKobo: 1,
        targetKobo: 9,
        planKobo: 323_456_789_012_345,
        settled: null,
      })),
    };
    for (const language of ['en', 'ha'] as const)
      expect(pagesOf(await renderYear({ year: full, issuer, language }))).toBe(1);
    const bare = { ...year, budget: null, plan: null, gap: null, forecast: null };
    expect(yearContent(bare, issuer, 'en').sentences).toEqual([
      'No budget has been entered for this year.',
      'There is no forecast.',
      'The last day is provisional.',
    ]);
  });

  it('is for those who read the year', async () => {
    expect((await call(path)).status).toBe(401);
    expect((await call(path, 'MDA User')).status).toBe(403);
    expect((await call(`${path}?year=1`, 'Governor')).status).toBe(422);
  });
});
