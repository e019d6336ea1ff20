import { createStore, useStore } from '@portal/platform/store';
import { forgetActing } from './acting.ts';
import { type Session, sessionFrom } from './session.ts';
import { openVault, type Reach, sessionStorageKey, type Vault } from './vault.ts';

export interface SessionState {
  /** `unknown` until the device's storage has been read, and always on a server. */
  readonly status: 'unknown' | 'anonymous' | 'signed-in';
  readonly session: Session | undefined;
  /** How long this browser keeps who is signed in: not beyond the tab or the page, somebody ought to be told. */
  readonly reach?: Reach;
}

const unknownSession: SessionState = { status: 'unknown', session: undefined };
const anonymous: SessionState = { status: 'anonymous', session: undefined };

const store = createStore<SessionState>(() => unknownSession);

let vault: Promise<Vault> | undefined;
const openedVault = () => {
  vault ??= openVault();
  return vault;
};

/** Reads what this device remembers. Called once at start, and again when another tab signs in or out. */
export async function restoreSession(): Promise<void> {
  const kept = await openedVault();
  const text = await kept.read();
  const session = text ? sessionFrom(parsed(text)) : undefined;
  store.setState({ ...(session ? { status: 'signed-in', session } : anonymous), reach: kept.reach() });
}

export async function openSession(value: Session): Promise<void> {
  const session = sessionFrom(value);
  if (!session) throw new Error('A session needs a token, roles and an e-mail address');
  const kept = await openedVault();
  await kept.write(JSON.stringify(session));
  store.setState({ status: 'signed-in', session, reach: kept.reach() });
}

/** Forgets the person at once; the storage follows. */
export async function closeSession(): Promise<void> {
  store.setState(anonymous);
  forgetActing();
  (await openedVault()).clear();
}

/** For what is not a component: guards, the API client. */
export function currentSession(): Session | undefined {
  return store.getState().session;
}

/** Who is signed in. `unknown` while a server renders and while the browser takes that page over, so that the two agree. */
export function useSession(): SessionState {
  return useStore(store);
}

export function onSessionChange(listener: (state: SessionState, previous: SessionState) => void): () => void {
  return store.subscribe(listener);
}

/**
 * Follows the other tabs: signing out in one signs out in all, signing in likewise. `onOtherPerson` is called when somebody else,
 * or nobody, is signed in since. Returns how to stop.
 */
export function followOtherTabs(onOtherPerson: () => void = () => {}): () => void {
  const changed = async (event: StorageEvent) => {
    if (event.key !== sessionStorageKey && event.key !== null) return;
    const before = currentSession()?.token;
    await restoreSession();
    if (currentSession()?.token !== before) onOtherPerson();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
