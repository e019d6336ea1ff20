import { randomInt } from 'node:crypto';
import type { Role } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startRecoveries } from '../testing/recoveries-test-app.ts';

const { db } = await createTestDatabase();
const { call, decide, finish, staffMember, taxpayer, mails, texts, taken, runJobs, setNow, audited, erase } =
  await startRecoveries(db);
const [officer, manager, foreign] = [
  await staffMember('Tax Officer'),
  await staffMember('Tax Office Manager'),
  await staffMember('Tax Officer', 8),
];
const now = Date.now();
const afterHours = (hours: number) => setNow(new Date(now + hours * 60 * 60 * 1000).toISOString());
beforeEach(() => {
  for (const list of [mails, texts, taken]) list.splice(0);
  afterHours(0);
});

const one = async (statement: string, ...values: unknown[]) => (await db.$client.query(statement, values)).rows[0];

/** A taxpayer of office 6 with a password, a second factor, a session and a link on the way to the old mailbox. */
async function lostAccount() {
  const id = await taxpayer();
  const nin = String(randomInt(10_000_000_000, 99_999_999_999));
  const phone = `0803${String(randomInt(1_000_000, 9_999_999))}`;
  await db.$client.query(
    `update users set password_hash = 'old', nin_blind_index = $2, nin_encrypted = $2, nin_last4 = '0000', user_type = 'Individual' where id = $1`,
    [id, Buffer.from(nin)],
  );
  await db.$client.query(
    `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
       state_id, lga_id, address_line1, identity_proof, registered_at)
     values ($1::uuid, 1, $1::uuid::text, $2, '1990-02-28', 1, 'Trader', 'Nigerian', 19, 1, '12 Ahmadu Bello Way', 'code', now())`,
    [id, phone],
  );
  await db.$client.query(
    `insert into second_factors (user_id, secret_encrypted, enrolled_at) values ($1, 'x', now())`,
    [id],
  );
  await db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2::uuid, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour')`,
    [Buffer.from(`${id}${id}`.slice(0, 32)), id],
  );
  await db.$client.query(
    `insert into one_time_tokens (purpose, token_hash, user_id, created_at, expires_at) values ('reset-password', $1, $2::uuid, now(), now() + interval '1 hour')`,
    [Buffer.from(`${id}${id}`.slice(0, 32)), id],
  );
  await db.$client.query(
    `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where user_id = $1`,
    [id],
  );
  const { tpui, email } = await one('select tpui, email from users where id = $1', id);
  return { id, nin, tpui, email, phone };
}
type Lost = Awaited<ReturnType<typeof lostAccount>>;

const bodyOf = ({ tpui, nin }: Lost, changes: object = {}) => ({
  ...{ tpui, nin, paper: 'passport', paperNumber: 'A01234567', seenOn: '2026-01-15', language: 'en' },
  ...{ email: `new.${nin}@people.test`, phoneNumber: '08099999999' },
  ...changes,
});
const propose = (lost: Lost, changes: object = {}, as: string | undefined = officer) =>
  call('POST', '/account-recoveries', { ...(as && { as }), body: bodyOf(lost, changes) });
const standing = (id: string) =>
  one(
    `select email, password_hash as password, (select phone_number from user_registrations where user_id = u.id) as phone,
       (select count(*)::int from second_factors where user_id = u.id) as factors,
       (select count(*)::int from sessions where user_id = u.id and revoked_at is null) as sessions,
       (select count(*)::int from one_time_tokens where user_id = u.id) as links
     from users u where id = $1`,
    id,
  );
const asLost = ({ email, phone }: Lost) => ({ email, password: 'old', phone, factors: 1, sessions: 1, links: 1 });
const stateOf = async (workId: string) => (await one('select state from work_items where id = $1', workId)).state;
const stop = (token: string) => call('POST', '/account-recoveries/stops', { body: { token } });
const tokenIn = (text = '') => /stop_recovery\?token=([\w-]{44})/.exec(text)?.[1] ?? '';

async function approved(lost: Lost, changes: object = {}): Promise<string> {
  const { workId } = (await propose(lost, changes)).json();
  expect((await decide(workId, manager, 'approve')).statusCode).toBe(200);
  return workId;
}

