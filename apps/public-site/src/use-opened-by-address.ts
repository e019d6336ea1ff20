import { useLocation } from '@portal/platform/router';
import { useLayoutEffect } from 'react';

/**
 * Opens what the address leads to, before the page is scrolled there. A browser does it by itself for a page that it loads, where
 * the named element lies within the `details` and is not the `details`.
 */
export function useOpenedByAddress(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    const opened = location.hash && document.getElementById(location.hash.slice(1))?.closest('details');
    if (opened) opened.open = true;
  }, [location]);
}
