import { useApiClient } from '@portal/api-client';
import { useEffect, useState } from 'react';
import { type Proof, proveReceipt } from './prove-receipt.ts';
import { fetchReceiptKeys, keptReceiptKeys } from './receipt-keys.ts';

/** Proves a signed receipt on this device, with the kept keys first; undefined while it works, and without a receipt. */
export function useReceiptProof(signedReceipt: string | undefined): Proof | undefined {
  const api = useApiClient();
  const [proved, setProved] = useState<{ readonly of: string; readonly proof: Proof }>();

  useEffect(() => {
    let isCurrent = true;
    if (!signedReceipt) {
      // Keys are fetched on the first visit, so that a receipt can be proved here later without a network.
      if (keptReceiptKeys().length === 0) void fetchReceiptKeys(api).catch(() => undefined);
      return;
    }
    prove(signedReceipt).then((proof) => isCurrent && setProved({ of: signedReceipt, proof }));
    return () => {
      isCurrent = false;
    };

    async function prove(receipt: string): Promise<Proof> {
      const proof = await proveReceipt(receipt, keptReceiptKeys());
      if (proof.kind !== 'unknown-key') return proof;
      return fetchReceiptKeys(api).then(
        (keys) => proveReceipt(receipt, keys),
        () => proof,
      );
    }
  }, [api, signedReceipt]);

  return proved && proved.of === signedReceipt ? proved.proof : undefined;
}
