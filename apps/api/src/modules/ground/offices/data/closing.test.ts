import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedReferenceData } from '../../../../../seeds/seed-reference-data.ts';
import { ownRows } from '../../../../platform/scope/own-rows.ts';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { givenBill } from '../../../../testing/given.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { raiseBill } from '../../../money/billing/index.ts';
import { createPresentReaders } from '../../identity/index.ts';
import { officesTestApp } from '../testing/offices-test-app.ts';

const app = await officesTestApp('2026-11-23T09:00:00Z');
const { call, staffMember, propose, decide, rows, db, owner } = app;
const [director, second] = [await staffMember('Tax Office Director', 8), await staffMember('Tax Office Director', 8)];
const [officer, colleague] = [await staffMember('Tax Officer', 6), await staffMember('Tax Officer', 8)];
/** Of a statement: the name of the rule that refused it. */
const refused = (text: string, values: unknown[] = [], on = db) =>
  on.$client.query(text, values).then(
    () => 'taken',
    ({ constraint }: { constraint?: string }) => constraint,
  );
const hours = [{ weekday: 1, opensAt: '08:00', closesAt: '15:00' }];

/** What each office has, together and by itself. */
async function counts() {
  const [sums] = await rows<Record<string, number>>(
    `select (select count(*)::int from taxpayers) as taxpayers, (select count(*)::int from users where tax_office_id is not null) as people,
       (select count(*)::int from consultants) as consultants, (select count(*)::int from enquiries) as enquiries,
       (select count(*)::int from work_items where kind <> 'tax-office') as cases, (select count(*)::int from work_items where assignee_id is not null) as assigned,
       (select count(*)::int from portfolio_entries) as portfolios, (select count(*)::int from bills) as bills,
       (select count(*)::int from bills where tax_office_id = 6) as "billsOfOld"`,
  );
  return sums;
}
const holdings = async (id: number) => (await call('GET', `/tax-offices/${id}/holdings`, { as: director })).json();

