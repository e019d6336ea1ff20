import { noteRanked, openOfRule, rulesToRank, setWorth } from './data/rank.repository.ts';
import { worthOf } from './domain/worth.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

const batchOf = 2_000;

/** Open leads of rules whose leads ended since get their worth anew, batch by batch. */
export async function rankLeads({ db }: Pick<IntelligenceDeps, 'db'>, signal: AbortSignal): Promise<void> {
  for (const rule of await rulesToRank(db)) {
    for (let after: string | null = null; !signal.aborted; ) {
      const from: string | null = after;
      const rows = await db.transaction(async (tx) => {
        const open = await openOfRule(tx, rule, from, batchOf);
        await setWorth(
          tx,
          open.map(({ id, lowKobo }) => ({ id, worthKobo: worthOf(lowKobo, rule) })),
        );
        return open;
      });
      if (rows.length < batchOf) {
        await db.transaction((tx) => noteRanked(tx, rule));
        break;
      }
      after = rows.at(-1)?.id ?? null;
    }
  }
}
