import type { Premises } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { refreshObligations } from '../obligations/index.ts';
import { insertPremises } from './data/premises.repository.ts';

interface Recorded extends Omit<Premises, 'id'> {
  readonly tpui: string;
  readonly at: Date;
  /** What shows it, in words. */
  readonly shownBy: string;
  readonly by: string;
}

/** Premises of a taxpayer without an account, as somebody of the service found them; duties are made anew. Answers their id. */
export async function recordPremises(tx: Transaction, { shownBy, by, ...entered }: Recorded): Promise<string> {
  const { tpui, trade, fromDay, toDay, at } = entered;
  const id = await insertPremises(tx, entered);
  if (id === undefined) throw new BusinessError('premises.too-many');
  await refreshObligations(tx, [tpui], dayOf(at));
  await writeAudit(tx, {
    ...{ actor: { userId: by }, action: 'premises.recorded', subject: `taxpayer:${tpui}` },
    detail: { premisesId: id, trade, fromDay, toDay, shownBy },
  });
  return id;
}
