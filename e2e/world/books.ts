import { differences, journalOf, readBooks, readShares, shareDifferences } from '@portal/money-oracle';
import { database } from './database.ts';
import { journal } from './machine-room.ts';

const patienceMs = 20_000;
const stepMs = 500;
/** Said after the story in which they came up; the ones after it are not to blame. */
const told = new Set<string>();

/**
 * What the books say of all money that the provider took or gave back, and of shares that were paid, in this world, and ought not to; empty once they agree.
 * Waits, because a confirmation may be on its way. Attempts that the sandbox has forgotten, after a restart, are left out.
 */
export async function disagreements(): Promise<readonly string[]> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const found = (await lookOnce()).filter((sentence) => !told.has(sentence));
    if (found.length === 0 || Date.now() > until) {
      for (const sentence of found) told.add(sentence);
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
}

async function lookOnce(): Promise<readonly string[]> {
  const pool = await database();
  const entries = await journal();
  const books = await readBooks((text, values) => pool.query(text, [...values]));
  const { approved, listed } = await readShares((text, values) => pool.query(text, [...values]));
  const initiated = new Set(
    entries.flatMap(({ kind, rrr, reference }) => (kind.endsWith('.initiated') ? [String(rrr ?? reference)] : [])),
  );
  return [
    ...differences(
      journalOf(entries),
      books.filter(({ reference }) => initiated.has(reference)),
    ),
    ...shareDifferences(approved, listed),
  ];
}
