import { randomBytes, randomUUID } from 'node:crypto';
import { makeApplicationReference, makeIdentityCode } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../src/modules/ground/audit/index.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { createSecretBox, type SecretBox } from '../src/platform/keys/secret-box.ts';
import {
  anExample,
  type DemoApplication,
  type DemoMember,
  demoApplications,
  demoNetwork,
} from './demo-world/network.ts';

/** Cards of agents and collectors that are missing, and once a queue of applications; answers how many cards. */
export async function seedDemoNetwork(url: string, dataKey: Buffer): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const box = createSecretBox(dataKey, 'agent applications');
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005004)`);
      let made = 0;
      for (const member of demoNetwork()) made += await insertMember(tx, member);
      if (made > 0) for (const application of demoApplications) await insertApplication(tx, box, application);
      return made;
    });
  } finally {
    await db.$client.end();
  }
}

async function insertMember(tx: Transaction, member: DemoMember): Promise<number> {
  const { code, kind, name, isCompany, lgaId, area, phoneNumber, mdaId, suspensionReason, endsInDays } = member;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into network_members (code, kind, name, is_company, lga_id, area, phone_number, mda_id, suspended_at, suspension_reason, valid_until)
      values (${code}, ${kind}, ${name}, ${isCompany}, ${lgaId}, ${area}, ${phoneNumber}, ${mdaId},
        case when ${suspensionReason}::text is null then null else now() end, ${suspensionReason},
        (now() at time zone 'Africa/Lagos')::date + ${endsInDays}::int)
      on conflict (code) do nothing returning id`,
  );
  const id = rows[0]?.id;
  if (!id) return 0;
  const entry = {
    actor: { system: 'demonstration' },
    action: 'network-member.issued' as const,
    subject: `network-member:${id}`,
  };
  await writeAudit(tx, entry);
  return 1;
}

async function insertApplication(tx: Transaction, box: SecretBox, application: DemoApplication): Promise<void> {
  const { firstName, lastName, companyName = null, rcNumber = null, lgaId, state, nin, email } = application;
  const id = randomUUID();
  const isDecided = state === 'declined' || state === 'approved';
  await tx.execute(
    sql`insert into agent_applications (id, reference, submission_id, state, applicant, first_name, last_name, company_name, rc_number,
        nin_encrypted, nin_blind_index, nin_last4, email, phone_number, lga_id, area, experience_years, experience, publishes_phone,
        language, review_started_at, decided_at, decline_reason)
      values (${id}, ${makeApplicationReference(randomBytes(9))}, ${randomUUID()}, ${state},
        ${companyName ? 'company' : 'person'}, ${firstName}, ${lastName}, ${companyName}, ${rcNumber},
        ${isDecided ? null : box.seal(nin, id)}, ${box.blindIndex(nin)}, ${nin.slice(-4)}, ${email}, '08030000000', ${lgaId},
        'Main market', 3, 'I help customers of my shop to pay their bills and print their papers.', true, 'en',
        ${state === 'received' ? null : sql`now()`}, ${isDecided ? sql`now()` : null}, ${application.declineReason ?? null})`,
  );
  const entry = {
    actor: { system: 'demonstration' },
    action: `agent-application.${state === 'under-review' ? 'review-started' : state}` as const,
  };
  await writeAudit(tx, { ...entry, subject: `agent-application:${id}` });
  if (state === 'approved') await insertCard(tx, id, application);
}

/** What an approval gives. */
async function insertCard(tx: Transaction, applicationId: string, application: DemoApplication): Promise<void> {
  const { firstName, lastName, companyName, lgaId } = application;
  await tx.execute(
    sql`insert into network_members (code, kind, name, is_company, lga_id, area, phone_number, application_id, valid_until)
      values (${makeIdentityCode('agent', randomBytes(9))}, 'agent', ${anExample(companyName ?? `${firstName} ${lastName}`)},
        ${companyName !== undefined}, ${lgaId}, 'Main market', null, ${applicationId},
        (now() at time zone 'Africa/Lagos')::date + 365)`,
  );
}
