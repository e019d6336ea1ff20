import { randomUUID } from 'node:crypto';
import type { HeadTariff } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../../platform/clock/lagos-day.ts';
import { allPages } from '../../../../testing/all-pages.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenTariff } from '../../../../testing/given-tariff.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { tariffsModule } from '../tariffs.module.ts';

const { db, owner } = await createTestDatabase();
const { call, staffMember, audited } = await startModule(db, new Date().toISOString(), (app, { clock }) =>
  tariffsModule(app, { db, clock, caseload: createCaseload({ db, clock }) }),
);
const kadgis = await staffMember('MDA User', 6, 2);
const kasupda = await staffMember('MDA User', 6, 3);
const chief = await staffMember('SuperAdmin');
const admin = await staffMember('Admin');
const today = dayOf(new Date());
const tomorrow = addDays(today, 1);

const sides = { key: 'sides', label: { en: 'Sides', ha: 'Gefe' }, type: 'number', isRequired: true };
const proposal = (change: object = {}) => ({
  revenueHeadCode: '12020407',
  attributes: [sides],
  rule: { kind: 'fixed', amountKobo: 500_000, times: 'sides' },
  validFrom: tomorrow,
  basis: 'Minute 4 of the board, 2026',
  submissionId: randomUUID(),
  ...change,
});
const propose = (change: object = {}, as = kadgis) => call('POST', '/tariffs', { as, body: proposal(change) });
const act = async (id: string, action: string, as = chief, body: object = {}) =>
  call('POST', `/tariffs/${id}/${action}`, {
    as,
    body: { caseVersion: await caseVersionOf(db, `tariff:${id}`), ...body },
  });
const list = async (as: string, query = ''): Promise<HeadTariff[]> =>
  (await call('GET', `/tariffs${query}`, { as })).json().data;
const rows = async () => Number((await db.$client.query('select count(*) as n from head_tariffs')).rows[0].n);

