import { closeSession, currentSession } from '@portal/auth';
import { keepFragment } from '@portal/contracts';
import { showToast } from '@portal/ui';
import { currentLanguage } from '../language/current-language.ts';
import { shellMessages } from '../messages/use-shell-messages.ts';

/** Spec §8. */
const toastDurationMs = 4000;

/**
 * What any 401 does (spec §4): the person is forgotten, told, and asked to sign in, with the way back to where they were.
 * Several calls may fail at once; only the first says so.
 */
export function sessionExpiry(
  goTo: (address: string) => void,
  /** The address that is being opened, if one is. */
  opening: () => string | undefined = () => undefined,
): () => void {
  return () => {
    if (!currentSession()) return;
    void closeSession();
    const message = shellMessages[currentLanguage()].sessionExpired;
    showToast({ kind: 'error', message, durationMs: toastDurationMs });
    const { pathname, hash } = window.location;
    const routeTo = opening() ?? wayBack();
    // What stands behind the # waits in the tab: no query may carry it.
    if (routeTo.split('?')[0] === pathname) keepFragment(pathname, hash);
    goTo(`/?${new URLSearchParams({ a: 'login', routeTo })}`);
  };
}

/** The address, or the name of the window that was open over it. */
function wayBack(): string {
  const { location, history } = window;
  const state = (history.state as { readonly usr?: { readonly modalState?: boolean } } | null)?.usr;
  return state?.modalState ? 'mda-collections' : location.pathname + location.search;
}
