import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startIntelligence } from './testing/intelligence-test-app.ts';

const app = await startIntelligence(await createTestDatabase());
const { officer, manager, director, query, record, approve, source, upload, look } = app;
const stranger = await app.staffMember('Tax Office Manager', 7);
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const hotels = 'Hotel name,Phone,NIN,Address,LGA,Rooms,Price a night';
const reason = 'Seen at the place by two of us';
let lists = 0;
/** Each list has rooms of its own, so that no two say the same. */
const listOf = (...rows: string[]) => {
  lists += 1;
  return [hotels, ...rows.map((row) => `${row},${lists + 10},"20,000"`)].join('\n');
};

async function leadsOf(sourceId: string) {
  return query<{
    id: string;
    number: string;
    reason: string;
    tpui: string | null;
    low: number;
    worth: number;
    office: number;
  }>(
    `select id, number, reason, tpui, low_kobo as low, worth_kobo as worth, office_id as office from leads where source_id = $1 order by number`,
    [sourceId],
  );
}
const detail = async (id: string, as = officer) => (await app.call('GET', `/leads/${id}`, { as })).json();
/** A source with these rows, looked at: its first lead. */
async function lead(...rows: string[]) {
  const id = await source('hotels');
  expect((await upload(id, listOf(...rows))).statusCode).toBe(200);
  await look();
  const [first, second] = await leadsOf(id);
  return { sourceId: id, id: first?.id ?? '', second, first };
}
const act = async (id: string, path: string, body: object, as = officer) =>
  app.call('POST', `/leads/${id}/${path}`, { as, body: { caseVersion: (await detail(id)).caseVersion, ...body } });
async function known(name: string, phone: string) {
  const rows = await query<{ tpui: string }>(
    `select tpui from register_known_taxpayers(jsonb_build_array(jsonb_build_object('key', 'k', 'name', $1::text, 'phone', $2::text, 'categoryId', 1,
       'lgaId', (select id from lgas where name = 'Zaria'), 'officeId', 6)))`,
    [name, phone],
  );
  return rows[0]?.tpui ?? '';
}

describe('a source', () => {
  it('is recorded with its law and approved by a Director who did not record it', async () => {
    expect((await record('land', {}, officer)).statusCode).toBe(403);
    expect((await record('land', { legalBasis: 'Law' })).statusCode).toBe(422);
    expect((await record('land', { keepUntil: '2099-01-01' })).statusCode).toBe(422);
    const { id } = (await record('land', {}, director)).json();
    expect(codeOf(await approve(id))).toBe('source.same-person');
    expect((await approve(id, manager)).statusCode).toBe(403);
    const other = await app.staffMember('Tax Office Director');
    expect((await approve(id, other)).json()).toMatchObject({ state: 'in-force', takesFiles: true, canApprove: false });
    expect((await app.audited(`intelligence-source:${id}`)).map(({ action }) => action)).toEqual([
      'intelligence-source.recorded',
      'intelligence-source.approved',
    ]);
    const { sources } = (await app.call('GET', '/intelligence/sources', { as: officer })).json();
    expect(sources).toContainEqual(expect.objectContaining({ id, rows: 0, state: 'in-force' }));
  });

  it('takes no rows before it is approved, of own rows none from a file, and none that are no spreadsheet', async () => {
    const { id } = (await record('vehicles')).json();
    expect(codeOf(await upload(id, listOf('Zuma,08031110001,,Road,Zaria')))).toBe('source.not-in-force');
    const own = await source('withholding-rows');
    expect(codeOf(await upload(own, listOf('Zuma,08031110001,,Road,Zaria')))).toBe('source.no-files');
    expect(codeOf(await record('withholding-rows'))).toBe('source.one-of-a-kind');
    const hotel = await source('hotels');
    const hostile = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(400, 7)]);
    expect(codeOf(await upload(hotel, hostile, { name: 'list.xlsx' }))).toBe('source.unreadable');
    expect(codeOf(await upload(hotel, 'Plot,Size\n1,2'))).toBe('source.no-name');
    expect(await query('select 1 from source_rows where source_id = any ($1)', [[id, own, hotel]])).toEqual([]);
  });

  it('shows what a file says without writing, keeps no identity number, and takes the same rows once', async () => {
    const id = await source('hotels');
    const list = listOf(
      'Zuma Gate Hotel,8031110001,12345678901,Yakowa Road 4,Zaria',
      ',0803,,x,Nowhere',
      '=cmd|calc,12,,y,',
    );
    const checked = (await upload(id, list, { isCheck: true })).json();
    expect(checked).toMatchObject({ rows: 3, good: 2, refused: 1 });
    expect(checked.problems.map(({ problem }: { problem: string }) => problem).sort()).toEqual(
      ['area-unknown', 'no-name', 'phone-wrong'].sort(),
    );
    expect(await query('select 1 from source_rows where source_id = $1', [id])).toEqual([]);
    expect((await upload(id, list)).statusCode).toBe(200);
    expect(codeOf(await upload(id, list))).toBe('source.same-content');
    const [row] = await query<object>('select * from source_rows where source_id = $1 order by number', [id]);
    expect(JSON.stringify(row)).not.toContain('12345678901');
    expect(row).toMatchObject({ identity_last4: '8901', phone: '08031110001', facts: { nightKobo: 2_000_000 } });
    expect((await upload(id, list, { as: officer })).statusCode).toBe(403);
  });

  it('ends with its rows: leads nobody has ended are dismissed, and names go', async () => {
    const { sourceId, id } = await lead('Ended Rest House,08031117001,,Yakowa Road 4,Zaria');
    expect(
      codeOf(await app.call('POST', `/intelligence/sources/${sourceId}/end`, { as: manager, body: { reason } })),
    ).toBe('access.denied');
    const ended = await app.call('POST', `/intelligence/sources/${sourceId}/end`, { as: director, body: { reason } });
    expect(ended.json()).toMatchObject({ state: 'ended', rows: 0 });
    expect(await detail(id)).toMatchObject({ state: 'dismissed', dismissal: 'days-over', name: '', acts: [] });
  });

  it('ends by itself on the day after its last one', async () => {
    const [days] = await query<{ a: string; b: string }>(
      `select (lagos_today() - 9)::text as a, (lagos_today() - 1)::text as b`,
    );
    const id = await source('hotels', { fromDay: days?.a, keepUntil: days?.b });
    expect(codeOf(await upload(id, listOf('Zuma,08031110001,,Road,Zaria')))).toBe('source.not-in-force');
    await look();
    expect((await app.call('GET', `/intelligence/sources/${id}`, { as: officer })).json()).toMatchObject({
      state: 'ended',
    });
  });
});

