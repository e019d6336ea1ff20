import { randomBytes } from 'node:crypto';
import { type AmountWorking, type HeadAnswers, makeBillReference } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

export interface BillToRaise {
  readonly payer: {
    readonly tpui?: string | null;
    /** Of `taxpayer_categories` (spec §9). */
    readonly categoryId: number;
    readonly firstName: string;
    /** Empty for organisations. */
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    /** Of an organisation as its people declared it: its RC or BN number, empty for agencies. Absent for everybody else. */
    readonly registrationNumber?: string;
  };
  readonly mdaId: number;
  readonly taxOfficeId?: number | null;
  /** Who filled it for the payer, as the paper says it; absent when the payer did. */
  readonly preparedBy?: string;
  /** The account that raises it for itself or for a client, and may cancel it. */
  readonly raisedBy?: string;
  /** Later than the three months of every bill. */
  readonly payableUntil?: string;
  /** The day agreed for it, where that is not its last one. */
  readonly dueOn?: string;
  /** In the order of the invoice; at least one. */
  readonly lines: readonly BillLineToRaise[];
}

interface BillLineToRaise {
  /** Code of the chart of accounts, for example `12010102`. */
  readonly revenueHeadCode: string;
  /** More than 0. */
  readonly amountKobo: number;
  readonly description: string;
  readonly narration: string;
  /** By what it was reckoned, where a form made it. */
  readonly terms?: {
    /** Null: nobody has released one. */
    readonly tariffId: string | null;
    readonly answers: HeadAnswers;
    readonly working: AmountWorking;
    /** What was typed besides. */
    readonly words: string;
  };
}

export interface RaisedBill {
  readonly id: string;
  readonly reference: string;
  readonly totalKobo: number;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

/** Bytes a reference is made from. */
const referenceBytes = 13;

/**
 * Raises a bill in the caller's transaction, dated today in Lagos, payable for three months (spec §9). Whoever calls sees
 * to it that the same submission is raised once: with a unique key of its own, in the same transaction.
 */
export async function raiseBill(
  transaction: Transaction,
  { payer, mdaId, taxOfficeId, raisedBy, preparedBy, payableUntil, dueOn, lines }: BillToRaise,
): Promise<RaisedBill> {
  const totalKobo = lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const { rows } = await transaction.execute<Omit<RaisedBill, 'totalKobo'> & Record<string, unknown>>(
    sql`insert into bills (reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone,
        payer_address, payer_is_organisation, payer_registration_number, mda_id, tax_office_id, raised_by, prepared_by, total_kobo, issued_on, expires_on, due_on)
      select ${makeBillReference(randomBytes(referenceBytes))}, ${payer.tpui ?? null}, ${payer.categoryId}::smallint,
        ${payer.firstName}, ${payer.lastName}, ${payer.email}, ${payer.phone}, ${payer.address}, ${payer.registrationNumber !== undefined}::boolean, ${payer.registrationNumber ?? ''}, ${mdaId}::int,
        open_office(${taxOfficeId ?? null}::smallint), ${raisedBy ?? null}::uuid, ${preparedBy ?? null}::text, ${totalKobo}::bigint, day,
        greatest((day + interval '3 months')::date, ${payableUntil ?? null}::date), ${dueOn ?? null}::date
      from (select (now() at time zone 'Africa/Lagos')::date as day) as today
      returning id, reference, issued_on as "issuedOn", expires_on as "expiresOn"`,
  );
  const [bill] = rows;
  if (!bill) throw new Error('The database raised no bill');
  await insertLines(transaction, bill, lines);
  return { ...bill, totalKobo };
}

/** The lines of a new or corrected bill, and by what they were reckoned. */
export async function insertLines(
  transaction: Transaction,
  bill: Pick<RaisedBill, 'id' | 'issuedOn'>,
  lines: BillToRaise['lines'],
): Promise<void> {
  const values = lines.map(
    ({ revenueHeadCode, amountKobo, description, narration }, index): SQL =>
      sql`(${bill.id}::uuid, ${index + 1}::smallint, (select id from revenue_heads where code = ${revenueHeadCode}), ${amountKobo}::bigint, ${description}, ${narration}, ${bill.issuedOn}::date)`,
  );
  await transaction.execute(
    sql`insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
      values ${sql.join(values, sql`, `)}`,
  );
  await insertTerms(transaction, bill.id, lines);
}

async function insertTerms(transaction: Transaction, billId: string, lines: readonly BillLineToRaise[]): Promise<void> {
  const values = lines.flatMap(({ terms }, index) =>
    terms
      ? [
          sql`(${billId}::uuid, ${index + 1}::smallint, ${terms.tariffId}::uuid, ${JSON.stringify(terms.answers)}::jsonb, ${JSON.stringify(terms.working)}::jsonb, ${terms.words})`,
        ]
      : [],
  );
  if (values.length === 0) return;
  await transaction.execute(
    sql`insert into bill_line_terms (bill_id, position, tariff_id, answers, working, words) values ${sql.join(values, sql`, `)}`,
  );
}

/** Cancels a bill nobody has paid. Money that is on its way to it goes to review, as to any cancelled bill. */
export async function cancelBill(transaction: Transaction, billId: string): Promise<void> {
  const { rows } = await transaction.execute<{ status: string }>(
    sql`select o.status from bills b join bill_overviews o on o.bill_id = b.id where b.id = ${billId} for no key update of b`,
  );
  const status = rows[0]?.status;
  if (!status) throw new BusinessError('bill.not-found');
  if (status === 'paid' || status === 'void' || status === 'part-paid') throw new BusinessError('bill.already-paid');
  if (status === 'under-review') throw new BusinessError('bill.under-review');
  await transaction.execute(
    sql`update bills set cancelled_at = clock_timestamp() where id = ${billId} and cancelled_at is null`,
  );
}
