import { expect, it } from 'vitest';
import { becomeReader, readerOf } from '../../../../platform/scope/read-as.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { raiseBill } from '../../../money/billing/index.ts';
import { taxpayersModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember, taxpayer } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  taxpayersModule(app, { db, clock, caseload });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
});
const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const reason = 'One person, two phones';

async function givenTaxpayer(officeId: number): Promise<{ readonly id: string; readonly tpui: string }> {
  const id = await taxpayer();
  const { rows } = await db.$client.query<{ tpui: string }>(
    `update taxpayers set home_office_id = $2, home_office_source = 'chosen' where user_id = $1 returning tpui`,
    [id, officeId],
  );
  return { id, tpui: rows[0]?.tpui ?? '' };
}
const billOf = (tpui: string) =>
  db.transaction((tx) =>
    raiseBill(tx, {
      payer: {
        tpui,
        categoryId: 1,
        firstName: 'Amina',
        lastName: 'Bello',
        email: '',
        phone: '08030000000',
        address: '',
      },
      mdaId: 1,
      lines: [{ revenueHeadCode: '12010102', amountKobo: 500_000, description: 'Levy', narration: '' }],
    }),
  );
const propose = (action: string, fromTpui: string, intoTpui: string, as = chief) =>
  call('POST', '/taxpayer-merges', { as, body: { action, fromTpui, intoTpui, reason } });
const decide = async (workId: string, as: string, move = 'release') =>
  call('POST', `/work/${workId}/moves`, { as, body: { caseVersion: await caseVersionOf(db, workId), move, reason } });
const record = async (tpui: string) => (await call('GET', `/taxpayers/${tpui}/record`, { as: chief })).json();
const registered = async (tpui: string) =>
  (await db.$client.query('select * from taxpayers where tpui = $1', [tpui])).rows[0];

/** What the person themselves reads. */
async function ownBills(tpui: string): Promise<readonly string[]> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await becomeReader(client, readerOf({ kind: 'taxpayer', tpui }), 5_000);
    const { rows } = await client.query<{ reference: string }>(
      'select reference from reading.invoices order by reference',
    );
    return rows.map(({ reference }) => reference);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('two persons make two records one, all papers follow, and it is undone as it was', async () => {
  const [gone, lead] = [await givenTaxpayer(6), await givenTaxpayer(8)];
  const papers = [(await billOf(gone.tpui)).reference, (await billOf(lead.tpui)).reference].sort();
  const openCase = await db.transaction((tx) =>
    createCaseload({ db, clock: { now: () => new Date() } }).open(tx, {
      ...{
        kind: 'declaration-check',
        subject: `declaration:${gone.tpui}`,
        reference: 'CD1',
        officeId: 6,
        tpui: gone.tpui,
      },
    }),
  );
  const { workId } = (await propose('merge', gone.tpui, lead.tpui)).json();
  expect((await propose('merge', gone.tpui, lead.tpui)).json().code).toBe('taxpayer-merge.pending');
  const { subject } = (await call('GET', `/work/${workId}`, { as: deputy })).json();
  const proposal = (as: string, id = subject.replace('merge:', '')) => call('GET', `/taxpayer-merges/${id}`, { as });
  expect((await proposal(deputy)).json()).toMatchObject({
    ...{ action: 'merge', reason, reasons: expect.arrayContaining(['name']), likeness: 1 },
    from: { tpui: gone.tpui, bills: 1, outstandingKobo: 500_000, standing: 'active' },
    into: { tpui: lead.tpui, bills: 1 },
  });
  expect((await proposal(await staffMember('Admin'))).statusCode).toBe(403);
  expect((await proposal(deputy, workId)).json().code).toBe('taxpayer-merge.not-found');
  expect((await decide(workId, chief)).json().code).toBe('work.same-person');
  expect(await ownBills(lead.tpui)).toHaveLength(1);

  expect((await decide(workId, deputy)).json().state).toBe('released');
  expect(await ownBills(lead.tpui)).toEqual(papers);
  const merged = await record(lead.tpui);
  expect(merged.bills.map((bill: { reference: string }) => bill.reference).sort()).toEqual(papers);
  expect(merged).toMatchObject({
    taxpayer: { bills: 2, outstandingKobo: 1_000_000 },
    mergedHere: [{ tpui: gone.tpui }],
  });
  expect(merged.requests).toMatchObject([{ id: openCase }]);
  expect(await record(gone.tpui)).toMatchObject({ taxpayer: { standing: 'merged' }, mergedInto: { tpui: lead.tpui } });
  expect(await registered(gone.tpui)).toMatchObject({ home_office_id: 8, standing: 'suspended' });
  expect((await db.$client.query('select office_id from work_items where id = $1', [openCase])).rows).toEqual([
    { office_id: 8 },
  ]);
  // No paper was rewritten.
  expect(
    (await db.$client.query('select distinct payer_tpui from bills where reference = any ($1)', [papers])).rowCount,
  ).toBe(2);

  const back = (await propose('separate', gone.tpui, lead.tpui, deputy)).json();
  expect((await decide(back.workId, chief)).json().state).toBe('released');
  expect(await ownBills(lead.tpui)).toHaveLength(1);
  expect(await ownBills(gone.tpui)).toHaveLength(1);
  expect(await registered(gone.tpui)).toMatchObject({
    ...{ home_office_id: 6, home_office_source: 'chosen', standing: 'active', merged_into: null },
  });
  const { changes } = await record(lead.tpui);
  expect(changes.map(({ action }: { action: string }) => action)).toEqual([
    'taxpayer.separation-released',
    'taxpayer.separation-proposed',
    'taxpayer.merge-released',
    'taxpayer.merge-proposed',
  ]);
});

