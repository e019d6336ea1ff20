import type { ClearanceEligibility } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenBill } from '../../../testing/given.ts';
import { givenServedAssessment } from '../../../testing/given-served-assessment.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { daysGoBy, givenAcceptedYears, startClearance } from './testing/clearance-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startClearance(db);
const officer = await app.staffMember('Tax Officer');
const manager = await app.staffMember('Tax Office Manager');
const director = await app.staffMember('Tax Office Director');
const otherManager = await app.staffMember('Tax Office Manager', 7);
const years = (await app.read(await app.person())).years.map(({ year }) => year);
const [first = 0, second = 0, third = 0] = years;

/** Of whom nothing stands in the way. */
async function clear(proof = 'code') {
  const person = await app.person({ proof });
  await givenAcceptedYears(owner, await app.tpuiOf(person), years);
  return person;
}

/** With nothing left but a person to decide. */
async function waiting() {
  const person = await clear('office');
  const answer = (await app.ask(person)).json() as ClearanceEligibility;
  return { person, id: answer.application?.id ?? '' };
}

async function overdueBill(person: string, kobo = 1_240_000) {
  const bill = await givenBill(db, { tpui: await app.tpuiOf(person), lines: [kobo] });
  await owner.$client.query(
    `do $$ begin
       alter table bills disable trigger user;
       update bills set due_on = lagos_today() - 30 where id = '${bill.id}';
       alter table bills enable trigger user;
     end $$`,
  );
  return bill;
}

const settle = (billId: string) =>
  owner.$client.query(
    `do $$ begin
       alter table bills disable trigger user;
       update bills set cancelled_at = now(), standing = 'cancelled' where id = '${billId}';
       alter table bills enable trigger user;
     end $$`,
  );

describe('eligibility', () => {
  it('asks about years of which nothing is known, which costs nothing', async () => {
    const answer = await app.read(await app.person());
    expect(answer).toMatchObject({ answer: 'blocked', payable: { amountKobo: 0, billReferences: [] } });
    expect(answer.blockers.map(({ kind, year, action }) => [kind, year, action.kind])).toEqual(
      years.map((year) => ['year-unknown', year, 'state-no-income']),
    );
    expect(years[0]).toBe(new Date().getUTCFullYear() - 3);
  });

  it('prices what blocks, with one button and what can be paid at once', async () => {
    const person = await clear();
    const bill = await overdueBill(person);
    const answer = await app.read(person);
    expect(answer.blockers).toMatchObject([
      { key: `bill:${bill.reference}`, amountKobo: 1_240_000, action: { kind: 'pay-bill' } },
    ]);
    expect(answer.blockers[0]?.action.words.en).toBe('Pay ₦12,400.00');
    expect(answer.payable).toEqual({ amountKobo: 1_240_000, billReferences: [bill.reference] });
  });

  it('never counts an assessment that is contested, and says that it rests', async () => {
    const person = await clear();
    const { billId } = await givenServedAssessment(owner, { tpui: await app.tpuiOf(person) });
    await owner.$client.query(
      `do $$ begin
         alter table law_bills disable trigger user;
         update law_bills set demandable_from = null where bill_id = '${billId}';
         alter table law_bills enable trigger user;
       end $$`,
    );
    const answer = await app.read(person);
    expect(answer.answer).toBe('cleared');
    expect(answer.rests.map(({ kind }) => kind)).toEqual(['disputed']);
  });

  it('is read by nobody who is not signed in, and by no staff', async () => {
    expect((await app.call('GET', '/account/clearance')).statusCode).toBe(401);
    expect((await app.call('GET', '/account/clearance', { as: officer })).statusCode).toBe(403);
  });
});

