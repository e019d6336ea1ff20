/** Whether the portal can be reached, as far as this tab knows. */
export interface Connection {
  readonly isLost: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A request got an answer, whatever it said. */
  readonly noteAnswer: () => void;
  /** A request got none: no network, or one that leads nowhere. */
  readonly noteSilence: () => void;
  /** Called each time the portal can be reached again. */
  readonly onReturn: (listener: () => void) => () => void;
}

const firstProbeMs = 2_000;
const longestProbeMs = 30_000;

/**
 * A device that believes it is online often is not, so a request without an answer counts as much as what the device says.
 * While the connection is lost the portal is asked for a sign of life, at growing intervals and whenever the device wakes up.
 */
export function createConnection(probe: () => Promise<boolean>): Connection {
  const listeners = new Set<() => void>();
  const returnListeners = new Set<() => void>();
  let lost = false;
  let waitMs = firstProbeMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: boolean) {
    if (lost === next) return;
    lost = next;
    clearTimeout(timer);
    waitMs = firstProbeMs;
    if (lost) timer = setTimeout(() => void ask(), waitMs);
    for (const listener of listeners) listener();
    if (!lost) for (const listener of returnListeners) listener();
  }

  async function ask() {
    if (!lost) return;
    clearTimeout(timer);
    if (await probe()) return change(false);
    waitMs = Math.min(waitMs * 2, longestProbeMs);
    timer = setTimeout(() => void ask(), waitMs);
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('offline', () => change(true));
    window.addEventListener('online', () => void ask());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void ask();
    });
  }

  return {
    isLost: () => lost,
    subscribe: (listener) => added(listeners, listener),
    noteAnswer: () => change(false),
    noteSilence: () => change(true),
    onReturn: (listener) => added(returnListeners, listener),
  };
}

function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
