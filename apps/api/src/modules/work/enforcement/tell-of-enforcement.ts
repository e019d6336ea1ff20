import { type EnforcementHindrance, enforcementHindranceWords, portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { peopleOf } from '../paye/index.ts';
import type { EnforcementRow } from './data/enforcements.repository.ts';
import { teamOf } from './data/visits.repository.ts';

const ownPath = (id: string) => portalAddress(`/user/cases/enforcements/${id}`);
const officePath = (id: string) => portalAddress('/tax-area-office/enforcement-tracking', { record: id });

export async function tellOfOrder(
  tx: Transaction,
  { id, number, tpui }: EnforcementRow,
  order: { readonly orderNumber: string; readonly givenOn: string },
): Promise<void> {
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'enforcement.ordered',
    facts: { number, order: order.orderNumber, day: order.givenOn },
    path: ownPath(id),
    occasion: `enforcement:${id}:ordered`,
  });
}

export async function tellOfDeparture(tx: Transaction, { id, number, tpui, visitId }: EnforcementRow, order: string) {
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'enforcement.departed',
    facts: { number, order },
    path: ownPath(id),
    occasion: `enforcement:${id}:departed:${visitId}`,
  });
}

export async function tellOfHolding(tx: Transaction, { id, number, tpui, keptUntil }: EnforcementRow): Promise<void> {
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'enforcement.executed',
    facts: { number, day: keptUntil ?? '' },
    path: ownPath(id),
    occasion: `enforcement:${id}:held`,
  });
}

/** Of what a court ordered alone: before, nobody outside the office knew of it. */
export async function tellOfEnd(tx: Transaction, { id, number, tpui, orderId }: EnforcementRow, answer: string) {
  if (orderId === null) return;
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'enforcement.ended',
    facts: { number, answer },
    path: ownPath(id),
    occasion: `enforcement:${id}:ended`,
  });
}

/** Whoever was to go, or has gone. */
export async function tellTeam(
  tx: Transaction,
  { id, number, taxpayer, visitId }: EnforcementRow,
  kind: 'enforcement.called-off' | 'enforcement.come-back',
  answer: string,
): Promise<void> {
  if (visitId === null) return;
  const team = await teamOf(tx, visitId);
  await publishNotice(tx, {
    to: team.map(({ id: member }) => member),
    kind,
    facts: { number, taxpayer, answer },
    path: officePath(id),
    occasion: `enforcement:${id}:${kind}:${visitId}`,
  });
}

/** As an answer says it in a notice and as the reason of a step. */
export const reasonOf = (hindrance: EnforcementHindrance): string => `${enforcementHindranceWords[hindrance].en}.`;
