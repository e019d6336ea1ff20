import { useLocation } from '@portal/platform/router';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The reference of a message that was sent from here, also after a reload: it stands in the history of the tab. Nothing until
 * the page is alive, because the server that wrote it knows no history.
 */
export function useSent(): string | undefined {
  const { state } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? (state as { readonly sent?: string } | null)?.sent : undefined;
}
