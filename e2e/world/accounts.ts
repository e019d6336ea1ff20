import { randomBytes } from 'node:crypto';
import type { Role } from '@portal/contracts';
import { database } from './database.ts';
import { type DemoAccount, demoAccount } from './demo-accounts.ts';

/** Somebody new with a role, a verified address, the demonstration's password and no second factor: a story of their own. */
export async function givenAccount(role: Role): Promise<DemoAccount> {
  const demo = demoAccount(role);
  const email = `story-${randomBytes(6).toString('hex')}@example.test`;
  const db = await database();
  await db.query(
    `with founded as (
       select set_config('portal.founds_accounts', 'on', true) as is_on
     ), person as (
       insert into users (email, first_name, last_name, password_hash, email_verified_at, mda_id, tax_office_id, expert_system_id, tpui)
       select $1, 'Hauwa', 'Sani', password_hash, now(), mda_id, tax_office_id, expert_system_id,
         case when tpui is not null then next_tpui() end from users where email = $2
       returning id
     )
     insert into user_roles (user_id, role_name, position) select id, $3, 1 from person, founded`,
    [email, demo.email, role],
  );
  return { ...demo, email, totpSecret: null };
}

/** As if the time had passed, or staff had ended them. */
export async function endSessionsOf(email: string): Promise<void> {
  const db = await database();
  await db.query(
    `update sessions set revoked_at = now() where revoked_at is null and user_id = (select id from users where email = $1)`,
    [email],
  );
}

/** Whose papers they are. */
export async function tpuiOf(email: string): Promise<string> {
  const db = await database();
  const { rows } = await db.query<{ tpui: string }>('select tpui from users where email = $1', [email]);
  return rows[0]?.tpui ?? '';
}
