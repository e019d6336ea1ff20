import type { Role } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { aSignup, password } from '../testing/a-signup.ts';
import { startRegistration } from '../testing/registration-test-app.ts';

const { db } = await createTestDatabase();
const world = await startRegistration(db);
const { call, lookUp, proved, newPerson, mails, texts, taken, runJobs } = world;
beforeEach(() => {
  for (const list of [mails, texts, taken]) list.splice(0);
});

type Person = ReturnType<typeof newPerson>;
const register = (body: object) => call('POST', '/registrations', body);
const unproved = async (nin: string) => (await lookUp(nin)).json().lookUpToken;
const signIn = (email: string | null) => call('POST', '/sessions', { email, password, door: 'public' });
const userOf = async (email: string | null) =>
  (await db.$client.query('select * from users where email = $1', [email])).rows[0];
const tpuiShape = expect.stringMatching(/^KD-\d{4}-\d{4}-\d{2}$/);

async function verifyEmail(): Promise<void> {
  await runJobs();
  const token = /verify_email\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  await call('POST', '/email-verifications/completion', { token });
}

/** Somebody who knows this person's details opened an account without the code. */
async function withoutProof(person: Person, email: string): Promise<{ email: string; token: string; id: string }> {
  await register(aSignup(person, await unproved(person.nin), { email }));
  await verifyEmail();
  const { token } = (await signIn(email)).json();
  return { email, token, id: (await userOf(email))?.id };
}

describe('an account that has not proved its NIN', () => {
  it('signs in and sees nothing of a person: no TPUI, a scope of its own', async () => {
    const { email } = await withoutProof(newPerson(), 'nobody.yet@people.test');
    expect((await signIn(email)).json()).toMatchObject({
      outcome: 'signed-in',
      user: { roles: ['Individual'], tpui: null, scope: { kind: 'unproved' } },
    });
  });

  it('takes the NIN from nobody: others open one without proof too, and none of them has a TPUI', async () => {
    const person = newPerson();
    for (const email of ['first@people.test', 'second@people.test']) {
      expect((await register(aSignup(person, await unproved(person.nin), { email }))).statusCode).toBe(200);
      expect(await userOf(email)).toMatchObject({ tpui: null, user_type: 'Individual' });
    }
  });

  it('is parked and told when the owner proves the NIN, and the owner has the account', async () => {
    const person = newPerson();
    const stranger = await withoutProof(person, 'stranger@people.test');
    expect((await call('GET', '/sessions/current', undefined, stranger.token)).statusCode).toBe(200);
    mails.splice(0);
    expect((await register(aSignup(person, await proved(person.nin)))).json()).toEqual({ email: person.email });
    expect(await userOf(person.email)).toMatchObject({ tpui: tpuiShape, status: 'active' });
    await runJobs();
    expect(mails.filter(({ to }) => to === stranger.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your account is parked'),
    ]);
    expect((await call('GET', '/sessions/current', undefined, stranger.token)).statusCode).toBe(401);
    expect((await signIn(stranger.email)).json().code).toBe('identity.invalid-credentials');
    const { rows } = await db.$client.query(
      'select actor, action from audit_log where subject = $1 order by position',
      [`user:${stranger.id}`],
    );
    expect(rows.at(-1)).toEqual({ actor: 'system:registration', action: 'user.parked' });
  });

  it('of the owner becomes a proved one when they register again with the code and the same address', async () => {
    const person = newPerson();
    const email = `${person.email}`;
    await withoutProof(person, email);
    expect((await register(aSignup(person, await proved(person.nin)))).statusCode).toBe(200);
    await verifyEmail();
    expect((await signIn(email)).json()).toMatchObject({
      outcome: 'signed-in',
      user: { email, tpui: tpuiShape, scope: { kind: 'taxpayer' } },
    });
  });

  it('and has not verified its address keeps nobody from registering with that address', async () => {
    const [squatter, owner] = [newPerson(), newPerson()];
    await register(aSignup(squatter, await unproved(squatter.nin), { email: owner.email }));
    expect((await register(aSignup(owner, await proved(owner.nin)))).statusCode).toBe(200);
    await verifyEmail();
    expect((await signIn(owner.email)).json()).toMatchObject({ user: { tpui: tpuiShape } });
  });

  it('of somebody else with a verified address stays when another proved person types that address', async () => {
    const [mine, other] = [newPerson(), newPerson()];
    const own = await withoutProof(mine, 'mine@people.test');
    await register(aSignup(other, await proved(other.nin), { email: own.email }));
    expect((await signIn(own.email)).json().outcome).toBe('signed-in');
    expect((await userOf(own.email)).id).toBe(own.id);
  });

  it('gets no TPUI past the database, and nobody loses a proof again', async () => {
    const { id } = await withoutProof(newPerson(), 'past.the.database@people.test');
    await expect(db.$client.query('update users set tpui = next_tpui() where id = $1', [id])).rejects.toThrow(/TPUI/);
    const person = newPerson();
    await register(aSignup(person, await proved(person.nin)));
    const proof = `update user_registrations set identity_proof = 'details' where user_id = (select id from users where email = $1)`;
    await expect(db.$client.query(proof, [person.email])).rejects.toThrow();
  });
});

