import type { Role } from '@portal/contracts';
import { afterAll, expect, it } from 'vitest';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { givenScope, givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { settlementModule } from './settlement.module.ts';

const { db } = await createTestDatabase();
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  chief: {
    id: await givenUser(db, { roles: ['SuperAdmin'], firstName: 'Chief', lastName: 'Sani' }),
    role: 'SuperAdmin',
  },
  second: {
    id: await givenUser(db, { roles: ['SuperAdmin'], firstName: 'Hauwa', lastName: 'Garba' }),
    role: 'SuperAdmin',
  },
  ladi: { id: await givenUser(db, { roles: ['Admin'] }), role: 'Admin' },
};
const app = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    return person && { id: person.id, sessionId: name, roles: [person.role], scope: givenScope(person.role) };
  },
});
const clock = { now: () => new Date() };
const caseload = createCaseload({ db, clock });
settlementModule(app, {
  db,
  clock,
  caseload,
  proveSecondFactor: async (_userId, code) => {
    if (code !== '123456') throw new BusinessError('identity.second-factor-invalid');
  },
  store: {} as never,
  jobs: { handle: () => {}, enqueue: async () => {} } as never,
  log: createLogger({ level: 'silent' }),
});
await app.ready();
afterAll(() => app.close());

async function call(method: 'GET' | 'POST', path: string, as?: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: `/api/v1/settlement/treasury-accounts${path}`,
    headers: as ? { authorization: as } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
/** Of Guaranty Trust Bank, with a right last digit. */
const account = { bankCode: '058', accountNumber: '0152792740', accountName: 'Kaduna State Treasury' };
const reason = 'The treasury wrote on 20 November';
const propose = (as = 'chief', more: object = {}) =>
  call('POST', '', as, { mdaId: 1, ...account, reason, code: '123456', ...more });
const decide = async (id: string, verdict: string, as: string, code = '123456') =>
  call('POST', `/${id}/verdicts`, as, {
    caseVersion: await caseVersionOf(db, `treasury-account:${id}`),
    ...{ verdict, reason, code },
  });
const ofMda = async (as = 'second') =>
  (await call('GET', '', as)).body.find(({ mdaId }: { mdaId: number }) => mdaId === 1);

it('is changed by two SuperAdmins, each with a code', async () => {
  expect(await propose('chief', { code: '000000' })).toMatchObject({ status: 400 });
  const { status, body } = await propose();
  expect(status).toBe(200);
  expect(await ofMda()).toMatchObject({
    account: null,
    waiting: { id: body.id, accountNumber: '0152792740', proposedBy: 'Chief Sani', reason, mayDecide: true },
  });
  expect(await propose('second')).toMatchObject({ status: 409, body: { code: 'settlement.account-waits' } });
  expect(await decide(body.id, 'approve', 'chief')).toMatchObject({ body: { code: 'work.same-person' } });
  expect(await decide(body.id, 'approve', 'second', '000000')).toMatchObject({ status: 400 });
  expect((await ofMda()).account).toBeNull();
  expect(await decide(body.id, 'approve', 'second')).toMatchObject({ status: 200 });
  expect(await ofMda()).toMatchObject({
    account: { accountNumber: '0152792740', proposedBy: 'Chief Sani', approvedBy: 'Hauwa Garba' },
    waiting: null,
    earlier: 0,
  });
  expect(await propose()).toMatchObject({ status: 409, body: { code: 'settlement.account-known' } });
});

it('is not approved where nobody was asked for a code', async () => {
  const { body } = await propose('chief', { bankCode: '011', accountNumber: '3000000025' });
  await expect(
    db.transaction((tx) =>
      caseload.move(
        tx,
        { kind: 'treasury-account', subject: `treasury-account:${body.id}` },
        { move: 'approve', caseVersion: 1, userId: people.second?.id ?? '', reason },
      ),
    ),
  ).rejects.toMatchObject({ code: 'settlement.account-needs-code' });
  expect(await decide(body.id, 'withdraw', 'second')).toMatchObject({ status: 403 });
  expect(await decide(body.id, 'withdraw', 'chief')).toMatchObject({ status: 200 });
  expect(await ofMda()).toMatchObject({ account: { accountNumber: '0152792740' }, waiting: null });
});

it('refuses whoever is nobody, of another role, or types a wrong number', async () => {
  expect((await call('GET', '')).status).toBe(401);
  expect((await call('GET', '', 'ladi')).status).toBe(403);
  expect((await propose('ladi')).status).toBe(403);
  expect(await propose('chief', { accountNumber: '0152792741' })).toMatchObject({
    status: 422,
    body: { fieldErrors: { accountNumber: expect.any(String) } },
  });
  expect((await propose('chief', { mdaId: 999_999, bankCode: '011', accountNumber: '3000000025' })).status).toBe(404);
  expect((await decide('00000000-0000-7000-8000-000000000099', 'refuse', 'chief')).status).toBe(404);
});

it.each([
  ['an account that changes', `update treasury_accounts set account_number = '0000000000'`, 'treasury_accounts_stay'],
  [
    'an account in force without a case',
    `insert into treasury_accounts (mda_id, bank_code, account_number, account_name, reason, proposed_by) values (2, '058', '0152792740', 'Treasury', 'None', '00000000-0000-7000-8000-000000000001')`,
    'treasury_accounts_are_work',
  ],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});
