import type { ActionName, Scope } from '@portal/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { auditModule } from '../audit.module.ts';
import { noteActivity } from '../note-activity.ts';
import { writeAudit } from '../write-audit.ts';

const { db } = await createTestDatabase();
const amina = '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11';
const officer = '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a22';
const scope: Scope = { kind: 'taxpayer', tpui: 'KD-6000-0001-11' };

const app = await createHttpServer({
  identify: async (id) => (id === amina ? { id, sessionId: 's', roles: ['Individual'], scope } : undefined),
});
auditModule(app, { db, clock: systemClock });
await app.ready();
afterAll(() => app.close());
const ask = async (query = '', as?: string) => {
  const response = await app.inject({
    url: `/api/v1/account/activity${query}`,
    headers: as ? { authorization: as } : {},
  });
  return { status: response.statusCode, body: response.json() };
};

beforeAll(async () => {
  await db.$client.query(
    `with staff as (insert into users (id, email, first_name, last_name, tax_office_id) values ($1, 'ladi@staff.test', 'Ladi', 'Musa', 6) returning id)
     insert into user_roles (user_id, role_name, position) select id, 'Tax Officer', 1 from staff`,
    [officer],
  );
  const audit = (userId: string, action: ActionName, subject: string, detail = {}) =>
    db.transaction((tx) => writeAudit(tx, { actor: { userId }, action, subject, detail }));
  await audit(amina, 'password.changed', `user:${amina}`);
  await audit(officer, 'nin.revealed', `user:${amina}`, { reason: 'The register was unreadable' });
  await audit(officer, 'nin.revealed', `user:${officer}`);
  await noteActivity(db, { actor: { userId: amina }, action: 'session.opened', subject: `user:${amina}` });
  await noteActivity(db, { actor: { userId: officer }, action: 'taxpayer.read', subject: 'taxpayer:KD-6000-0001-11' });
  await noteActivity(db, { actor: { userId: officer }, action: 'taxpayer.read', subject: 'taxpayer:KD-6000-0002-22' });
});

describe('own activity', () => {
  it('is what one did and what was done to one’s account and record: the role and office of others, never a name', async () => {
    const { body } = await ask('', amina);
    expect(body.totalRecords).toBe(4);
    expect(body.data.map(({ id: _id, at: _at, ...row }: { id: string; at: string }) => row)).toEqual([
      { action: 'taxpayer.read', isOwn: false, by: 'Tax Officer, Zaria', reason: null, device: null, address: null },
      { action: 'session.opened', isOwn: true, by: null, reason: null, device: null, address: null },
      {
        action: 'nin.revealed',
        isOwn: false,
        by: 'Tax Officer, Zaria',
        reason: 'The register was unreadable',
        device: null,
        address: null,
      },
      { action: 'password.changed', isOwn: true, by: null, reason: null, device: null, address: null },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Ladi|Musa/);
  });

  it('is turned page by page', async () => {
    const first = (await ask('?pageSize=3', amina)).body;
    const second = (await ask(`?pageSize=3&after=${first.after}`, amina)).body;
    expect([first.data.length, second.data.length, second.after]).toEqual([3, 1, null]);
  });

  it('is nobody’s who is not signed in', async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask('?pageSize=0', amina)).status).toBe(422);
  });
});