describe('a way back into an account', () => {
  it('takes an officer, a manager and a day; then the new address sets a password and nothing old opens the account', async () => {
    const lost = await lostAccount();
    const proposed = await propose(lost);
    expect([proposed.statusCode, proposed.json()]).toEqual([200, { workId: expect.any(String) }]);
    const { workId } = proposed.json();
    expect([await standing(lost.id), taken]).toEqual([asLost(lost), []]);
    expect((await decide(workId, manager, 'approve')).statusCode).toBe(200);
    await runJobs();
    expect(mails.map(({ to }) => to)).toEqual([lost.email]);
    expect(mails[0]?.text).not.toContain(`new.${lost.nin}`);
    expect(texts.map(({ to }) => to)).toEqual([lost.phone.replace(/^0/, '+234')]);
    mails.splice(0);

    afterHours(23);
    await finish();
    expect([await stateOf(workId), await standing(lost.id)]).toEqual(['waiting', asLost(lost)]);
    afterHours(24);
    await finish();
    expect([await stateOf(workId), await standing(lost.id)]).toEqual([
      'recovered',
      { email: `new.${lost.nin}@people.test`, password: null, phone: '08099999999', factors: 0, sessions: 0, links: 0 },
    ]);
    await runJobs();
    expect(mails.map(({ to }) => to)).toEqual([lost.email, `new.${lost.nin}@people.test`]);
    const token = /reset_password\?token=([\w-]{43})/.exec(mails[1]?.text ?? '')?.[1];
    const password = 'Harmattan-2026';
    expect(
      (await call('POST', '/password-resets/completion', { body: { token, password, confirmPassword: password } }))
        .statusCode,
    ).toBe(200);
    const signIn = await call('POST', '/sessions', {
      body: { email: `new.${lost.nin}@people.test`, password, door: 'public' },
    });
    expect(signIn.json().outcome).toBe('signed-in');
    expect((await audited(`user:${lost.id}`)).filter(({ action }) => action.startsWith('account-recovery'))).toEqual([
      { actor: `user:${officer}`, action: 'account-recovery.proposed' },
      { actor: `user:${manager}`, action: 'account-recovery.approved' },
      { actor: 'system:account-recoveries', action: 'account-recovery.recovered' },
    ]);
  });

  it('is stopped by a press on the link of the mail or of the text message, twice as well, and never after', async () => {
    for (const where of ['mail', 'text'] as const) {
      const lost = await lostAccount();
      const workId = await approved(lost);
      await runJobs();
      const token = tokenIn(where === 'mail' ? mails.at(-1)?.text : texts.at(-1)?.text);
      expect([(await stop(token)).statusCode, (await stop(token)).statusCode]).toEqual([200, 200]);
      afterHours(25);
      await finish();
      expect([await stateOf(workId), await standing(lost.id)]).toEqual(['stopped', asLost(lost)]);
      afterHours(0);
    }
    const late = await lostAccount();
    await approved(late);
    await runJobs();
    const token = tokenIn(mails.at(-1)?.text);
    afterHours(25);
    await finish();
    const refused = await stop(token);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'account-recovery.over']);
  });

  it('is stopped by nobody with a link that we did not sign', async () => {
    const lost = await lostAccount();
    const workId = await approved(lost);
    await runJobs();
    const token = tokenIn(mails.at(-1)?.text);
    const forged = token.slice(0, -6) + (token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    const refused = await stop(forged);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'identity.link-invalid']);
    expect((await stop('short')).statusCode).toBe(422);
    expect(await stateOf(workId)).toBe('waiting');
  });

  it('is approved once by two managers at once, never by who proposed it, and refused or withdrawn while it waits', async () => {
    const lost = await lostAccount();
    const { workId } = (await propose(lost)).json();
    expect((await decide(workId, officer, 'approve')).json().code).toBe('work.not-yours');
    const other = await staffMember('Tax Office Manager');
    const caseVersion = await caseVersionOf(db, workId);
    const answers = await Promise.all(
      [manager, other].map((as) =>
        call('POST', `/work/${workId}/moves`, { as, body: { caseVersion, move: 'approve', reason: 'Papers agree' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(taken.filter(({ name }) => name === 'send-recovery-warning')).toHaveLength(2);
    expect((await decide(workId, manager, 'finish')).json().code).toBe('work.not-yours');
    expect((await decide(workId, manager, 'refuse')).statusCode).toBe(200);
    const again = (await propose(lost)).json().workId;
    expect((await decide(again, officer, 'withdraw')).statusCode).toBe(200);
    afterHours(30);
    await finish();
    expect(await standing(lost.id)).toEqual(asLost(lost));
  });

  it('is proposed once at a time', async () => {
    const lost = await lostAccount();
    const answers = await Promise.all([propose(lost), propose(lost)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await propose(lost)).json().code).toBe('account-recovery.pending');
  });

  it.each([
    ['another NIN', { nin: '70000000999' }, 404, 'user.not-found'],
    ['a TPUI nobody has', { tpui: 'KD-9999-9999-99' }, 404, 'user.not-found'],
    ['a NIN that is none', { nin: '12' }, 422, 'request.invalid'],
    ['a paper we do not know', { paper: 'letter' }, 422, 'request.invalid'],
    ['no number', { paperNumber: '' }, 422, 'request.invalid'],
    ['a day to come', { seenOn: '2999-01-01' }, 422, 'request.invalid'],
    ['an address that is none', { email: 'amina' }, 422, 'request.invalid'],
  ])('is not proposed with %s, and nothing changed', async (_what, changes, status, code) => {
    const lost = await lostAccount();
    const refused = await propose(lost, changes);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect([
      await standing(lost.id),
      (await one('select count(*)::int as n from account_recoveries where user_id = $1', lost.id)).n,
    ]).toEqual([asLost(lost), 0]);
  });

  it('is not proposed to an address of somebody else, by another office, for staff or for a suspended account', async () => {
    const [lost, other] = [await lostAccount(), await lostAccount()];
    expect((await propose(lost, { email: other.email })).json().code).toBe('user.already-exists');
    expect((await propose(lost, {}, foreign)).json().code).toBe('user.not-found');
    await db.$client.query(`update users set status = 'suspended' where id = $1`, [other.id]);
    expect((await propose(other)).json().code).toBe('user.not-found');
    const insert = `insert into account_recoveries (user_id, paper, seen_on, language, proposed_by) values ($1, 'passport', '2026-01-01', 'en', $2)`;
    for (const staff of [manager, await staffMember('SuperAdmin')])
      await expect(db.$client.query(insert, [staff, officer])).rejects.toMatchObject({
        constraint: 'account_recoveries_taxpayers',
      });
  });

  it.each([
    ['is suspended', (id: string) => db.$client.query(`update users set status = 'suspended' where id = $1`, [id])],
    [
      'had its new address taken',
      async (_id: string, email: string) =>
        db.$client.query(`update users set email = $2 where id = $1`, [(await lostAccount()).id, email]),
    ],
  ])('lapses when the account meanwhile %s', async (_what, happen) => {
    const lost = await lostAccount();
    const workId = await approved(lost);
    await happen(lost.id, `new.${lost.nin}@people.test`);
    afterHours(24);
    await finish();
    expect([await stateOf(workId), (await standing(lost.id)).email]).toEqual(['lapsed', lost.email]);
  });

  it('goes with the account, and leaves neither papers nor addresses', async () => {
    const lost = await lostAccount();
    const workId = await approved(lost);
    await db.transaction(async (tx) => {
      await tx.execute(`select set_config('portal.closed_by', '${lost.id}', true)`);
      await erase?.remove(tx, lost.id, { by: lost.id, reason: 'closed' });
    });
    expect(await stateOf(workId)).toBe('lapsed');
    const row = await one('select * from account_recoveries where user_id = $1', lost.id);
    expect([row.paper_number, row.email, row.phone_number, row.former_email, row.former_phone]).toEqual(
      Array(5).fill(null),
    );
  });

  it('is read by the office whose case it is: the NIN of a slip by its end, what was lost by its beginning', async () => {
    const lost = await lostAccount();
    await propose(lost, { paper: 'nin-slip', paperNumber: lost.nin });
    const { id, paper_number: sealed } = await one(
      'select id, paper_number from account_recoveries where user_id = $1',
      lost.id,
    );
    expect(String(sealed)).not.toContain(lost.nin);
    const read = (as: string | undefined) => call('GET', `/account-recoveries/${id}`, { ...(as && { as }) });
    expect((await read(manager)).json()).toMatchObject({
      ...{ id, tpui: lost.tpui, paper: 'nin-slip', paperNumber: `…${lost.nin.slice(-4)}`, seenOn: '2026-01-15' },
      ...{ email: `new.${lost.nin}@people.test`, formerPhone: `…${lost.phone.slice(-4)}`, dueAt: null, endedAt: null },
      formerEmail: `${lost.email[0]}…@demo.test`,
    });
    expect((await read(await staffMember('Tax Office Director', 8))).statusCode).toBe(200);
    expect([(await read(foreign)).statusCode, (await read(undefined)).statusCode]).toEqual([404, 401]);
    expect((await read(await taxpayer())).statusCode).toBe(403);
  });

  it('is who may: officers propose, nobody else', async () => {
    const lost = await lostAccount();
    expect((await call('POST', '/account-recoveries', { body: bodyOf(lost) })).statusCode).toBe(401);
    for (const role of ['SuperAdmin', 'Tax Office Manager', 'Tax Office Director', 'MDA User'] satisfies Role[])
      expect((await propose(lost, {}, await staffMember(role))).statusCode).toBe(403);
    expect((await propose(lost, {}, await taxpayer())).statusCode).toBe(403);
  });
});

describe('past the application', () => {
  it.each([
    ['without a step', `state = 'waiting', approved_by = $2::uuid, approved_at = now()`],
    ['to another address', `email = 'thief@people.test', proposed_by = coalesce($2::uuid, proposed_by)`],
  ])('nothing changes %s', async (_what, change) => {
    const lost = await lostAccount();
    await propose(lost);
    await expect(
      db.$client.query(`update account_recoveries set ${change} where user_id = $1`, [lost.id, manager]),
    ).rejects.toMatchObject({ code: '23000' });
  });
});
