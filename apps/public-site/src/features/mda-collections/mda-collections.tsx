import { activeRole, useSession } from '@portal/auth';
import { taxpayerRoles } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { useLocation, useNavigate } from '@portal/platform/router';
import { Suspense } from 'react';

const Dialog = lazyPart(async () => (await import('./mda-collections-dialog.tsx')).MdaCollectionsDialog);

/**
 * The window of `routeTo=mda-collections` (spec §4): signing in leads home with `modalState` in the history entry, so that a
 * reload keeps it and Back closes it. Its code comes only then.
 */
export function MdaCollections() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { session } = useSession();
  const isAsked = (state as { readonly modalState?: boolean } | null)?.modalState === true;
  const isTaxpayer = taxpayerRoles.some((role) => role === activeRole(session));
  if (!isAsked || !isTaxpayer) return null;
  return (
    <Suspense>
      <Dialog onClose={() => navigate({ pathname, search }, { replace: true, state: null })} />
    </Suspense>
  );
}