describe('an office that two persons close', () => {
  const given: {
    tpui: string;
    openCase: string;
    doneCase: string;
    doneEnquiry: string;
    before: unknown;
    bill: string;
  } = {
    ...{ tpui: '', openCase: '', doneCase: '', doneEnquiry: '', before: undefined, bill: '' },
  };

  beforeAll(async () => {
    const tpui = await app.givenTaxpayer(6);
    for (let more = 0; more < 3; more += 1) await app.givenTaxpayer(6);
    await app.givenTaxpayer(8);
    const openCase = await app.givenCase(6, tpui);
    await app.givenCase(6);
    await rows('insert into work_assignments (item_id, assignee_id, assigned_by) values ($1, $2, $3)', [
      openCase,
      officer,
      director,
    ]);
    const doneCase = await app.givenCase(6);
    await rows(`insert into work_steps (item_id, number, move, to_state, user_id) values ($1, 2, 'confirm', '', $2)`, [
      doneCase,
      await staffMember('SuperAdmin'),
    ]);
    await app.givenEnquiry(6);
    const doneEnquiry = await app.givenEnquiry(6);
    await rows(`update enquiries set state = 'closed', closed_at = now(), cause = 'other' where id = $1`, [
      doneEnquiry,
    ]);
    await app.givenConsultant(6);
    await rows(
      `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
       values ('x', $1, 'tax-office', '', '', now(), now(), 900, now() + interval '1 day')`,
      [colleague],
    );
    await rows(
      `insert into portfolio_moves (tpui, to_id, batch, moved_by, reason) values ($1, $2, uuidv7(), $3, 'Looks after them')`,
      [tpui, officer, director],
    );
    const bill = await givenBill(db, { tpui });
    Object.assign(given, { tpui, openCase, doneCase, doneEnquiry, bill: bill.id, before: await counts() });
  });

  it('closes on its day and not before: everything that lives is the successor’s, nothing is lost', async () => {
    const before = { old: await holdings(6), successor: await holdings(8) };
    expect(before.old).toEqual({ taxpayers: 4, people: 1, consultants: 1, enquiries: 1, cases: 2 });
    const body = { action: 'close', officeId: 6, successorId: 8, day: '2026-12-01', reason: 'The lease ends' };
    const { workId } = (await propose(body, director)).json();
    expect((await decide(workId, director)).json().code).toBe('work.same-person');
    expect((await decide(workId, second)).json().state).toBe('approved');
    await app.closeDue();
    expect(await holdings(6)).toEqual(before.old);
    app.setNow('2026-12-01T06:00:00Z');
    await app.closeDue();
    expect((await call('GET', `/work/${workId}`, { as: second })).json().state).toBe('done');
    expect(await holdings(6)).toEqual({ taxpayers: 0, people: 0, consultants: 0, enquiries: 0, cases: 0 });
    const sum = (key: string) => before.old[key] + before.successor[key];
    expect(await holdings(8)).toEqual(Object.fromEntries(Object.keys(before.old).map((key) => [key, sum(key)])));
    expect(await counts()).toEqual(given.before);
    const { actor, action } = (await app.audited('tax-office:6')).at(-1) ?? {};
    expect([actor, action]).toEqual(['system:offices', 'tax-office.closed']);
  });

  it('leaves cases and taxpayers with whoever had them, and what is finished where it was', async () => {
    const [open] = await rows('select office_id, assignee_id from work_items where id = $1', [given.openCase]);
    expect(open).toEqual({ office_id: 8, assignee_id: officer });
    expect(await rows('select office_id from work_items where id = $1', [given.doneCase])).toEqual([{ office_id: 6 }]);
    expect(await rows('select office_id from enquiries where id = $1', [given.doneEnquiry])).toEqual([
      { office_id: 6 },
    ]);
    expect(await rows('select tax_office_id from bills where id = $1', [given.bill])).toEqual([{ tax_office_id: 6 }]);
    const [looksAfter] = await rows('select manager_id from portfolio_entries where tpui = $1', [given.tpui]);
    expect(looksAfter).toEqual({ manager_id: officer });
    // What was finished and begins anew is the successor's.
    await rows(
      `update enquiries set state = 'assigned', closed_at = null, cause = null, assignee_id = $2 where id = $1`,
      [given.doneEnquiry, colleague],
    );
    expect(await rows('select office_id from enquiries where id = $1', [given.doneEnquiry])).toEqual([
      { office_id: 8 },
    ]);
  });

  it('is offered nowhere, and is still called by its name where it was', async () => {
    const open = (await call('GET', '/tax-offices')).json().offices;
    expect(open.some(({ id }: { id: number }) => id === 6)).toBe(false);
    const listed = (await call('GET', '/lookups/tax-offices')).json();
    expect(listed).toContainEqual({ id: 6, displayField: expect.any(String), isClosed: true });
    expect(listed).toContainEqual({ id: 8, displayField: expect.any(String) });
    const record = (await call('GET', '/tax-offices/6', { as: director })).json();
    expect(record.closed).toEqual({ on: '2026-12-01', successor: { id: 8, name: expect.any(String) } });
    const change = await call('PUT', '/tax-offices/6', { as: director, body: { address: '1 New Road', hours } });
    expect(change.json().code).toBe('office.closed');
    const close = (officeId: number, successorId: number) =>
      propose({ action: 'close', officeId, successorId, day: '2026-12-05', reason: 'Again' }, director);
    expect((await close(6, 9)).json().code).toBe('office.closed');
    expect((await close(9, 6)).json().code).toBe('office.successor-unsuitable');
  });

  it('takes nothing new, whoever writes it', async () => {
    const person = async () => givenUser(db, { roles: ['Tax Officer'], taxOfficeId: 6 });
    await expect(person()).rejects.toMatchObject({ constraint: 'users_under_open_office' });
    await expect(app.givenTaxpayer(6)).rejects.toMatchObject({ constraint: 'taxpayers_under_open_office' });
    await expect(app.givenCase(6)).rejects.toMatchObject({ cause: { constraint: 'work_items_under_open_office' } });
    await expect(givenBill(db)).rejects.toMatchObject({ constraint: 'bills_under_open_office' });
    await expect(app.givenConsultant(6)).rejects.toMatchObject({ constraint: 'consultants_under_open_office' });
    await expect(app.givenEnquiry(6)).rejects.toMatchObject({ constraint: 'enquiries_under_open_office' });
    for (const [table, column] of [
      ['users', 'tax_office_id'],
      ['taxpayers', 'home_office_id'],
      ['consultants', 'office_id'],
      ['enquiries', 'office_id'],
    ])
      expect(await refused(`update ${table} set ${column} = 6 where ${column} = 8`)).toBe(`${table}_under_open_office`);
    expect(
      await refused(
        `insert into office_changes (tpui, from_office_id, to_office_id, reason, requested_by, requested_at) values ($1, 8, 6, 'Near', $2, now())`,
        [given.tpui, officer],
      ),
    ).toBe('office_changes_under_open_office');
    // One that does not exist is not taken for a closed one.
    expect(await refused(`update taxpayers set home_office_id = 999 where home_office_id = 8`)).toBe(
      'taxpayers_home_office_id_tax_offices_id_fk',
    );
    expect(await rows(`select open_office(6::smallint), open_office(8::smallint)`)).toEqual([{ open_office: 8 }]);
  });

  it('has its bills read by the people of the successor, and by no other office', async () => {
    const billsSeenBy = async (userId: string) => {
      const { scope } = (await createPresentReaders(db).find(userId)) ?? {};
      if (!scope) throw new Error('Nobody reads');
      const own = ownRows(scope, { office: sql`tax_office_id` });
      const [found] = await createReadAs(db)(scope, (run) =>
        run<{ bills: number }>(sql`select count(*)::int as bills from reading.invoices where ${own}`),
      );
      return { scope, bills: found?.bills };
    };
    for (const person of [officer, colleague])
      expect(await billsSeenBy(person)).toEqual({
        scope: { kind: 'tax-offices', taxOfficeId: 8, name: 'Doka East', reach: 'own', tookOver: [6] },
        bills: 1,
      });
    const elsewhere = { kind: 'tax-offices', taxOfficeId: 9, name: 'Doka West', reach: 'own' };
    expect(await billsSeenBy(await staffMember('Tax Officer', 9))).toEqual({ scope: elsewhere, bills: 0 });
    const sessions = await rows('select revoked_at is not null as ended from sessions where user_id = $1', [colleague]);
    expect(sessions).toEqual([{ ended: true }]);
  });

  it('hands on what is made of its old papers', async () => {
    const line = {
      revenueHeadCode: '12010102',
      description: 'A part',
      narration: 'Of an old bill',
      amountKobo: 10_000,
    };
    const payer = {
      ...{ categoryId: 1, firstName: 'Musa', lastName: 'Audu', email: 'musa@demo.test', phone: '', address: '' },
    };
    const { id } = await db.transaction((tx) => raiseBill(tx, { payer, mdaId: 1, taxOfficeId: 6, lines: [line] }));
    expect(await rows('select tax_office_id from bills where id = $1', [id])).toEqual([{ tax_office_id: 8 }]);
  });

  it('stays closed, under its name', async () => {
    for (const on of [db, owner])
      for (const text of [
        'update tax_offices set closed_on = null, successor_id = null where id = 6',
        `update tax_offices set closed_on = '2026-12-02' where id = 6`,
        'update tax_offices set successor_id = 9 where id = 6',
        `update tax_offices set name = 'Another' where id = 6`,
        `update tax_offices set closed_on = '2026-12-02', successor_id = 9 where id = 7`,
      ])
        expect([text, await refused(text, [], on)]).toEqual([text, 'tax_offices_by_two']);
    expect(await refused('delete from tax_offices where id = 6', [], owner)).toBe('tax_offices_append_only');
    expect(await refused(`insert into tax_offices (name) values ('Alone')`)).toBe('tax_offices_by_two');
    expect(await refused(`update office_proposals set day = '2026-11-24'`)).toBe('office_proposals_append_only');
  });

  it('is as it was after the next start of the service, and so are those that people opened', async () => {
    const body = { action: 'open', name: 'Mando', address: '1 Market Road', hours, reason: 'The board' };
    await decide((await propose(body, director)).json().workId, second);
    const all = async () => [
      await rows('select * from tax_offices order by id'),
      await rows('select * from tax_office_places order by office_id'),
      await rows('select * from tax_office_hours order by office_id, weekday'),
    ];
    // A name of the installation's list that people gave to another office meanwhile.
    await owner.$client.query(`update tax_offices set name = 'Sanga (old)' where id = 40`);
    await decide((await propose({ ...body, name: 'Sanga' }, director)).json().workId, second);
    const before = await all();
    await seedReferenceData(app.ownerUrl);
    expect(await all()).toEqual(before);
  });
});

