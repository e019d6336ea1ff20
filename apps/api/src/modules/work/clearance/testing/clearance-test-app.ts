import type { ClearanceDetail, ClearanceEligibility, Role } from '@portal/contracts';
import { expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import type { OutboxConsumer, OutboxMessage } from '../../../../platform/realtime/outbox-relay.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { plansModule } from '../../plans/index.ts';
import { clearanceModule } from '../index.ts';

/** What is kept for the length of a test. */
function keptInMemory(): DocumentStore {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
    async *list(below) {
      for (const key of kept.keys()) if (key.startsWith(below)) yield { key, storedAt: new Date() };
    },
  };
}

async function takeFromOutbox(db: Database, consumer: OutboxConsumer): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<OutboxMessage>(
      `update outbox set dispatched_at = clock_timestamp() where topic = $1 and dispatched_at is null
       returning id::text as id, topic, dedupe_key as "dedupeKey", payload`,
      [consumer.topic],
    );
    for (const message of rows) await consumer.consume(message, client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The module with the cases it moves. What is drawn is said beforehand. */
export async function startClearance(db: Database) {
  const parts: { work?: ModuleWork; draw: number } = { draw: 5000 };
  const app = await startModule(db, new Date().toISOString(), (server, { clock, jobs }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    plansModule(server, { db, clock, caseload, askAboutBill: async () => {} });
    parts.work = clearanceModule(server, {
      ...{ db, clock, caseload, jobs, store: keptInMemory(), drawClearance: () => parts.draw },
    });
  });
  const caseOf = async (subject: string) =>
    (await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [subject])).rows[0]?.id ??
    '';
  const versionOf = async (subject: string) => caseVersionOf(db, await caseOf(subject));
  const tpuiOf = async (as: string) =>
    (await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [as])).rows[0]?.tpui ?? '';

  return {
    ...app,
    tpuiOf,
    drawNext: (draw: number) => void Object.assign(parts, { draw }),
    /** What waits in the outbox becomes jobs, as the relay makes them, and the jobs run. Nobody reads or asks meanwhile. */
    async relay(): Promise<void> {
      for (const consumer of parts.work?.consumers ?? []) await takeFromOutbox(db, consumer);
      await app.runJobs();
    },
    follow: () => parts.work?.periodic?.[0]?.run(new AbortController().signal),
    /** A person who proved who they are by a code, with a home office. */
    async person({ proof = 'code', role = 'Individual' as Role } = {}): Promise<string> {
      const id = await app.taxpayer(role);
      await db.$client.query(
        `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
           state_id, lga_id, address_line1, identity_proof, registered_at)
         select $1::uuid, (select id from taxpayer_categories where name = $3), 'c' || right($1::text, 12), '08031234567', '1980-02-03', 1, 'Trader', 'Nigerian', state_id, lgas.id, '12 Ahmadu Bello Way', $2, now()
         from lgas order by lgas.id limit 1`,
        [id, proof, role],
      );
      await db.$client.query(
        `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = (select tpui from users where id = $1)`,
        [id],
      );
      return id;
    },
    async read(as: string): Promise<ClearanceEligibility> {
      const answer = await app.call('GET', '/account/clearance', { as });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    /** A move of any case, by whoever has it on the screen now. */
    moveCase: async (subject: string, as: string, body: object) =>
      app.call('POST', `/work/${await caseOf(subject)}/moves`, {
        as,
        body: { caseVersion: await versionOf(subject), ...body },
      }),
    ask: (as: string) => app.call('POST', '/account/clearance/applications', { as, body: {} }),
    state: (as: string, year: number, body: object) =>
      app.call('PUT', `/account/clearance/years/${year}`, { as, body: { isTrue: true, ...body } }),
    async detail(id: string, as: string): Promise<ClearanceDetail> {
      const answer = await app.call('GET', `/clearance/applications/${id}`, { as });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    prepare: async (id: string, as: string, body: object = {}) =>
      app.call('POST', `/clearance/applications/${id}/preparation`, {
        as,
        body: {
          ...{ advice: 'issue', text: 'The papers agree with what was said' },
          ...{ caseVersion: await versionOf(`clearance:${id}`), ...body },
        },
      }),
    decide: async (id: string, as: string, body: object = { outcome: 'issue' }) =>
      app.call('POST', `/clearance/applications/${id}/decision`, {
        as,
        body: { caseVersion: await versionOf(`clearance:${id}`), ...body },
      }),
    decideRevocation: async (id: string, as: string, outcome: 'revoke' | 'keep') =>
      app.call('POST', `/clearance/revocations/${id}/decision`, {
        as,
        body: {
          ...{ outcome, reason: 'The return was a forgery' },
          caseVersion: await versionOf(`clearance-revocation:${id}`),
        },
      }),
  };
}

/** What was said of the three years, accepted by two persons some time ago. */
export async function givenAcceptedYears(owner: Database, tpui: string, years: readonly number[]): Promise<void> {
  await owner.$client.query(
    `insert into clearance_paper_years (tpui, year, kind, stated_by, state, accepted_by, decided_by, ended_at)
     select $1, y, 'no-income', (select id from users where tpui = $1), 'accepted', p.one, p.other, now()
     from unnest($2::int[]) as y, (select (array_agg(id order by id))[1] as one, (array_agg(id order by id))[2] as other
       from users where user_type is null) p`,
    [tpui, [...years]],
  );
}

/** So many days have gone by since a person had it: nobody but the owner of the tables can say so. */
export async function daysGoBy(owner: Database, id: string, days: number): Promise<void> {
  await owner.$client.query(
    `do $$ begin
       alter table clearance_applications disable trigger clearance_applications_guard;
       update clearance_applications set given_on = given_on - ${days}, last_day = last_day - ${days} where id = '${id}';
       alter table clearance_applications enable trigger clearance_applications_guard;
     end $$`,
  );
}