describe('asking', () => {
  it('gives a certificate at once where nothing blocks, and once', async () => {
    const person = await clear();
    const answer = (await app.ask(person)).json();
    expect(answer).toMatchObject({ application: { state: 'issued' }, certificate: { state: 'valid', years } });
    expect(answer.certificate.number).toMatch(/^TC[0-9A-Z]{14}$/);
    expect(answer.certificate.validUntil).toBe(`${third + 1}-12-31`);
    expect((await app.ask(person)).json().code).toBe('clearance.has-certificate');
    expect((await app.audited(`clearance:${answer.application.id}`)).map(({ action }) => action)).toEqual([
      'clearance.asked',
      'clearance.issued',
    ]);
  });

  it('waits for what blocks, and the certificate comes without asking again', async () => {
    const person = await clear();
    const bill = await overdueBill(person);
    expect((await app.ask(person)).json()).toMatchObject({ application: { state: 'blocked' }, certificate: null });
    await settle(bill.id);
    expect(await app.read(person)).toMatchObject({ application: { state: 'issued' }, certificate: { state: 'valid' } });
  });

  it('of two that ask at the same moment makes one application and one certificate', async () => {
    const person = await clear();
    await Promise.all([app.ask(person), app.ask(person), app.read(person)]);
    const { rows } = await db.$client.query('select 1 from clearance_certificates where tpui = $1', [
      await app.tpuiOf(person),
    ]);
    expect(rows).toHaveLength(1);
  });

  it('gives whoever is drawn to a person, and whoever is not known by a code', async () => {
    app.drawNext(199);
    const drawn = (await app.ask(await clear())).json();
    app.drawNext(5000);
    expect(drawn.application).toMatchObject({ state: 'waiting', personReasons: ['drawn'], day: 0 });
    const unproved = (await app.ask(await clear('office'))).json();
    expect(unproved.application).toMatchObject({ state: 'waiting', personReasons: ['identity-not-proved'] });
  });

  it('goes on by itself once a person is not needed any more', async () => {
    const { person } = await waiting();
    await owner.$client.query(`update user_registrations set identity_proof = 'code' where user_id = $1`, [person]);
    expect(await app.read(person)).toMatchObject({ application: { state: 'issued' } });
  });
});

describe('a year of which nothing is held', () => {
  it('counts once one person has accepted what was said and another has confirmed it', async () => {
    const person = await app.person();
    await givenAcceptedYears(owner, await app.tpuiOf(person), [second, third]);
    const said = (await app.state(person, first, { kind: 'no-income', text: 'I was a student' })).json();
    expect(said.personReasons).toEqual(['no-income']);
    const { application } = (await app.ask(person)).json();
    const { statements } = await app.detail(application.id, officer);
    const stated = statements.filter(({ state }) => state === 'stated').map(({ id }) => id);

    expect((await app.prepare(application.id, officer)).statusCode).toBe(200);
    expect((await app.decide(application.id, manager)).json().code).toBe('clearance.statement-open');
    const { rows } = await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [
      `clearance:${application.id}`,
    ]);
    const version = (await app.detail(application.id, manager)).caseVersion;
    const returned = await app.call('POST', `/work/${rows[0]?.id}/moves`, {
      as: manager,
      body: { move: 'return', reason: 'Say whether the year is accepted', caseVersion: version },
    });
    expect(returned.statusCode, returned.body).toBe(200);
    expect((await app.prepare(application.id, officer, { accepted: stated })).statusCode).toBe(200);
    expect((await app.decide(application.id, manager)).json()).toMatchObject({ state: 'issued' });
    expect((await app.read(person)).years.map(({ basis }) => basis)).toEqual(['no-income', 'no-income', 'no-income']);
  });

  it('is one of the three, unknown, and proved by a paper where it must be', async () => {
    const person = await app.person();
    await givenAcceptedYears(owner, await app.tpuiOf(person), [second]);
    expect((await app.state(person, first - 1, { kind: 'no-income' })).json().code).toBe('clearance.other-year');
    expect((await app.state(person, second, { kind: 'no-income' })).json().code).toBe('clearance.year-known');
    expect((await app.state(person, first, { kind: 'payslips' })).json().code).toBe('clearance.proof-missing');
    expect((await app.state(person, first, { kind: 'holiday' })).statusCode).toBe(422);
    expect((await app.call('GET', '/account/clearance/years', { as: person })).json()).toHaveLength(1);
  });
});