describe('a tariff', () => {
  it('is proposed by the MDA and counts from its day when a second person has released it', async () => {
    const { id } = (await propose()).json();
    expect((await list(kadgis, '?state=proposed'))[0]).toMatchObject({
      id,
      state: 'proposed',
      attributes: [sides],
      mayDecide: false,
    });
    expect((await propose()).json().code).toBe('tariff.waits');
    const released = await act(id, 'release');
    expect(released.json()).toMatchObject({
      state: 'released',
      decidedBy: 'Ladi SuperAdmin',
      proposedBy: 'Ladi MDA User',
      validTo: null,
    });
    expect((await act(id, 'release')).json().code).toBe('work.not-from-here');
    const later = (await propose({ validFrom: addDays(today, 30), rule: { kind: 'fixed', amountKobo: 1 } })).json().id;
    await act(later, 'release');
    const [second, first] = await list(kadgis, '?revenueHeadCode=12020407&state=released');
    expect([first?.id, first?.validTo, second?.id]).toEqual([id, addDays(today, 29), later]);
    const between = (await propose({ validFrom: addDays(today, 20) })).json().id;
    expect((await act(between, 'release')).json().code).toBe('tariff.overlaps');
    await act(between, 'refusal', chief, { reason: 'Another one is released' });
  });

  it('is one, however often the same request is sent', async () => {
    const same = proposal({ revenueHeadCode: '12020406' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', '/tariffs', { as: kadgis, body: same })),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const [id] = answers.map((answer) => answer.json().id);
    expect((await act(id, 'refusal', chief, { reason: 'No basis in law' })).json()).toMatchObject({
      state: 'refused',
      reason: 'No basis in law',
    });
    expect((await act(id, 'release')).json().code).toBe('work.not-from-here');
  });

  it('is taken back by its MDA, which is noted, and is nobody else’s', async () => {
    const { id } = (await propose({ revenueHeadCode: '12020405' })).json();
    expect((await act(id, 'withdrawal', kasupda, { reason: 'Not ours' })).statusCode).toBe(404);
    expect((await list(kasupda)).map((tariff) => tariff.id)).not.toContain(id);
    expect((await act(id, 'withdrawal', kadgis, { reason: 'A mistake' })).json().state).toBe('withdrawn');
    expect(await audited(`tariff:${id}`)).toEqual([{ actor: `user:${kadgis}`, action: 'tariff.withdrawn' }]);
  });

  it.each([
    ['of another MDA', { revenueHeadCode: '12020408' }, 404],
    ['from today on', { validFrom: today }, 409],
    ['by an attribute that nobody is asked for', { rule: { kind: 'fixed', amountKobo: 1, times: 'floors' } }, 422],
    ['by an attribute that may be left out', { attributes: [{ ...sides, isRequired: false }] }, 422],
    [
      'whose bands do not rise',
      {
        rule: {
          kind: 'banded',
          by: 'sides',
          bands: [{ upTo: 5, amountKobo: 1 }, { upTo: 4, amountKobo: 2 }, { amountKobo: 3 }],
        },
      },
      422,
    ],
    ['whose last band ends', { rule: { kind: 'banded', by: 'sides', bands: [{ upTo: 5, amountKobo: 1 }] } }, 422],
    ['below nothing', { rule: { kind: 'fixed', amountKobo: -1 } }, 422],
    ['without a basis', { basis: '' }, 422],
  ])('%s is not proposed', async (_what, change, status) => {
    const before = await rows();
    expect((await propose({ revenueHeadCode: '12020901', ...change })).statusCode).toBe(status);
    expect(await rows()).toBe(before);
  });

  it('is reached in the list, however many came after it', async () => {
    const { rows: ids } = await db.$client.query<{ id: number }>(
      `select id from revenue_heads where mda_id = 2 limit 1`,
    );
    await db.$client.query(
      `insert into head_tariffs (revenue_head_id, version, rule, basis, valid_from, submission_id)
       select $1, 1000 + n, '{"kind": "fixed", "amountKobo": 1}', 'Minute ' || n, (now() at time zone 'Africa/Lagos')::date + n, gen_random_uuid() from generate_series(1, 501) n`,
      [ids[0]?.id],
    );
    const { items, told } = await allPages<HeadTariff>((query) => call('GET', `/tariffs${query}`, { as: kadgis }));
    expect([told, new Set(items.map(({ id }) => id)).size]).toEqual([items.length, items.length]);
    const bases = items.map(({ basis }) => basis);
    for (const minute of ['Minute 1', 'Minute 501']) expect(bases).toContain(minute);
    expect((await call('GET', '/tariffs?after=x', { as: kadgis })).statusCode).toBe(422);
  });

  it('needs a session, and the role', async () => {
    const before = await rows();
    expect((await call('POST', '/tariffs', { body: proposal() })).statusCode).toBe(401);
    expect((await propose({}, chief)).statusCode).toBe(403);
    const { id } = (await propose({ revenueHeadCode: '12020901' })).json();
    for (const as of [kadgis, admin]) expect((await act(id, 'release', as)).statusCode).toBe(403);
    expect(await rows()).toBe(before + 1);
  });
});

describe('the database', () => {
  it.each([
    ['released by nobody', `update head_tariffs set released_at = now() where id = $1`, 'head_tariffs_two_persons'],
    [
      'changed',
      `update head_tariffs set rule = '{"kind": "fixed", "amountKobo": 1}' where id = $1`,
      'head_tariffs_fixed',
    ],
    ['deleted', 'delete from head_tariffs where id = $1', 'head_tariffs_append_only'],
    [
      'asking for more than was proposed',
      `insert into head_attributes (tariff_id, position, key, label, type, is_required) values ($1, 9, 'more', '{}', 'text', true)`,
      'head_attributes_with_tariff',
    ],
  ])('refuses a tariff %s', async (_what, statement, constraint) => {
    const { rows: waiting } = await db.$client.query(
      `select t.id from head_tariffs t where t.released_at is null limit 1`,
    );
    await expect(db.$client.query(statement, [waiting[0].id])).rejects.toMatchObject({ constraint });
  });

  it('refuses two tariffs of a head that count on one day, even from its owner', async () => {
    await givenTariff(owner, { code: '12020101', rule: { kind: 'fixed', amountKobo: 100 } });
    const second = owner.$client.query(
      `insert into head_tariffs (revenue_head_id, version, rule, basis, valid_from, released_at)
       select id, 99, '{"kind": "fixed", "amountKobo": 1}', 'Twice', '2026-05-01', now() from revenue_heads where code = '12020101'`,
    );
    await expect(second).rejects.toMatchObject({ constraint: 'head_tariffs_no_overlap' });
  });

  it('lets nobody but its owner write one that counts at once', async () => {
    const insert = db.$client.query(
      `insert into head_tariffs (revenue_head_id, version, rule, basis, valid_from, released_at)
       values (30, 98, '{"kind": "fixed", "amountKobo": 1}', 'By the back door', '2026-05-01', now())`,
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'head_tariffs_two_persons' });
  });
});
