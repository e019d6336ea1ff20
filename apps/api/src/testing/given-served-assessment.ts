import type { Database } from '../platform/db/database.ts';
import { givenBill } from './given.ts';
import { givenUser } from './given-user.ts';

export interface ServedAssessment {
  readonly id: string;
  readonly number: string;
  readonly billId: string;
  readonly proposedBy: string;
  readonly approvedBy: string;
}

interface GivenAssessment {
  readonly tpui: string;
  readonly taxKobo?: number;
  readonly servedDaysAgo?: number;
  readonly officeId?: number;
}

let made = 0;

/** An assessment that was served so many days ago, made by two people and billed at service. */
export async function givenServedAssessment(
  db: Database,
  { tpui, taxKobo = 100_000_001, servedDaysAgo = 3, officeId = 6 }: GivenAssessment,
): Promise<ServedAssessment> {
  made += 1;
  const proposedBy = await givenUser(db, { roles: ['Tax Officer'] });
  const approvedBy = await givenUser(db, { roles: ['Tax Office Director'] });
  const bill = await givenBill(db, { lines: [taxKobo], tpui });
  const lines = [{ says: 'Tax', how: 'Sales by 5 %', amountKobo: taxKobo, counts: 'added' }];
  const ago = `now() - make_interval(days => ${servedDaysAgo})`;
  const { rows } = await db.$client.query<{ id: string; number: string }>(
    `insert into assessments (number, tpui, office_id, revenue_head_id, period_from, period_to, basis, method, reason, sources, comparables, lines,
       tax_kobo, proposed_by, proposed_at)
     values (next_assessment_number(), $1, $6, 1, ((now() - interval '3 years')::date + $2::int), ((now() - interval '3 years')::date + $2::int + 30),
       'best-of-judgement', 'records', 'No return came in for it', '[{"from": "Bank", "day": "2026-01-01", "says": "Sales"}]', '[]', $3, $4, $5, ${ago})
     returning id, number`,
    [tpui, made, JSON.stringify(lines), taxKobo, proposedBy, officeId],
  );
  const { id = '', number = '' } = rows[0] ?? {};
  await db.$client.query(
    `update assessments set state = 'approved', decided_by = $2, decided_at = ${ago} where id = $1`,
    [id, approvedBy],
  );
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query(`select mark_law_bill($1, 'assessment', $2, (${ago})::date + 31)`, [bill.id, id]);
    await client.query(
      `update assessments set state = 'served', served_by = $2, served_at = ${ago}, served_on = lagos_day(${ago}), served_how = 'by-hand',
         served_place = 'Ahmadu Bello Way 4', service_noted_at = now(), bill_id = $3 where id = $1`,
      [id, proposedBy, bill.id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  return { id, number, billId: bill.id, proposedBy, approvedBy };
}

/** An objection to one that was served today, by its taxpayer: nothing of it is accepted. Answers its id. */
export async function givenObjection(
  db: Database,
  { tpui, lodgedBy, officeId = 6 }: { tpui: string; lodgedBy: string; officeId?: number },
): Promise<string> {
  const { id, billId } = await givenServedAssessment(db, { tpui, servedDaysAgo: 0, officeId });
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into objections (number, assessment_id, tpui, office_id, issues, amendment, justification, income_kobo, assessed_kobo, admitted_kobo,
         lodged_by, lodged_on, last_day, disputed_bill_id)
       values (next_objection_number(), $1, $2, $5, '[{"text": "Sales that were none", "valueKobo": 100}]', 'Nothing is owed of it',
         'The books show it so', 0, 1, 0, $3, lagos_today(), lagos_today(), $4) returning id`,
      [id, tpui, lodgedBy, billId, officeId],
    );
    await client.query('select contest_assessment($1, lagos_today())', [id]);
    await client.query('commit');
    return rows[0]?.id ?? '';
  } finally {
    client.release();
  }
}
