import { useLocation, useNavigate } from '@portal/platform/router';
import { useEffect, useState } from 'react';

/** Spec §9. */
const emailKey = 'pay_kd_reg_email';

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
      sessionStorage.setItem(emailKey, inAddress);
      setKept(inAddress);
      void navigate(pathname, { replace: true });
      return;
    }
    const stored = sessionStorage.getItem(emailKey);
    if (stored) setKept(stored);
    else void navigate('/login', { replace: true });
  }, [inAddress, navigate, pathname]);

  return inAddress ?? kept;
}
