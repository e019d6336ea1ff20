import { useSession } from '@portal/auth';
import { useLocation, useSearchParams } from '@portal/platform/router';
import { create, withStateTool } from '@portal/platform/store';
import { useEffect, useRef } from 'react';

interface KeptAddresses {
  /** What was asked for, by person and screen. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Spec §3, the filters of an area's reports: as long as the page lives, and in its memory alone. */
const useKeptAddresses = create<KeptAddresses>()(withStateTool<KeptAddresses>('filters', () => ({ kept: {} })));

/** Of a place in a list nobody wants to come back to. */
const passing = ['record', 'pageNumber', 'after', 'before', 'last'];

/**
 * Whoever comes back to a list by its menu finds it as they left it: filters, order, columns, which part. An address that says
 * anything by itself is left alone, and what is taken away while the list is shown stays away.
 */
export function useKeptAddress(): void {
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const { session } = useSession();
  const isNew = useRef(true);
  const key = session && `${session.user.email} ${pathname}`;
  useEffect(() => {
    if (!key) return;
    const before = useKeptAddresses.getState().kept[key];
    const comesBack = isNew.current && search === '' && before;
    isNew.current = false;
    if (comesBack) {
      setParams(new URLSearchParams(before), { replace: true, preventScrollReset: true });
      return;
    }
    const params = new URLSearchParams(search);
    for (const name of passing) params.delete(name);
    useKeptAddresses.setState(({ kept }) => ({ kept: { ...kept, [key]: params.toString() } }));
  }, [key, search, setParams]);
}
