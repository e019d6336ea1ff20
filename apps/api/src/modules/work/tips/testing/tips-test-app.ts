import { randomBytes, randomUUID } from 'node:crypto';
import { asFounded } from '../../../../testing/as-founded.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import type { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { tipsModule } from '../index.ts';

/** The module with the people of office 6, Legal among them. */
export async function startTips({ db }: Awaited<ReturnType<typeof createTestDatabase>>) {
  let forget = async () => {};
  const app = await startModule(db, new Date().toISOString(), (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    const { periodic = [] } = tipsModule(server, { db, clock, caseload, dataKey: randomBytes(32) });
    forget = async () => {
      for (const { run } of periodic) await run(new AbortController().signal);
    };
  });
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query<R>(text, [...values])).rows;
  const [area] = await query<{ id: number; office: number }>(
    `select id, office_of_tip(id) as office from lgas where state_id = 19 order by id limit 1`,
  );
  const office = area?.office ?? 0;
  const [officer, manager, director, legal] = [
    await app.staffMember('Tax Officer', office),
    await app.staffMember('Tax Office Manager', office),
    await app.staffMember('Tax Office Director', office),
    await app.staffMember('Tax Office Director', office),
  ];
  await asFounded(db, `insert into work_capacities (user_id, capacity, given_by) values ($1, 'legal', $2)`, [
    legal,
    await givenUser(db, { roles: ['SuperAdmin'] }),
  ]);

  const told = (over: object = {}) => ({
    ...{ requestId: randomUUID(), kind: 'untaxed-activity', lgaId: area?.id, place: 'Behind the new market' },
    ...{ about: 'Sample Guest House', words: 'Forty rooms, full each night, and no receipt for anybody' },
    ...{ wantsReward: true, website: '', secondsToFill: 20, ...over },
  });
  const send = (over: object = {}) => app.call('POST', '/tips', { body: told(over) });
  /** Its reference and its id. */
  async function tip(over: object = {}) {
    const body = told(over);
    const { reference } = (await app.call('POST', '/tips', { body })).json() as { reference: string };
    const [row] = await query<{ id: string }>('select id from tips where request_id = $1', [body.requestId]);
    return { reference, id: row?.id ?? '' };
  }
  const detail = async (id: string, as = manager) => (await app.call('GET', `/tips/${id}`, { as })).json();
  const act = (id: string, path: string, body: object, as = manager) =>
    app.call('POST', `/tips/${id}/${path}`, { as, body });
  /** The source that allows tips to become leads. */
  async function source() {
    const words = 'Written by the test, in more than twenty letters';
    await query(
      `insert into intelligence_sources (kind, name, owner, legal_basis, purpose, holds, risks, safeguards, office_id, from_day, keep_until, recorded_by,
         approved_by, approved_at)
       select 'tips', 'Tips of the public', 'The Service', $3, $3, $3, $3, $3, $4, lagos_today() - 1, lagos_today() + 400, $1, $2, now()
       where not exists (select from intelligence_sources where kind = 'tips')`,
      [manager, director, words, office],
    );
  }
  return { ...app, office, officer, manager, director, legal, query, told, send, tip, detail, act, source, forget };
}
