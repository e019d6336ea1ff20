import type { ApiClient } from '@portal/api-client';
import {
  listVoidReceipts,
  type ReceiptClaims,
  type VoidList,
  voidFingerprintBytes,
  voidFingerprintOf,
  voidListSchema,
} from '@portal/contracts';
import { provePayload } from './prove-receipt.ts';
import { keptReceiptKeys } from './receipt-keys.ts';

const storageKey = 'pay_kd_void_receipts';

/** The list this device has kept; it was proved before it was kept. */
export function keptVoidList(): VoidList | undefined {
  try {
    return voidListSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Fetches the list, proves that we signed it, and keeps it unless a newer one is kept: nobody slips an older one under. */
export async function fetchVoidList(api: ApiClient): Promise<VoidList | undefined> {
  const { signed } = await api(listVoidReceipts, {});
  const list = voidListSchema.safeParse(await provePayload(signed, keptReceiptKeys())).data;
  const kept = keptVoidList();
  if (!list || (kept && kept.d > list.d)) return kept;
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Not kept: the next visit asks again.
  }
  return list;
}

/** Whether the list names this receipt. */
export async function isListedVoid({ h }: VoidList, receipt: Pick<ReceiptClaims, 'n' | 'b'>): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(voidFingerprintOf(receipt)));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes).slice(0, voidFingerprintBytes)));
  return h.includes(text.replace(/\+/g, '-').replace(/\//g, '_').replaceAll('=', ''));
}
