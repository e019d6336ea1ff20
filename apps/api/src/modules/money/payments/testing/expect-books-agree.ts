import type { Provider } from '@portal/contracts';
import { differences, type Movement, readBooks } from '@portal/money-oracle';
import { expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';

/**
 * Our books against the provider's journal, which knows what really happened. Only attempts the provider has heard of: tests
 * write others by hand.
 */
export async function expectBooksAgree(
  db: Database,
  far: { readonly orders: readonly { readonly rrr: string }[]; movements(): readonly Movement[] },
  { provider = 'remita', ...options }: { readonly settled?: boolean; readonly provider?: Provider } = {},
): Promise<void> {
  const known = new Set(far.orders.map(({ rrr }) => rrr));
  const books = await readBooks((text, values) => db.$client.query(text, [...values]));
  const ours = books.filter((book) => book.provider === provider && known.has(book.reference));
  expect(differences(far.movements(), ours, options)).toEqual([]);
}
