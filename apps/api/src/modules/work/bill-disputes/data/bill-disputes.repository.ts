import { type getBillDispute, type listMdaBillDisputes, mdaBillDisputesMost, type ResponseOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type Dispute = ResponseOf<typeof getBillDispute>;
type MdaDispute = ResponseOf<typeof listMdaBillDisputes>[number];

interface DisputableBill {
  readonly id: string;
  readonly tpui: string;
  readonly status: string;
  readonly officeId: number | null;
}

/** Null while the MDA has said nothing. */
const mdaSays = sql`case when d.mda_text is not null then jsonb_build_object('text', d.mda_text, 'at', d.mda_said_at,
  'by', (select person_name(u.first_name, u.last_name) from users u where u.id = d.mda_said_by)) end`;

/** An own bill, held until the transaction ends. */
export async function lockDisputable(
  tx: Transaction,
  reference: string,
  tpui: string,
): Promise<DisputableBill | undefined> {
  await tx.execute(
    sql`select from bills where reference = ${reference} and payer_tpui = any (reading.papers_of(${tpui})) for no key update`,
  );
  const { rows } = await tx.execute<DisputableBill & Record<string, unknown>>(
    sql`select b.id, b.payer_tpui as tpui, o.status, coalesce(t.home_office_id, open_office(b.tax_office_id)) as "officeId"
      from bills b join bill_overviews o on o.bill_id = b.id left join taxpayers t on t.tpui = b.payer_tpui
      where b.reference = ${reference} and b.payer_tpui = any (reading.papers_of(${tpui}))`,
  );
  return rows[0];
}

export async function insertDispute(
  tx: Transaction,
  dispute: {
    readonly billId: string;
    readonly officeId: number;
    readonly kind: string;
    readonly text: string;
    readonly userId: string;
  },
): Promise<string> {
  const { billId, officeId, kind, text, userId } = dispute;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into bill_disputes (bill_id, office_id, kind, text, asked_by)
      values (${billId}::uuid, ${officeId}::smallint, ${kind}, ${text}, ${userId}::uuid) returning id`,
  );
  return rows[0]?.id ?? '';
}

/** The bill's reference; the question is with nobody any more. */
export async function endDispute(
  tx: Transaction,
  id: string,
): Promise<{ readonly reference: string; readonly totalKobo: number }> {
  const { rows } = await tx.execute<{ reference: string; totalKobo: number }>(
    sql`update bill_disputes d set ended_at = clock_timestamp() from bills b where d.id = ${id}::uuid and b.id = d.bill_id
      returning b.reference, b.total_kobo::float8 as "totalKobo"`,
  );
  return rows[0] ?? { reference: '', totalKobo: 0 };
}

export async function findDispute(
  db: Database,
  id: string,
): Promise<(Dispute & { readonly officeId: number }) | undefined> {
  const { rows } = await db.execute<Dispute & { officeId: number; askedAt: string }>(
    sql`select b.reference as "billReference", person_name(b.payer_first_name, b.payer_last_name) as payer, b.total_kobo::float8 as "totalKobo",
        (select a.heads from reading.bill_heads a where a.bill_id = b.id) as "billFor",
        o.status, d.kind, d.text, to_jsonb(d.asked_at) #>> '{}' as "askedAt", open_office(d.office_id) as "officeId", ${mdaSays} as "mdaSays"
      from bill_disputes d join bills b on b.id = d.bill_id join bill_overviews o on o.bill_id = b.id where d.id = ${id}::uuid`,
  );
  const [row] = rows;
  return row && { ...row, askedAt: momentOf(row.askedAt), mdaSays: statementOf(row.mdaSays) };
}

/** Of the bills of one MDA; what is open first. */
export async function listDisputesOfMda(db: Database, mdaId: number): Promise<MdaDispute[]> {
  const { rows } = await db.execute<MdaDispute & Record<string, unknown>>(
    sql`select d.id, b.reference as "billReference", person_name(b.payer_first_name, b.payer_last_name) as payer, b.total_kobo::float8 as "totalKobo",
        (select a.heads from reading.bill_heads a where a.bill_id = b.id) as "billFor",
        v.status, d.kind, d.text, t.name as office, to_jsonb(d.asked_at) #>> '{}' as "askedAt", to_jsonb(d.ended_at) #>> '{}' as "endedAt",
        w.state, ${mdaSays} as "mdaSays"
      from bill_disputes d join bills b on b.id = d.bill_id join bill_overviews v on v.bill_id = b.id join tax_offices t on t.id = d.office_id
        join work_items w on w.kind = 'bill-dispute' and w.subject = 'bill-dispute:' || d.id
      where b.mda_id = ${mdaId} order by d.ended_at is not null, d.asked_at desc limit ${mdaBillDisputesMost}`,
  );
  return rows.map((row) => ({
    ...row,
    askedAt: momentOf(row.askedAt),
    endedAt: row.endedAt === null ? null : momentOf(row.endedAt),
    mdaSays: statementOf(row.mdaSays),
  }));
}

/** The bill's reference and who has the case; undefined when the MDA has no such question. `isLate`: it said something before, or it was decided. */
export async function sayOfMda(
  tx: Transaction,
  {
    id,
    mdaId,
    userId,
    text,
  }: { readonly id: string; readonly mdaId: number; readonly userId: string; readonly text: string },
): Promise<{ readonly reference: string; readonly officeId: number; readonly isLate: boolean } | undefined> {
  const { rows } = await tx.execute<{ reference: string; officeId: number; isLate: boolean }>(
    sql`select b.reference, open_office(d.office_id) as "officeId", d.ended_at is not null or d.mda_text is not null as "isLate"
      from bill_disputes d join bills b on b.id = d.bill_id where d.id = ${id}::uuid and b.mda_id = ${mdaId} for update of d`,
  );
  const [found] = rows;
  if (found && !found.isLate)
    await tx.execute(
      sql`update bill_disputes set mda_text = ${text}, mda_said_by = ${userId}::uuid, mda_said_at = clock_timestamp() where id = ${id}::uuid`,
    );
  return found;
}

/** Whoever serves at the counter of the MDA whose bill it is. */
export async function clerksOfBill(tx: Transaction, billId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select u.id from users u join bills b on b.mda_id = u.mda_id where b.id = ${billId}::uuid and u.status = 'active' limit 200`,
  );
  return rows.map(({ id }) => id);
}

const momentOf = (at: string) => new Date(at).toISOString();
const statementOf = (said: MdaDispute['mdaSays']) => said && { ...said, at: momentOf(said.at) };
