import { useLocation, useNavigate } from '@portal/platform/router';
import { useEffect } from 'react';

/**
 * A one-time token of an e-mailed link. It leaves the address at once, so that it is not in what is shared, bookmarked or sent
 * as a referrer; a reload of the page still has it.
 */
export function useAddressSecret(name: string): string | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get(name) ?? undefined;

  useEffect(() => {
    if (inAddress === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: { [name]: inAddress } });
  }, [inAddress, name, navigate, pathname, search]);

  return inAddress ?? (state as Readonly<Record<string, string>> | null)?.[name];
}