describe('a person who decides', () => {
  it('is another than who prepared, of the office, and knows the case as it is', async () => {
    const { id } = await waiting();
    expect((await app.decide(id, manager)).json().code).toBe('work.not-from-here');
    expect((await app.prepare(id, manager)).statusCode).toBe(200);
    expect((await app.decide(id, manager)).json().code).toBe('work.same-person');
    expect((await app.decide(id, otherManager)).json().code).toBe('clearance.not-found');
    expect((await app.decide(id, director, { outcome: 'issue', caseVersion: 1 })).json().code).toBe('work.changed');
    expect((await app.decide(id, officer)).statusCode).toBe(403);
    expect((await app.decide(id, director)).json()).toMatchObject({ state: 'issued' });
  });

  it('refuses with reasons and what would cure them', async () => {
    const { id, person } = await waiting();
    await app.prepare(id, officer, { advice: 'refuse' });
    const said = { outcome: 'refuse', reasons: 'The name is another one', cure: 'Prove who you are by a code' };
    expect((await app.decide(id, manager, { ...said, cure: '' })).statusCode).toBe(422);
    expect((await app.decide(id, manager, said)).json()).toMatchObject({ state: 'refused', cure: said.cure });
    expect((await app.read(person)).application).toMatchObject({ state: 'refused', reasons: said.reasons });
    expect((await app.ask(person)).json().application).toMatchObject({ state: 'waiting' });
  });

  it('issues nothing while something blocks, and nothing is changed by it', async () => {
    const { id, person } = await waiting();
    await app.prepare(id, officer);
    await overdueBill(person);
    expect((await app.decide(id, manager)).json().code).toBe('clearance.blocked');
    expect(await app.detail(id, manager)).toMatchObject({ state: 'prepared', eligibility: { answer: 'blocked' } });
  });

  it('decides nothing about themselves', async () => {
    const { id, person } = await waiting();
    const own = await app.staffMember('Tax Officer');
    await owner.$client.query(
      `do $$ begin
         alter table users disable trigger user;
         update users set person_blind_index = decode(repeat('07', 32), 'hex') where id in ('${person}', '${own}');
         alter table users enable trigger user;
       end $$`,
    );
    expect(await app.detail(id, own)).toMatchObject({ isInConflict: true, personReasons: ['identity-not-proved'] });
    expect((await app.prepare(id, own)).json().code).toBe('clearance.conflict');
    expect((await app.detail(id, officer)).isInConflict).toBe(false);
  });

  it('is warned on day 10; after day 14 it is the Director’s, and nothing is issued by itself', async () => {
    const { id } = await waiting();
    await daysGoBy(owner, id, 10);
    await app.follow();
    const { rows: warned } = await db.$client.query(`select 1 from notices where occasion = $1`, [
      `clearance:${id}:near`,
    ]);
    expect(warned.length).toBeGreaterThan(0);
    await daysGoBy(owner, id, 5);
    await app.follow();
    await app.follow();
    expect(await app.detail(id, officer)).toMatchObject({ state: 'overdue', certificateNumber: null });
    await app.prepare(id, officer);
    expect((await app.decide(id, manager)).json().code).toBe('work.not-yours');
    expect((await app.decide(id, director)).json()).toMatchObject({ state: 'issued' });
  });
});

