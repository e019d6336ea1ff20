import { collectOwn, takeOwnSource } from './data/own-rows.repository.ts';
import { followRows } from './follow-rows.ts';
import { forgetSources } from './forget-sources.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';
import { matchRows } from './match-rows.ts';
import { rankLeads } from './rank-leads.ts';

/** Collects the portal's own rows once a day, compares what waits, opens leads, ranks them anew, and removes what may be kept no longer. */
export async function findLeads(deps: IntelligenceDeps, signal: AbortSignal): Promise<void> {
  await forgetSources(deps, signal);
  for (let goesOn = true; goesOn && !signal.aborted; )
    goesOn = await deps.db.transaction(async (tx) => {
      const source = await takeOwnSource(tx);
      if (source) await collectOwn(tx, source);
      return source !== undefined;
    });
  await matchRows(deps, signal);
  await followRows(deps, signal);
  await rankLeads(deps, signal);
}
