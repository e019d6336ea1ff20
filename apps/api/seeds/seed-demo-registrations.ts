import { sql } from 'drizzle-orm';
import { createIdentitySeals } from '../src/modules/work/registration/identity-seals.ts';
import { createPreRegisterAgent } from '../src/modules/work/registration/pre-register-agent.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';

/** Known to the sandbox's identity register by the same numbers. */
const numbers = { individual: '70000000008', agent: '70000000012', waitingAgent: '70000000009' } as const;
const agency = { name: 'Arewa Agents Ltd', rcNumber: 'RC445566' };

/**
 * What the demonstration's taxpayers would have said at their signup, so that a NIN of the sandbox is registered already
 * and another one is pre-registered as an agent's. Answers how many accounts were completed.
 */
export async function seedDemoRegistrations(url: string, dataKey: Buffer): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const seals = createIdentitySeals(dataKey);
  const preRegisterAgent = createPreRegisterAgent({ dataKey, clock: systemClock, jobs: { enqueue: async () => {} } });
  const preRegister = (tx: Transaction, nin: string, firstName: string, lastName: string, email: string) =>
    preRegisterAgent(tx, {
      ...{ nin, firstName, lastName, email, agency, phoneNumber: '08030000009' },
      actor: { system: 'demonstration' },
    });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005002)`);
      const { rows } = await tx.execute<{ id: string; email: string; role: string }>(
        sql`select id, email, active_role(id) as role from users
          where email like '%@demo.test' and status <> 'deleted' and user_type is null
            and active_role(id) in ('Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency')
            and not exists (select from user_registrations where user_id = users.id)
          order by email`,
      );
      for (const { id, email, role } of rows) {
        const nin = role === 'Individual' ? numbers.individual : role === 'Agent' ? numbers.agent : undefined;
        await tx.execute(
          sql`update users set user_type = ${role}, nin_encrypted = ${nin ? seals.sealNin(nin, id) : null},
              nin_blind_index = ${nin ? seals.ninIndex(nin) : null}, nin_last4 = ${nin?.slice(-4) ?? null}
            where id = ${id}`,
        );
        const known = role === 'Agent' ? await preRegister(tx, numbers.agent, 'Maryam', 'Abdullahi', email) : undefined;
        await tx.execute(
          sql`insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation,
              nationality, state_id, lga_id, address_line1, identity_proof, agent_pre_registration_id, registered_at)
            values (${id}, ${categories[role] ?? 1}, ${`kd-${email.split('@')[0]}`}, '08030000008', '1986-04-14', 1, 'Trader', 'Nigerian',
              (select state_id from lgas where name = 'Kaduna North'), (select id from lgas where name = 'Kaduna North'),
              '12 Ahmadu Bello Way', 'code', ${known?.id ?? null}::uuid, now())`,
        );
        if (known) await tx.execute(sql`update agent_pre_registrations set used_by = ${id} where id = ${known.id}`);
      }
      for (const [role, name, number] of organisations) {
        // Confirmed by nobody: what an office does first.
        await tx.execute(
          sql`insert into organisations (tpui, name, registration_number, tin, industry_id, email, phone_number, address, changed_at)
            select tpui, ${name}, ${number}, '', (select min(id) from industries), email, '08030000008', '12 Ahmadu Bello Way, Kaduna', now()
            from users where email like '%@demo.test' and user_type = ${role} and status <> 'deleted' and tpui is not null
            on conflict (tpui) do nothing`,
        );
      }
      const waiting = await tx.execute(
        sql`select from agent_pre_registrations where nin_blind_index = ${seals.ninIndex(numbers.waitingAgent)}
          and withdrawn_at is null`,
      );
      if (waiting.rowCount === 0) {
        await preRegister(tx, numbers.waitingAgent, 'Samuel', 'Ishaku', 'samuel.ishaku@people.test');
      }
      return rows.length;
    });
  } finally {
    await db.$client.end();
  }
}

/** Invented, for the demonstration's own accounts. */
const organisations = [
  ['Corporate', 'Example Cotton Mills Ltd', 'RC1000001'],
  ['State Agency', 'Example Agency of the State', ''],
  ['Federal Agency', 'Example Agency of the Federation', ''],
] as const;

const categories: Readonly<Record<string, number>> = { Corporate: 2, 'State Agency': 3, 'Federal Agency': 4 };
