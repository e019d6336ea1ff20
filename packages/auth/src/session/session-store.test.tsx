import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryIndexedDb } from '../testing/memory-indexed-db.ts';
import type { Session } from './session.ts';

const session: Session = {
  token: 'opaque-token',
  roles: ['Individual'],
  user: { email: 'amina@example.ng', firstName: 'Amina' },
};

/** A tab that has just been opened: the module starts anew, the device's storage stays. */
async function openTab() {
  vi.resetModules();
  return import('../index.ts');
}

const { crypto } = globalThis;

beforeEach(async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('crypto', crypto);
  vi.stubGlobal('CryptoKey', key.constructor);
  vi.stubGlobal('indexedDB', memoryIndexedDb());
  return () => vi.unstubAllGlobals();
});

describe('a session', () => {
  it('is there again after the page was closed', async () => {
    await (await openTab()).openSession(session);
    const later = await openTab();
    expect(later.currentSession()).toBeUndefined();
    await later.restoreSession();
    expect(later.currentSession()).toEqual(session);
  });

  it('is not readable in the storage, and lies under the specified key', async () => {
    await (await openTab()).openSession(session);
    const stored = localStorage.getItem('pay_kd_user') ?? '';
    expect(stored).not.toBe('');
    expect(atob(stored)).not.toContain('amina');
    expect(atob(stored)).not.toContain('opaque-token');
  });

  it('never stores what it was not made for: the NIN, the id, anything else a server may send', async () => {
    const tab = await openTab();
    await tab.openSession({ ...session, id: 7, user: { ...session.user, nin: '12345678901' } } as Session);
    expect(JSON.stringify(tab.currentSession())).not.toMatch(/12345678901|"id"/);
  });

  it('is gone at once when it is closed, here and after the next start', async () => {
    const tab = await openTab();
    await tab.openSession(session);
    const closing = tab.closeSession();
    expect(tab.currentSession()).toBeUndefined();
    await closing;
    const later = await openTab();
    await later.restoreSession();
    expect(later.currentSession()).toBeUndefined();
    expect(localStorage.getItem('pay_kd_user')).toBeNull();
  });

  it('that was tampered with is nobody', async () => {
    await (await openTab()).openSession(session);
    localStorage.setItem('pay_kd_user', btoa('x'.repeat(60)));
    const later = await openTab();
    await later.restoreSession();
    expect(later.currentSession()).toBeUndefined();
    expect(localStorage.getItem('pay_kd_user')).toBeNull();
  });

  it('follows another tab that signs out', async () => {
    const tab = await openTab();
    await tab.openSession(session);
    const stop = tab.followOtherTabs();
    localStorage.removeItem('pay_kd_user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pay_kd_user' }));
    await vi.waitFor(() => expect(tab.currentSession()).toBeUndefined());
    stop();
  });

  it('lives for the tab where there is no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    await (await openTab()).openSession(session);
    expect(localStorage.getItem('pay_kd_user')).toBeNull();
    const reloaded = await openTab();
    await reloaded.restoreSession();
    expect(reloaded.currentSession()).toEqual(session);
  });
});

/** As a browser does that blocks the data of sites: at the first touch. */
function blocked(name: 'localStorage' | 'sessionStorage') {
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

describe('where the browser keeps little or nothing', () => {
  it('a session lives for the page where its storage is blocked, and says so', async () => {
    blocked('localStorage');
    blocked('sessionStorage');
    const tab = await openTab();
    await tab.restoreSession();
    await tab.openSession(session);
    tab.noteSessionUse();
    await tab.restoreSession();
    expect(tab.currentSession()).toEqual(session);
    expect(tab.sessionDeadline({ ...session, idleMs: 60_000 })?.at).toBeGreaterThan(0);
    await tab.closeSession();
    expect(tab.currentSession()).toBeUndefined();
    vi.restoreAllMocks();
  });

  it('a session lives for the tab where the device is full, and not under an older one', async () => {
    await (await openTab()).openSession({ ...session, token: 'older' });
    const device = localStorage;
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
      ...{ length: 1, key: () => null, clear: () => device.clear() },
      getItem: (key) => device.getItem(key),
      removeItem: (key) => device.removeItem(key),
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    const tab = await openTab();
    await tab.openSession(session);
    expect(device.getItem('pay_kd_user')).toBeNull();
    const reloaded = await openTab();
    await reloaded.restoreSession();
    expect(reloaded.currentSession()).toEqual(session);
    vi.restoreAllMocks();
  });
});

describe('the key', () => {
  it('cannot be exported by any script', async () => {
    const generate = vi.spyOn(crypto.subtle, 'generateKey');
    await (await openTab()).openSession(session);
    expect(generate).toHaveBeenCalledWith(expect.anything(), false, ['encrypt', 'decrypt']);
  });
});

function Who({ tab }: { readonly tab: Awaited<ReturnType<typeof openTab>> }) {
  return <p>{tab.useSession().status}</p>;
}

describe('on a server', () => {
  it('nobody is known, even when this browser tab has somebody', async () => {
    const tab = await openTab();
    await tab.openSession(session);
    expect(renderToString(<Who tab={tab} />)).toBe('<p>unknown</p>');
  });
});
