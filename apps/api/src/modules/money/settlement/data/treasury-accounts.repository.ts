import type { BankAccount, TreasuryAccount } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type Run = Pick<Database, 'execute'> | Transaction;

const nameOf = (user: SQL) =>
  sql`coalesce((select nullif(person_name(u.first_name, u.last_name), '') from users u where u.id = ${user}), '')`;
const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const account = sql`'id', t.id, 'bankCode', t.bank_code, 'accountNumber', t.account_number, 'accountName', t.account_name,
  'proposedBy', ${nameOf(sql`t.proposed_by`)}, 'proposedAt', ${instant(sql`t.proposed_at`)}`;

/** Every MDA with where its money goes, and what waits, as `userId` may decide it. */
export async function listAccounts(run: Run, userId: string): Promise<TreasuryAccount[]> {
  const { rows } = await run.execute(sql`
    select m.id as "mdaId", m.name as mda,
      (select jsonb_build_object(${account}, 'approvedBy', ${nameOf(sql`t.decided_by`)}, 'approvedAt', ${instant(sql`t.decided_at`)})
        from treasury_accounts t where t.mda_id = m.id and t.state = 'active') as account,
      (select jsonb_build_object(${account}, 'mayDecide', t.proposed_by <> ${userId}::uuid, 'mayWithdraw', t.proposed_by = ${userId}::uuid,
          'reason', t.reason, 'caseVersion', case_version('treasury-account', 'treasury-account:' || t.id))
        from treasury_accounts t where t.mda_id = m.id and t.state = 'proposed') as waiting,
      (select count(*)::int from treasury_accounts t where t.mda_id = m.id and t.state = 'replaced') as earlier
    from mdas m order by m.name, m.id`);
  return rows as unknown as TreasuryAccount[];
}

/** What stands in the way of a proposal, and of which MDA it is. */
export async function findMdaOfAccount(
  run: Run,
  mdaId: number,
  { bankCode, accountNumber }: BankAccount,
): Promise<{ name: string; waits: boolean; isKnown: boolean } | undefined> {
  const { rows } = await run.execute(sql`
    select m.name, exists (select from treasury_accounts t where t.mda_id = m.id and t.state = 'proposed') as waits,
      exists (select from treasury_accounts t where t.mda_id = m.id and t.state = 'active' and t.bank_code = ${bankCode}
        and t.account_number = ${accountNumber}) as "isKnown"
    from mdas m where m.id = ${mdaId} for update of m`);
  return rows[0] as unknown as { name: string; waits: boolean; isKnown: boolean } | undefined;
}

export async function insertAccount(
  tx: Transaction,
  mdaId: number,
  given: BankAccount & { readonly reason: string },
  by: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into treasury_accounts (mda_id, bank_code, account_number, account_name, reason, proposed_by)
    values (${mdaId}, ${given.bankCode}, ${given.accountNumber}, ${given.accountName}, ${given.reason}, ${by}::uuid) returning id`);
  const [row] = rows;
  if (!row) throw new Error('An account was proposed and not written');
  return row.id;
}

export async function findAccount(run: Run, id: string): Promise<{ mdaId: number; accountNumber: string } | undefined> {
  const { rows } = await run.execute(sql`
    select mda_id as "mdaId", account_number as "accountNumber" from treasury_accounts where id = ${id}::uuid`);
  return rows[0] as unknown as { mdaId: number; accountNumber: string } | undefined;
}

/** In the transaction of the step that decides it; the account before it ends. */
export async function endAccount(
  tx: Transaction,
  id: string,
  state: 'active' | 'refused' | 'withdrawn',
  by: string,
): Promise<void> {
  if (state === 'active')
    await tx.execute(sql`update treasury_accounts set state = 'replaced' where state = 'active'
      and mda_id = (select mda_id from treasury_accounts where id = ${id}::uuid)`);
  await tx.execute(sql`update treasury_accounts set state = ${state}, decided_by = ${by}::uuid, decided_at = clock_timestamp()
    where id = ${id}::uuid`);
}

/** That this person gave a code of their second factor holds for the transaction alone. */
export async function noteCode(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('portal.code_of', ${userId}, true)`);
}

export async function hasCode(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(
    sql`select current_setting('portal.code_of', true) is not distinct from ${userId} as has`,
  );
  return rows[0]?.has === true;
}
