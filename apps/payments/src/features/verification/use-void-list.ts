import { useApiClient } from '@portal/api-client';
import type { ReceiptClaims } from '@portal/contracts';
import { useEffect, useState } from 'react';
import { fetchReceiptKeys, keptReceiptKeys } from './receipt-keys.ts';
import { fetchVoidList, isListedVoid, keptVoidList } from './void-receipts.ts';

interface Listed {
  readonly isListed: boolean;
  /** Of the list, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** Looks a proved receipt up in the list of void ones that this device keeps, and renews the list when there is a network. */
export function useVoidList(claims: ReceiptClaims | undefined): Listed | undefined {
  const api = useApiClient();
  const [found, setFound] = useState<Listed & { readonly of: string }>();
  const number = claims?.n;
  const bill = claims?.b;

  useEffect(() => {
    let isCurrent = true;
    async function renew() {
      if (keptReceiptKeys().length === 0) await fetchReceiptKeys(api);
      return fetchVoidList(api);
    }
    async function look() {
      const list = await renew().catch(() => keptVoidList());
      if (!list || number === undefined || bill === undefined) return;
      const isListed = await isListedVoid(list, { n: number, b: bill });
      if (isCurrent) setFound({ isListed, madeAt: list.d * 1000, of: `${number}|${bill}` });
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, [api, number, bill]);

  return found && found.of === `${number}|${bill}` ? found : undefined;
}
