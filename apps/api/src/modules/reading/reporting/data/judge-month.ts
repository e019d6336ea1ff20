import { lagosDay } from '@portal/contracts';
import { sql } from 'kysely';
import type pg from 'pg';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { type Cell, judgeParts } from '../domain/judge-parts.ts';
import { nextMonth } from '../domain/period.ts';

/** Judges a month that is over, named by its first day; of one that still runs no part is told. */
export async function judgeMonth(client: pg.ClientBase, month: string, at: Date): Promise<void> {
  const tables = tablesOf(client);
  await tables.deleteFrom('told_parts').where('month', '=', month).execute();
  if (lagosDay(at) < nextMonth(month)) return;
  const cells = await tables
    .selectFrom(sql<CellRow>`cells_of_month(${month})`.as('cells'))
    .select(['dimension', 'key', 'other_dimension as otherDimension', 'other_key as otherKey', 'payers'])
    .orderBy('dimension')
    .orderBy('key')
    .orderBy('other_dimension')
    .orderBy('other_key')
    .execute();
  const heads = await tables
    .selectFrom('monthly_collections')
    .select(['revenue_head_id', 'mda_id'])
    .distinct()
    .where('month', '=', month)
    .execute();
  const mdas = new Map(heads.map(({ revenue_head_id, mda_id }) => [String(revenue_head_id), String(mda_id)]));
  const judged = [...judgeParts(cells, (head) => mdas.get(head) ?? '')].flatMap(([dimension, keys]) => {
    // The state is told until a day of a month: days are told all or none, else those before it could be held against it.
    const isWhole = dimension !== 'day' || [...keys.values()].every(Boolean);
    return [...keys].map(([key, isTold]) => ({ month, dimension, key, is_told: isTold && isWhole }));
  });
  await tables
    .insertInto('told_parts')
    .values([{ month, dimension: 'all', key: '', is_told: true }, ...judged])
    .execute();
}

interface CellRow extends Pick<Cell, 'dimension' | 'key' | 'payers'> {
  readonly other_dimension: string;
  readonly other_key: string;
}
