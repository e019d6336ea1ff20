import type { Session } from '@portal/auth';
import { keepFragment } from '@portal/contracts';
import type { AreaPlace } from '@portal/platform';
import { showToast } from '@portal/ui';
import { currentLanguage } from '../language/current-language.ts';
import { shellMessages } from '../messages/use-shell-messages.ts';
import { detourOf } from './guard.ts';

/**
 * Where a visitor must go instead of this address, or nothing. Whoever is sent home is told why in one sentence; for a visitor
 * who is not signed in the window of signing in is open, with the way back in the address, so that signing in continues there.
 */
export function turnAway(
  place: AreaPlace,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  session: Session | undefined,
  /** Is on the screen already: whoever signed out, here or in another tab, knows why they leave. */
  isShown = false,
): string | undefined {
  const detour = detourOf(place, pathname, session);
  if (detour !== '/' || (isShown && !session)) return detour;
  const messages = shellMessages[currentLanguage()];
  showToast({ kind: 'info', message: session ? messages.notYourPage : messages.signInFirst });
  // A router's address has no fragment; the document that came with one stands there still.
  if (!session && window.location.pathname === pathname) keepFragment(pathname, window.location.hash);
  return session ? '/' : `/?${new URLSearchParams({ a: 'login', routeTo: pathname + search })}`;
}

/** To somebody who is signed in, at a screen of other roles. */
export function sayNotYours(): void {
  showToast({ kind: 'info', message: shellMessages[currentLanguage()].notYourPage });
}
