import { currentSession } from '@portal/auth';
import { useLocation } from '@portal/platform/router';
import { FullScreenSpinner, showToast } from '@portal/ui';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { spinnerDelayMs } from '../navigation/starting-page.tsx';
import { useDelay } from '../navigation/use-delay.ts';
import type { AuthPopupProps } from './auth-popup.tsx';
import { type PopupMode, popupModeOf } from './popup-mode.ts';
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

  const { onClose, onShow } = useSteadyHandlers(address);
  const asked = usePressedOpener();

  const { pathname } = useLocation();
  const [readyAt, setReadyAt] = useState<string>();

  useEffect(
    () =>
      fetchWhenNear((AuthPopup) => {
        startTransition(() => {
          setPopup(() => AuthPopup);
          setReadyAt(pathname);
        });
      }),
    [pathname],
  );
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
  const shown = mode ?? asked;
  // Ready made, and hidden, only on the page where somebody came near: no other carries a second form for an e-mail address.
  if (!shown && readyAt !== pathname) return null;
  return <Popup mode={shown} onClose={onClose} onShow={onShow} />;
}

/** The popup that was asked for with a press and is not in the address yet: it opens before the router has drawn the page anew. */
function usePressedOpener(): PopupMode | undefined {
  const { pathname, key } = useLocation();
  const [asked, setAsked] = useState<{ readonly mode: PopupMode | undefined; readonly key: string }>();
  // From here on the address says what is open.
  if (asked && asked.key !== key) setAsked(undefined);
  useEffect(() => {
    function press(event: MouseEvent) {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(openers);
      if (!link || link.pathname !== pathname || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      setAsked({ mode: popupModeOf(link.search), key });
    }
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [pathname, key]);
  return asked?.mode;
}

/** The same functions as long as the host lives, so that a change of address does not draw the popup anew. */
function useSteadyHandlers(address: ReturnType<typeof usePopupAddress>) {
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  });
  return useMemo(
    (): Pick<AuthPopupProps, 'onClose' | 'onShow'> => ({
      onClose: () => latest.current.close(),
      onShow: (mode, state) => latest.current.show(mode, state),
    }),
    [],
  );
}

function fetchWhenNear(onReady: (popup: ComponentType<AuthPopupProps>) => void): () => void {
  const stop = new AbortController();
  // A failure here is nobody's concern: opening tries again and says so.
  const prepare = () =>
    void load().then(
      ({ AuthPopup }) => stop.signal.aborted || onReady(AuthPopup),
      () => {},
    );
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    const near = ({ target }: Event) => target instanceof Element && target.closest(openers) && prepare();
    document.addEventListener(name, near, { signal: stop.signal, passive: true, capture: true });
  }
  // Phones wait for a finger: most people there come to pay a bill, and need none of this; nor does who is signed in.
  if (window.matchMedia('(hover: hover) and (min-width: 48em)').matches && 'requestIdleCallback' in window) {
    window.requestIdleCallback(() => stop.signal.aborted || currentSession() || load().catch(() => {}));
  }
  return () => stop.abort();
}
