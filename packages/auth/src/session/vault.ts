/** How far what is kept reaches: into later visits of this device, to the end of this tab, or to the end of this page. */
export type Reach = 'device' | 'tab' | 'page';

/** Where a text is kept between page loads. */
export interface Vault {
  /** Of what was kept last; before, of what can be kept. */
  readonly reach: () => Reach;
  readonly read: () => Promise<string | undefined>;
  readonly write: (text: string) => Promise<void>;
  readonly clear: () => void;
}

/** Spec §9. */
export const sessionStorageKey = 'pay_kd_user';

/**
 * Encrypted under a key of this device that no script can export. Where the browser offers no WebCrypto (plain HTTP on another
 * host), no database or no room, the text lives for the tab only; where it keeps nothing at all, for the page.
 */
export async function openVault(): Promise<Vault> {
  const ofPage = pageVault();
  const ofTab = isUsable(() => sessionStorage) ? orElse(tabVault(), ofPage) : ofPage;
  try {
    if (!globalThis.crypto?.subtle || !globalThis.indexedDB || !isUsable(() => localStorage)) return ofTab;
    return orElse(encryptedVault(await deviceKey()), ofTab);
  } catch {
    return ofTab;
  }
}

/** A browser that blocks its storage refuses it at the first touch. */
function isUsable(store: () => Storage): boolean {
  try {
    store().getItem(sessionStorageKey);
    return true;
  } catch {
    return false;
  }
}

/** What the first has no room for is kept by the second. */
function orElse(first: Vault, second: Vault): Vault {
  let isFull = false;
  return {
    reach: () => (isFull ? second : first).reach(),
    read: async () => (await first.read()) ?? second.read(),
    async write(text) {
      try {
        await first.write(text);
        isFull = false;
        second.clear();
      } catch {
        isFull = true;
        first.clear();
        await second.write(text);
      }
    },
    clear() {
      first.clear();
      second.clear();
    },
  };
}

function pageVault(): Vault {
  let kept: string | undefined;
  return {
    reach: () => 'page',
    read: async () => kept,
    write: async (text) => {
      kept = text;
    },
    clear: () => {
      kept = undefined;
    },
  };
}

function tabVault(): Vault {
  return {
    reach: () => 'tab',
    read: async () => sessionStorage.getItem(sessionStorageKey) ?? undefined,
    write: async (text) => sessionStorage.setItem(sessionStorageKey, text),
    clear: () => sessionStorage.removeItem(sessionStorageKey),
  };
}

const ivBytes = 12;

function encryptedVault(key: CryptoKey): Vault {
  return {
    reach: () => 'device',
    async read() {
      const stored = localStorage.getItem(sessionStorageKey);
      if (!stored) return undefined;
      try {
        const bytes = Uint8Array.from(atob(stored), (char) => char.charCodeAt(0));
        const name = 'AES-GCM';
        const text = await crypto.subtle.decrypt({ name, iv: bytes.slice(0, ivBytes) }, key, bytes.slice(ivBytes));
        return new TextDecoder().decode(text);
      } catch {
        // Written under a key that is gone, or tampered with: worth nothing.
        localStorage.removeItem(sessionStorageKey);
        return undefined;
      }
    },
    async write(text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      const bytes = [...iv, ...new Uint8Array(cipher)];
      localStorage.setItem(sessionStorageKey, btoa(String.fromCharCode(...bytes)));
    },
    clear: () => localStorage.removeItem(sessionStorageKey),
  };
}

const databaseName = 'pay_kd';
const storeName = 'keys';
const keyName = 'session';

/** The device's key; two tabs that start together agree on one, because only the first `add` succeeds. */
async function deviceKey(): Promise<CryptoKey> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  const keys = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
  const existing: unknown = await settled(keys('readonly').get(keyName));
  if (existing instanceof CryptoKey) return existing;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  try {
    await settled(keys('readwrite').add(fresh, keyName));
    return fresh;
  } catch {
    return settled(keys('readonly').get(keyName)) as Promise<CryptoKey>;
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device database did not answer'));
  });
}
