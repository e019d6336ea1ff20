import type { ApiClient } from '@portal/api-client';
import { listReceiptKeys, type ReceiptKey, receiptKeySchema } from '@portal/contracts';

const storageKey = 'pay_kd_receipt_keys';

/** The public keys this device has kept, for checking with the network off. */
export function keptReceiptKeys(): readonly ReceiptKey[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((key) => receiptKeySchema.safeParse(key).data ?? []) : [];
  } catch {
    return [];
  }
}

/** Fetches the keys and keeps them, beside those kept before: a retired key still proves old receipts. */
export async function fetchReceiptKeys(api: ApiClient): Promise<readonly ReceiptKey[]> {
  const { keys } = await api(listReceiptKeys, {});
  const known = new Set(keys.map(({ kid }) => kid));
  const all = [...keys, ...keptReceiptKeys().filter(({ kid }) => !known.has(kid))];
  try {
    localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Not kept: the next check asks again.
  }
  return all;
}
