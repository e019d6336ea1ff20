import { describe, expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { lookupsModule } from '../lookups.module.ts';

const { db } = await createTestDatabase();
const { call, staffMember } = await startModule(db, '2026-11-23T09:00:00Z', (app) => lookupsModule(app, { db }));
const list = async (role: Parameters<typeof staffMember>[0]) =>
  (await call('GET', '/lookups/engine-codes', { as: await staffMember(role) })).json();

describe('the engine codes', () => {
  it('are listed by code for whoever filters reports by them, revoked ones included', async () => {
    const all = await list('Admin');
    expect(all).toContainEqual({ id: 1, displayField: 'SAVANNA-01', expertSystemId: 1 });
    expect(all.map(({ displayField }: { displayField: string }) => displayField)).toEqual([
      'HAUL-NG',
      'KDMED-07',
      'SAVANNA-01',
      'SAVANNA-02',
      'ZARIA-SCH',
    ]);
  });

  it('of an expert system are its own', async () => {
    expect((await list('Expert System')).map(({ displayField }: { displayField: string }) => displayField)).toEqual([
      'SAVANNA-01',
      'SAVANNA-02',
    ]);
  });

  it('are nobody else’s to read', async () => {
    expect((await call('GET', '/lookups/engine-codes', { as: '' })).statusCode).toBe(401);
    const person = await staffMember('Individual');
    expect((await call('GET', '/lookups/engine-codes', { as: person })).statusCode).toBe(403);
  });
});
