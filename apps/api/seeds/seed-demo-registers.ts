import { sql } from 'drizzle-orm';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';

const contacts = [
  { id: 1, name: 'Hauwa Danladi', email: 'desk@savanna.example', phone: '08030000011', contract: 'DEMO/ES/001' },
  { id: 2, name: 'Samuel Yakubu', email: 'bursar@zariaschools.example', phone: '08030000012', contract: 'DEMO/ES/002' },
  { id: 3, name: 'Maryam Garba', email: 'office@cliniccounter.example', phone: '08030000013', contract: 'DEMO/ES/003' },
  { id: 4, name: 'Bitrus Ishaku', email: 'permits@haulage.example', phone: '08030000014', contract: 'DEMO/ES/004' },
] as const;

/**
 * Gives the demonstration's expert systems a contact and a contract, and its taxpayers the office their bills came from and a day
 * of registration before the first of them. What is there already stays. Answers how many taxpayers got an office.
 */
export async function seedDemoRegisters(url: string): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005006)`);
      for (const { id, name, email, phone, contract } of contacts)
        await tx.execute(sql`
          update expert_systems set contact_name = ${name}, contact_email = ${email}, contact_phone = ${phone},
            contract_reference = ${contract}, contract_from = make_date(extract(year from now())::int, 1, 1),
            contract_until = make_date(extract(year from now())::int + 1, 12, 31)
          where id = ${id} and contact_name = '' and contract_reference = ''`);
      await allowPlans(tx);
      return giveOffices(tx);
    });
  } finally {
    await db.$client.end();
  }
}

/** What people owe for a year at once is paid in parts; what an administrator has decided stays. */
async function allowPlans(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update revenue_heads set allows_plans = true
    where code in ('12010102', '12010106', '12010108', '12020405', '12020901')
      and not exists (select from revenue_heads where allows_plans)`);
}

/** Up to four months before the first bill, by the TPUI: the same at every run. */
async function giveOffices(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with seen as (
      select payer_tpui as tpui, mode() within group (order by tax_office_id) as office,
        min(issued_on) - (abs(hashtext(payer_tpui)) % 120) as since
      from bills where payer_tpui is not null and tax_office_id is not null group by 1
    )
    update taxpayers t set home_office_id = seen.office, home_office_source = 'chosen',
      registered_on = least(t.registered_on, seen.since)
    from seen where seen.tpui = t.tpui and t.home_office_id is null and t.standing <> 'closed'`);
  return rowCount ?? 0;
}
