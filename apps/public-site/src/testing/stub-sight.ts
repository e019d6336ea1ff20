import { vi } from 'vitest';

/** The browser's observer of what is in sight, played: tells all that is watched what the test says. Until `vi.unstubAllGlobals`. */
export function stubSight(): { readonly tell: (isIntersecting: boolean) => void; readonly watched: () => number } {
  const callbacks = new Set<IntersectionObserverCallback>();
  class PlayedObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      callbacks.add(this.#callback);
    }
    disconnect() {
      callbacks.delete(this.#callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', PlayedObserver);
  return {
    tell(isIntersecting) {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      for (const callback of callbacks) callback([entry], new IntersectionObserver(callback));
    },
    watched: () => callbacks.size,
  };
}
