import type { Locator, Page } from '@playwright/test';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import { processorTimeOf } from './processor-time.ts';

/** The calculator with a result and its last line, the dearest, open: what is done at one of its fields is measured. */
export class CalculatorOnPhone {
  readonly #page: Page;
  readonly #field: Locator;
  /** As `processorTimeOf` gives it. */
  readonly processorMs: () => Promise<number>;

  private constructor(page: Page, field: Locator, processorMs: () => Promise<number>) {
    this.#page = page;
    this.#field = field;
    this.processorMs = processorMs;
  }

  /** `hash`: the figures, as an address holds them. */
  static async open(page: Page, hash: string, field: RegExp): Promise<CalculatorOnPhone> {
    await page.goto('about:blank');
    await page.goto(`${origin}/tax-calculator#${hash}`);
    await startsThePage(page);
    // With a key: a phone has no pointer that rests on the page and is looked up again after each layout.
    await page.locator('.calculator-line summary').last().press('Enter');
    await page.waitForLoadState('networkidle');
    return new CalculatorOnPhone(page, page.getByLabel(field), await processorTimeOf(page));
  }

  /** Somebody is at the field: it is in sight. */
  async isAtField(): Promise<void> {
    await this.#field.focus();
  }

  /** Somebody types: the field is in sight, and with `at` its upper end the totals too, the lines below them not. */
  async typesWithField(at: 'nearest' | 'start'): Promise<void> {
    await this.isAtField();
    await this.#field.evaluate((element, block) => element.scrollIntoView({ block }), at);
    const inSight = await this.#page
      .locator('.calculator-totals, .calculator-lines')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top < window.innerHeight));
    if (String(inSight) !== String([at === 'start', false])) throw new Error(`In sight: ${inSight}`);
  }

  /**
   * A text, an option, or a box whichever the text is. Ends when the frame was handed over; without a text it does nothing else. Gives
   * the milliseconds until all was laid out.
   */
  press(text: string): Promise<number> {
    return this.#field.evaluate(async (element, typed) => {
      const pressedAt = performance.now();
      if (typed !== '') {
        if (element instanceof HTMLInputElement && element.type === 'checkbox') element.click();
        else {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, typed);
          const isChosen = element instanceof HTMLSelectElement;
          // A keystroke is no change: that comes when the field is left.
          for (const event of isChosen ? ['input', 'change'] : ['input'])
            element.dispatchEvent(new Event(event, { bubbles: true }));
        }
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

  /** Ends when the lines say `income` and their frame was handed over. */
  rest(income: string): Promise<void> {
    return this.#page
      .locator('.calculator-line .ui-money')
      .first()
      .evaluate(async (amount, expected) => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const isWritten = () => amount.textContent === expected;
        if (isWritten()) throw new Error('It was written before typing rested');
        await new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (isWritten()) resolve();
          });
          observer.observe(amount, { subtree: true, characterData: true });
        });
        await nextFrame();
        await nextFrame();
      }, income);
  }
}
