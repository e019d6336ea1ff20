import { getContentVersion, listPublished } from '@portal/contracts';
import { afterAll, expect, it, vi } from 'vitest';
import { gatewayWorld } from '../testing/gateway-world.ts';

const patience = { timeout: 50_000 };
const both = { en: 'About us', ha: 'Game da mu' };
const published = [{ path: '/content/about', title: both, lead: both, updatedAt: '2026-11-28T08:00:00.000Z' }];

const world = await gatewayWorld({ PAGE_RENDERING: 'ahead' });
afterAll(() => world.close());

let version = '1';
world.api.answer = ({ url }, response) => {
  response.setHeader('content-type', 'application/json');
  if (url.endsWith(getContentVersion.path)) response.end(JSON.stringify({ version }));
  else if (url.endsWith(listPublished.path)) response.end(JSON.stringify(published));
  else response.end('{"ok":true}');
};
/** What the page of content asks for while it is rendered. */
const renderings = () => world.api.seen.filter(({ url }) => url === '/api/v1/content/pages').length;

it('renders what is published in each language before anybody asks, and again when something else is', async () => {
  await vi.waitFor(() => expect(renderings()).toBe(2), patience);
  for (const language of ['en', 'ha']) {
    const { body } = await world.ask(`/content/about?lang=${language}`);
    expect(body).toContain('<h1>public-site first</h1>');
  }
  expect(renderings()).toBe(2);
  version = '2';
  await vi.waitFor(() => expect(renderings()).toBe(4), patience);
});
