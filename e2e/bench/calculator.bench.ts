import './ports.ts';
import type { Locator, Page } from '@playwright/test';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/**
 * What a letter costs in the calculator, four times. In one frame: the event, the computation under both laws, React's work, style,
 * layout, and whatever painting the main thread does before it hands the frame over, counted as the thread's processor time from
 * the event to the frame after the next; the same with nothing typed is taken off, which is what asking costs. Of it the part until
 * everything is computed and laid out, by the page's own clock. The same figures are typed several times; of each letter the median
 * counts, and the slowest letter of all. The first time, with everything cold, is printed beside it.
 */
const rows = {
  laidOut: {
    what: 'calculator: a keystroke to everything computed and laid out, 4× slower processor (slowest letter, median of its times)',
    unit: 'ms',
    bar: { atMost: 16 },
  },
  frame: {
    what: 'calculator: the whole frame of a keystroke, painted, 4× slower processor (slowest letter, median of its times)',
    unit: 'ms',
    bar: { atMost: 16 },
  },
} as const;

const slower = 4;
/** With seven the slowest of 27 medians was mostly the noise of measuring: 18 to 21 ms where thirty-one gave 13 to 15. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 31);
const salaries = ['500000', '1234567.89', '98765432100'];

/** In milliseconds at a processor four times slower. */
interface Keystroke {
  readonly laidOut: number;
  readonly frame: number;
}

/** With every line of the result there, and one of them open. */
async function keystrokes(page: Page): Promise<readonly (readonly Keystroke[])[]> {
  await page.goto(`${origin}/tax-calculator#tax=income-tax&period=month&salary=250000&pension=20000&rent=1200000`);
  await startsThePage(page);
  // With a key: a phone has no pointer that rests on the page and is looked up again after each layout.
  await page.locator('.calculator-line summary').last().press('Enter');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const field = page.getByLabel(/^Salary/);
  // Where somebody types, the field is in sight.
  await field.focus();
  const taken: Keystroke[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: Keystroke[] = [];
    for (const text of salaries) {
      for (let length = 1; length <= text.length; length += 1) {
        const before = await processorMs();
        await press(field, '');
        const between = await processorMs();
        const laidOutMs = await press(field, text.slice(0, length));
        const frameMs = (await processorMs()) - between - (between - before);
        times.push({ laidOut: slower * laidOutMs, frame: slower * Math.max(0, frameMs) });
      }
    }
    taken.push(times);
  }
  return taken;
}

/** Ends when the frame was handed over. Without a text it does nothing else. Gives the milliseconds until all was laid out. */
function press(field: Locator, text: string): Promise<number> {
  return field.evaluate(async (element, typed) => {
    const pressedAt = performance.now();
    if (typed !== '') {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      // Asking for a measure makes the browser lay out at once.
      document.body.getBoundingClientRect();
    }
    const laidOutMs = performance.now() - pressedAt;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return laidOutMs;
  }, text);
}

if (!reportMissingBrowser([rows.laidOut, rows.frame])) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      const context = await browser.newContext(phone);
      const taken = await keystrokes(await context.newPage());
      await context.close();
      const [first = []] = taken;
      for (const part of ['laidOut', 'frame'] as const) {
        const medians = first.map((_, letter) => median(taken.flatMap(({ [letter]: time }) => time?.[part] ?? [])));
        const cold = first.map(({ [part]: ms }) => ms);
        reportRow({
          ...rows[part],
          value: Math.max(...medians),
          raw: `medians ${listed(medians)}; the first time ${listed(cold)} ms`,
        });
      }
    }),
  );
}