const homeOfOffice = '(select lga_id from tax_office_places where office_id = 6)';
const live = (id: string, lga: string) =>
  db.$client.query(`update user_registrations set lga_id = ${lga} where user_id = $1`, [id]);

/** Somebody whose home is the office of the officers here, the sixth. */
async function atHome(person: Person, email: string) {
  const account = await withoutProof(person, email);
  await live(account.id, homeOfOffice);
  return account;
}

describe('a tax office', () => {
  const propose = (token: string | undefined, body: object) => call('POST', '/identity-confirmations', body, token);
  const reason = 'NIN slip and voter card seen at the counter';
  const stateOf = async (workId: string) =>
    (await db.$client.query('select state from work_items where id = $1', [workId])).rows[0]?.state;

  /** One of the moves of the case, as read just now. */
  async function decide(move: 'approve' | 'refuse' | 'withdraw', workId: string, userId: string) {
    const { rows } = await db.$client.query('select version from work_items where id = $1', [workId]);
    const made = { move, userId, caseVersion: rows[0]?.version, ...(move !== 'approve' && { reason: 'Another face' }) };
    return db.transaction((tx) => world.caseload.move(tx, { id: workId }, made));
  }

  it('confirms by an officer and then the manager: the account gets its TPUI, the person is told, others with the NIN are parked', async () => {
    const person = newPerson();
    const [own, stranger] = [
      await atHome(person, 'at.the.counter@people.test'),
      await withoutProof(person, 'impostor@people.test'),
    ];
    const [officer, manager] = [await world.sessionOf('Tax Officer'), await world.sessionOf('Tax Office Manager')];
    mails.splice(0);
    const proposed = await propose(officer.token, { email: own.email, nin: person.nin, reason });
    expect([proposed.statusCode, proposed.json()]).toEqual([200, { workId: expect.any(String) }]);
    expect((await userOf(own.email)).tpui).toBeNull();
    const { workId } = proposed.json();
    const again = await propose(officer.token, { email: own.email, nin: person.nin, reason });
    expect([again.statusCode, again.json().code]).toEqual([409, 'registration.confirmation-waits']);
    await runJobs();
    await decide('approve', workId, manager.id);
    expect((await userOf(own.email)).tpui).toEqual(tpuiShape);
    expect((await call('GET', '/sessions/current', undefined, own.token)).json().user.scope.kind).toBe('taxpayer');
    expect((await signIn(stranger.email)).json().code).toBe('identity.invalid-credentials');
    await runJobs();
    expect(mails.map(({ to }) => to).sort()).toEqual([own.email, stranger.email]);
    const { rows } = await db.$client.query(
      `select actor, action from audit_log where action like 'identity.%' and subject = $1 order by position`,
      [`user:${own.id}`],
    );
    expect(rows).toEqual([
      { actor: `user:${officer.id}`, action: 'identity.proposed' },
      { actor: `user:${manager.id}`, action: 'identity.confirmed' },
    ]);
    expect((await propose(officer.token, { email: own.email, nin: person.nin, reason })).statusCode).toBe(404);
  });

  it('tells the number that the identity register has, not the one of the account, before anybody confirms', async () => {
    const person = newPerson();
    const own = await atHome(person, 'who.is.told@people.test');
    await db.$client.query(`update user_registrations set phone_number = '+2348099999999' where user_id = $1`, [
      own.id,
    ]);
    const { token } = await world.sessionOf('Tax Officer');
    texts.splice(0);
    const { workId } = (await propose(token, { email: own.email, nin: person.nin, reason })).json();
    expect(JSON.stringify(taken)).not.toContain(person.nin);
    await runJobs();
    expect(texts.map(({ to }) => to)).toEqual([person.phoneNumber, person.phoneNumber]);
    expect(texts[0]?.text).toContain('If it was not you');
    expect(await stateOf(workId)).toBe('proposed');
  });

  it('refuses or withdraws, and may be asked again; an officer confirms nothing, nor does another office', async () => {
    const person = newPerson();
    const own = await atHome(person, 'asked.again@people.test');
    const [officer, manager] = [await world.sessionOf('Tax Officer'), await world.sessionOf('Tax Office Manager')];
    const body = { email: own.email, nin: person.nin, reason };
    const first = (await propose(officer.token, body)).json().workId;
    await expect(decide('approve', first, officer.id)).rejects.toThrow();
    await expect(decide('withdraw', first, manager.id)).rejects.toThrow();
    await decide('refuse', first, manager.id);
    expect([await stateOf(first), (await userOf(own.email)).tpui]).toEqual(['refused', null]);
    const second = (await propose(officer.token, body)).json().workId;
    await decide('withdraw', second, officer.id);
    await live(own.id, `(select max(id) from lgas where state_id = 19 and id <> ${homeOfOffice})`);
    const elsewhere = await propose(officer.token, body);
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'user.not-found']);
  });

  it('gives no proof past the database without the approved case', async () => {
    const own = await atHome(newPerson(), 'past.the.case@people.test');
    const proof = `update user_registrations set identity_proof = 'office' where user_id = $1`;
    await expect(db.$client.query(proof, [own.id])).rejects.toThrow(/officer and a manager/);
  });

  it('reads the account that a case is about, within its reach', async () => {
    const person = newPerson();
    const own = await atHome(person, 'read.one@people.test');
    const { token } = await world.sessionOf('Tax Officer');
    const { workId } = (await propose(token, { email: own.email, nin: person.nin, reason })).json();
    const read = async (role: Role, id = own.id) =>
      call('GET', `/identity-confirmations/${id}`, undefined, (await world.sessionOf(role)).token);
    const found = (await read('Tax Office Manager')).json();
    expect(found).toMatchObject({ id: own.id, email: own.email, ninLast4: person.nin.slice(-4), workId });
    const far = await withoutProof(newPerson(), 'read.far@people.test');
    await live(far.id, `(select max(id) from lgas where state_id = 19 and id <> ${homeOfOffice})`);
    expect((await read('Tax Office Manager', far.id)).statusCode).toBe(404);
    expect((await read('Tax Office Director', far.id)).statusCode).toBe(200);
    expect((await read('Individual')).statusCode).toBe(403);
  });

  it('sees who waits in its area, those who wait longest first, and no full NIN', async () => {
    const near = await withoutProof(newPerson(), 'near@people.test');
    const far = await withoutProof(newPerson(), 'far@people.test');
    await live(near.id, homeOfOffice);
    await live(far.id, `(select max(id) from lgas where state_id = 19 and id <> ${homeOfOffice})`);
    const list = async (role: Role, query = '') => {
      const { token } = await world.sessionOf(role);
      return (await call('GET', `/identity-confirmations?criteria=people.test${query}`, undefined, token)).json();
    };
    const emails = ({ data }: { data: readonly { email: string }[] }) => data.map(({ email }) => email);
    const all = await list('SuperAdmin');
    expect(emails(all)).toEqual(expect.arrayContaining([near.email, far.email]));
    const times = all.data.map(({ registeredAt }: { registeredAt: string }) => registeredAt);
    expect(times).toEqual([...times].sort());
    expect(emails(await list('Tax Office Director'))).toEqual(emails(all));
    expect(JSON.stringify(all)).not.toMatch(/7000000\d{4}/);
    const own = await list('Tax Officer');
    expect(emails(own)).toContain(near.email);
    expect(emails(own)).not.toContain(far.email);
    for (const role of ['Admin', 'Governor', 'MDA User', 'Individual'] as const)
      expect(
        (await call('GET', '/identity-confirmations', undefined, (await world.sessionOf(role)).token)).statusCode,
      ).toBe(403);
    expect((await call('GET', '/identity-confirmations')).statusCode).toBe(401);
    expect(
      (
        await call(
          'GET',
          '/identity-confirmations?sortField=nin',
          undefined,
          (
            await world.sessionOf('SuperAdmin')
          ).token,
        )
      ).statusCode,
    ).toBe(422);
  });

  it.each([
    ['another NIN', { nin: '70000000999' }, 404, 'user.not-found'],
    ['an address nobody has', { email: 'nobody@people.test' }, 404, 'user.not-found'],
    ['no reason', { reason: '' }, 422, 'request.invalid'],
    ['a NIN that is none', { nin: '12' }, 422, 'request.invalid'],
  ])('proposes nothing with %s', async (_what, changes, status, code) => {
    const person = newPerson();
    const own = await atHome(person, `own.${person.nin}@people.test`);
    const { token } = await world.sessionOf('Tax Officer');
    const refused = await propose(token, { email: own.email, nin: person.nin, reason, ...changes });
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect((await userOf(own.email)).tpui).toBeNull();
  });

  it('cannot give away a NIN whose owner proved it', async () => {
    const person = newPerson();
    await register(aSignup(person, await proved(person.nin)));
    // As if both had registered in the same instant.
    await db.$client.query(
      `with late as (
         insert into users (email, first_name, last_name, user_type, nin_encrypted, nin_blind_index, nin_last4)
         select 'late@people.test', first_name, last_name, user_type, nin_encrypted, nin_blind_index, nin_last4 from users where email = $1
         returning id
       ), named as (
         insert into user_registrations
         select late.id, category_id, 'late', phone_number, date_of_birth, gender_id, occupation, nationality, state_id, lga_id,
           address_line1, address_line2, postal_code, 'details', null, now()
         from late, user_registrations said join users on users.id = said.user_id where email = $1
       )
       insert into user_roles select id, 'Individual', 1 from late`,
      [person.email],
    );
    const late = (await userOf('late@people.test')).id;
    await live(late, homeOfOffice);
    const [{ token }, manager] = [await world.sessionOf('Tax Officer'), await world.sessionOf('Tax Office Manager')];
    const proposed = await propose(token, { email: 'late@people.test', nin: person.nin, reason });
    await expect(decide('approve', proposed.json().workId, manager.id)).rejects.toMatchObject({
      code: 'registration.already-registered',
    });
    expect((await userOf('late@people.test')).tpui).toBeNull();
  });

  it('is who may: officers propose, nobody else', async () => {
    const body = { email: 'a@b.test', nin: '70000000999', reason };
    expect((await propose(undefined, body)).statusCode).toBe(401);
    for (const role of ['Individual', 'SuperAdmin', 'Tax Office Manager', 'Tax Office Director'] as const)
      expect((await propose((await world.sessionOf(role)).token, body)).statusCode).toBe(403);
  });
});
