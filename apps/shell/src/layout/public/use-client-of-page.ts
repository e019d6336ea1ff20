import { type ActingFor, actingFor, useSession } from '@portal/auth';
import { placeOf } from '@portal/platform';
import { useLocation } from '@portal/platform/router';
import { useEffect, useState } from 'react';

/** The client for whom a payment page acts. Known once the page runs: the document is the same for everybody. */
export function useClientOfPage(): ActingFor | undefined {
  const { session } = useSession();
  const { pathname } = useLocation();
  const [acting, setActing] = useState<ActingFor>();
  useEffect(() => {
    setActing(session && placeOf(pathname).id === 'payments' ? actingFor() : undefined);
  }, [session, pathname]);
  return acting;
}
