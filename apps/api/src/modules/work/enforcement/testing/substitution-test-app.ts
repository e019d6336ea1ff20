import type { OwnSubstitution, SubstitutionDetail } from '@portal/contracts';
import type { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnforcement } from './enforcement-test-app.ts';

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db'];

/** The module with demands that lapsed, and somebody of another office who owes their taxpayers money. */
export async function startSubstitution(db: Db, owner: Db) {
  const app = await startEnforcement(db, owner);
  const { call, query, one, officer, director, legal, lapsed } = app;
  const third = await app.staffMember('Tax Office Director');

  async function holder() {
    const user = await app.taxpayer();
    const { tpui } = await one<{ tpui: string }>('select tpui from users where id = $1', [user]);
    await query(`update taxpayers set home_office_id = 8, home_office_source = 'confirmed' where tpui = $1`, [tpui]);
    return { user, tpui };
  }

  const asking = ({ demand, bill }: Awaited<ReturnType<typeof lapsed>>, holderTpui: string, changes: object = {}) => ({
    ...{ demandNumber: demand.number, holderTpui, holding: 'tenant', owedKobo: 600_000 },
    ...{ ground: 'Tenancy agreement of the warehouse, filed 2026', billReferences: [bill.reference] },
    ...changes,
  });
  const ask = (body: object, as = legal) => call('POST', '/substitutions', { as, body });
  const read = async (id: string, as = officer) =>
    (await call('GET', `/substitutions/${id}`, { as })).json() as SubstitutionDetail;
  const own = async (id: string, as: string) =>
    (await call('GET', `/cases/substitutions/${id}`, { as })).json() as OwnSubstitution;
  const versionOf = async (id: string) =>
    (await one<{ version: number }>('select version from work_items where subject = $1', [`substitution:${id}`]))
      .version;
  const step = async (id: string, path: string, body: object, as: string) =>
    call('POST', `/substitutions/${id}/${path}`, { as, body: { caseVersion: await versionOf(id), ...body } });
  const move = (id: string, made: string, as: string, reason?: string) =>
    step(id, 'moves', { move: made, ...(reason && { reason }) }, as);
  const serve = (id: string, changes: object = {}) =>
    step(id, 'service', { how: 'electronic', at: null, place: '', proof: '', ...changes }, officer);
  const items = {
    ...{ wrong: 'The rent was paid in advance for the year', amendment: 'Ask no more than is left of the rent' },
    ...{ justification: 'Receipts of the landlord are with us', owedKobo: 100_000, admittedKobo: 100_000 },
  };

  const states = ['asked', 'approved', 'served', 'objected', 'confirmed'] as const;
  /** A case of a new demand and a new holder, taken by lawful steps until it stands there. */
  async function standing(until: (typeof states)[number]) {
    const [of, who] = [await lapsed(), await holder()];
    const asked = await ask(asking(of, who.tpui));
    if (asked.statusCode !== 200) throw new Error(asked.body);
    const { id, number } = asked.json() as { id: string; number: string };
    const way = [
      () => move(id, 'approve', director),
      () => serve(id),
      () => call('POST', `/cases/substitutions/${id}/objection`, { as: who.user, body: items }),
      () => move(id, 'dismiss', third, 'The receipts are of another house'),
    ];
    for (const go of way.slice(0, states.indexOf(until))) {
      const made = await go();
      if (made.statusCode !== 200) throw new Error(`towards ${until}: ${made.body}`);
    }
    return { ...of, id, number, holder: who };
  }

  /** So many days ago it was served, or objected to, as the owner of the database alone can say. */
  async function daysAgo(id: string, what: 'served' | 'objected', days: number): Promise<void> {
    await owner.$client.query('alter table substitutions disable trigger substitutions_guard');
    await owner.$client.query(
      `update substitutions set ${what}_on = lagos_today() - $2::int, ${what}_at = now() - make_interval(days => $2::int) where id = $1`,
      [id, days],
    );
    await owner.$client.query('alter table substitutions enable trigger substitutions_guard');
  }

  return { ...app, third, holder, asking, ask, read, own, step, move, serve, items, standing, daysAgo };
}
