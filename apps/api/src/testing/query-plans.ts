import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements with values that `act` sends to PostgreSQL, whoever's connection they travel on. */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return spy.mock.calls.flatMap(([given, givenValues]) => {
      const query: { text?: string; values?: unknown } =
        typeof given === 'string' ? { text: given, values: givenValues } : Object(given);
      return query.text !== undefined && Array.isArray(query.values)
        ? [{ text: query.text, values: query.values }]
        : [];
    });
  } finally {
    spy.mockRestore();
  }
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface Access {
  /** Tables that are read from end to end, other than those too small to matter. */
  readonly scanned: readonly string[];
  readonly indexes: readonly string[];
}

/** Reference data of a few dozen rows is read faster whole than by an index. */
const smallTables = ['mdas', 'tax_offices', 'expert_systems', 'revenue_heads', 'payment_transitions', 'receipt_voids'];

/** How PostgreSQL reaches the rows of a statement, as it would for these values. */
export async function accessOf(db: Database, { text, values }: Statement): Promise<Access> {
  const { rows } = await db.$client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  const nodes = flatten(rows[0]?.['QUERY PLAN'][0].Plan);
  const named = (name: string | undefined) => (name === undefined ? [] : [name]);
  return {
    scanned: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && !smallTables.includes(node['Relation Name'] ?? ''))
      .flatMap((node) => named(node['Relation Name'])),
    indexes: [...new Set(nodes.flatMap((node) => named(node['Index Name'])))].sort(),
  };
}

function flatten(node: PlanNode | undefined): readonly PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(flatten)] : [];
}
