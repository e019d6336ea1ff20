import type { ClearanceEligibility } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenAcceptedYears, startClearance } from './testing/clearance-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startClearance(db);
const officer = await app.staffMember('Tax Officer');
const [manager, otherManager] = [
  await app.staffMember('Tax Office Manager'),
  await app.staffMember('Tax Office Manager'),
];
const [director, otherDirector] = [
  await app.staffMember('Tax Office Director'),
  await app.staffMember('Tax Office Director'),
];
const years = (await app.read(await app.person())).years.map(({ year }) => year);

async function clear(proof = 'code') {
  const person = await app.person({ proof });
  const tpui = await app.tpuiOf(person);
  await givenAcceptedYears(owner, tpui, years);
  return { person, tpui };
}

/** With nothing left but a person to decide. */
async function waiting() {
  const given = await clear('office');
  const { application } = (await app.ask(given.person)).json() as ClearanceEligibility;
  return { ...given, id: application?.id ?? '' };
}

async function certified() {
  const given = await clear();
  const { certificate } = (await app.ask(given.person)).json() as ClearanceEligibility;
  return { ...given, number: certificate?.number ?? '' };
}

const declare = (user: string, tpui: string) =>
  db.$client.query(`insert into declared_conflicts (user_id, tpui, reason) values ($1, $2, 'My brother')`, [
    user,
    tpui,
  ]);

const propose = (number: string, as: string) =>
  app.call('POST', `/clearance/certificates/${number}/revocation`, {
    as,
    body: { reason: 'The payslips were forged' },
  });

async function certificatesOf(tpui: string) {
  const { rows } = await db.$client.query<{ standing: string }>(
    'select standing_of_certificate(c) as standing from clearance_certificates c where tpui = $1 order by issued_at',
    [tpui],
  );
  return rows.map(({ standing }) => standing);
}

const codesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);

describe('whoever declared a conflict with the taxpayer', () => {
  it('prepares nothing, decides nothing and is told so; a colleague goes on', async () => {
    const { id, tpui } = await waiting();
    await declare(officer, tpui);
    expect((await app.detail(id, officer)).isInConflict).toBe(true);
    const prepared = await app.prepare(id, officer);
    expect([prepared.statusCode, prepared.json().code]).toEqual([403, 'clearance.conflict']);
    expect(await app.detail(id, manager)).toMatchObject({ state: 'waiting', isInConflict: false });

    expect((await app.prepare(id, otherManager)).statusCode).toBe(200);
    await declare(manager, tpui);
    expect((await app.decide(id, manager)).json().code).toBe('clearance.conflict');
    expect(await certificatesOf(tpui)).toEqual([]);
    expect((await app.decide(id, director)).json()).toMatchObject({ state: 'issued' });
  });

  it('proposes no revocation and decides none', async () => {
    const { number, tpui } = await certified();
    await declare(manager, tpui);
    expect((await propose(number, manager)).json().code).toBe('clearance.conflict');
    const { id } = (await propose(number, otherManager)).json();
    await declare(director, tpui);
    expect((await app.decideRevocation(id, director, 'revoke')).json().code).toBe('clearance.conflict');
    expect(await certificatesOf(tpui)).toEqual(['valid']);
    expect((await app.decideRevocation(id, otherDirector, 'revoke')).statusCode).toBe(200);
    expect(await certificatesOf(tpui)).toEqual(['revoked']);
  });
});

describe('of two at the same moment', () => {
  it('who issue the same application, one does', async () => {
    const { id, tpui } = await waiting();
    await app.prepare(id, officer);
    const answers = await Promise.all([app.decide(id, manager), app.decide(id, otherManager)]);
    expect(codesOf(answers)).toEqual([200, 409]);
    expect(await certificatesOf(tpui)).toEqual(['valid']);
  });

  it('who issue and refuse it, one is heard, and there is a certificate only if it was the one who issues', async () => {
    const { id, tpui } = await waiting();
    await app.prepare(id, officer);
    const refusal = { outcome: 'refuse', reasons: 'The name is another one', cure: 'Prove who you are by a code' };
    const answers = await Promise.all([app.decide(id, manager), app.decide(id, otherManager, refusal)]);
    expect(codesOf(answers)).toEqual([200, 409]);
    const { state } = await app.detail(id, officer);
    expect(await certificatesOf(tpui)).toEqual(state === 'issued' ? ['valid'] : []);
  });

  it('a person who issues and the proof that makes a person needless, there is one certificate', async () => {
    const { id, tpui, person } = await waiting();
    await app.prepare(id, officer);
    await owner.$client.query(
      `do $$ begin
         alter table user_registrations disable trigger user;
         update user_registrations set identity_proof = 'code' where user_id = '${person}';
         alter table user_registrations enable trigger user;
       end $$`,
    );
    await Promise.all([app.decide(id, manager), app.read(person), app.read(person)]);
    expect(await certificatesOf(tpui)).toEqual(['valid']);
    expect((await app.read(person)).application).toMatchObject({ state: 'issued' });
  });

  it('who decide a revocation, one does', async () => {
    const { number, tpui } = await certified();
    const { id } = (await propose(number, manager)).json();
    const answers = await Promise.all([
      app.decideRevocation(id, director, 'revoke'),
      app.decideRevocation(id, otherDirector, 'keep'),
    ]);
    expect(codesOf(answers)).toEqual([200, 409]);
    const kept = answers[0]?.statusCode === 200 ? 'revoked' : 'valid';
    expect(await certificatesOf(tpui)).toEqual([kept]);
  });
});
