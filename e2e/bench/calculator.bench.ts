import './ports.ts';
import type { Browser, Page } from '@playwright/test';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { CalculatorOnPhone } from './calculator-on-phone.ts';
import { keysAboveTotals, keysOfFirstVisit, keysOfSingleInput } from './calculator-visit.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/** From here on a browser counts a task as long. */
const longTaskMs = 50;

/**
 * What a keystroke costs in the calculator at a processor four times slower, with the dearest line open: the event, the computation
 * under both laws, React's work, style, layout, and whatever painting the main thread does before it hands the frame over, counted as
 * the thread's processor time from the event to the frame after the next; the same with nothing typed is taken off, which is what
 * asking costs. Twice: as one types on a phone, with the result below the screen, and scrolled so that the totals are in sight; and choices and a
 * figure that cannot be read, as one types. What was out of sight is written when typing rests: that frame is counted by itself. The
 * same figures are typed several times; of each keystroke the median counts, and the slowest keystroke of all. The first time, with
 * everything cold, is printed beside it. Keys really pressed are counted on visits that have just begun, the very first key with them.
 */
const rows = {
  laidOut: row('a keystroke to everything in sight computed and laid out, totals in sight'),
  form: row('the whole frame of a keystroke, painted, the result below the screen'),
  totals: row('the whole frame of a keystroke, painted, totals in sight'),
  refused: row('the whole frame of a keystroke that makes a figure unreadable, and of the next that mends it'),
  choice: row('the whole frame of a choice, painted'),
  visit: row('a key really pressed on a first visit, with all that the browser does for it'),
  above: row('a key really pressed on a first visit, totals in sight, with all that the browser does for it'),
  // Nobody types then and nothing in sight changes: it may not make the next keystroke wait.
  rest: row('what was out of sight, written when typing rests', longTaskMs),
} as const;

function row(what: string, atMost = 16) {
  return {
    what: `calculator: ${what}, 4× slower processor (slowest keystroke, median of its times)`,
    unit: 'ms',
    bar: { atMost },
  };
}

const slower = 4;
/** With seven the slowest of 27 medians was mostly the noise of measuring: 18 to 21 ms where thirty-one gave 13 to 15. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 31);
const salaries = ['500000', '1234567.89', '98765432100'];
const typedTexts = salaries.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));

/** What the keystrokes cost in each round, in milliseconds at a processor four times slower. */
type Taken = number[][];

/** Keystroke by keystroke. */
async function keystrokes(
  calculator: CalculatorOnPhone,
  texts: readonly string[] = typedTexts,
): Promise<{ readonly laidOut: Taken; readonly frame: Taken }> {
  const laidOut: Taken = [];
  const frame: Taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const [laidOutNow, frameNow]: [number[], number[]] = [[], []];
    for (const text of texts) {
      const before = await calculator.processorMs();
      await calculator.press('');
      const between = await calculator.processorMs();
      laidOutNow.push(slower * (await calculator.press(text)));
      const after = await calculator.processorMs();
      frameNow.push(slower * Math.max(0, after - between - (between - before)));
    }
    laidOut.push(laidOutNow);
    frame.push(frameNow);
  }
  return { laidOut, frame };
}

/** Each of some keystrokes, and then a rest. */
async function rests(calculator: CalculatorOnPhone): Promise<Taken> {
  const incomes = salaries.map((text) => {
    const kobo = Math.round(Number(text) * 100) * 12;
    return [text, `₦${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`] as const;
  });
  const taken: Taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const costs: number[] = [];
    for (const [text, income] of incomes) {
      const before = await calculator.processorMs();
      await calculator.press('');
      const asking = (await calculator.processorMs()) - before;
      await calculator.press(text);
      const pressed = await calculator.processorMs();
      await calculator.rest(income);
      costs.push(slower * Math.max(0, (await calculator.processorMs()) - pressed - asking));
    }
    taken.push(costs);
  }
  return taken;
}

/** What asks, computes and shows most. */
const choices = [
  ['tax=income-tax&period=month&salary=250000', /^The figures are for/, ['year', 'month']],
  [
    'tax=capital-gains&asset=shares&proceeds=200000000&cost=100000000',
    /^What was sold/,
    ['vehicle', 'own-home', 'shares', 'land-or-building'],
  ],
  ['tax=capital-gains&asset=shares&proceeds=200000000', /^I put all of the proceeds/, ['yes', 'no']],
  [
    'tax=withholding&transaction=rent-hire-or-lease&amount=1000000',
    /^What is paid for/,
    ['dividend-or-interest', 'royalty'],
  ],
  [
    'tax=late-payment&neglect=tax-not-deducted&owed=100000&due=2026-02-10&done=2026-03-01',
    /^What is late/,
    ['tax-paid-late', 'tax-not-deducted'],
  ],
] as const;

async function choosing(page: Page): Promise<Taken> {
  const taken: Taken[] = [];
  for (const [hash, field, options] of choices) {
    const calculator = await CalculatorOnPhone.open(page, hash, field);
    await calculator.isAtField();
    taken.push((await keystrokes(calculator, options)).frame);
  }
  return Array.from({ length: rounds }, (_, round) => taken.flatMap((each) => each[round] ?? []));
}

type Keys = (page: Page, digits: string) => Promise<readonly number[]>;

/** Each time somebody else, with nothing kept; those with the totals in sight and the control in turns with them. */
async function visits(browser: Browser): Promise<Readonly<Record<'calculator' | 'above' | 'control', Taken>>> {
  const pressed = async (keys: Keys, digits: string) => {
    const context = await browser.newContext(phone);
    const taken = await keys(await context.newPage(), digits);
    await context.close();
    return taken.map((ms) => slower * ms);
  };
  const calculator: Taken = [];
  const above: Taken = [];
  const control: Taken = [];
  for (let visit = 0; visit < Math.min(rounds, 15); visit += 1) {
    calculator.push(await pressed(keysOfFirstVisit, '1234567'));
    above.push(await pressed(keysAboveTotals, '12345678901'));
    control.push(await pressed(keysOfSingleInput, '12345678901'));
  }
  return { calculator, above, control };
}

function report(of: (typeof rows)[keyof typeof rows], taken: Taken, control?: Taken): void {
  const [cold = []] = taken;
  const medians = mediansOf(taken);
  const compared = control ? `; where a page has nothing but an input ${listed(mediansOf(control))} ms` : '';
  const raw = `medians ${listed(medians)}; the first time ${listed(cold)} ms${compared}`;
  reportRow({ ...of, value: Math.max(...medians), raw });
}

function mediansOf(taken: Taken): number[] {
  return (taken[0] ?? []).map((_, keystroke) => median(taken.flatMap(({ [keystroke]: ms }) => ms ?? [])));
}

if (!reportMissingBrowser(Object.values(rows))) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      const { calculator: visited, above, control } = await visits(browser);
      report(rows.visit, visited, control);
      report(rows.above, above, control);
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      report(rows.choice, await choosing(page));
      const calculator = await CalculatorOnPhone.open(page, 'tax=income-tax&period=month&salary=250000', /^Salary/);
      await calculator.typesWithField('nearest');
      report(rows.form, (await keystrokes(calculator)).frame);
      report(rows.rest, await rests(calculator));
      report(rows.refused, (await keystrokes(calculator, ['5 lakh', '500000'])).frame);
      await calculator.typesWithField('start');
      const { laidOut, frame } = await keystrokes(calculator);
      report(rows.laidOut, laidOut);
      report(rows.totals, frame);
      await context.close();
    }),
  );
}
