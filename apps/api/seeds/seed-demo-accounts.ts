import { type Role, taxpayerRoles } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { demonstrationActor } from '../src/demonstration-traces.ts';
import { writeAudit } from '../src/modules/ground/audit/index.ts';
import { insertUser } from '../src/modules/ground/identity/data/users.repository.ts';
import { createPasswordHasher } from '../src/modules/ground/identity/password-hasher.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { createSecretBox } from '../src/platform/keys/secret-box.ts';
import { demoAccounts, demoPassword } from './demo-world/demo-accounts.ts';

/** Makes the accounts that are missing; answers how many. Second factors are sealed again, should the key be a new one. */
export async function seedDemoAccounts(url: string, dataKey: Buffer): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const box = createSecretBox(dataKey, 'second factors');
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005002), set_config('portal.founds_accounts', 'on', true)`);
      const known = await tx.execute<{ email: string }>(sql`select email from users where status <> 'deleted'`);
      const emails = new Set(known.rows.map(({ email }) => email));
      const missing = demoAccounts.filter(({ email }) => !emails.has(email));
      const passwordHash = missing.length > 0 ? await createPasswordHasher().hash(demoPassword) : '';
      for (const { role, totpSecret: _secret, categoryId, ...person } of missing) {
        const tpui = needsTpui(role) ? ((await busiestPayer(tx, categoryId ?? null)) ?? (await newTpui(tx))) : null;
        const id = await insertUser(tx, { ...person, roles: [role], passwordHash, isEmailVerified: true, tpui });
        const entry = { actor: { system: demonstrationActor }, action: 'user.created' as const, subject: `user:${id}` };
        await writeAudit(tx, { ...entry, detail: { roleNames: [role] } });
      }
      for (const { email, totpSecret } of demoAccounts)
        if (totpSecret) await seal(tx, email, (id) => box.seal(totpSecret, id));
      return missing.length;
    });
  } finally {
    await db.$client.end();
  }
}

function needsTpui(role: Role): boolean {
  return taxpayerRoles.some((own) => own === role);
}

async function newTpui(tx: Transaction): Promise<string | null> {
  const { rows } = await tx.execute<{ tpui: string }>(sql`select next_tpui() as tpui`);
  return rows[0]?.tpui ?? null;
}

/** The payer of the demonstration world with the most bills, unless somebody is that payer already. */
async function busiestPayer(tx: Transaction, categoryId: number | null): Promise<string | null> {
  const { rows } = await tx.execute<{ tpui: string }>(
    sql`select payer_tpui as tpui from bills where payer_category_id = ${categoryId}
        and not exists (select from users where tpui = payer_tpui)
      group by payer_tpui order by count(*) desc, payer_tpui limit 1`,
  );
  return rows[0]?.tpui ?? null;
}

async function seal(tx: Transaction, email: string, sealFor: (id: string) => Buffer): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where email = ${email} and status <> 'deleted'`,
  );
  const id = rows[0]?.id;
  if (!id) return;
  await tx.execute(
    sql`insert into second_factors (user_id, secret_encrypted, enrolled_at) values (${id}, ${sealFor(id)}, now())
      on conflict (user_id) do update set secret_encrypted = excluded.secret_encrypted`,
  );
}
