import { useApiClient } from '@portal/api-client';
import { useEffect, useState } from 'react';
import { fetchReceiptKeys, keptReceiptKeys } from '../receipt-keys.ts';
import { fetchRevokedList, isListedRevoked, keptRevokedList } from './revoked-list.ts';

/** A certificate that is revoked while somebody looks at it says so within a minute. */
export const askAgainMs = 25_000;

interface Listed {
  readonly isListed: boolean;
  /** Of the list, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** Looks a certificate up in the list of revoked ones that this device keeps, and renews the list as long as it is looked at. */
export function useRevokedList(number: string | undefined): Listed | undefined {
  const api = useApiClient();
  const [found, setFound] = useState<Listed & { readonly of: string }>();

  useEffect(() => {
    let isCurrent = true;
    async function renew() {
      if (keptReceiptKeys().length === 0) await fetchReceiptKeys(api);
      return fetchRevokedList(api);
    }
    async function look() {
      const list = await renew().catch(() => keptRevokedList());
      if (!list || number === undefined) return;
      const isListed = await isListedRevoked(list, number);
      if (isCurrent) setFound({ isListed, madeAt: list.d * 1000, of: number });
    }
    const lookAgain = () => {
      if (document.visibilityState !== 'hidden') void look();
    };
    void look();
    if (number === undefined) return;
    const timer = setInterval(lookAgain, askAgainMs);
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
    };
  }, [api, number]);

  return found && found.of === number ? found : undefined;
}
