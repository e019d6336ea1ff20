import { differences, type Movement, readBooks } from '@portal/money-oracle';
import { expect } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Our books against the provider's journal, which knows what really happened. Only attempts the provider has heard of: tests
 * write others by hand.
 */
export async function expectBooksAgree(
  db: Database,
  remita: { readonly orders: readonly { readonly rrr: string }[]; movements(): readonly Movement[] },
  options: { readonly settled?: boolean } = {},
): Promise<void> {
  const known = new Set(remita.orders.map(({ rrr }) => rrr));
  const books = await readBooks((text, values) => db.$client.query(text, [...values]));
  const ours = books.filter(({ provider, reference }) => provider === 'remita' && known.has(reference));
  expect(differences(remita.movements(), ours, options)).toEqual([]);
}
