import { closeSession, currentSession } from '@portal/auth';
import { errorCatalogue } from '@portal/contracts';
import { showToast } from '@portal/ui';

/**
 * What any 401 does (spec §4): the person is forgotten, told, and asked to sign in, with the way back to where they were.
 * Several calls may fail at once; only the first says so.
 */
export function sessionExpiry(goTo: (address: string) => void): () => void {
  return () => {
    if (!currentSession()) return;
    void closeSession();
    showToast({ kind: 'error', message: errorCatalogue['session.expired'].message });
    const { pathname, search } = window.location;
    goTo(`/?${new URLSearchParams({ a: 'login', routeTo: pathname + search })}`);
  };
}
