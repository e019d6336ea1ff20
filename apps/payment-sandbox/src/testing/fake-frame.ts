/**
 * Gives every frame of the simulated browser an address that is noted in place of being loaded, and a window that notes what is posted to it.
 * Empties the page first: test files that run in one process share it, and a frame that another file left open would be found in place of the own one.
 */
export function fakeFrames(): { readonly posted: unknown[][]; readonly addresses: string[] } {
  document.body.replaceChildren();
  const posted: unknown[][] = [];
  const windows = new WeakMap<HTMLIFrameElement, object>();
  const addresses: string[] = [];
  Object.defineProperties(HTMLIFrameElement.prototype, {
    contentWindow: {
      configurable: true,
      get(this: HTMLIFrameElement) {
        const own = windows.get(this) ?? { postMessage: (...message: unknown[]) => posted.push(message) };
        windows.set(this, own);
        return own;
      },
    },
    src: {
      configurable: true,
      get: () => '',
      set: (address: string) => addresses.push(address),
    },
  });
  return { posted, addresses };
}
