import { type AskedChange, type Localized, portalAddress } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import { type AccountReader, keptAtOnce, otherSuperAdmins } from '../identity/index.ts';
import { changeKind, changeOf } from './change-subject.ts';
import { changeWords } from './change-words.ts';
import type { ChangeRow, DeciderChangesRepository } from './data/decider-changes.repository.ts';
import { type EnactDeps, enactChange } from './enact-change.ts';

export interface DecideDeps extends EnactDeps {
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'when'>;
  readonly changes: DeciderChangesRepository;
  readonly accounts: AccountReader;
}

/** What follows from the moves of a case: an approval does what was asked in its own transaction, and tells all SuperAdmins. */
export function decideChanges(deps: DecideDeps): void {
  const { clock, caseload, changes, accounts } = deps;

  caseload.when(changeKind, 'approve', async (tx, { subject, userId, reason: approval = '' }) => {
    const by = personOf(userId);
    const id = changeOf(subject);
    await keptAtOnce(tx, async () => {
      const change = await changes.decide(tx, id, { state: 'approved', by, at: clock.now() });
      const byTwo = { proposedBy: change.proposedBy ?? '', approval };
      const whose = await enactChange(deps, tx, { ...change, reason: change.reason ?? approval, by, byTwo });
      if (change.userId === null) await changes.names(tx, id, whose);
      await writeAudit(tx, {
        actor: { userId: by },
        action: 'user.change-approved',
        subject: `user:${whose}`,
        detail: { asked: change.asked, ...byTwo },
      });
      await tellSuperAdmins(tx, change, whose, by);
    });
  });

  for (const [move, state] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when(changeKind, move, async (tx, { subject, userId, reason = '' }) => {
      const by = personOf(userId);
      const decided = () => changes.decide(tx, changeOf(subject), { state, by, at: clock.now() });
      const change = await keptAtOnce(tx, decided);
      await writeAudit(tx, {
        actor: { userId: by },
        action: `user.change-${state}`,
        subject: change.userId === null ? `${changeKind}:${change.id}` : `user:${change.userId}`,
        detail: { asked: change.asked, reason },
      });
    });

  /** At once and everybody, whoever of them took part: the others are the ones who see that something is wrong. */
  async function tellSuperAdmins(tx: Transaction, { id, asked, proposedBy }: ChangeRow, whose: string, by: string) {
    await publishNotice(tx, {
      to: await otherSuperAdmins(tx, null),
      kind: 'decider.changed',
      facts: {
        person: nameIn(asked) ?? (await accounts.nameOf(whose)),
        change: wordsOf(asked),
        proposer: await accounts.nameOf(proposedBy ?? ''),
        approver: await accounts.nameOf(by),
      },
      path: portalAddress('/admin/settings/users', { record: whose }),
      occasion: `decider-change ${id} approved`,
    });
  }
}

/** An account that this transaction makes is not there for anybody else yet. */
function nameIn(asked: AskedChange): string | undefined {
  return asked.change === 'creation' ? `${asked.firstName} ${asked.lastName}` : undefined;
}

function wordsOf(asked: AskedChange): Localized {
  const words = changeWords[asked.change];
  if (asked.change === 'creation') return both(words, asked.roleName);
  if (asked.change === 'roles') return both(words, asked.roleNames.join(', '));
  if (asked.change === 'capacity') return both(words, asked.capacity);
  return words;
}

function both({ en, ha }: Localized, fact: string): Localized {
  return { en: `${en} (${fact})`, ha: `${ha} (${fact})` };
}

function personOf(userId: string | null): string {
  if (userId === null) throw new Error('A change of who decides was decided by nobody');
  return userId;
}
