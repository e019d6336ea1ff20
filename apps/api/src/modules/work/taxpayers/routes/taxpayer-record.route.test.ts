import type { Role, Scope } from '@portal/contracts';
import { expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { raiseBill } from '../../../money/billing/index.ts';
import { taxpayersModule } from '../index.ts';

const { db } = await createTestDatabase();
const staffId = await givenUser(db, { roles: ['SuperAdmin'], firstName: 'Hauwa', lastName: 'Bello' });
const tpui = 'KD-7701-0001-01';
const userId = await givenUser(db, { roles: ['Individual'], firstName: 'Rakiya', lastName: 'Sani', tpui });
await db.$client.query(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, [
  tpui,
]);

async function read(role: Role, scope: Scope, of = tpui) {
  const app = await createHttpServer({
    identify: async () => ({ id: staffId, sessionId: staffId, roles: [role], scope }),
  });
  taxpayersModule(app, { db, clock: systemClock, caseload: createCaseload({ db, clock: systemClock }) });
  const answer = await app.inject({
    url: `/api/v1/taxpayers/${of}/record`,
    headers: { authorization: 'Bearer x' },
  });
  await app.close();
  return answer;
}
const office = (taxOfficeId: number): Scope => ({ kind: 'tax-offices', taxOfficeId, name: 'An office', reach: 'own' });

const agentId = await givenUser(db, {
  roles: ['Agent'],
  firstName: 'Sabo',
  lastName: 'Agent',
  tpui: 'KD-7701-0002-02',
});
for (const [code, ended] of [
  ['counts', null],
  ['ended', agentId],
])
  await db.$client.query(
    `insert into representations (principal_tpui, invited_by, kind, rights, label, code_hash, invited_at, expires_at, representative_id,
       accepted_at, ended_at, ended_by)
     values ($1, $2, 'agent', '{see,bills}', 'Agent', convert_to($3, 'utf8'), now(), now() + interval '1 day', $4, now(),
       case when $5::uuid is not null then now() end, $5)`,
    [tpui, userId, code, agentId, ended],
  );

const payer = { categoryId: 1, firstName: 'Rakiya', lastName: 'Sani', email: '', phone: '08030000000', address: '' };
const line = { revenueHeadCode: '12010102', amountKobo: 500_000, description: 'Levy', narration: '' };
const bill = await db.transaction((tx) => raiseBill(tx, { payer: { ...payer, tpui }, mdaId: 1, lines: [line] }));
const reason = 'The bank asked for it';
await db.transaction((tx) =>
  writeAudit(tx, { actor: { userId: staffId }, action: 'nin.revealed', subject: `user:${userId}`, detail: { reason } }),
);

it('tells the whole taxpayer: masked identity, papers, what was decided and why, and notes the look first', async () => {
  const answer = await read('SuperAdmin', { kind: 'state' });
  expect(answer.statusCode).toBe(200);
  const record = answer.json();
  expect(record).toMatchObject({
    taxpayer: { tpui, name: 'Rakiya Sani', standing: 'active' },
    account: { userId, status: 'active' },
    organisation: null,
    people: [
      { name: 'Rakiya Sani', kind: 'self', rights: [], since: null },
      { name: 'Sabo Agent', kind: 'agent', rights: ['see', 'bills'], since: expect.any(String) },
    ],
    bills: [{ reference: bill.reference, totalKobo: 500_000, status: 'unpaid', tpui }],
    receipts: [],
    looks: [{ action: 'taxpayer.read', name: 'Hauwa Bello' }],
  });
  expect(record.account.email).toContain('•••');
  expect(record.changes).toContainEqual(
    expect.objectContaining({ action: 'nin.revealed', name: 'Hauwa Bello', reason }),
  );
});

it('tells the own office the same without the names of officers; another office finds nobody and leaves no trace', async () => {
  const own = await read('Tax Officer', office(6));
  expect(own.json().looks[0]).toMatchObject({ action: 'taxpayer.read', name: null });
  expect(own.json().bills).toMatchObject([{ reference: bill.reference }]);
  const looked = async () =>
    (await db.$client.query(`select from activity_log where subject = $1`, [`taxpayer:${tpui}`])).rowCount;
  const before = await looked();
  expect((await read('Tax Officer', office(8))).statusCode).toBe(404);
  expect(await looked()).toBe(before);
});

it.each([
  ['Admin', { kind: 'state' }],
  ['MDA User', { kind: 'mda', mdaId: 1, name: 'An MDA' }],
] as const)('refuses %s, and a TPUI that is none', async (role, scope) => {
  expect((await read(role, scope)).statusCode).toBe(403);
  expect((await read('SuperAdmin', { kind: 'state' }, '12345678901')).statusCode).toBe(422);
});

it('is read whoever did something to it: a person, the portal, or somebody without an account', async () => {
  for (const actor of ['portal', 'visitor', 'system:registration'])
    await db.$client.query(
      `insert into activity_log (at, actor, action, subject, detail) values (now(), $1, 'taxpayer.read', $2, '{}')`,
      [actor, `taxpayer:${tpui}`],
    );
  expect((await read('SuperAdmin', { kind: 'state' })).statusCode).toBe(200);
});
