import { describe, expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { noteActivity, writeAudit } from '../../audit/index.ts';
import { lookupsModule } from '../lookups.module.ts';

const { db } = await createTestDatabase();
const { call, staffMember } = await startModule(db, '2026-11-23T09:00:00Z', (app) => lookupsModule(app, { db }));
const chief = await staffMember('SuperAdmin');
const person = await staffMember('Individual');
const read = async (path: string) => (await call('GET', `/lookups/${path}`, { as: chief })).json();

describe('what the two logs are narrowed by', () => {
  it('is every action that was ever written, once', async () => {
    await db.transaction(async (tx) => {
      for (const action of ['user.updated', 'bill.cancelled', 'user.updated'] as const)
        await writeAudit(tx, { actor: { userId: chief }, action, subject: 'user:x' });
    });
    await noteActivity(db, { actor: 'nobody', action: 'session.refused', subject: 'user:unknown' });
    const actions = (await read('log-actions')).map(({ id }: { id: string }) => id);
    expect(actions).toEqual(['bill.cancelled', 'session.refused', 'user.updated']);
  });

  it('is whoever has a role of staff, and no taxpayer', async () => {
    const people = (await read('log-actors')).map(({ id }: { id: string }) => id);
    expect(people).toContain(chief);
    expect(people).not.toContain(person);
  });

  it('is a SuperAdmin’s alone to read', async () => {
    for (const path of ['log-actions', 'log-actors']) {
      expect((await call('GET', `/lookups/${path}`, { as: '' })).statusCode).toBe(401);
      expect((await call('GET', `/lookups/${path}`, { as: await staffMember('Admin') })).statusCode).toBe(403);
    }
  });
});
