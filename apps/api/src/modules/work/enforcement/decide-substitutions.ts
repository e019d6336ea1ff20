import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { approveSubstitution, dismissObjection, endSubstitution } from './data/move-substitution.ts';
import { lockSubstitution, type SubstitutionRow } from './data/substitutions.repository.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';
import { issueEndOfSubstitution, issueSubstitution } from './papers-of-substitution.ts';
import { substitutionRefusalOf } from './substitution-refusals.ts';
import { noteSubstitution, tellOfAnswer, tellOfSubstitutionsEnd } from './tell-of-substitution.ts';

const idIn = (subject: string) => subject.replace(/^substitution:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('This step of a substitution is a person’s');
  return userId;
}

export async function lockFoundSubstitution(tx: Transaction, id: string): Promise<SubstitutionRow> {
  const row = await lockSubstitution(tx, id);
  if (!row) throw new BusinessError('substitution.not-found');
  return row;
}

interface Made {
  readonly row: SubstitutionRow;
  readonly userId: string | null;
  readonly reason: string;
}

/** What follows from the moves of its case that bring no facts of their own, in their transaction. */
export function decideSubstitutions({ caseload }: Pick<EnforcementDeps, 'caseload'>): void {
  function when(
    move: Parameters<typeof caseload.when<'substitution'>>[1],
    follow: (tx: Transaction, made: Made) => Promise<void>,
  ): void {
    caseload.when('substitution', move, async (tx, { subject, userId, reason = '' }) => {
      const row = await lockFoundSubstitution(tx, idIn(subject));
      await follow(tx, { row, userId, reason }).catch(substitutionRefusalOf);
      await noteSubstitution(tx, row, {
        ...{ action: 'substitution.moved', by: userId, detail: { move, ...(reason && { reason }) } },
      });
    });
  }

  when('approve', async (tx, { row, userId }) => {
    const by = personIn(userId);
    await approveSubstitution(tx, row.id, by);
    await issueSubstitution(tx, row, by);
  });

  when('dismiss', async (tx, { row, userId, reason }) => {
    await dismissObjection(tx, row.id, personIn(userId), reason);
    await tellOfAnswer(tx, row, reason);
  });

  for (const [move, state] of [
    ['refuse', 'refused'],
    ['uphold', 'upheld'],
    ['lapse', 'upheld-by-law'],
    ['withdraw', 'withdrawn'],
    ['end', 'ended'],
  ] as const)
    when(move, async (tx, { row, userId, reason }) => {
      await endSubstitution(tx, row.id, { state, by: userId, reason });
      await issueEndOfSubstitution(tx, row, userId, reason);
      await tellOfSubstitutionsEnd(tx, row, reason);
    });
}
