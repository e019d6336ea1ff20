/** Gives every frame of the simulated browser an address it does not load and a window that notes what is posted to it. */
export function fakeFrames(): { readonly posted: unknown[][] } {
  const posted: unknown[][] = [];
  const windows = new WeakMap<HTMLIFrameElement, object>();
  const addresses = new WeakMap<HTMLIFrameElement, string>();
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
      get(this: HTMLIFrameElement) {
        return addresses.get(this) ?? '';
      },
      set(this: HTMLIFrameElement, address: string) {
        addresses.set(this, address);
      },
    },
  });
  return { posted };
}
