import { type Expression, expressionBuilder } from 'kysely';
import type { Schema } from '../../../../platform/db/schema.generated.ts';

/** What a bill is for, in one text: its heads in the order of its lines. A bill has lines, always. */
export function headsOfBill(billId: Expression<string>) {
  return expressionBuilder<Schema>()
    .selectFrom('reading.bill_heads as heads_of')
    .select('heads_of.heads')
    .where('heads_of.bill_id', '=', billId)
    .$asScalar()
    .$notNull();
}
