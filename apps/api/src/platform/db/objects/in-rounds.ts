import type pg from 'pg';

interface Failure<Item> {
  readonly item: Item;
  readonly error: Error;
}

/**
 * Does every item, where some need others first: what fails is tried again in the next round, until all are done or a round
 * brings nothing. `attempt` answers with further items that it has made necessary. Runs inside the caller's transaction.
 */
export async function inRounds<Item extends { readonly name: string }>(
  client: pg.ClientBase,
  items: readonly Item[],
  attempt: (item: Item) => Promise<readonly Item[]>,
): Promise<void> {
  let pending = items;
  while (pending.length > 0) {
    const failures: Failure<Item>[] = [];
    const added: Item[] = [];
    for (const item of pending) {
      await client.query('savepoint attempt');
      try {
        added.push(...(await attempt(item)));
        await client.query('release savepoint attempt');
      } catch (error) {
        await client.query('rollback to savepoint attempt');
        failures.push({ item, error: error as Error });
      }
    }
    if (added.length === 0 && failures.length === pending.length) {
      const reasons = failures.map(({ item, error }) => `  ${item.name}: ${withDetail(error)}`);
      throw new Error(`These fail even after everything else:\n${reasons.join('\n')}`, { cause: failures[0]?.error });
    }
    pending = [...failures.map(({ item }) => item), ...added];
  }
}

function withDetail(error: Error): string {
  const detail = 'detail' in error && error.detail ? ` (${error.detail})` : '';
  return `${error.message}${detail}`;
}
