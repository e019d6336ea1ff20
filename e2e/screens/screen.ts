import type { Page } from '@playwright/test';
import type { Role } from '@portal/contracts';

export interface Screen {
  /** File name; says the screen and its state. */
  readonly name: string;
  readonly path: string;
  /** What is done after the page has started, to bring it into the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Seen by somebody new who is signed in. Screens of one role are visited in their order. */
export interface SignedInScreen extends Screen {
  readonly role: Role;
}

/** In place of the server. */
export function answers(page: Page, path: RegExp, status: number, body: object) {
  return page.route(path, (route) => route.fulfill({ status, json: body }));
}
