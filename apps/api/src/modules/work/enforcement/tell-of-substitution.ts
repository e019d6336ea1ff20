import { portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { peopleOf } from '../paye/index.ts';
import type { SubstitutionRow } from './data/substitutions.repository.ts';

const path = (id: string) => portalAddress(`/user/cases/substitutions/${id}`);

/** Both hear of it with the service: the taxpayer not before, or the money would be called in. */
export async function tellOfSubstitution(tx: Transaction, row: SubstitutionRow, lastDay: string): Promise<void> {
  const { id, number, tpui, holderTpui, taxpayer, holder } = row;
  await publishNotice(tx, {
    to: await peopleOf(tx, holderTpui),
    kind: 'substitution.served',
    facts: { number, taxpayer, day: lastDay },
    path: path(id),
    occasion: `substitution:${id}:served`,
  });
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'substitution.told',
    facts: { number, holder },
    path: path(id),
    occasion: `substitution:${id}:told`,
  });
}

/** To whoever was appointed, when their objection is dismissed. */
export async function tellOfAnswer(tx: Transaction, row: SubstitutionRow, answer: string): Promise<void> {
  await publishNotice(tx, {
    to: await peopleOf(tx, row.holderTpui),
    kind: 'substitution.answered',
    facts: { number: row.number, answer },
    path: path(row.id),
    occasion: `substitution:${row.id}:answered`,
  });
}

/** Of what was served alone: of the rest nobody knew. */
export async function tellOfSubstitutionsEnd(tx: Transaction, row: SubstitutionRow, answer: string): Promise<void> {
  if (row.servedOn === null) return;
  for (const tpui of [row.holderTpui, row.tpui])
    await publishNotice(tx, {
      to: await peopleOf(tx, tpui),
      kind: 'substitution.ended',
      facts: { number: row.number, answer },
      path: path(row.id),
      occasion: `substitution:${row.id}:ended:${tpui}`,
    });
}

type Action = 'substitution.asked' | 'substitution.moved' | 'substitution.served' | 'substitution.objected';

/** With the taxpayer, as everything that is done about their debt. Without a person: the portal. */
export function noteSubstitution(
  tx: Transaction,
  { tpui, number }: Pick<SubstitutionRow, 'tpui' | 'number'>,
  made: {
    readonly action: Action;
    readonly by: string | null;
    readonly detail?: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  return writeAudit(tx, {
    actor: made.by === null ? { system: 'enforcement' } : { userId: made.by },
    action: made.action,
    subject: `taxpayer:${tpui}`,
    detail: { number, ...made.detail },
  });
}
