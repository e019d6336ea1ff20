import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { isConflicted } from './data/conflicts.repository.ts';
import { createCoversRepository } from './data/covers.repository.ts';
import { createWorkRepository } from './data/work.repository.ts';

interface HandedOver {
  readonly given: number;
  /** What the other may not be given. */
  readonly left: number;
}

/** Gives every open case of one person to another, as far as that one may be given it. Deadlines run on. Telling people is the caller's. */
export type HandOver = (
  tx: Transaction,
  work: { readonly fromId: string; readonly toId: string; readonly by: string; readonly reason: string },
) => Promise<HandedOver>;

export function createHandOver(given: { readonly db: Database; readonly clock: Clock }): HandOver {
  const works = createWorkRepository(given);
  const covers = createCoversRepository(given.db);
  return async (tx, { fromId, toId, by, reason }) => {
    const open = await works.openWorkOf(tx, fromId);
    const suits = new Map<number | null, boolean>();
    const at = given.clock.now();
    const offices = new Set<number | null>();
    let handed = 0;
    for (const { id, officeId } of open) {
      const suitable = suits.get(officeId) ?? (await covers.maySucceed(tx, { fromId, toId, officeId }));
      suits.set(officeId, suitable);
      if (!suitable || (await isConflicted(tx, id, [toId]))) continue;
      await works.assign(tx, id, { assigneeId: toId, by, reason, at });
      offices.add(officeId);
      handed += 1;
    }
    for (const officeId of offices) await tellLive(tx, workAudiences(officeId));
    return { given: handed, left: open.length - handed };
  };
}
