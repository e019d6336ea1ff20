/** A browser that does not go back when told to leaves one more entry of the same page, which is no harm. */
const patienceMs = 500;

/**
 * While the provider's window is open, Back closes it and does nothing else: an entry of the same address is put on top, and going
 * back to the one below is kept from the router. Returns how to stop, which takes the entry away again and resolves when it is gone.
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  let isOver = false;
  function onBack(event: PopStateEvent) {
    event.stopImmediatePropagation();
    isOver = true;
    removeEventListener('popstate', onBack, true);
    close();
  }
  history.pushState(history.state, '');
  addEventListener('popstate', onBack, true);

  return async () => {
    if (isOver) return;
    isOver = true;
    removeEventListener('popstate', onBack, true);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      const swallow = (event: PopStateEvent) => {
        event.stopImmediatePropagation();
        clearTimeout(timer);
        resolve();
      };
      addEventListener('popstate', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('popstate', swallow, true), patienceMs);
      history.back();
    });
  };
}
