import type { ClearanceEligibility } from '@portal/contracts';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenAcceptedYears, startClearance } from './testing/clearance-test-app.ts';
import { filePaye, fileYear, givenEmployer, givenOverdueBill, pay } from './testing/given-facts.ts';

const { db, owner } = await createTestDatabase();
const app = await startClearance(db);
const officer = await app.staffMember('Tax Officer');
const manager = await app.staffMember('Tax Office Manager');
const years = (await app.read(await app.person())).years.map(({ year }) => year);
const [first = 0, second = 0, third = 0] = years;
await owner.$client.query('update revenue_heads set allows_plans = true');

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows;

/** The clock of the database stands at this moment, for whatever asks for the day in Lagos. */
const databaseAt = (moment: string) =>
  owner.$client.query(
    `create or replace function lagos_today() returns date language sql stable parallel safe as $$ select lagos_day('${moment}') $$`,
  );
afterEach(() =>
  owner.$client.query(
    `create or replace function lagos_today() returns date language sql stable parallel safe as $$
       SELECT (now() AT TIME ZONE 'Africa/Lagos')::date $$`,
  ),
);

async function person(role: 'Individual' | 'Corporate' = 'Individual', accepted: readonly number[] = years) {
  const id = await app.person({ role });
  const tpui = await app.tpuiOf(id);
  if (role === 'Individual') await givenAcceptedYears(owner, tpui, accepted);
  else
    await query(
      `insert into organisations (tpui, name, registration_number, tin, industry_id, email, phone_number, address, changed_at)
       values ($1, 'Arewa Mills Ltd', 'RC' || right(regexp_replace($1, '[^0-9]', '', 'g'), 6), '', 1, 'office@mills.test', '08031234567', '4 Zaria Road', now())`,
      [tpui],
    );
  return { id, tpui };
}

