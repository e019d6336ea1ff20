import type { Page } from '@playwright/test';
import type { OpenSession } from '@portal/contracts';

/** A document of the portal's origin that brings no script. */
const quietPath = '/livez';

/** The browser keeps the session from now on, as the form of signing in leaves it. */
export async function keepSession(page: Page, { token, device, user, ...times }: OpenSession): Promise<void> {
  await page.goto(quietPath);
  const { roles, email, firstName, lastName, tpui, avatar, scope } = user;
  await page.evaluate(seal, {
    device,
    changes: {
      ...{ token, roles, expiresAt: times.expiresAt },
      idleMs: Date.parse(times.idleExpiresAt) - Date.parse(times.now),
      user: { email, firstName, lastName, ...(tpui && { tpui }), ...(avatar && { avatar }), scope },
    },
  });
}

/** Whatever is kept is opened, changed and sealed again with the device's own key. */
export async function changeKeptSession(page: Page, changes: object): Promise<void> {
  await page.evaluate(seal, { changes, device: undefined });
}

/** In the page. */
async function seal({ changes, device }: { readonly changes: object; readonly device: string | undefined }) {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The device database did not answer'));
    });
  const opening = indexedDB.open('pay_kd', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  const database = await settled(opening);
  const keys = (mode: IDBTransactionMode) => database.transaction('keys', mode).objectStore('keys');
  let key: CryptoKey | undefined = await settled(keys('readonly').get('session'));
  if (!key) {
    key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await settled(keys('readwrite').add(key, 'session'));
  }
  database.close();
  const kept = Uint8Array.from(atob(localStorage.getItem('pay_kd_user') ?? ''), (char) => char.charCodeAt(0));
  const name = 'AES-GCM';
  const before =
    kept.length === 0
      ? '{}'
      : new TextDecoder().decode(await crypto.subtle.decrypt({ name, iv: kept.slice(0, 12) }, key, kept.slice(12)));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify({ ...JSON.parse(before), ...changes }));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name, iv }, key, text));
  localStorage.setItem('pay_kd_user', btoa(String.fromCharCode(...iv, ...sealed)));
  if (device) localStorage.setItem('pay_kd_device', device);
}
