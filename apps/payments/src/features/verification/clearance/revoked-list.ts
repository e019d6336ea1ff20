import type { ApiClient } from '@portal/api-client';
import {
  listRevokedCertificates,
  type RevokedList,
  revokedFingerprintBytes,
  revokedListSchema,
} from '@portal/contracts';
import { provePayload } from '../prove-receipt.ts';
import { keptReceiptKeys } from '../receipt-keys.ts';

const storageKey = 'pay_kd_revoked_certificates';

/** The list this device has kept; it was proved before it was kept. */
export function keptRevokedList(): RevokedList | undefined {
  try {
    return revokedListSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Fetches the list, proves that we signed it, and keeps it unless a newer one is kept: nobody slips an older one under. */
export async function fetchRevokedList(api: ApiClient): Promise<RevokedList | undefined> {
  const { signed } = await api(listRevokedCertificates, {});
  const list = revokedListSchema.safeParse(await provePayload(signed, keptReceiptKeys())).data;
  const kept = keptRevokedList();
  if (!list || (kept && kept.d > list.d)) return kept;
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Not kept: the next visit asks again.
  }
  return list;
}

/** Whether the list names this certificate. */
export async function isListedRevoked({ h }: RevokedList, number: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(number));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes).slice(0, revokedFingerprintBytes)));
  return h.includes(text.replace(/\+/g, '-').replace(/\//g, '_').replaceAll('=', ''));
}
