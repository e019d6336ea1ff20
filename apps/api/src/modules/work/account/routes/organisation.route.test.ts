import { organisationAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader, findOwnPayer, raiseBill } from '../../../money/billing/index.ts';
import { startAccount } from '../testing/account-test-app.ts';

const { db } = await createTestDatabase();
const { call, person, audited, told } = await startAccount(db);
const bills = createBillReader(db);
let count = 100_000;
function nextNumber() {
  count += 1;
  return `rc ${count}`;
}
const said = (changes: object = {}) => ({
  name: 'Arewa Mills Ltd',
  registrationNumber: nextNumber(),
  tin: '12345678-0001',
  industryId: 1,
  email: 'Office@ArewaMills.test',
  phoneNumber: '0803 123 4567',
  address: '4 Ahmadu Bello Way, Kaduna',
  ...changes,
});

describe('the organisation of an account', () => {
  it('is not said over what came meanwhile from another device', async () => {
    const company = await person('Corporate');
    const save = (asRead: string, changes = {}) =>
      call('PUT', `/account/organisation?asRead=${asRead}`, company, said(changes));
    const none = organisationAsRead(null);
    const first = await save(none);
    expect(first.statusCode).toBe(200);
    const second = await save(none, { name: 'Second Ltd' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'request.changed-meanwhile']);
    expect((await call('GET', '/account/details', company)).json().organisation).toEqual(first.json());
    expect((await save(organisationAsRead(first.json()), { name: 'Third Ltd' })).statusCode).toBe(200);
  });

  it('is kept as it was said, in one spelling, and waits for an office', async () => {
    const company = await person('Corporate');
    const answer = await call('PUT', '/account/organisation', company, said({ registrationNumber: 'rc-7 654 321' }));
    expect(answer.json()).toEqual({
      name: 'Arewa Mills Ltd',
      registrationNumber: 'RC7654321',
      tin: '123456780001',
      industryId: 1,
      email: 'office@arewamills.test',
      phoneNumber: '08031234567',
      address: '4 Ahmadu Bello Way, Kaduna',
      isConfirmed: false,
    });
    expect((await call('GET', '/account/details', company)).json().organisation).toEqual(answer.json());
    expect((await audited('organisation.saved')).at(-1)).toMatchObject({ subject: `taxpayer:${company.tpui}` });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a number without its letters', { registrationNumber: '123456' }, 'registrationNumber'],
    ['no number, of a company', { registrationNumber: '' }, 'registrationNumber'],
    ['an industry that is none', { industryId: 9_999 }, 'industryId'],
    ['a TIN of words', { tin: 'none' }, 'tin'],
    ['no email', { email: 'x' }, 'email'],
  ])('is refused with %s, at its field, and nothing is kept', async (_what, changes, field) => {
    const company = await person('Corporate');
    const answer = await call('PUT', '/account/organisation', company, said(changes));
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, [field]]);
    expect((await call('GET', '/account/details', company)).json().organisation).toBeNull();
  });

  it('needs no number for an agency, and is nothing for a person', async () => {
    const agency = await person('State Agency');
    expect((await call('PUT', '/account/organisation', agency, said({ registrationNumber: '' }))).statusCode).toBe(200);
    expect((await call('PUT', '/account/organisation', await person('Individual'), said())).statusCode).toBe(403);
    expect((await call('PUT', '/account/organisation', undefined, said())).statusCode).toBe(401);
  });
});

describe('the name of an organisation', () => {
  it.each(['Pay at evil.com', 'www.evil.example', 'Write to me@evil.example', 'https://evil.example Ltd'])(
    '%s is refused, by the database too: our mails to others carry it',
    async (name) => {
      const company = await person('Corporate');
      const refused = await call('PUT', '/account/organisation', company, said({ name }));
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fieldErrors).toMatchObject({ name: 'Leave out web and email addresses' });
      expect(
        (await call('PUT', '/account/organisation', company, said({ name: 'O’Neill & Sons Ltd.' }))).statusCode,
      ).toBe(200);
      const outcome = await db.$client
        .query('update organisations set name = $1 where tpui = $2', [name, company.tpui])
        .then(
          () => 'accepted',
          (error: { constraint?: string }) => error.constraint,
        );
      expect(outcome).toBe('organisations_name_link_check');
    },
  );
});

