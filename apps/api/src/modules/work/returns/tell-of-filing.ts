import { periodInWords, portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { peopleOf } from '../paye/index.ts';
import { nameOfActor } from './data/name-of-actor.ts';

interface Filed {
  readonly tpui: string;
  readonly period: string;
  readonly id: string;
}

/** Tells a taxpayer what somebody who acts for them filed; of what they do themselves nobody is told. */
export async function tellOfFiling(tx: Transaction, { id: userId, scope }: SignedInUser, filed: Filed): Promise<void> {
  if (scope.kind !== 'taxpayer' || !scope.acting) return;
  const name = await nameOfActor(tx, userId);
  await publishNotice(tx, {
    to: await peopleOf(tx, filed.tpui),
    kind: 'return.filed-for-you',
    facts: { name: name ?? '', month: periodInWords(filed.period) },
    path: portalAddress('/user/returns'),
    occasion: `return.filed-for-you:${filed.id}`,
  });
}
