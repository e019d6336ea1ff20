import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface NewOfficeChange {
  readonly tpui: string;
  readonly fromOfficeId: number;
  readonly toOfficeId: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

interface OfficeChangeRow {
  readonly tpui: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly requestedAt: Date;
  /** Where the case stands now. */
  readonly officeId: number | null;
}

export async function insertOfficeChange(tx: Transaction, change: NewOfficeChange): Promise<string> {
  const { tpui, fromOfficeId, toOfficeId, reason, requestedBy, requestedAt } = change;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into office_changes (tpui, from_office_id, to_office_id, reason, requested_by, requested_at)
      values (${tpui}, ${fromOfficeId}, ${toOfficeId}, ${reason}, ${requestedBy}, ${requestedAt.toISOString()}) returning id`,
  );
  return rows[0]?.id ?? '';
}

export async function hasOpenChange(tx: Transaction, tpui: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from work_items where tpui = ${tpui} and kind = 'office-change' and closed_at is null`,
  );
  return (rowCount ?? 0) > 0;
}

export async function findOfficeChange({ $client }: Database, id: string): Promise<OfficeChangeRow | undefined> {
  const { rows } = await $client.query<OfficeChangeRow>(
    `select c.tpui, t.name, f.name as "from", o.name as "to", c.reason, c.requested_at as "requestedAt", w.office_id as "officeId"
     from office_changes c join work_items w on w.kind = 'office-change' and w.subject = 'office-change:' || c.id
     join tax_offices f on f.id = c.from_office_id join tax_offices o on o.id = c.to_office_id
     left join reading.taxpayers t on t.tpui = c.tpui where c.id = $1`,
    [id],
  );
  return rows[0] && { ...rows[0], name: rows[0].name ?? rows[0].tpui };
}

/** Where they want to go; to whoever took over, if that office was closed meanwhile. */
export async function lockOfficeChange(
  tx: Transaction,
  id: string,
): Promise<{ tpui: string; fromOfficeId: number; toOfficeId: number } | undefined> {
  const { rows } = await tx.execute<{ tpui: string; fromOfficeId: number; toOfficeId: number }>(
    sql`select c.tpui, c.from_office_id as "fromOfficeId", open_office(c.to_office_id) as "toOfficeId"
      from office_changes c join taxpayers t on t.tpui = c.tpui where c.id = ${id} for update of t`,
  );
  return rows[0];
}
