import { useLocation, useNavigate } from '@portal/platform/router';
import { useEffect, useState } from 'react';
import { keepEmail, keptEmail } from '../../registration-session.ts';

/**
 * The address that was registered: from the query when one comes from there, kept for the tab and taken out of the address.
 * Without one there is nothing to do here, and the person goes to the login (spec §2.5).
 */
export function useRegistrationEmail(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('email') ?? undefined;
  const [kept, setKept] = useState<string>();

  useEffect(() => {
    if (inAddress) {
      keepEmail(inAddress);
      setKept(inAddress);
      void navigate(pathname, { replace: true });
      return;
    }
    const stored = keptEmail();
    if (stored) setKept(stored);
    else void navigate('/login', { replace: true });
  }, [inAddress, navigate, pathname]);

  return inAddress ?? kept;
}
