import { randomBytes } from 'node:crypto';
import { consultationMinutes, makeConsultationReference, makeEnquiryReference } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { type DeedOf, writeAudit } from '../src/modules/ground/audit/index.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { addDays, dayOf, momentOf, weekdayOf } from '../src/platform/clock/lagos-day.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { demoConsultants, demoConsultations } from './demo-world/consultants.ts';
import { demoStaffId } from './demo-world/demo-staff.ts';
import { demoEnquiries } from './demo-world/enquiries.ts';

/** Makes consultants, consultations and messages once, with what staff did about them. Answers how many, or undefined when they were there. */
export async function seedDemoQueues(url: string, now = systemClock.now()): Promise<number | undefined> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005002)`);
      const known = await tx.execute(sql`select from consultants`);
      if (known.rowCount) return undefined;
      const staff = await demoStaffId(tx);
      await addConsultants(tx);
      for (const consultation of demoConsultations) await addConsultation(tx, consultation, staff, now);
      for (const enquiry of demoEnquiries) await addEnquiry(tx, enquiry, staff, now);
      return demoConsultations.length + demoEnquiries.length;
    });
  } finally {
    await db.$client.end();
  }
}

async function addConsultants(tx: Transaction): Promise<void> {
  for (const { name, title, office, topics, modes } of demoConsultants) {
    const room = modes.includes('video') ? `https://video.example.test/${name.toLowerCase().replace(' ', '-')}` : null;
    await tx.execute(
      sql`insert into consultants (name, title, office_id, topics, modes, video_room)
        select ${name}, ${JSON.stringify(title)}::jsonb, id, ${sql.param([...topics])}::text[], ${sql.param([...modes])}::text[], ${room}
        from tax_offices where name = ${office}`,
    );
  }
}

async function addConsultation(
  tx: Transaction,
  consultation: (typeof demoConsultations)[number],
  staff: string,
  now: Date,
): Promise<void> {
  const { consultant, topic, mode, name, question, workingDays, hour, outcome, answer } = consultation;
  const startsAt = momentOf(workingDayFrom(dayOf(now), workingDays), `${String(hour).padStart(2, '0')}:00`);
  const endsAt = new Date(startsAt.getTime() + consultationMinutes * 60_000);
  const reference = makeConsultationReference(randomBytes(13));
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into consultations (reference, request_id, topic, mode, consultant_id, starts_at, ends_at, name, email, phone, question,
        language, created_at)
      select ${reference}, gen_random_uuid(), ${topic}, ${mode}, id, ${startsAt.toISOString()}, ${endsAt.toISOString()}, ${name},
        ${addressOf(name)}, '0803 000 0000', ${question}, 'en', ${new Date(Math.min(now.getTime(), startsAt.getTime() - 3 * 86_400_000)).toISOString()}
      from consultants where name = ${consultant} returning id`,
  );
  const id = rows[0]?.id;
  if (!id) return;
  const record = (action: DeedOf<'consultation'>) =>
    writeAudit(tx, {
      actor: { userId: staff },
      action: `consultation.${action}`,
      subject: `consultation:${id}`,
      detail: { reference },
    });
  if (outcome) await tx.execute(sql`update consultations set state = ${outcome}, revision = 1 where id = ${id}`);
  if (answer) {
    await tx.execute(
      sql`update consultations set answer = ${answer}, answered_at = ${endsAt.toISOString()}, answered_by = ${staff} where id = ${id}`,
    );
  }
  if (outcome === 'held' || outcome === 'no-show') await record(outcome);
  if (answer) await record('answered');
}

async function addEnquiry(
  tx: Transaction,
  enquiry: (typeof demoEnquiries)[number],
  staff: string,
  now: Date,
): Promise<void> {
  const { topic, office = null, name, language = 'en', message, daysAgo, state, answer } = enquiry;
  const sentAt = new Date(now.getTime() - daysAgo * 86_400_000);
  const reference = makeEnquiryReference(randomBytes(13));
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into enquiries (reference, request_id, topic, office_id, name, email, message, language, created_at)
      values (${reference}, gen_random_uuid(), ${topic}, (select id from tax_offices where name = ${office}), ${name},
        ${addressOf(name)}, ${message}, ${language}, ${sentAt.toISOString()})
      returning id`,
  );
  const id = rows[0]?.id;
  if (!id || state === 'received') return;
  const record = (action: DeedOf<'enquiry'>) =>
    writeAudit(tx, {
      actor: { userId: staff },
      action: `enquiry.${action}`,
      subject: `enquiry:${id}`,
      detail: { reference },
    });
  await tx.execute(sql`update enquiries set state = 'assigned', assignee_id = ${staff} where id = ${id}`);
  await record('assigned');
  if (!answer) return;
  const answeredAt = new Date(sentAt.getTime() + 86_400_000);
  await tx.execute(
    sql`insert into enquiry_answers (enquiry_id, text, answered_by, at) values (${id}, ${answer}, ${staff}, ${answeredAt.toISOString()})`,
  );
  await tx.execute(sql`update enquiries set state = 'answered' where id = ${id}`);
  await record('answered');
  if (state !== 'closed') return;
  await tx.execute(sql`update enquiries set state = 'closed' where id = ${id}`);
  await record('closed');
}

/** A reserved domain: nobody is ever mailed. */
function addressOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.test`;
}

/** Monday to Friday. */
function workingDayFrom(day: string, workingDays: number): string {
  const step = Math.sign(workingDays);
  let found = day;
  for (let left = Math.abs(workingDays); left > 0; ) {
    found = addDays(found, step);
    if (weekdayOf(found) <= 5) left -= 1;
  }
  return found;
}
