import { portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import type { DemandRow } from './data/demands.repository.ts';

const path = (id: string) => portalAddress(`/user/cases/demands/${id}`);

export async function tellOfService(
  tx: Transaction,
  { id, number }: Pick<DemandRow, 'id' | 'number'>,
  to: readonly string[],
  served: { readonly on: string; readonly lastDay: string },
): Promise<void> {
  await publishNotice(tx, {
    to,
    kind: 'demand.served',
    facts: { number, served: served.on, day: served.lastDay },
    path: path(id),
    occasion: `demand:${id}:served`,
  });
}

/** Of what had been served alone: of the rest nobody knew. */
export async function tellOfEnd(tx: Transaction, row: DemandRow, to: readonly string[], answer: string): Promise<void> {
  if (row.servedOn === null) return;
  await publishNotice(tx, {
    to,
    kind: 'demand.withdrawn',
    facts: { number: row.number, answer },
    path: path(row.id),
    occasion: `demand:${row.id}:withdrawn`,
  });
}
