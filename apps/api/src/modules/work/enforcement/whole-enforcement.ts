import type { EnforcementDetail } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import {
  caseOf,
  type EnforcementRow,
  findEnforcement,
  isLegal,
  officersOf,
  openBillsOf,
} from './data/enforcements.repository.ts';
import { ordersOf } from './data/orders.repository.ts';
import { saleOf } from './data/sales.repository.ts';
import { reportsOf } from './data/visit-reports.repository.ts';
import { goodsOf, photosOf, searchesOf, teamOf, visitsOf } from './data/visits.repository.ts';
import { movesOf, presentDetail, type Surroundings, type WholeVisit } from './present-enforcement.ts';

/** Of another office there is none. */
export function within(user: SignedInUser, row: EnforcementRow | undefined): EnforcementRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('enforcement.not-found');
  return row;
}

/** Its orders, visits with what hangs on them, its sale, and what is open of its demand. */
export async function surroundingsOf(tx: Transaction, row: EnforcementRow): Promise<Surroundings> {
  const visits: WholeVisit[] = [];
  for (const visit of await visitsOf(tx, row.id))
    visits.push({
      ...{ visit, team: await teamOf(tx, visit.id), goods: await goodsOf(tx, visit.id) },
      ...{ searches: await searchesOf(tx, visit.id), photos: await photosOf(tx, visit.id) },
      reports: await reportsOf(tx, visit.id),
    });
  return {
    ...{ visits, orders: await ordersOf(tx, row.id), sale: await saleOf(tx, row.id) },
    openBills: await openBillsOf(tx, row.noticeId),
  };
}

/** The record as an office or the service reads it. */
export async function showEnforcement(tx: Transaction, id: string, user: SignedInUser): Promise<EnforcementDetail> {
  const row = within(user, await findEnforcement(tx, id));
  const work = await caseOf(tx, id);
  if (!work) throw new Error(`Enforcement ${row.number} is no case`);
  const around = await surroundingsOf(tx, row);
  const moves = movesOf(row, around, { id: user.id, roles: user.roles, isLegal: await isLegal(tx, user.id) });
  const officers = moves.includes('plan') ? await officersOf(tx, row.officeId) : [];
  return presentDetail(row, around, { ...work, moves, officers });
}
