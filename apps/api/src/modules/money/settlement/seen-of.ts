import { createHash } from 'node:crypto';
import type { SettlementColumns, SettlementReading } from '@portal/contracts';

/** Names what somebody saw: whoever decides on it decides on nothing else. */
export function seenOf(columns: SettlementColumns, reading: Omit<SettlementReading, 'seen'>): string {
  const { fields, dayOrder, decimalMark } = columns;
  const named = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([named, dayOrder, decimalMark ?? null, reading]))
    .digest('hex');
}
