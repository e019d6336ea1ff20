import type { Patience } from '@portal/api-client';

export interface WaitingCalls {
  /** Whether any call of this tab is waiting for the portal to come back. */
  readonly isAny: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly noteWait: Patience['onWait'];
}

/** How long calls wait for a portal that is away, in milliseconds. */
export const outagePatienceMs = 20_000;

export function createWaitingCalls(): WaitingCalls {
  const listeners = new Set<() => void>();
  let waiting = 0;
  return {
    isAny: () => waiting > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteWait(isWaiting) {
      waiting += isWaiting ? 1 : -1;
      for (const listener of listeners) listener();
    },
  };
}

/** Those of this tab. */
export const waitingCalls = createWaitingCalls();
