import { openersPathOf, type WorkKind, workKindOf, workPathOf } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import type { WorkRepository, WorkRow } from './data/work.repository.ts';

/** Whose decision a case waits for is told; so is whoever opened it, when it is decided. */
export async function tellOfMove(
  tx: Transaction,
  works: WorkRepository,
  work: WorkRow,
  { move, to, userId }: { readonly move: string; readonly to: string; readonly userId?: string | undefined },
): Promise<void> {
  const kind = workKindOf(work.kind);
  const facts = { work: kind.name, reference: work.reference };
  const path = workPathOf(kind, work.id);
  const steps = await works.stepsIn(tx, work.id);
  const occasion = `work ${work.id} ${steps.length} ${move}`;
  const opener = steps[0]?.userId;
  const state = kind.states[to];
  if (state?.isFinal && opener && opener !== userId) {
    const actor = await works.actor(tx, opener);
    await publishNotice(tx, {
      to: [opener],
      kind: 'work.decided',
      facts: { ...facts, state: state.name },
      // A screen of staff would turn a taxpayer away.
      path: actor && openersPathOf(kind, work.id, actor.role),
      occasion,
    });
  }
  const second = rolesOfSecond(kind, to);
  if (second.length === 0) return;
  const involved = new Set(steps.flatMap(({ userId: one, onBehalfOf }) => [one, onBehalfOf]));
  const people = await works.peopleFor(tx, second, work.officeId);
  const others = people.map(({ id }) => id).filter((id) => !involved.has(id));
  await publishNotice(tx, { to: others, kind: 'work.decision-needed', facts, path, occasion });
}

/** Whose roles make the moves from here that need another person. */
function rolesOfSecond({ moves }: WorkKind, state: string): string[] {
  const waiting = Object.values(moves).filter(({ from, otherThan }) => otherThan && from.includes(state));
  return [...new Set(waiting.flatMap(({ by }) => by))];
}
