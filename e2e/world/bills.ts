import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import { database } from './database.ts';

export interface GivenBill {
  readonly naira?: number;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** Days before today on which it was raised; over three months make it expired. */
  readonly issuedDaysAgo?: number;
  readonly description?: string;
  readonly fromExpertSystem?: boolean;
}

export interface Bill {
  readonly reference: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly email: string;
}

/** An unpaid bill of one line, as an office would have raised it. */
export async function givenBill(given: GivenBill = {}): Promise<Bill> {
  const { naira = 12_500, firstName = 'Amina', lastName = 'Yusuf', issuedDaysAgo = 3 } = given;
  const reference = makeBillReference(randomBytes(13));
  const email = given.email ?? `payer-${randomBytes(6).toString('hex')}@example.test`;
  const amountKobo = Math.round(naira * 100);
  await (await database()).query(
    `with head as (select id, mda_id from revenue_heads order by id limit 1),
          office as (select id from tax_offices order by id limit 1),
          bill as (
            insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
              mda_id, tax_office_id, expert_system_id, total_kobo, issued_on, expires_on)
            select $1, 1, $2, $3, $4, '08030000000', '12 Ahmadu Bello Way, Kaduna', head.mda_id, office.id,
              case when $8 then (select id from expert_systems order by id limit 1) end, $5,
              current_date - $6::int, (current_date - $6::int + interval '3 months')::date
            from head, office returning id, issued_on)
     insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
     select bill.id, 1, head.id, $5, $7, '', bill.issued_on from bill, head`,
    [
      reference,
      firstName,
      lastName,
      email,
      amountKobo,
      issuedDaysAgo,
      given.description ?? 'Development levy',
      given.fromExpertSystem ?? false,
    ],
  );
  return { reference, amountKobo, payerName: `${firstName} ${lastName}`, email };
}

/** What the database holds about the money of one bill. */
export async function moneyOf(reference: string) {
  const { rows } = await (await database()).query<{
    receipts: number;
    payments: number;
    references: string[];
    ledgerSum: string;
  }>(
    `select (select count(*)::int from receipts where bill_id = bills.id) as receipts,
            (select count(*)::int from payments where bill_id = bills.id) as payments,
            array(select provider_ref from payment_intents where bill_id = bills.id and provider_ref is not null) as references,
            (select coalesce(sum(amount_kobo), 0)::text from ledger_entries) as "ledgerSum"
     from bills where reference = $1`,
    [reference],
  );
  const [money] = rows;
  if (!money) throw new Error(`No bill ${reference}`);
  return money;
}