describe('an area', () => {
  const officeOf = async (lga: number) =>
    (await rows<{ office: number | null }>('select office_of_lga($1) as office', [lga]))[0]?.office;

  it('whose one office was closed is its successor’s', async () => {
    const [zaria] = await rows<{ id: number; lga: number }>(
      `select office_id as id, lga_id as lga from tax_office_places p where (select count(*) from tax_office_places o where o.lga_id = p.lga_id) = 1
         and office_id not in (6, 8, 9) order by office_id limit 1`,
    );
    if (!zaria) throw new Error('No area has one office');
    expect(await officeOf(zaria.lga)).toBe(zaria.id);
    const body = { action: 'close', officeId: zaria.id, successorId: 8, day: '2026-12-01', reason: 'The lease ends' };
    await decide((await propose(body, director)).json().workId, second);
    await app.closeDue();
    expect(await officeOf(zaria.lga)).toBe(8);
  });

  it('a closing that leaves somebody behind does not commit', async () => {
    const tpui = await app.givenTaxpayer(9);
    const body = { action: 'close', officeId: 9, successorId: 8, day: '2026-12-09', reason: 'The lease ends' };
    await decide((await propose(body, director)).json().workId, second);
    expect(await refused(`update tax_offices set closed_on = '2026-12-09', successor_id = 8 where id = 9`)).toBe(
      'tax_offices_closed_empty',
    );
    expect(await refused(`update tax_offices set closed_on = '2026-12-08', successor_id = 8 where id = 9`)).toBe(
      'tax_offices_by_two',
    );
    expect(await rows('select home_office_id from taxpayers where tpui = $1', [tpui])).toEqual([{ home_office_id: 9 }]);
  });
});
