import type { Grouping, Scope } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import { whereOf } from '../../../../../platform/lists/fragments.ts';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import {
  type Dimension,
  type FiguresQuestion,
  type FiguresSource,
  isDimension,
  sourceOf,
} from '../../domain/figures-question.ts';
import { factsOf } from './facts.ts';
import type { FigureTable } from './figure-table.ts';
import { isOneOf } from './is-one-of.ts';
import { dailyOf, monthlyOf } from './totals-tables.ts';

export interface FigureRow {
  readonly key: string;
  /** Of bills how they stand, of collections `receipt` or `void`. */
  readonly status: string;
  readonly documents: number;
  readonly lines: number;
  readonly kobo: number;
}

/** Answers a question with a row for each group and status, in no order. */
export async function readFigures(run: RunQuery, question: FiguresQuestion, scope: Scope): Promise<FigureRow[]> {
  const source = sourceOf(question, scope);
  const table = tableOf(source, question);
  const filters = Object.entries(question.filters).map(([dimension, values]) => {
    const column = table.columns[dimension as Dimension];
    return column && isOneOf(column, values);
  });
  return run<FigureRow>(sql`
    select ${keyOf(question.groupBy, table)} as key, ${table.status} as status, sum(${table.documents})::int as documents,
      sum(${table.lines})::int as lines, sum(${table.kobo})::bigint as kobo
    from ${table.from} ${whereOf(and(table.within, ...filters))} group by 1, 2`);
}

function tableOf(source: FiguresSource, question: FiguresQuestion): FigureTable {
  switch (source.kind) {
    case 'daily':
      return dailyOf(source, question);
    case 'monthly':
      return monthlyOf(source.table, question);
    case 'rows':
      return factsOf(question.measure, question.period);
    default:
      return source satisfies never;
  }
}

function keyOf(groupBy: Grouping | undefined, { day, hour, columns }: FigureTable): SQL {
  if (groupBy === undefined) return sql`''`;
  // Nobody's: empty in daily totals, nought in monthly ones, null in rows.
  if (isDimension(groupBy)) return sql`coalesce(nullif(${columns[groupBy]}::text, '0'), '')`;
  switch (groupBy) {
    case 'day':
      return sql`${day}::text`;
    case 'week':
      return sql`date_trunc('week', ${day}::timestamp)::date::text`;
    case 'month':
      return sql`date_trunc('month', ${day}::timestamp)::date::text`;
    case 'hour':
      return sql`${hour}::text`;
    case 'weekday-hour':
      return sql`extract(isodow from ${day}) || '-' || ${hour}::text`;
    default:
      return groupBy satisfies never;
  }
}
