import { randomBytes } from 'node:crypto';
import { type AmountWorking, type HeadAnswers, makeBillReference } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

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
  /** The expert system and the engine code it comes with; absent for our own bills. */
  readonly partner?: { readonly expertSystemId: number; readonly engineCodeId: number };
  /** The account that raises it for itself or for a client, and may cancel it. */
  readonly raisedBy?: string;
  /** Later than the three months of every bill. */
  readonly payableUntil?: string;
  /** The day by which the law wants it paid, also when that has passed, or that was agreed for a part of a plan. Absent: its last one. */
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
  { payer, mdaId, taxOfficeId, raisedBy, preparedBy, payableUntil, dueOn, partner, lines }: BillToRaise,
): Promise<RaisedBill> {
  const totalKobo = lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const day = sql<string>`lagos_today()`;
  const bill = await tablesOf(transaction)
    .insertInto('bills')
    .values({
      reference: makeBillReference(randomBytes(referenceBytes)),
      ...{ payer_tpui: payer.tpui ?? null, payer_category_id: payer.categoryId, payer_address: payer.address },
      ...{ payer_first_name: payer.firstName, payer_last_name: payer.lastName },
      ...{ payer_email: payer.email, payer_phone: payer.phone },
      payer_is_organisation: payer.registrationNumber !== undefined,
      payer_registration_number: payer.registrationNumber ?? '',
      ...{ mda_id: mdaId, total_kobo: totalKobo, due_on: dueOn ?? null },
      tax_office_id: sql<number | null>`open_office(${taxOfficeId ?? null}::smallint)`,
      ...{ expert_system_id: partner?.expertSystemId ?? null, engine_code_id: partner?.engineCodeId ?? null },
      ...{ raised_by: raisedBy ?? null, prepared_by: preparedBy ?? null },
      issued_on: day,
      expires_on: sql<string>`greatest((${day} + interval '3 months')::date, ${payableUntil ?? null}::date)`,
    })
    .returning(['id', 'reference', 'issued_on as issuedOn', 'expires_on as expiresOn'])
    .executeTakeFirstOrThrow();
  await insertLines(transaction, bill, lines);
  return { ...bill, totalKobo };
}

/** The lines of a new or corrected bill, and by what they were reckoned. */
export async function insertLines(
  transaction: Transaction,
  bill: Pick<RaisedBill, 'id' | 'issuedOn'>,
  lines: BillToRaise['lines'],
): Promise<void> {
  await tablesOf(transaction)
    .insertInto('bill_lines')
    .values((eb) =>
      lines.map(({ revenueHeadCode, amountKobo, description, narration }, index) => ({
        ...{ bill_id: bill.id, position: index + 1, amount_kobo: amountKobo, description, narration },
        revenue_head_id: eb
          .selectFrom('revenue_heads')
          .select('id')
          .where('code', '=', revenueHeadCode)
          .$asScalar()
          .$notNull(),
        issued_on: bill.issuedOn,
      })),
    )
    .execute();
  await insertTerms(transaction, bill.id, lines);
}

async function insertTerms(transaction: Transaction, billId: string, lines: readonly BillLineToRaise[]): Promise<void> {
  const values = lines.flatMap(({ terms }, index) =>
    terms
      ? [
          {
            ...{ bill_id: billId, position: index + 1, tariff_id: terms.tariffId, words: terms.words },
            ...{ answers: JSON.stringify(terms.answers), working: JSON.stringify(terms.working) },
          },
        ]
      : [],
  );
  if (values.length > 0) await tablesOf(transaction).insertInto('bill_line_terms').values(values).execute();
}

/** Cancels a bill nobody has paid. Money that is on its way to it goes to review, as to any cancelled bill. */
export async function cancelBill(transaction: Transaction, billId: string): Promise<void> {
  const found = await tablesOf(transaction)
    .selectFrom('bills as b')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .select('o.status')
    .where('b.id', '=', billId)
    .forNoKeyUpdate('b')
    .executeTakeFirst();
  const status = found?.status;
  if (!status) throw new BusinessError('bill.not-found');
  if (status === 'paid' || status === 'void') throw new BusinessError('bill.already-paid');
  if (status === 'under-review') throw new BusinessError('bill.under-review');
  await tablesOf(transaction)
    .updateTable('bills')
    .set({ cancelled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', billId)
    .where('cancelled_at', 'is', null)
    .execute();
}
