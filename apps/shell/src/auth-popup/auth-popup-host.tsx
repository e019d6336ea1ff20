import { FullScreenSpinner, showToast } from '@portal/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { spinnerDelayMs } from '../navigation/starting-page.tsx';
import { useDelay } from '../navigation/use-delay.ts';
import type { AuthPopupProps } from './auth-popup.tsx';
import { usePopupAddress } from './use-popup-address.ts';

const load = () => import('./auth-popup.tsx');

/** Links that open the popup; pointing at one, focusing or touching it fetches the code. */
const openers = 'a[href*="a=login"], a[href*="a=register"]';

/**
 * The place of the authentication popup (spec §2.3). Nothing of it is in the server's HTML nor in the first render, so that a page
 * with `?a=login` is taken over as it came; its code comes when it is wanted.
 */
export function AuthPopupHost() {
  const messages = useShellMessages();
  const address = usePopupAddress();
  const [Popup, setPopup] = useState<ComponentType<AuthPopupProps>>();
  const { mode, close } = address;
  const isSlow = useDelay(mode !== undefined && !Popup, spinnerDelayMs);

  useEffect(fetchWhenNear, []);
  useEffect(() => {
    if (!mode || Popup) return;
    let isWanted = true;
    load().then(
      ({ AuthPopup }) => isWanted && setPopup(() => AuthPopup),
      () => {
        if (!isWanted) return;
        showToast({ kind: 'error', message: messages.noConnection });
        close();
      },
    );
    return () => {
      isWanted = false;
    };
  });

  if (!Popup) return isSlow ? <FullScreenSpinner /> : null;
  return <Popup mode={mode} onClose={close} onShow={address.show} />;
}

function fetchWhenNear(): () => void {
  const stop = new AbortController();
  function fetchCode() {
    stop.abort();
    // A failure here is nobody's concern: opening tries again and says so.
    load().catch(() => {});
  }
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    const near = ({ target }: Event) => target instanceof Element && target.closest(openers) && fetchCode();
    document.addEventListener(name, near, { signal: stop.signal, passive: true, capture: true });
  }
  // Phones wait for a finger: most people there come to pay a bill, and need none of this.
  if (window.matchMedia('(hover: hover) and (min-width: 48em)').matches && 'requestIdleCallback' in window) {
    window.requestIdleCallback(() => stop.signal.aborted || fetchCode());
  }
  return () => stop.abort();
}
