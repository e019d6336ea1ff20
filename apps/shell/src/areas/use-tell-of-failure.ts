import { ConnectionError } from '@portal/api-client';
import { useEffect } from 'react';
import { portalConnection } from '../connection/portal-connection.ts';

/** While a release of the area is being tried, its page tells the gateway that a screen failed; a lost connection is no fault of it. */
export function useTellOfFailure(area: string, error: unknown): void {
  useEffect(() => {
    if (error instanceof ConnectionError || portalConnection.isLost()) return;
    document.dispatchEvent(new CustomEvent('portal:area-failed', { detail: area }));
  }, [area, error]);
}
