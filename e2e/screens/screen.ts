import type { Page } from '@playwright/test';

export interface Screen {
  /** File name; says the screen and its state. */
  readonly name: string;
  readonly path: string;
  /** What is done after the page has started, to bring it into the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}
