import type { Database, Transaction } from '../../../platform/db/database.ts';
import { type BillOfDuty, billsOfDuty } from '../../money/billing/index.ts';
import type { ReturnOf } from './data/drafts.repository.ts';
import { dueOnOf } from './data/duty-of-return.ts';
import { type FiledRow, versionsOf } from './data/filed-returns.repository.ts';
import type { FilledReturn } from './domain/filled-return.ts';
import { fillReturn } from './fill-return.ts';

export interface KnownOfReturn {
  readonly dueOn: string;
  readonly filled: FilledReturn;
  readonly versions: readonly FiledRow[];
  readonly bills: readonly BillOfDuty[];
}

/** Everything that is known of a return before anybody says anything. */
export async function readReturn(
  on: Database | Transaction,
  asked: ReturnOf & { readonly period: string; readonly name: string },
): Promise<KnownOfReturn> {
  const [dueOn, filled, versions] = [
    await dueOnOf(on, asked),
    await fillReturn(on, asked),
    await versionsOf(on, asked),
  ];
  const bills = await billsOfDuty(
    on,
    versions.flatMap(({ billId }) => billId ?? []),
  );
  return { dueOn, filled, versions, bills };
}