describe('a lead', () => {
  it('says why, the tax with its working, and stands in the queue of its office', async () => {
    const { id, first } = await lead('Gurara Crown Hotel,08031112001,,Yakowa Road 9,Zaria');
    expect(first).toMatchObject({ reason: 'not-registered', tpui: null });
    const shown = await detail(id);
    expect(shown.estimate.lowKobo).toBeGreaterThan(0);
    expect(shown.working.map(({ says }: { says: string }) => says)).toContain('Consumption tax');
    expect(shown.acts).toEqual(['register', 'merge', 'dismiss']);
    expect((await app.call('GET', `/leads/${id}`, { as: stranger })).statusCode).toBe(404);
    const { data } = (await app.call('GET', '/work?kind=lead&pageSize=200', { as: officer })).json();
    expect(data.map(({ reference }: { reference: string }) => reference)).toContain(shown.number);
  });

  it('is claimed by whoever has its case', async () => {
    const { id } = await lead('Kagoro Palm Hotel,08031112002,,Poly Road 9,Zaria');
    const { workId } = await detail(id);
    const claimed = await app.call('POST', `/work/${workId}/assignment`, {
      as: officer,
      body: { assigneeId: officer },
    });
    expect(claimed.statusCode, claimed.body).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'claimed' });
  });

  it('registers the person once, with a TPUI that it leads to', async () => {
    const { id } = await lead('Barnawa Sun Hotel,08031112003,,Poly Road 1,Zaria');
    const [area] = await query<{ id: number }>(`select id from lgas where name = 'Zaria'`);
    const person = { name: 'Barnawa Sun Hotel', phone: '08031112003', categoryId: 2, lgaId: area?.id, reason };
    expect((await act(id, 'registration', { ...person, phone: '12' })).statusCode).toBe(422);
    const registered = await act(id, 'registration', person);
    expect(registered.json(), registered.body).toMatchObject({ state: 'registered', acts: [] });
    const { tpui } = registered.json();
    expect(await query('select name, standing, home_office_id from taxpayers where tpui = $1', [tpui])).toEqual([
      { name: 'Barnawa Sun Hotel', standing: 'known', home_office_id: 6 },
    ]);
    expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual([
      'lead.registered',
      'lead.ended',
    ]);
    expect(codeOf(await act(id, 'registration', person))).toBe('work.not-from-here');
    const again = await lead('Sabon Link Hotel,08031119003,,Poly Road 1,Zaria');
    expect(codeOf(await act(again.id, 'registration', person))).toBe('lead.registered-already');
    expect(await detail(again.id)).toMatchObject({ state: 'open' });
  });

  it('asks a known taxpayer for a return, whom a number and a name found', async () => {
    const tpui = await known('Hauwa Danjuma Magaji', '08031112004');
    const { id, first } = await lead(
      'Hauwa Danjuma Magaji,0803 111 2004,,,Zaria',
      'Nobody Else Inn,08031118004,,,Zaria',
    );
    // A telephone and a name without an address: a person is asked.
    expect(first?.tpui).toBeNull();
    const { data } = (await app.call('GET', '/intelligence/matches?pageSize=200', { as: officer })).json();
    const asked = data.find((one: { tpui: string }) => one.tpui === tpui);
    expect(asked).toMatchObject({ isPerson: true, taxpayer: 'Hauwa Danjuma Magaji' });
    expect(asked.reasons.map(({ rule }: { rule: string }) => rule)).toEqual(['phone', 'name', 'area']);
    const decide = (as: string, isSame = true) =>
      app.call('POST', `/intelligence/matches/${asked.id}/decision`, { as, body: { isSame, reason } });
    expect((await decide(stranger)).statusCode).toBe(404);
    expect((await decide(officer)).json()).toEqual({ outcome: 'same' });
    expect(codeOf(await decide(officer, false))).toBe('match.decided');
    await look();
    const [, own] = await leadsOf((await detail(id)).sourceId);
    const mine = own?.tpui === tpui ? own : undefined;
    expect(mine).toMatchObject({ reason: 'no-consumption-tax' });
    const asks = { returnKind: 'direct-assessment', period: '2025', days: 14, words: reason };
    expect((await act(mine?.id ?? '', 'return-request', { ...asks, days: 3 })).statusCode).toBe(422);
    const answered = await act(mine?.id ?? '', 'return-request', asks);
    expect(answered.json(), answered.body).toMatchObject({ state: 'return-asked', told: 0, tpui });
    const figures = { returnKind: 'direct-assessment', period: '2025', declaredKobo: 0, foundKobo: 5, effectKobo: 1 };
    expect(codeOf(await act(id, 'discrepancy', { ...figures, source: 'Hotel list', sourceOn: '2026-05-04' }))).toBe(
      'lead.nobody-known',
    );
    expect(await detail(id)).toMatchObject({ state: 'open' });
  });

  it('of whom it may not be, is nobody of the register', async () => {
    const tpui = await known('Sadiq Tanko Barde', '08031112005');
    const id = await source('hotels');
    await upload(id, listOf('Sadiq Tanko Barde,08031112005,,,Zaria'));
    await look();
    expect(await leadsOf(id)).toEqual([]);
    const [match] = await query<{ id: string }>(`select id from row_matches where tpui = $1 and outcome = 'asked'`, [
      tpui,
    ]);
    const body = { isSame: false, reason };
    expect(
      (await app.call('POST', `/intelligence/matches/${match?.id}/decision`, { as: officer, body })).json(),
    ).toEqual({
      outcome: 'not-same',
    });
    await look();
    expect(await leadsOf(id)).toMatchObject([{ reason: 'not-registered', tpui: null }]);
  });

  it('is merged into another open one, and dismissed with a reason; rules often dismissed rank lower', async () => {
    const { id, second } = await lead(
      'Twice Named Hotel,08031116001,,A,Zaria',
      'Twice Named Hotel Zaria,08031116002,,A,Zaria',
    );
    expect(codeOf(await act(id, 'merge', { into: 'LD-2020-00000001', reason }))).toBe('lead.merge-itself');
    expect((await act(id, 'merge', { into: second?.number, reason })).json()).toMatchObject({
      state: 'merged',
      mergedInto: { id: second?.id },
    });
    expect((await act(second?.id ?? '', 'dismissal', { why: 'days-over', reason })).statusCode).toBe(422);
    const many = Array.from({ length: 12 }, (_, at) => `Wrong Inn ${'ABCDEFGHIJKL'[at]},0803111${5000 + at},,Q,Zaria`);
    const { sourceId } = await lead(...many);
    const opened = await leadsOf(sourceId);
    for (const one of opened.slice(0, 11))
      expect((await act(one.id, 'dismissal', { why: 'wrong-data', reason })).statusCode).toBe(200);
    await look();
    const left = (await leadsOf(sourceId)).at(-1);
    expect(left?.worth).toBeLessThan(left?.low ?? 0);
    expect((await detail(left?.id ?? '')).ruleDismissed).toBeGreaterThanOrEqual(11);
  });
});

describe('the database', () => {
  it('joins nobody without a number, moves no lead without its case, and lets nothing in early', async () => {
    const { id } = await lead('Guarded Hotel,08031113001,,,Zaria');
    await expect(query(`update leads set state = 'merged', ended_at = now() where id = $1`, [id])).rejects.toThrow();
    await expect(query(`update leads set low_kobo = 1 where id = $1`, [id])).rejects.toThrow(/what was found stays/);
    await expect(query('delete from leads')).rejects.toThrow();
    const tpui = await known('By Name Alone', '08031113002');
    await expect(
      query(
        `insert into row_matches (row_id, tpui, office_id, score, reasons, by_number, outcome)
         select row_id, $2, 6, 99, '[{}]', false, 'joined' from leads where id = $1`,
        [id, tpui],
      ),
    ).rejects.toThrow(/row_matches_never_by_name_check/);
  });
});
