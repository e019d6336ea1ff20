import type { Page } from '@playwright/test';
import {
  apiBasePath,
  type Endpoint,
  type ErrorCode,
  errorCatalogue,
  type ResponseOf,
  type Role,
} from '@portal/contracts';

/** What is done after the page has started, to bring it into the state. */
export type Preparation = (page: Page) => Promise<unknown>;

export interface Screen {
  /** File name; says the screen and its state. */
  readonly name: string;
  readonly path: string;
  /** English unless told. */
  readonly language?: 'ha';
  readonly prepare?: Preparation;
  /** What a wide window has no place for, for example a menu that is always open there. */
  readonly isForPhones?: boolean;
  /** In CSS pixels; 360 and 1280 unless told. */
  readonly widths?: readonly number[];
}

/** Seen by somebody new who is signed in. Screens of one role are visited in their order. */
export interface SignedInScreen extends Screen {
  readonly role: Role;
}

/** To another screen of the same area: it is the browser that asks for its data then, and hears what a screen here answers. */
export async function goesOnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** In place of the server. */
export function answers(page: Page, path: RegExp, status: number, body: object) {
  return page.route(path, (route) => route.fulfill({ status, json: body }));
}

function addressOf({ path }: Endpoint): RegExp {
  return new RegExp(`${apiBasePath}${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
}

/** In place of the server, and only what the server could answer. */
export function answersTo<E extends Endpoint>(page: Page, endpoint: E, response: ResponseOf<E>) {
  endpoint.response.parse(response);
  return answers(page, addressOf(endpoint), 200, response as object);
}

/** The server refuses, in its own words. */
export function refuses(page: Page, path: RegExp | Endpoint, code: ErrorCode) {
  const { status, message } = errorCatalogue[code];
  const problem = { type: 'about:blank', title: '', status, code, message, requestId: 'a1b2c3d4' };
  return answers(page, path instanceof RegExp ? path : addressOf(path), status, problem);
}

const everything = /\/api\/v1\//;

export const apiFails = (page: Page) => refuses(page, everything, 'unexpected');
export const apiHangs = (page: Page) => page.route(everything, () => {});

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

export async function fills(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

export const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What the page itself complains of; the empty place of error messages is not meant. */
export const complaint = (page: Page) => page.getByRole('main').getByRole('alert').first().waitFor();

/** A screen whose data does not come: reached from another one, because the server draws it with its data. */
export const cannotShow =
  (path: string): Preparation =>
  async (page) => {
    await apiFails(page);
    await goesOnTo(page, path);
    await complaint(page);
  };
