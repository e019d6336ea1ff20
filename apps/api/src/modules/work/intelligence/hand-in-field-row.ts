import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { type FieldRow, insertFieldRow } from './data/own-rows.repository.ts';

/** A record of an enumerator waits for the search for leads. Throws `source.not-in-force` where nobody approved such a source. */
export async function handInFieldRow(tx: Transaction, row: FieldRow): Promise<void> {
  if (!(await insertFieldRow(tx, row))) throw new BusinessError('source.not-in-force');
}
