import { substitutionsToEnd } from './data/substitutions.repository.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';
import { reasonOf } from './tell-of-enforcement.ts';

const mostAtOnce = 100;
const byLaw = 'It was not decided within ninety days: the law upholds the objection.';
const isPaid = 'Its bills are paid or ended.';

/** Every minute: what is paid, ended or rests asks nobody any more, and what was not decided in ninety days the law has decided. */
export async function followSubstitutions({ db, caseload }: EnforcementDeps): Promise<void> {
  const stopped: unknown[] = [];
  // One by one: what stops one of them stops no other.
  for (const { id, over, isLapsed } of await substitutionsToEnd(db, mostAtOnce))
    await db
      .transaction((tx) =>
        caseload.move(
          tx,
          { kind: 'substitution', subject: `substitution:${id}` },
          // What the law has decided is said first: a payment does not undo it.
          isLapsed || over === null
            ? { move: 'lapse', reason: byLaw }
            : { move: 'end', reason: over === 'paid' ? isPaid : reasonOf(over) },
        ),
      )
      .catch((error: unknown) => void stopped.push(error));
  if (stopped.length > 0) throw new AggregateError(stopped, 'Substitutions that are over could not be ended');
}
