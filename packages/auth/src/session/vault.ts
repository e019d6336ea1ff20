/** Where a text is kept between page loads. */
export interface Vault {
  readonly read: () => Promise<string | undefined>;
  readonly write: (text: string) => Promise<void>;
  readonly clear: () => void;
}

/** Spec §9. */
export const sessionStorageKey = 'pay_kd_user';

/**
 * Encrypted under a key of this device that no script can export. Where the browser offers no WebCrypto (plain HTTP on another
 * host) or no database, the text lives for the tab only.
 */
export async function openVault(): Promise<Vault> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return tabVault();
  try {
    return encryptedVault(await deviceKey());
  } catch {
    return tabVault();
  }
}

function tabVault(): Vault {
  return {
    read: async () => sessionStorage.getItem(sessionStorageKey) ?? undefined,
    write: async (text) => sessionStorage.setItem(sessionStorageKey, text),
    clear: () => sessionStorage.removeItem(sessionStorageKey),
  };
}

const ivBytes = 12;

function encryptedVault(key: CryptoKey): Vault {
  return {
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
