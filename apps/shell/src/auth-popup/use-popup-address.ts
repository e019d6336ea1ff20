import { useLocation, useNavigate } from '@portal/platform/router';
import { useEffect, useRef } from 'react';
import { type PopupMode, popupModeOf, searchWithMode, searchWithoutPopup } from './popup-mode.ts';

/** The popup as a part of the address: every page can have it open, Back closes it, and closing stays on the page. */
export function usePopupAddress() {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const mode = popupModeOf(search);
  const before = useRef<{ readonly pathname: string; readonly key: string }>(undefined);
  /** Opened by a link on this very page: then Back is the way to close it, and leaves no trace in the history. */
  const wasPushed = useRef(false);

  useEffect(() => {
    if (!mode) {
      before.current = { pathname, key };
      wasPushed.current = false;
    } else if (before.current) {
      wasPushed.current =
        before.current.pathname === pathname && before.current.key !== key && window.history.length > 1;
      before.current = undefined;
    }
  }, [mode, pathname, key]);

  return {
    mode,
    close() {
      if (wasPushed.current) void navigate(-1);
      else void navigate({ pathname, search: searchWithoutPopup(search), hash }, { replace: true, ...still });
    },
    show(next: PopupMode, state?: unknown) {
      void navigate({ pathname, search: searchWithMode(search, next), hash }, { replace: true, state, ...still });
    },
  };
}

const still = { preventScrollReset: true };
