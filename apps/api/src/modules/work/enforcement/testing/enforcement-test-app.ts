import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnforcementDetail } from '@portal/contracts';
import { createDocumentStore } from '../../../../platform/storage/create-document-store.ts';
import { asFounded } from '../../../../testing/as-founded.ts';
import { createAskedProvider } from '../../../../testing/asked-provider.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import type { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { demandsModule } from '../../demands/index.ts';
import { streetModule } from '../../street/index.ts';
import { enforcementModule } from '../index.ts';

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db'];
const place = 'Kakuri Industrial 22';

/** The module with people of one office, Legal among them, and demands that lapsed; its clock stands at ten in the morning of today, in Lagos. */
export async function startEnforcement(db: Db, owner: Db) {
  const provider = createAskedProvider(db);
  const store = createDocumentStore({ kind: 'folder', dir: mkdtempSync(join(tmpdir(), 'visits-')) });
  const dataKey = Buffer.alloc(32, 7);
  let follow = async () => {};
  /** What happens while the providers are asked. */
  const meanwhile = { asked: async () => {} };
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query<R>(text, [...values])).rows;
  const one = async <R extends object>(text: string, values: readonly unknown[] = []) => {
    const [row] = await query<R>(text, values);
    if (!row) throw new Error(`Nothing is answered to ${text}`);
    return row;
  };
  const day = async (days = 0) =>
    (await one<{ day: string }>('select (lagos_today() + $1::int)::text as day', [days])).day;
  const today = await day();
  const at = (time: string, of = today) => `${of}T${time}:00+01:00`;

  const app = await startModule(db, new Date(at('10:00')).toISOString(), (api, { clock }) => {
    const real = { now: () => new Date() };
    const caseload = createCaseload({ db, clock: real });
    caseloadModule(api, { db, clock: real, caseload, deadlines: createDeadlines({ db, clock: real }) });
    const askAboutBill = async (reference: string) => {
      await provider.asked(reference);
      await meanwhile.asked();
    };
    streetModule(api, { db, clock: real, store, dataKey, portalOrigin: 'https://portal.test' });
    demandsModule(api, { db, caseload, askAboutBill: (reference) => provider.asked(reference) });
    const { periodic = [] } = enforcementModule(api, {
      ...{ db, clock, caseload, askAboutBill, store, dataKey },
    });
    follow = async () => {
      for (const { run } of periodic) await run(new AbortController().signal);
    };
  });
  const [officer, second, manager, director, legal] = [
    await app.staffMember('Tax Officer'),
    await app.staffMember('Tax Officer'),
    await app.staffMember('Tax Office Manager'),
    await app.staffMember('Tax Office Director'),
    await app.staffMember('Tax Office Director'),
  ];
  await asFounded(db, `insert into work_capacities (user_id, capacity, given_by) values ($1, 'legal', $2)`, [
    legal,
    await givenUser(db, { roles: ['SuperAdmin'] }),
  ]);

  /** A taxpayer of office 6 who owes by a return; their demand was served so long ago that it lapsed. */
  async function lapsed({ kobo = 500_000, daysAgo = 60, name = '' } = {}) {
    const user = await app.taxpayer();
    const { tpui } = await one<{ tpui: string }>('select tpui from users where id = $1', [user]);
    await query(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, [tpui]);
    if (name !== '') await owner.$client.query('update taxpayers set name = $2 where tpui = $1', [tpui, name]);
    const bill = await givenBill(db, { tpui, lines: [kobo], issuedOn: await day(-90), dueAfterDays: 10 });
    await query(
      `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
         credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, bill_id, replaced_kobo)
       values ($1, 'direct-assessment', '2025-01-01', 1, gen_random_uuid(), '', '{}', '[]', '{}', '{}', $2, 0, $2, 0, lagos_today(), '', 1, false,
         $4, clock_timestamp(), $3, 0)`,
      [tpui, kobo, bill.id, user],
    );
    const demand = (
      await app.call('POST', '/demand-notices', { as: officer, body: { tpui, billIds: [bill.id] } })
    ).json() as { id: string; number: string };
    for (const [path, as, body] of [
      ['moves', manager, { move: 'approve', caseVersion: 1 }],
      ['moves', manager, { move: 'issue', caseVersion: 2 }],
      ['service', officer, { caseVersion: 3, how: 'electronic', at: null, place: '', proof: '' }],
    ] as const) {
      const made = await app.call('POST', `/demand-notices/${demand.id}/${path}`, { as, body });
      if (made.statusCode !== 200) throw new Error(made.body);
    }
    await owner.$client.query('alter table demand_notices disable trigger demand_notices_guard');
    await owner.$client.query(
      `update demand_notices set served_on = lagos_today() - $2::int, served_at = now() - make_interval(days => $2::int) where id = $1`,
      [demand.id, daysAgo],
    );
    await owner.$client.query('alter table demand_notices enable trigger demand_notices_guard');
    return { user, tpui, bill, demand };
  }

  const read = async (id: string, as = officer) =>
    (await app.call('GET', `/enforcements/${id}`, { as })).json() as EnforcementDetail;
  const versionOf = async (id: string) =>
    (await one<{ version: number }>('select version from work_items where subject = $1', [`enforcement:${id}`]))
      .version;
  const open = (demandNumber: string, as = officer) =>
    app.call('POST', '/enforcements', { as, body: { demandNumber } });
  const step = async (id: string, path: string, body: object, as: string) =>
    app.call('POST', `/enforcements/${id}/${path}`, { as, body: { caseVersion: await versionOf(id), ...body } });
  const move = (id: string, made: string, as: string, reason?: string) =>
    step(id, 'moves', { move: made, ...(reason && { reason }) }, as);

  const order = async (changes: object = {}) => ({
    ...{ kind: 'distrain', court: 'High Court of Justice, Kaduna', orderNumber: 'KDH/KAD/3312/26', place },
    ...{ givenOn: await day(-3), validUntil: await day(30), maySeal: true, mayTake: true, maySearch: true },
    ...{ coversDwelling: false, limitKobo: 500_000, paper: 'Legal, shelf 4' },
    ...changes,
  });
  const noteOrder = async (id: string, changes: object = {}, as = officer) =>
    step(id, 'orders', await order(changes), as);
  const team = () => [
    { userId: officer, badge: 'KD-O-0031', gender: 'female' },
    { userId: second, badge: 'KD-O-0058', gender: 'male' },
  ];
  const plan = (id: string, changes: object = {}, as = officer) =>
    step(
      id,
      'visits',
      {
        ...{ place, isDwelling: false, consentOf: '', willSeal: true, willTake: true, willSearch: false },
        ...{ startsAt: at('10:00'), endsAt: at('13:00'), witness: 'Ward head of Kakuri', team: team(), ...changes },
      },
      as,
    );
  const depart = (id: string, as = officer) => step(id, 'departure', {}, as);
  const done = (changes: object = {}) => ({
    ...{ arrivedAt: at('10:20'), leftAt: at('11:40'), latitude: 10.47, longitude: 7.41, hasSealed: true },
    ...{ signedFor: 'Ibrahim Ọlá-Ɗanjuma', refusal: '', witness: 'Ward head of Kakuri', costsKobo: 20_000 },
    account: 'The workshop was sealed and one block machine taken.',
    goods: [{ what: 'Block machine', kind: 'goods', valueKobo: 300_000, keptAt: 'Store 2', receipt: '' }],
    searches: [],
    photos: [{ digest: 'a'.repeat(64), keptAt: 'Archive of the office, 2026/14' }],
    ...changes,
  });
  async function execute(id: string, changes: object = {}, as = officer) {
    app.setNow(new Date(at('12:00')).toISOString());
    try {
      return await step(id, 'execution', done(changes), as);
    } finally {
      app.setNow(new Date(at('10:00')).toISOString());
    }
  }
  /** The visit was so many days ago, as the owner of the database alone can say. */
  async function visitedDaysAgo(id: string, days: number): Promise<void> {
    await owner.$client.query('alter table enforcement_visits disable trigger enforcement_visits_guard');
    await owner.$client.query(
      `update enforcement_visits set starts_at = starts_at - d, ends_at = ends_at - d, asked_at = asked_at - d, departed_at = departed_at - d,
         arrived_at = arrived_at - d, left_at = left_at - d from make_interval(days => $2::int) d where enforcement_id = $1`,
      [id, days],
    );
    await owner.$client.query('alter table enforcement_visits enable trigger enforcement_visits_guard');
  }

  const states = [
    'opened',
    'checked',
    'noted',
    'ordered',
    'planned',
    'approved',
    'departed',
    'held',
    'sale-noted',
    'sale-ordered',
    'sold',
  ] as const;
  /** A case of a new demand, taken by lawful steps until it stands there. */
  async function standing(until: (typeof states)[number], given?: Awaited<ReturnType<typeof lapsed>>) {
    const of = given ?? (await lapsed());
    const opened = await open(of.demand.number);
    if (opened.statusCode !== 200) throw new Error(opened.body);
    const { id } = opened.json() as { id: string };
    const way: readonly (() => Promise<{ statusCode: number; body: string }>)[] = [
      () => move(id, 'pass', legal, 'Served, final and lapsed'),
      () => noteOrder(id),
      () => move(id, 'compare', manager),
      () => plan(id),
      () => move(id, 'approve', director),
      () => depart(id),
      () => execute(id),
      async () => {
        await visitedDaysAgo(id, 30);
        return noteOrder(id, { kind: 'sale', orderNumber: 'KDH/KAD/3399/26' });
      },
      () => move(id, 'compare-sale', director),
      async () => step(id, 'sale', { soldOn: today, proceedsKobo: 900_000, costsKobo: 50_000 }, officer),
    ];
    for (const go of way.slice(0, states.indexOf(until))) {
      const made = await go();
      if (made.statusCode !== 200) throw new Error(`towards ${until}: ${made.body}`);
    }
    return { ...of, id };
  }

  async function pay({ bill }: Pick<Awaited<ReturnType<typeof lapsed>>, 'bill'>): Promise<void> {
    const intent = await givenIntent(db, bill);
    await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      ...[intent.id, intent.providerRef, bill.totalKobo],
    ]);
  }

  return {
    ...app,
    ...{ provider, meanwhile, follow: () => follow(), officer, second, manager, director, legal, query, one, day, at },
    ...{ lapsed, read, open, step, move, noteOrder, team, plan, depart, execute, visitedDaysAgo, standing, pay, today },
    versionOf,
  };
}
