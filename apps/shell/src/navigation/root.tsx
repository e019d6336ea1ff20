import { Outlet, ScrollRestoration, useNavigation } from '@portal/platform/router';
import { FullScreenSpinner, SkipLink, ToastArea } from '@portal/ui';
import { useEffect } from 'react';
import { AuthPopupHost } from '../auth-popup/auth-popup-host.tsx';
import { ConnectionBanner } from '../connection/connection-banner.tsx';
import { contentId } from '../layout/index.ts';
import { SessionWarning } from '../session/session-warning.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { spinnerDelayMs } from './starting-page.tsx';
import { useDelay } from './use-delay.ts';
import { useGuardOfPublicPaths } from './use-guard-of-public-paths.ts';

/** What every screen has around it, whichever area it belongs to. */
export function Root() {
  const { state } = useNavigation();
  const isSlow = useDelay(state !== 'idle', spinnerDelayMs);
  useGuardOfPublicPaths();
  useEffect(announceStart, []);
  return (
    <>
      <SkipLink targetId={contentId} />
      <Outlet />
      <AuthPopupHost />
      <SessionWarning />
      {isSlow && <FullScreenSpinner />}
      <ToastArea />
      <ConnectionBanner />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** Whoever kept presses and typed text for the application may hand them over now. */
function announceStart(): void {
  document.documentElement.dataset.started = 'true';
  document.dispatchEvent(new Event('portal:started'));
}
