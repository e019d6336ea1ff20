import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { takeNightlyFigures } from '../nightly.ts';
import { reportingModule } from '../reporting.module.ts';
import { type FigureLine, readFigureLines, readToldParts } from '../testing/lines-of-figures.ts';
import { startReporting, today } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call } = await startReporting(db, url, reportingModule);
const seed = 31;
const fewest = 5;

/** What somebody was answered, and the lines of the books it is the sum of. */
interface Published {
  readonly what: string;
  readonly kobo: number;
  readonly lines: readonly FigureLine[];
}

let lines: readonly FigureLine[] = [];
let told: ReadonlySet<string> = new Set();
beforeAll(async () => {
  const errors: unknown[] = [];
  const log = { error: (error: unknown) => errors.push(error), info: () => {} } as never;
  await takeNightlyFigures({ db, clock: { now: () => today }, log }, '2026-11-20');
  expect(errors).toEqual([]);
  lines = await readFigureLines(db);
  told = await readToldParts(db);
  // There is something to be told, of more than one dimension.
  for (const dimension of ['head', 'lga', 'channel', 'category'])
    expect([...told].filter((part) => part.includes(` ${dimension} `)).length).toBeGreaterThan(0);
});

const groupings = ['mda', 'month', 'head', 'channel', 'office', 'lga', 'category', 'day', 'week', 'weekday-hour'];
const question = fc.record({
  groupBy: fc.constantFrom(...groupings),
  // Until the same day as today the state and its MDAs are told to be held against this month: whole, and not here.
  from: fc.tuple(fc.integer({ min: 8, max: 22 }), fc.integer({ min: 1, max: 28 })),
  until: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 19 })),
  mdaId: fc.option(fc.integer({ min: 1, max: 12 })),
});

const dayOf = (months: number, day: number) => new Date(Date.UTC(2025, months, day)).toISOString().slice(0, 10);

/** Asks for a series as the Governor, and finds the lines of each of its parts; null where it is refused. */
async function publishedBy({ groupBy, from, until, mdaId }: Asked): Promise<readonly Published[]> {
  const asked = new URLSearchParams({
    groupBy,
    minDate: dayOf(...from),
    maxDate: dayOf(from[0] + until[0], from[1] + until[1]),
  });
  if (mdaId !== null) asked.set('mdaId', String(mdaId));
  const { status, body } = await call(`/reports/series?${asked}`, 'Governor');
  if (status === 422) return [];
  expect(status).toBe(200);
  const { minDate, maxDate } = body.period;
  const whole = lines.filter(
    ({ parts, mda }) => parts.day >= minDate && parts.day <= maxDate && (mdaId === null || mda === String(mdaId)),
  );
  const isWhole = groupBy === 'mda' || groupBy === 'month';
  const judged = groupBy === 'week' ? 'day' : groupBy;
  const isTold = ({ month, parts }: FigureLine) =>
    isWhole ||
    ((month < maxDate.slice(0, 7).concat('-01') || maxDate < '2026-11') &&
      told.has(`${month} ${judged} ${parts[judged]}`));
  return body.rows.map(
    ({ key, kobo }: { key: string; kobo: number }): Published => ({
      what: `${asked} ${key}`,
      kobo,
      lines:
        key === 'few'
          ? whole.filter((line) => !isTold(line))
          : whole.filter((line) => isTold(line) && line.parts[groupBy] === key),
    }),
  );
}
interface Asked {
  readonly groupBy: string;
  readonly from: readonly [number, number];
  readonly until: readonly [number, number];
  readonly mdaId: number | null;
}

/** How many payers two figures differ by. What is of whole MDAs in a month counts for nobody. */
function payersBetween(a: Published, b: Published): number {
  const [inA, inB] = [new Set(a.lines), new Set(b.lines)];
  const inOne = [...a.lines.filter((line) => !inB.has(line)), ...b.lines.filter((line) => !inA.has(line))];
  const parts = Map.groupBy(inOne, ({ mda, month }) => `${mda} ${month}`);
  if ([...parts].every(([name, part]) => part.length === wholeMdas().get(name))) return 0;
  const byPayer = new Map<string, number>();
  for (const line of inOne)
    byPayer.set(line.payer, (byPayer.get(line.payer) ?? 0) + (inA.has(line) ? line.kobo : -line.kobo));
  return [...byPayer.values()].filter((kobo) => kobo !== 0).length;
}
let sizes: Map<string, number> | undefined;
function wholeMdas(): ReadonlyMap<string, number> {
  sizes ??= new Map(
    [...Map.groupBy(lines, ({ mda, month }) => `${mda} ${month}`)].map(([name, of]) => [name, of.length]),
  );
  return sizes;
}

describe('what whoever reads totals alone is told', () => {
  it('is the sum of what may be told, and no two figures differ by fewer than five payers', async () => {
    const published = new Map<string, Published>();
    for (const asked of fc.sample(question, { numRuns: 150, seed }))
      for (const one of await publishedBy(asked)) {
        expect([one.what, one.kobo]).toEqual([one.what, one.lines.reduce((sum, { kobo }) => sum + kobo, 0)]);
        published.set(one.lines.map(({ index }) => index).join(), one);
      }
    const figures = [...published.values()];
    expect(figures.length).toBeGreaterThan(100);
    const nothing: Published = { what: 'nothing', kobo: 0, lines: [] };
    const found: string[] = [];
    for (const [index, a] of figures.entries())
      for (const b of [nothing, ...figures.slice(index + 1)]) {
        const payers = payersBetween(a, b);
        if (payers > 0 && payers < fewest) found.push(`${a.what} less ${b.what}: ${payers}`);
      }
    expect(found).toEqual([]);
  }, 120_000);
});
