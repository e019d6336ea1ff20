import type { BankAccount } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const kept = ['bank_code as bankCode', 'account_number as accountNumber', 'account_name as accountName'] as const;

/** The account somebody is paid to, and the one that waits for a decision. */
export async function ownAccounts(tables: Kysely<Schema>, subject: string) {
  const of = (state: 'approved' | 'proposed') =>
    tables
      .selectFrom('share_accounts')
      .select(kept)
      .where('subject', '=', subject)
      .where('state', '=', state)
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  return { onRecord: await of('approved'), waiting: await of('proposed') };
}

export async function nameAccount(tx: Transaction, subject: string, account: BankAccount, by: string): Promise<string> {
  const { bankCode, accountNumber, accountName } = account;
  const { id } = await tablesOf(tx)
    .selectNoFrom(
      sql<string>`name_share_account(${subject}, ${bankCode}, ${accountNumber}, ${accountName}, ${by}::uuid)`.as('id'),
    )
    .executeTakeFirstOrThrow();
  return id;
}

/** Everybody’s that wait, the oldest first, with what each would replace. */
export function waitingAccounts(db: Pick<Database, '$client'>) {
  return tablesOf(db)
    .selectFrom('share_accounts as a')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('share_accounts as o')
          .select(['o.bank_code', 'o.account_number', 'o.account_name'])
          .whereRef('o.subject', '=', 'a.subject')
          .where('o.state', '=', 'approved')
          .orderBy('o.decided_at', 'desc')
          .orderBy('o.id', 'desc')
          .limit(1)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.bank_code as bankCode', 'a.account_number as accountNumber', 'a.account_name as accountName'])
    .select(['o.bank_code as oldCode', 'o.account_number as oldNumber', 'o.account_name as oldName'])
    .select(({ ref }) => [
      sql<string>`coalesce(share_subject_name(${ref('a.expert_system_id')}, ${ref('a.agent_tpui')}), '')`.as(
        'subjectName',
      ),
      sql<string>`coalesce(share_person_name(${ref('a.named_by')}), '')`.as('namedBy'),
      sql<string>`to_char(${ref('a.named_at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('namedAt'),
    ])
    .where('a.state', '=', 'proposed')
    .orderBy('a.named_at')
    .limit(500)
    .execute();
}

/** The account that waits, held until the transaction ends. */
export function lockAccount(tx: Transaction, id: string) {
  return tablesOf(tx)
    .selectFrom('share_accounts')
    .select(['subject', 'named_by as namedBy', 'account_number as accountNumber', 'bank_code as bankCode'])
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst();
}

export async function decideAccount(
  tx: Transaction,
  id: string,
  state: 'approved' | 'refused',
  by: string,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('share_accounts')
    .set({ state, decided_by: by, decided_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}
