import type { Scope } from '@portal/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Where a list says whose its rows are. What a list does not name, it has nothing of. */
export interface OwnColumns {
  readonly mda?: SQLWrapper;
  readonly office?: SQLWrapper;
  readonly expertSystem?: SQLWrapper;
  readonly taxpayer?: SQLWrapper;
}

const nothing = sql`false`;

/**
 * The rows of a list that are a reader's own; undefined where all are. It is the first of two locks and the one the planner can
 * use: row-level security answers the same without it.
 */
export function ownRows(scope: Scope, columns: OwnColumns): SQL | undefined {
  const is = (column: SQLWrapper | undefined, value: number | string) => (column ? sql`${column} = ${value}` : nothing);
  switch (scope.kind) {
    case 'state':
      return undefined;
    case 'mda':
      return is(columns.mda, scope.mdaId);
    case 'tax-offices':
      // Of every office, and what has none yet: together they are the state.
      if (scope.reach === 'all') return columns.office ? undefined : nothing;
      // With those it took over; alone, the planner reads in the order of the index.
      if (columns.office && scope.tookOver)
        return sql`${columns.office} = any (${sql.param([scope.taxOfficeId, ...scope.tookOver])}::smallint[])`;
      return is(columns.office, scope.taxOfficeId);
    case 'expert-system':
      return is(columns.expertSystem, scope.expertSystemId);
    case 'taxpayer':
      // Their own, and what was merged into it.
      return columns.taxpayer ? sql`${columns.taxpayer} = any (reading.papers_of(${scope.tpui}))` : nothing;
    default:
      return nothing;
  }
}
