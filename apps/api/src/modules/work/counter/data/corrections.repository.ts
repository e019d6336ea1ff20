import type { HeadAnswers } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

type Run = Pick<Transaction, 'execute'>;

export interface BillAsFilled {
  readonly id: string;
  readonly reference: string;
  readonly standing: 'open' | 'under-review' | 'paid' | 'void' | 'cancelled';
  readonly issuedOn: string;
  readonly totalKobo: number;
  readonly isFromTsp: boolean;
  readonly payer: {
    readonly tpui: string | null;
    readonly categoryId: number;
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  };
  readonly lines: readonly {
    readonly revenueHeadCode: string;
    readonly amountKobo: number;
    readonly narration: string;
    /** Null: no form made this line. */
    readonly answers: HeadAnswers | null;
    readonly words: string | null;
    readonly isEntered: boolean;
  }[];
}

/** A bill of this MDA as it was filled; with `lock` nobody pays or changes it before the transaction ends. */
export async function findAsFilled(
  run: Run,
  mdaId: number,
  reference: string,
  lock = false,
): Promise<BillAsFilled | undefined> {
  if (lock)
    await run.execute(sql`select from bills where reference = ${reference} and mda_id = ${mdaId} for no key update`);
  const { rows } = await run.execute(
    sql`select b.id, b.reference, b.standing, b.issued_on::text as "issuedOn", b.total_kobo as "totalKobo",
        b.expert_system_id is not null as "isFromTsp",
        jsonb_build_object('tpui', b.payer_tpui, 'categoryId', b.payer_category_id,
          'name', person_name(b.payer_first_name, b.payer_last_name), 'phone', b.payer_phone, 'email', b.payer_email,
          'address', b.payer_address) as payer,
        (select jsonb_agg(jsonb_build_object('revenueHeadCode', h.code, 'amountKobo', l.amount_kobo, 'narration', l.narration,
            'answers', t.answers, 'words', t.words, 'isEntered', t.working -> 'formula' ->> 'kind' = 'entered') order by l.position)
          from bill_lines l join revenue_heads h on h.id = l.revenue_head_id
          left join bill_line_terms t on t.bill_id = l.bill_id and t.position = l.position where l.bill_id = b.id) as lines
      from bills b where b.reference = ${reference} and b.mda_id = ${mdaId}`,
  );
  const [row] = rows;
  return row && ({ ...row, totalKobo: Number(row.totalKobo) } as unknown as BillAsFilled);
}

interface Correction {
  readonly bill: BillAsFilled;
  readonly newBillId: string | null;
  readonly reason: string;
  readonly userId: string;
}

/** The database refuses a bill that is paid, or another MDA's. */
export async function insertCorrection(
  tx: Transaction,
  { bill, newBillId, reason, userId }: Correction,
): Promise<void> {
  const { payer, lines, totalKobo } = bill;
  await tx.execute(
    sql`insert into bill_corrections (bill_id, number, new_bill_id, reason, corrected_by, before)
      select ${bill.id}, coalesce(max(number), 0) + 1, ${newBillId}::uuid, ${reason}, ${userId}, ${JSON.stringify({ payer, lines, totalKobo })}::jsonb
      from bill_corrections where bill_id = ${bill.id}`,
  );
}
