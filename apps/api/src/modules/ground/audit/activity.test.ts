import { type ActionName, defineEndpoint } from '@portal/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { sealActivity } from './data/activity-log.repository.ts';
import { noteActivity } from './note-activity.ts';
import { verifyActivityLog } from './verify-activity-log.ts';
import { writeAudit } from './write-audit.ts';

const { db, owner } = await createTestDatabase();
const somebody = { userId: '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11' };

/** What only somebody who owns the database can do. */
async function tamper(statement: string): Promise<void> {
  const client = await owner.$client.connect();
  try {
    await client.query(
      'alter table activity_log disable trigger user; alter table activity_seals disable trigger user',
    );
    await client.query(statement);
  } finally {
    await client.query('alter table activity_log enable trigger user; alter table activity_seals enable trigger user');
    client.release();
  }
}
async function verdict() {
  const client = await db.$client.connect();
  try {
    return await verifyActivityLog(client);
  } finally {
    client.release();
  }
}
async function note(action: ActionName): Promise<void> {
  await noteActivity(db, { actor: somebody, action, subject: 'taxpayer:KD-1', detail: { naira: '₦', none: null } });
}

describe('the activity log', () => {
  beforeEach(async () => {
    await tamper('truncate activity_log, activity_seals');
    for (const action of ['session.opened', 'taxpayer.read', 'taxpayer.read'] as const) await note(action);
    await sealActivity(db);
    await note('session.ended');
    await sealActivity(db);
  });

  it('is sealed in batches, each row once, however many seal at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => note('client.acted')));
    await Promise.all(Array.from({ length: 4 }, () => sealActivity(db, 7)));
    expect(await sealActivity(db)).toBe(0);
    expect(await verdict()).toMatchObject({ holds: true, rows: 44 });
  });

  it.each([
    [`update activity_log set action = 'x'`, 'activity_log_stays'],
    ['update activity_log set seal_id = null', 'activity_log_stays'],
    ['delete from activity_log', 'activity_log_append_only'],
    ['truncate activity_log, activity_seals', 'activity_log_append_only'],
    ['update activity_seals set rows = 0', 'activity_seals_append_only'],
  ])('refuses: %s', async (statement, constraint) => {
    await expect(owner.$client.query(statement)).rejects.toMatchObject({ constraint });
  });

  it.each([
    ['whose row was changed', `update activity_log set subject = 'taxpayer:KD-2' where action = 'session.opened'`, 1],
    ['whose row’s absent field was filled', `update activity_log set address = '' where action = 'session.opened'`, 1],
    ['that lost a row', `delete from activity_log where action = 'session.ended'`, 2],
    ['that was given a row', `update activity_log set seal_id = 2 where action = 'session.opened'`, 1],
    ['that is missing', `update activity_log set seal_id = null; delete from activity_seals where id = 1`, 1],
    ['that was sealed again', `update activity_seals set hash = '\\x00' where id = 1`, 1],
  ])('names the first batch %s', async (_what, statement, brokenAt) => {
    expect(await verdict()).toMatchObject({ holds: true, seals: 2, rows: 4 });
    await tamper(statement);
    expect(await verdict()).toMatchObject({ holds: false, brokenAt });
  });
});

describe('both logs', () => {
  it('know from where a call came, on which device, in which role, however deep they are written', async () => {
    const endpoint = defineEndpoint({
      method: 'POST',
      path: '/deeds',
      summary: 'Do something',
      access: 'signed-in',
      response: z.object({}),
    });
    const app = await createHttpServer({
      identify: async () => ({ id: somebody.userId, sessionId: 's', roles: ['SuperAdmin'], scope: { kind: 'state' } }),
    });
    serve(app, endpoint, async () => {
      await db.transaction((tx) => writeAudit(tx, { actor: somebody, action: 'role.created', subject: 'deed:1' }));
      await noteActivity(db, { actor: somebody, action: 'client.read', subject: 'deed:1' });
      return {};
    });
    afterAll(() => app.close());
    await app.inject({
      method: 'POST',
      url: '/api/v1/deeds',
      headers: {
        authorization: 'x',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-request-id': 'req-77',
      },
      remoteAddress: '41.58.0.9',
    });
    const origin = {
      actor_role: 'SuperAdmin',
      address: '41.58.0.9',
      device: 'Firefox on Windows',
      request_id: expect.stringMatching(/.+/),
    };
    for (const table of ['audit_log', 'activity_log']) {
      const { rows } = await db.$client.query(
        `select actor_role, address, device, request_id from ${table} where subject = 'deed:1'`,
      );
      expect(rows).toEqual([origin]);
    }
    const jobs = await db.transaction((tx) =>
      writeAudit(tx, { actor: { system: 'test' }, action: 'job.retried', subject: 'x' }),
    );
    expect(jobs).toBeUndefined();
    const { rows } = await db.$client.query(
      `select actor_role, address, device, request_id from audit_log where action = 'job.retried'`,
    );
    expect(rows).toEqual([{ actor_role: null, address: null, device: null, request_id: null }]);
  });
});
