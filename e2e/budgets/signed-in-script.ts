import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** Loads an address as a browser that keeps nothing would, signed in; all its script, in bytes of gzip. */
export async function coldScriptBytes(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  // By address: what a hint fetched and a script then asked for came once.
  const scripts = new Map<string, Promise<Buffer>>();
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  };
  page.on('response', keep);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What is fetched ahead from here on has no page any more when its body is asked for.
  page.off('response', keep);
  const bodies = await Promise.all(scripts.values());
  await page.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
