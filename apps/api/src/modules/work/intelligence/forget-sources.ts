import { writeAudit } from '../../ground/audit/index.ts';
import { blankNames, openLeadsOf, removeRows, sourcesToForget } from './data/forget.repository.ts';
import { type EndedLead, endLead } from './data/lead.repository.ts';
import { endIn } from './data/sources.repository.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

const leadsAtOnce = 50;
const rowsAtOnce = 2_000;
const over = 'The days of its source are over';

/** Ends leads nobody has ended, removes rows, and blanks names: each batch a transaction, so that a worker may stop anywhere. */
export async function forgetSource(deps: IntelligenceDeps, id: string, signal: AbortSignal): Promise<void> {
  const { db, caseload } = deps;
  for (let left = true; left && !signal.aborted; )
    left = await db.transaction(async (tx) => {
      const leads = await openLeadsOf(tx, id, leadsAtOnce);
      for (const lead of leads) {
        await caseload.move(tx, { kind: 'lead', subject: `lead:${lead.id}` }, { move: 'lapse' });
        const end: EndedLead = { state: 'dismissed', by: null, reason: over, dismissal: 'days-over' };
        await endLead(tx, lead.id, end);
      }
      return leads.length === leadsAtOnce;
    });
  for (let left = true; left && !signal.aborted; )
    left = await db.transaction(async (tx) => (await removeRows(tx, id, rowsAtOnce)) === rowsAtOnce);
  if (!signal.aborted) await db.transaction((tx) => blankNames(tx, id));
}

/** Once a day and after every stop: sources whose last day is over end, and what they brought goes. */
export async function forgetSources(deps: IntelligenceDeps, signal: AbortSignal): Promise<void> {
  for (const { id, isEnded } of await sourcesToForget(deps.db)) {
    if (signal.aborted) return;
    if (!isEnded)
      await deps.db.transaction(async (tx) => {
        await endIn(tx, id);
        await writeAudit(tx, {
          ...{
            actor: { system: 'intelligence' },
            action: 'intelligence-source.ended',
            subject: `intelligence-source:${id}`,
          },
          detail: { reason: 'The last day of keeping is over' },
        });
      });
    await forgetSource(deps, id, signal);
  }
}