it('what is refused or withdrawn changes nothing; what does not stand so is not proposed', async () => {
  const [one, other, third] = [await givenTaxpayer(6), await givenTaxpayer(6), await givenTaxpayer(6)];
  const refused = (await propose('merge', one.tpui, other.tpui)).json();
  expect((await decide(refused.workId, deputy, 'refuse')).json().state).toBe('refused');
  const withdrawn = (await propose('merge', one.tpui, other.tpui)).json();
  expect((await decide(withdrawn.workId, chief, 'withdraw')).json().state).toBe('withdrawn');
  expect(await registered(one.tpui)).toMatchObject({ merged_into: null, standing: 'active' });
  expect((await propose('separate', one.tpui, other.tpui)).json().code).toBe('taxpayer-merge.not-possible');
  expect((await propose('merge', one.tpui, 'KD-9999-9999-99')).json().code).toBe('taxpayer.not-found');
  expect((await propose('merge', one.tpui, one.tpui)).statusCode).toBe(422);
  await decide((await propose('merge', one.tpui, other.tpui)).json().workId, deputy);
  expect((await propose('merge', other.tpui, third.tpui)).json().code).toBe('taxpayer-merge.not-possible');
  expect((await propose('merge', third.tpui, one.tpui)).json().code).toBe('taxpayer-merge.not-possible');
});

it('the database refuses one person, a merge without a release, and another word afterwards', async () => {
  const [one, other] = [await givenTaxpayer(6), await givenTaxpayer(6)];
  await propose('merge', one.tpui, other.tpui);
  const change = (to: string) => db.$client.query(`update taxpayer_merges set ${to} where from_tpui = $1`, [one.tpui]);
  await expect(change(`state = 'released', decided_by = proposed_by, decided_at = now()`)).rejects.toMatchObject({
    constraint: 'taxpayer_merges_two_persons_check',
  });
  await expect(
    db.$client.query('update taxpayers set merged_into = $2 where tpui = $1', [one.tpui, other.tpui]),
  ).rejects.toMatchObject({ constraint: 'taxpayers_merged_by_two' });
  await expect(change(`into_tpui = from_tpui`)).rejects.toMatchObject({ constraint: 'taxpayer_merges_stay' });
});

it('finds who sounds alike or has the same phone, whatever the spelling, and not everybody else', async () => {
  const add = async (tpui: string, name: string, phone: string) =>
    void (await db.$client.query(
      `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on) values ($1, $2, $3, 1, 'known', '2026-01-01')`,
      [tpui, name, phone],
    ));
  await add('KD-8000-0001-01', 'Mohammed Sani Bello', '08035550001');
  await add('KD-8000-0002-02', 'BELLO, Muhammad Sanni', '08035550002');
  await add('KD-8000-0003-03', 'Hauwa Audu', '08035550001');
  await add('KD-8000-0004-04', 'Ɗanjuma Goro', '08035550009');
  const found = (await call('GET', '/taxpayers/KD-8000-0001-01/duplicates', { as: chief })).json().data;
  expect(found).toMatchObject([
    { tpui: 'KD-8000-0002-02', reasons: ['name'] },
    { tpui: 'KD-8000-0003-03', reasons: ['phone'] },
  ]);
  expect((await call('GET', '/taxpayers/KD-9999-0001-01/duplicates', { as: chief })).statusCode).toBe(404);
});

it('lists of the whole register who has one phone and a name that sounds alike', async () => {
  const people = await Promise.all([6, 6, 6].map(givenTaxpayer));
  const [one, two, three] = people as [(typeof people)[0], ...typeof people];
  const named = (tpui: string | undefined, name: string, phone: string) =>
    db.$client.query('update taxpayers set name = $2, phone = $3 where tpui = $1', [tpui, name, phone]);
  await named(one?.tpui, 'Mohammed Sani Bello', '+2348099999901');
  await named(two?.tpui, 'BELO, Muhammad Sanni', '+2348099999901');
  await named(three?.tpui, 'Rahila Danjuma', '+2348099999901');
  const list = async (as = chief) => (await call('GET', '/taxpayer-duplicates', { as })).json();
  const tpuisOf = ({ groups }: { groups: { records: { tpui: string }[] }[] }) =>
    groups.map(({ records }) => records.map(({ tpui }) => tpui).sort());
  const found = tpuisOf(await list());
  expect(found).toContainEqual([one?.tpui, two?.tpui].sort());
  expect(found.flat()).not.toContain(three?.tpui);
  const { workId } = (await propose('merge', two?.tpui ?? '', one?.tpui ?? '')).json();
  await decide(workId, deputy);
  expect(tpuisOf(await list()).flat()).not.toContain(two?.tpui);
  expect((await call('GET', '/taxpayer-duplicates')).statusCode).toBe(401);
  expect((await call('GET', '/taxpayer-duplicates', { as: await staffMember('Admin') })).statusCode).toBe(403);
});
