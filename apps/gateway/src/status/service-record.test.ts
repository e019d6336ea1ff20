import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dayMs, keptDays, type Observation, serviceRecorder } from './service-record.ts';
import { statusPage } from './status-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-service-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = Date.parse('2027-03-31T22:00:00+01:00');
const lookMs = 10_000;
const well: Observation = { works: { paying: true, 'sign-in': true, receipts: true }, receiptSeconds: 4 };
const noPaying: Observation = { works: { ...well.works, paying: false }, receiptSeconds: null };

function seen(looks: readonly Observation[], file?: string, from = start) {
  const recorder = serviceRecorder(file, from);
  for (const [index, look] of looks.entries()) recorder.note(look, from + index * lookMs);
  return recorder;
}

it('an outage is from the first bad look to the first good one', () => {
  const { outages } = seen([well, noPaying, noPaying, noPaying, well]).read();
  expect(outages).toEqual([{ part: 'paying', from: start + lookMs, until: start + 4 * lookMs }]);
});

it('one look that failed is no outage, and is said while it is so', () => {
  const recorder = seen([well, noPaying]);
  expect(recorder.read().outages).toEqual([]);
  expect(statusPage(recorder.read(), 'en', start).body).toContain('Does not work');
  recorder.note(well, start + 2 * lookMs);
  expect(recorder.read().outages).toEqual([]);
});

it('what nobody can say ends nothing and begins nothing', () => {
  const silent: Observation = { works: {}, receiptSeconds: null };
  expect(seen([silent, silent]).read().outages).toEqual([]);
  expect(seen([noPaying, noPaying, silent]).read().outages).toMatchObject([{ until: null }]);
});

it('outlives the process, and says when nobody looked', () => {
  const file = join(folder, 'deep', 'record.json');
  seen([noPaying, noPaying], file);
  const later = start + 3_600_000;
  const again = seen([noPaying, well], file, later);
  expect(again.read()).toMatchObject({
    since: start,
    outages: [{ part: 'paying', from: start, until: later + lookMs }],
    unwatched: [{ from: start + lookMs, until: later }],
  });
});

it('forgets what is older than ninety days', () => {
  const recorder = seen([noPaying, noPaying, well]);
  recorder.note(well, start + (keptDays + 1) * dayMs);
  expect(recorder.read().outages).toEqual([]);
});

it('the page says what happened, how long, and what of the time it worked, in English and Hausa', () => {
  const { outages, ...rest } = seen([well, ...Array.from({ length: 6 }, () => noPaying), well]).read();
  const at = start + 7 * lookMs;
  const english = statusPage({ outages, ...rest }, 'en', at).body;
  expect(english).toContain('Everything works.');
  expect(english).toContain('<b>Paying a bill</b>: 31/03/2027 22:00, about a minute');
  expect(english).toContain('14.28 % of the time we looked');
  expect(english).toContain('100.00 % of the time we looked');
  expect(english).toContain('within 4 seconds');
  expect(english.match(/<i/g)).toHaveLength(3 * keptDays);
  expect(statusPage({ outages, ...rest }, 'ha', at).body).toContain('Biyan bil');
});
