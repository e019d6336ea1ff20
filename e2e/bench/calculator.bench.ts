import './ports.ts';
import type { Locator, Page } from '@playwright/test';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { origin } from '../world/addresses.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/**
 * What a letter costs in the calculator: the event, the computation under both laws, React's work, style and layout. Counted as
 * processor time of the page's main thread, four times: what else the machine is doing must not count. The same figures are typed
 * several times; of each letter the median counts, and the slowest letter of all. The first time, with everything cold, is
 * printed beside it.
 */
const row = {
  what: 'calculator: a keystroke to everything computed and laid out, 4× slower processor (slowest letter, median of its times)',
  unit: 'ms',
  bar: { atMost: 16 },
};

const slower = 4;
/** With seven the slowest of 27 medians was mostly the noise of measuring: 18 to 21 ms where thirty-one gave 13 to 15. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 31);
const salaries = ['500000', '1234567.89', '98765432100'];

/** With every line of the result there, and one of them open. */
async function keystrokes(page: Page): Promise<readonly (readonly number[])[]> {
  await page.goto(`${origin}/tax-calculator#tax=income-tax&period=month&salary=250000&pension=20000&rent=1200000`);
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  await page.locator('.calculator-line summary').last().click();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const costOf = async (act: () => Promise<unknown>) => {
    const before = await processorMs();
    await act();
    return (await processorMs()) - before;
  };
  const field = page.getByLabel(/^Salary/);
  // Where somebody types, the field is in sight.
  await field.focus();
  const taken: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    for (const text of salaries) {
      for (let length = 1; length <= text.length; length += 1) {
        const asked = await costOf(() => press(field, ''));
        const pressed = await costOf(() => press(field, text.slice(0, length)));
        times.push(slower * Math.max(0, pressed - asked));
      }
    }
    taken.push(times);
  }
  return taken;
}

/** Without a text it does nothing: what asking the page costs, which no visitor pays. */
function press(field: Locator, text: string) {
  return field.evaluate((element, typed) => {
    if (typed === '') return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // Asking for a measure makes the browser lay out at once.
    document.body.getBoundingClientRect();
  }, text);
}

if (!reportMissingBrowser([row])) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      const context = await browser.newContext(phone);
      const taken = await keystrokes(await context.newPage());
      await context.close();
      const [first = []] = taken;
      const medians = first.map((_, letter) => median(taken.map((times) => times[letter] ?? Number.NaN)));
      const raw = `medians ${listed(medians, 1)}; the first time ${listed(first, 1)} ms`;
      reportRow({ ...row, value: Math.max(...medians), raw });
    }),
  );
}