describe('confirming an organisation', () => {
  const livesWith = (tpui: string, office: number | null) =>
    db.$client.query('update taxpayers set home_office_id = $2, home_office_source = $3 where tpui = $1', [
      tpui,
      office,
      office === null ? null : 'area',
    ]);
  async function declared(changes: object = {}) {
    const company = await person('Corporate');
    const { name, registrationNumber } = (await call('PUT', '/account/organisation', company, said(changes))).json();
    await livesWith(company.tpui, null);
    return { company, seen: { name, registrationNumber } };
  }
  const confirm = async (tpui: string, seen: object, as = person('Tax Officer')) =>
    call('POST', `/organisations/${tpui}/confirmation`, await as, seen);
  const isConfirmed = async (company: Awaited<ReturnType<typeof person>>) =>
    (await call('GET', '/account/details', company)).json().organisation.isConfirmed;

  it('is for offices: those that wait are listed, and one that was confirmed waits no more', async () => {
    const { company, seen } = await declared({ name: 'Zazzau Foods' });
    const officer = await person('Tax Officer');
    const waiting = (await call('GET', '/organisations?confirmed=false&criteria=zazzau', officer)).json();
    expect(waiting.data).toMatchObject([
      { ...seen, tpui: company.tpui, representative: 'Amina Bello', isConfirmed: false },
    ]);
    expect(await told(company)).toEqual([]);
    expect((await confirm(company.tpui, seen)).statusCode).toBe(200);
    expect(await isConfirmed(company)).toBe(true);
    expect((await confirm(company.tpui, seen)).statusCode).toBe(200);
    expect(await told(company)).toEqual(['request.organisation-confirmed']);
    expect((await call('GET', '/organisations?confirmed=false&criteria=zazzau', officer)).json().data).toEqual([]);
    expect((await audited('organisation.confirmed')).at(-1)).toMatchObject({
      subject: `taxpayer:${company.tpui}`,
      detail: seen,
    });
    expect((await call('GET', '/organisations', await person('MDA User'))).statusCode).toBe(403);
  });

  it('is for the office that looks after it, and for a Director: to others it is not there', async () => {
    const { company, seen } = await declared({ name: 'Gwari Weavers' });
    const officer = await person('Tax Officer');
    const director = await person('Tax Office Director');
    // Officers of these tests work in office 6.
    await livesWith(company.tpui, 5);
    const found = async (as: Awaited<ReturnType<typeof person>>) =>
      (await call('GET', '/organisations?criteria=gwari', as)).json().data.length;
    expect([await found(officer), await found(director)]).toEqual([0, 1]);
    expect((await confirm(company.tpui, seen, Promise.resolve(officer))).json().code).toBe('organisation.not-found');
    expect((await confirm(company.tpui, seen, Promise.resolve(director))).statusCode).toBe(200);
  });

  it('does not happen to what was changed meanwhile, nor to what is not there', async () => {
    const { company, seen } = await declared();
    await call('PUT', '/account/organisation', company, said({ name: 'Another Ltd' }));
    await livesWith(company.tpui, null);
    expect((await confirm(company.tpui, seen)).json().code).toBe('organisation.changed');
    expect(await isConfirmed(company)).toBe(false);
    expect((await confirm('KD-NOBODY', seen)).json().code).toBe('organisation.not-found');
  });

  it('makes a number one taxpayer’s alone, however many are confirmed at once', async () => {
    const registrationNumber = 'BN778899';
    const both = [await declared({ registrationNumber }), await declared({ registrationNumber })];
    const answers = await Promise.all(both.map(({ company, seen }) => confirm(company.tpui, seen)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('organisation.number-taken');
  });

  it('is lost by another name or number, and not by another address', async () => {
    const { company, seen } = await declared();
    await confirm(company.tpui, seen);
    const same = said(seen);
    await call('PUT', '/account/organisation', company, { ...same, address: '5 Ahmadu Bello Way' });
    expect(await isConfirmed(company)).toBe(true);
    await call('PUT', '/account/organisation', company, { ...same, name: 'Arewa Mills Plc' });
    expect(await isConfirmed(company)).toBe(false);
  });

  it('shows on the bills of the organisation, also on those that were raised before, and stays on them', async () => {
    const { company, seen } = await declared();
    const { rows } = await db.$client.query('select code, mda_id from revenue_heads order by id limit 1');
    const { reference } = await db.transaction(async (tx) => {
      const payer = await findOwnPayer(tx, company.id, 'Corporate');
      if (!payer) throw new Error('No payer');
      const line = { revenueHeadCode: rows[0].code, amountKobo: 50_000, description: 'Fee', narration: '' };
      return raiseBill(tx, { payer, mdaId: rows[0].mda_id, lines: [line] });
    });
    const organisation = async () => (await bills.find(reference))?.payer;
    expect(await organisation()).toMatchObject({
      firstName: seen.name,
      lastName: '',
      email: 'office@arewamills.test',
      categoryId: 2,
      organisation: { registrationNumber: seen.registrationNumber, isConfirmed: false },
    });
    await confirm(company.tpui, seen);
    expect((await organisation())?.organisation?.isConfirmed).toBe(true);
    await call('PUT', '/account/organisation', company, said({ ...seen, name: 'Renamed Ltd' }));
    expect(await organisation()).toMatchObject({ firstName: seen.name, organisation: { isConfirmed: true } });
  });

  describe('withdrawn by an office', () => {
    const withdraw = async (tpui: string, body: object, as = person('Tax Officer')) =>
      call('POST', `/organisations/${tpui}/confirmation/withdrawal`, await as, body);
    const reason = 'The certificate was another firm’s';

    it('marks it and its papers unconfirmed, tells its people why, and stays on record', async () => {
      const { company, seen } = await declared({ registrationNumber: 'RC771001' });
      await confirm(company.tpui, seen);
      expect((await withdraw(company.tpui, { ...seen, reason })).statusCode).toBe(200);
      expect(await isConfirmed(company)).toBe(false);
      expect(await told(company)).toContain('request.organisation-unconfirmed');
      expect((await audited('organisation.unconfirmed')).at(-1)).toMatchObject({
        subject: `taxpayer:${company.tpui}`,
        detail: { ...seen, reason },
      });
      const kept = 'select withdrawn_at, withdrawal_reason from organisation_confirmations where tpui = $1';
      expect((await db.$client.query(kept, [company.tpui])).rows).toEqual([
        { withdrawn_at: expect.any(Date), withdrawal_reason: reason },
      ]);
      // Once is enough, and it may be confirmed anew by a record of its own.
      expect((await withdraw(company.tpui, { ...seen, reason })).statusCode).toBe(200);
      expect((await told(company)).filter((kind) => kind === 'request.organisation-unconfirmed')).toHaveLength(1);
      expect((await confirm(company.tpui, seen)).statusCode).toBe(200);
      expect(await isConfirmed(company)).toBe(true);
      expect((await db.$client.query(kept, [company.tpui])).rows).toHaveLength(2);
    });

    it('shows on bills that said "confirmed"', async () => {
      const { company, seen } = await declared({ registrationNumber: 'RC771002' });
      await confirm(company.tpui, seen);
      const { rows } = await db.$client.query('select code, mda_id from revenue_heads order by id limit 1');
      const { reference } = await db.transaction(async (tx) => {
        const payer = await findOwnPayer(tx, company.id, 'Corporate');
        if (!payer) throw new Error('No payer');
        const line = { revenueHeadCode: rows[0].code, amountKobo: 50_000, description: 'Fee', narration: '' };
        return raiseBill(tx, { payer, mdaId: rows[0].mda_id, lines: [line] });
      });
      const says = async () => (await bills.find(reference))?.payer.organisation?.isConfirmed;
      expect(await says()).toBe(true);
      await withdraw(company.tpui, { ...seen, reason });
      expect(await says()).toBe(false);
    });

    it('needs a reason, what was seen, the right, and the office that looks after it: otherwise nothing changes', async () => {
      const { company, seen } = await declared({ registrationNumber: 'RC771003' });
      await confirm(company.tpui, seen);
      await livesWith(company.tpui, 5);
      const call = (body: object, role: 'Tax Officer' | 'Tax Office Director' | 'MDA User') =>
        withdraw(company.tpui, body, person(role));
      expect((await call({ ...seen, reason: '' }, 'Tax Office Director')).statusCode).toBe(422);
      expect((await call({ ...seen, name: 'Another', reason }, 'Tax Office Director')).json().code).toBe(
        'organisation.changed',
      );
      expect((await call({ ...seen, reason }, 'Tax Officer')).json().code).toBe('organisation.not-found');
      expect((await call({ ...seen, reason }, 'MDA User')).statusCode).toBe(403);
      expect(await isConfirmed(company)).toBe(true);
    });

    it('changes nothing else of a confirmation', async () => {
      const { company, seen } = await declared({ registrationNumber: 'RC771004' });
      await confirm(company.tpui, seen);
      for (const change of [
        `set name = 'Another'`,
        `set confirmed_at = now()`,
        `set withdrawn_at = now(), withdrawn_by = confirmed_by, withdrawal_reason = 'In error', name = 'Another'`,
      ])
        await expect(
          db.$client.query(`update organisation_confirmations ${change} where tpui = $1`, [company.tpui]),
        ).rejects.toMatchObject({ constraint: 'organisation_confirmations_stay' });
      await withdraw(company.tpui, { ...seen, reason });
      await expect(
        db.$client.query(
          'update organisation_confirmations set withdrawn_at = null, withdrawn_by = null, withdrawal_reason = null where tpui = $1',
          [company.tpui],
        ),
      ).rejects.toMatchObject({ constraint: 'organisation_confirmations_stay' });
    });
  });

  it('cannot be taken back from papers by anybody who writes rows', async () => {
    const { company, seen } = await declared();
    await confirm(company.tpui, seen);
    await expect(
      db.$client.query('delete from organisation_confirmations where tpui = $1', [company.tpui]),
    ).rejects.toMatchObject({ constraint: 'organisation_confirmations_stay' });
    await expect(
      db.$client.query(
        `insert into organisations (tpui, name, registration_number, tin, industry_id, email, phone_number, address, changed_at, confirmed_at, confirmed_by)
         select tpui, 'Twin', $2, '', 1, '', '', '', now(), now(), id from users where id = $1`,
        [(await person('Corporate')).id, seen.registrationNumber],
      ),
    ).rejects.toMatchObject({ constraint: 'organisations_confirmed_number_idx' });
  });
});