async function ask(id: string): Promise<ClearanceEligibility> {
  const answer = await app.ask(id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** As the database holds them, and nobody has looked since. */
const heldOf = (tpui: string) =>
  query<{ state: string; number: string | null }>(
    `select a.state, c.number from clearance_applications a left join clearance_certificates c on c.application_id = a.id where a.tpui = $1 order by a.asked_at`,
    [tpui],
  );
const states = async (tpui: string) => (await heldOf(tpui)).map(({ state }) => state);

describe('what cures it is followed', () => {
  it('a payment that a provider confirms issues the certificate: nobody asks, reads or waits for the hour', async () => {
    const { id, tpui } = await person();
    const bill = await givenOverdueBill(db, tpui);
    expect(await ask(id)).toMatchObject({ application: { state: 'blocked' }, certificate: null });
    await pay(db, bill);
    expect(await states(tpui)).toEqual(['blocked']);
    await app.relay();
    expect(await states(tpui)).toEqual(['issued']);
    const told = await query('select kind from notices where user_id = $1', [id]);
    expect(told).toEqual([{ kind: 'clearance.issued' }]);
  });

  it('a bill that is cancelled issues it too', async () => {
    const { id, tpui } = await person();
    const bill = await givenOverdueBill(db, tpui);
    await ask(id);
    await query('update bills set cancelled_at = now() where id = $1', [bill.id]);
    await app.relay();
    expect(await states(tpui)).toEqual(['issued']);
  });

  it('of somebody who did not ask nothing is written down, and nothing is issued', async () => {
    const { tpui } = await person();
    await pay(db, await givenOverdueBill(db, tpui));
    const left = await query(`select 1 from outbox where topic = 'clearance.changed' and payload ->> 'tpui' = $1`, [
      tpui,
    ]);
    expect(left).toEqual([]);
    expect(await heldOf(tpui)).toEqual([]);
  });

  it('a change that is told of twice issues one certificate', async () => {
    const { id, tpui } = await person();
    const bill = await givenOverdueBill(db, tpui);
    await ask(id);
    await pay(db, bill);
    await query('select note_clearance_change($1), note_clearance_change($1)', [tpui]);
    await app.relay();
    expect(await query('select 1 from clearance_certificates where tpui = $1', [tpui])).toHaveLength(1);
  });
});

describe('an organisation', () => {
  /** Employs from March to April of the last year. */
  async function employer() {
    const one = await person('Corporate');
    await givenEmployer(db, one.tpui, `${third}-03-01`, `${third}-04-30`);
    return one;
  }
  const duties = ({ blockers }: ClearanceEligibility) =>
    blockers.flatMap(({ kind, key }) => (kind === 'duty-missing' ? [key] : []));

  it('is kept back by months that it did not file, and told its duties and not its years', async () => {
    const { id } = await employer();
    const answer = await app.read(id);
    expect(duties(answer)).toEqual(
      expect.arrayContaining([`duty:paye-month:${third}-03-01`, `duty:paye-month:${third}-04-01`]),
    );
    expect(answer.years.map(({ basis }) => basis)).toEqual(['duties', 'duties', 'duties']);
  });

  it('goes to a person once all is filed, never gets one by the rules alone, and two persons issue it', async () => {
    const { id, tpui } = await employer();
    await ask(id);
    for (const month of [`${third}-03`, `${third}-04`]) await filePaye(db, { employer: tpui, by: id, month, rows: [] });
    await app.relay();
    // The yearly return of an employer is due on 31 January: where that is over it is missing too.
    for (const key of duties(await app.read(id)))
      await query(
        `insert into obligation_excuses (tpui, kind, period_from, reason, excused_by, excused_at) values ($1, $2, $3, 'It was closed', $4, now())`,
        [tpui, ...key.split(':').slice(1), officer],
      );
    await app.relay();
    const { application } = await app.read(id);
    expect(application).toMatchObject({ state: 'waiting', personReasons: ['organisation'] });
    const applicationId = application?.id ?? '';
    await expect(
      query(`update clearance_applications set state = 'issued', ended_at = now() where id = $1`, [applicationId]),
    ).rejects.toMatchObject({ constraint: 'clearance_applications_person' });
    expect((await app.prepare(applicationId, manager)).statusCode).toBe(200);
    expect((await app.decide(applicationId, manager)).json().code).toBe('work.same-person');
    const director = await app.staffMember('Tax Office Director');
    expect((await app.decide(applicationId, director)).json()).toMatchObject({ state: 'issued' });
  });
});

describe('salary rows', () => {
  const month = `${third}-03`;
  async function employed(name?: string, to = `${third}-03-31`) {
    const [employee, company] = [await person('Individual', [first, second]), await person('Corporate')];
    const [held] = await query<{ name: string }>('select name from taxpayers where tpui = $1', [employee.tpui]);
    await givenEmployer(db, company.tpui, `${third}-03-01`, to);
    const row = { taxId: employee.tpui, name: name ?? held?.name ?? '' };
    const file = (of: string) => filePaye(db, { employer: company.tpui, by: company.id, month: of, rows: [row] });
    return { ...employee, company, file };
  }

  it('cover a year where they are of the applicant, and the month an employer files at last issues the certificate', async () => {
    const { id, tpui, file } = await employed();
    expect((await ask(id)).blockers.map(({ key }) => key)).toEqual([`year:${third}`]);
    await file(month);
    await app.relay();
    expect(await states(tpui)).toEqual(['issued']);
  });

  it('under another name go to a person, and cover nothing by themselves', async () => {
    const { id, tpui, file } = await employed('Chukwuemeka Okonkwo');
    await file(month);
    const answer = await ask(id);
    expect(answer.application).toMatchObject({ state: 'waiting', personReasons: ['other-name'] });
    await app.relay();
    expect(await states(tpui)).toEqual(['waiting']);
  });

  it('with months that the employer left out: a person looks, the employee is never refused, and the employer is told', async () => {
    const { id, tpui, company, file } = await employed(undefined, `${third}-05-31`);
    await file(month);
    const { application, rests } = await ask(id);
    expect(application).toMatchObject({ state: 'waiting', personReasons: ['employer-missing'] });
    expect(rests.map(({ kind }) => kind)).toContain('employer-missing');
    const told = await query<{ kind: string; facts: { name: string; year: string } }>(
      'select kind, facts from notices where user_id = $1',
      [company.id],
    );
    expect(told).toMatchObject([{ kind: 'clearance.employees-wait', facts: { year: String(third) } }]);
    expect((await app.read(company.id)).employeesWaiting).toMatchObject([{ year: third }]);

    const applicationId = application?.id ?? '';
    await app.prepare(applicationId, officer, { advice: 'refuse' });
    const refusal = { outcome: 'refuse', reasons: 'The employer filed nothing', cure: 'Ask the employer to file' };
    expect((await app.decide(applicationId, manager, refusal)).json().code).toBe('clearance.employers-months');
    expect(await states(tpui)).toEqual(['prepared']);

    for (const missing of [`${third}-04`, `${third}-05`]) await file(missing);
    await app.relay();
    expect(await states(tpui)).toEqual(['issued']);
    expect((await app.read(company.id)).employeesWaiting).toEqual([]);
  });
});

describe('a plan', () => {
  async function inParts() {
    const one = await person();
    const bill = await givenOverdueBill(db, one.tpui);
    await ask(one.id);
    const asked = await app.call('POST', '/account/plans', {
      as: one.id,
      body: { billReference: bill.reference, parts: 3, reason: 'The harvest comes in March', termsVersion: 1 },
    });
    await app.relay();
    // Asking for one is no plan yet.
    expect(await states(one.tpui)).toEqual(['blocked']);
    const agreed = await app.moveCase(`plan:${asked.json().id}`, manager, { move: 'agree' });
    expect(agreed.statusCode, agreed.body).toBe(200);
    return { ...one, planId: String(asked.json().id) };
  }

  it('that is kept is never in the way, and is listed as resting', async () => {
    const { id, tpui } = await inParts();
    await app.relay();
    expect(await states(tpui)).toEqual(['issued']);
    expect((await app.read(id)).rests.map(({ kind }) => kind)).toEqual(['plan-kept', 'plan-kept', 'plan-kept']);
  });

  it('that broke stands in the way again, and takes no certificate back', async () => {
    const { id, tpui, planId } = await inParts();
    await app.relay();
    await query(`update instalment_plans set state = 'broken', broken_on = lagos_today() where id = $1`, [planId]);
    await app.relay();
    expect((await app.read(id)).blockers.map(({ kind }) => kind)).toEqual([
      'plan-broken',
      'plan-broken',
      'plan-broken',
    ]);
    expect(await states(tpui)).toEqual(['issued']);
  });
});

describe('a paper of a year', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();

  it('counts as filed once two persons have accepted it, for the next certificate as well', async () => {
    const { id, tpui } = await person('Individual', [first, second]);
    const proof = await app.upload('/account/clearance/proofs', await picture(), { as: id });
    expect(proof.statusCode, proof.body).toBe(200);
    const said = { kind: 'filed-on-paper', incomeKobo: 90_000_000, taxKobo: 4_500_000, proofId: proof.json().id };
    expect((await app.state(id, third, said)).statusCode).toBe(200);
    const { application } = await ask(id);
    expect(application).toMatchObject({ state: 'waiting', personReasons: ['filed-on-paper'] });
    const applicationId = application?.id ?? '';
    const opened = await app.call('GET', `/clearance/applications/${applicationId}/proofs/${proof.json().id}`, {
      as: officer,
    });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { statements } = await app.detail(applicationId, officer);
    await app.prepare(applicationId, officer, { accepted: statements.slice(0, 1).map((one) => one.id) });
    expect((await app.decide(applicationId, manager)).json()).toMatchObject({ state: 'issued' });
    expect((await app.read(id)).years.at(-1)).toMatchObject({ state: 'clear', basis: 'paper' });
    await expect(
      query(`update clearance_paper_years set state = 'refused', reason = 'No' where tpui = $1 and year = $2`, [
        tpui,
        third,
      ]),
    ).rejects.toMatchObject({ constraint: 'clearance_paper_years_fixed' });
  });

  it('of somebody else proves nothing, and is read by nobody else', async () => {
    const [one, other] = [await person('Individual', [first, second]), await person('Individual', [first, second])];
    const proof = (await app.upload('/account/clearance/proofs', await picture(), { as: one.id })).json();
    expect((await app.state(other.id, third, { kind: 'payslips', proofId: proof.id })).json().code).toBe(
      'clearance.proof-missing',
    );
    expect((await app.call('GET', `/account/clearance/proofs/${proof.id}`, { as: other.id })).statusCode).toBe(404);
  });

  it('that nobody handed in with a statement is gone after a day; one that was handed in stays', async () => {
    const { id } = await person('Individual', [first, second]);
    const [left, taken] = [
      (await app.upload('/account/clearance/proofs', await picture(), { as: id })).json(),
      (await app.upload('/account/clearance/proofs', await picture(), { as: id })).json(),
    ];
    await app.state(id, third, { kind: 'payslips', proofId: taken.id });
    await owner.$client.query(`update clearance_proofs set uploaded_at = uploaded_at - interval '25 hours'`);
    await app.follow();
    const status = async (proof: string) =>
      (await app.call('GET', `/account/clearance/proofs/${proof}`, { as: id })).statusCode;
    expect([await status(left.id), await status(taken.id)]).toEqual([404, 200]);
  });
});

describe('a certificate', () => {
  it('is issued anew after a change of name: the former one is replaced, and there is one that is valid', async () => {
    const { id, tpui } = await person();
    const { certificate: before } = await ask(id);
    await owner.$client.query(`update users set last_name = 'Danjuma' where id = $1`, [id]);
    await app.relay();
    expect(await heldOf(tpui)).toHaveLength(1);
    const { certificate: after } = await ask(id);
    expect(after?.name).toContain('Danjuma');
    expect(after?.number).not.toBe(before?.number);
    const held = await query<{ number: string; standing: string; name: string }>(
      'select number, standing_of_certificate(c) as standing, name from clearance_certificates c where tpui = $1 order by issued_at',
      [tpui],
    );
    expect(held).toMatchObject([
      { number: before?.number, standing: 'replaced', name: before?.name },
      { number: after?.number, standing: 'valid', name: after?.name },
    ]);
    expect((await app.ask(id)).json().code).toBe('clearance.has-certificate');
  });

  it('of a name that changed stays as it is while something new is in the way', async () => {
    const { id, tpui } = await person();
    const { certificate } = await ask(id);
    await givenOverdueBill(db, tpui);
    await owner.$client.query(`update users set last_name = 'Danjuma' where id = $1`, [id]);
    expect(await ask(id)).toMatchObject({
      application: { state: 'blocked' },
      certificate: { number: certificate?.number },
    });
  });

  it('is valid to the last minute of its day in Lagos; from midnight on the next three years are asked about', async () => {
    const { id, tpui } = await person();
    const { certificate } = await ask(id);
    const year = third + 1;
    expect(certificate?.validUntil).toBe(`${year}-12-31`);
    await databaseAt(`${year}-12-31T22:59:59Z`);
    expect((await app.read(id)).certificate).toMatchObject({ number: certificate?.number, state: 'valid' });
    expect((await app.ask(id)).json().code).toBe('clearance.has-certificate');
    await databaseAt(`${year}-12-31T23:00:00Z`);
    const next = await app.read(id);
    expect(next).toMatchObject({ certificate: null, years: [{ year: second }, { year: third }, { year }] });
    await fileYear(db, { tpui, year, by: id });
    const { certificate: another } = await ask(id);
    expect(another).toMatchObject({ years: [second, third, year], validUntil: `${year + 1}-12-31`, state: 'valid' });
  });

  it('ends as the setting of its day says; those that exist keep their last day, and none is longer', async () => {
    const [before, after] = [await person(), await person()];
    const { certificate: kept } = await ask(before.id);
    const [proposer, decider] = [await app.staffMember('SuperAdmin'), await app.staffMember('SuperAdmin')];
    const say = (value: object | null) =>
      query(
        `insert into service_changes (subject, value, reason, state, proposed_by, decided_by, decided_at)
         values ('month-end:clearance', $1, 'With the year of the budget', 'released', $2, $3, clock_timestamp())`,
        [value && JSON.stringify(value), proposer, decider],
      );
    await say({ month: 3, from: '2020-01-01' });
    const [{ today = '' } = {}] = await query<{ today: string }>('select lagos_today()::text as today');
    const year = third + 1;
    const next = today <= `${year}-03-31` ? year : year + 1;
    const { certificate, application } = await ask(after.id);
    expect(certificate?.validUntil).toBe(`${next}-03-31`);
    expect((await app.read(before.id)).certificate?.validUntil).toBe(kept?.validUntil);
    await expect(
      query(
        `insert into clearance_certificates (number, application_id, tpui, name, first_year, figures, issued_on, valid_until)
         select 'TC00000000000000', id, tpui, 'Anybody', first_year, '[1, 2, 3]', lagos_today(), make_date($2, 4, 1) from clearance_applications where id = $1`,
        [application?.id, next],
      ),
    ).rejects.toMatchObject({ constraint: 'clearance_certificates_last_day' });
    await say(null);
  });
});