describe('revocation', () => {
  it('is proposed by a Manager and decided by a Director, and counts from then on', async () => {
    const person = await clear();
    const { certificate } = (await app.ask(person)).json();
    const path = `/clearance/certificates/${certificate.number}/revocation`;
    const body = { reason: 'The payslips were forged' };
    expect((await app.call('POST', path, { as: otherManager, body })).json().code).toBe('clearance.no-certificate');
    const proposed = (await app.call('POST', path, { as: manager, body })).json();
    expect(proposed).toMatchObject({ state: 'proposed', certificate: certificate.number });
    expect((await app.call('POST', path, { as: manager, body })).json().code).toBe('clearance.revocation-open');
    expect((await app.decideRevocation(proposed.id, manager, 'revoke')).statusCode).toBe(403);
    expect((await app.read(person)).certificate).toMatchObject({ state: 'valid' });
    expect((await app.decideRevocation(proposed.id, director, 'revoke')).json()).toMatchObject({ state: 'revoked' });
    expect((await app.read(person)).certificate).toBeNull();
  });
});

describe('checks by an MDA', () => {
  it('answer each row as it was asked, are kept, and show no figures without the holder’s word', async () => {
    const { certificate } = (await app.ask(await clear())).json();
    const mda = await app.staffMember('MDA User');
    const rows = [{ number: certificate.number.toLowerCase(), reference: 'A' }, { number: 'nothing' }];
    const answer = (
      await app.call('POST', '/clearance/checks', { as: mda, body: { purpose: 'contract', rows } })
    ).json();
    expect(answer.rows).toMatchObject([
      { number: certificate.number, answer: 'valid', reference: 'A', figures: null, name: certificate.name },
      { answer: 'unknown', name: null },
    ]);
    const { rows: kept } = await db.$client.query('select by, purpose, with_figures from clearance_checks');
    expect(kept).toEqual([{ by: 'mda', purpose: 'contract', with_figures: false }]);
    expect(
      (await app.call('POST', '/clearance/checks', { as: officer, body: { purpose: 'contract', rows } })).statusCode,
    ).toBe(403);
    expect(
      (await app.call('POST', '/clearance/checks', { as: mda, body: { purpose: 'contract', rows: [] } })).statusCode,
    ).toBe(422);
  });
});

describe('figures', () => {
  it('count what was issued, refused and took too long', async () => {
    const counted = (await app.call('GET', '/clearance/counts', { as: director })).json();
    const { rows } = await db.$client.query(
      `select count(*) filter (where state = 'issued')::int as issued, count(*) filter (where state = 'refused')::int as refused
       from clearance_applications`,
    );
    expect(counted).toMatchObject({ ...rows[0], revoked: 1, overFourteenDays: 1 });
  });
});

describe('the database', () => {
  const refuses = (statement: string, values: unknown[], constraint: string) =>
    expect(db.$client.query(statement, values)).rejects.toMatchObject({ constraint });

  it('has no certificate issued by who prepared it, none while a blocker is recorded, and one live one', async () => {
    const { id } = await waiting();
    await app.prepare(id, manager);
    await refuses(
      `update clearance_applications set state = 'issued', decided_by = prepared_by, ended_at = now() where id = $1`,
      [id],
      'clearance_applications_two_persons_check',
    );
    await refuses(
      `update clearance_applications set state = 'issued', decided_by = $2, ended_at = now(), blockers = '[{"key": "year:1", "kind": "year-unknown"}]' where id = $1`,
      [id, director],
      'clearance_applications_issue_check',
    );
    await refuses(
      `update clearance_applications set state = 'issued', ended_at = now() where id = $1`,
      [id],
      'clearance_applications_person',
    );
    const { certificate } = (await app.ask(await clear())).json();
    await refuses(
      `insert into clearance_certificates (number, application_id, tpui, name, first_year, figures, issued_on, valid_until)
       select 'TC00000000000000', a.id, a.tpui, 'Anybody', a.first_year, '[1, 2, 3]', lagos_today(), lagos_today() from clearance_applications a where a.id = $1`,
      [id],
      'clearance_certificates_issued',
    );
    await refuses(
      `update clearance_certificates set revoked_at = now(), revoked_by = $2 where number = $1`,
      [certificate.number, director],
      'clearance_certificates_revoked_by_two',
    );
    await refuses(
      `update clearance_certificates set name = 'Somebody else' where number = $1`,
      [certificate.number],
      'clearance_certificates_facts_fixed',
    );
  });
});
