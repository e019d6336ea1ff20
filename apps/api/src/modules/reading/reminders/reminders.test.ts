import { expect, it } from 'vitest';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { remindersModule } from './index.ts';
import { sendWaiting } from './send-waiting.ts';

const { db } = await createTestDatabase();
const deps = { db, clock: { now: () => new Date('2026-11-28T08:00:00Z') } };
const app = await startModule(db, '2026-11-28T08:00:00Z', (server, given) =>
  remindersModule(server, {
    ...given,
    ...deps,
    caseload: createCaseload(deps),
    messages: { segmentKobo: 400, send: async () => ({ reference: 'none' }) },
  }),
);
const officer = await app.staffMember('Tax Officer', 6);
const foreign = await app.staffMember('Tax Officer', 8);

const question = { minDate: '2026-03-01', maxDate: '2026-03-31', status: 'missing', duty: 'consumption-tax-month' };
const preview = (as: string, stage = 'first', more: object = {}) =>
  app.call('POST', '/reminders/previews', { as, body: { question: { ...question, ...more }, stage } });
const send = (as: string, shown: object, stage = 'first') =>
  app.call('POST', '/reminders', { as, body: { question, stage, shown } });
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<T>(text, values)).rows;

/** A taxpayer of office 6 whose February of consumption tax was due on 20 March and is not filed. */
async function missing(): Promise<{ id: string; tpui: string }> {
  const id = await app.taxpayer('Corporate');
  const [row] = await query<{ tpui: string }>(
    `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where user_id = $1 returning tpui`,
    [id],
  );
  const tpui = row?.tpui ?? '';
  await query(
    `insert into obligations (tpui, kind, period_from, due_on) values ($1, 'consumption-tax-month', '2026-02-01', '2026-03-20')`,
    [tpui],
  );
  return { id, tpui };
}

const told = await missing();
const quiet = await missing();
await query(`insert into notice_preferences (user_id, topic, mail) values ($1, 'deadlines', false)`, [quiet.id]);
// Known from bills alone: nobody has an account.
const known = 'KD-0000-0000-91';
await query(
  `insert into taxpayers (tpui, name, phone, category_id, registered_on, standing, home_office_id, home_office_source)
   values ($1, 'Known Hotel', '', (select min(id) from taxpayer_categories), '2025-01-01', 'known', 6, 'confirmed')`,
  [known],
);
await query(
  `insert into obligations (tpui, kind, period_from, due_on) values ($1, 'consumption-tax-month', '2026-02-01', '2026-03-20')`,
  [known],
);
const later = await missing();
const noticesOf = (id: string) =>
  query<{ kind: string }>(`select kind from notices where user_id = $1 and kind like 'reminder.%'`, [id]);

it('counts before anything is sent: who gets mail, who wants none, who cannot be reached', async () => {
  const answer = await preview(officer);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { duties: 4, alreadyReminded: 0, told: 2, optedOut: 1, noContact: 1 },
  ]);
  expect(await query('select from reminders')).toEqual([]);
});

it('is refused when the list is not the one that was shown, and has nothing of another office', async () => {
  const changed = await send(officer, { duties: 3, alreadyReminded: 0 });
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'reminder.list-changed']);
  expect((await preview(foreign)).json()).toMatchObject({ duties: 0 });
  expect((await send(foreign, { duties: 0, alreadyReminded: 0 })).json().code).toBe('reminder.nobody');
  expect(await query('select from reminders')).toEqual([]);
});

it('reminds every row once, though it is sent twice at the same moment, and not who filed meanwhile', async () => {
  const answers = await Promise.all([1, 2].map(() => send(officer, { duties: 4, alreadyReminded: 0 })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await query('select from reminders')).toHaveLength(4);
  await query(`select note_obligation_filed($1, 'consumption-tax-month', '2026-02-01', '2026-11-27')`, [later.tpui]);

  await Promise.all([1, 2].map(() => sendWaiting(deps, new AbortController().signal)));
  await sendWaiting(deps, new AbortController().signal);
  expect(await noticesOf(told.id)).toEqual([{ kind: 'reminder.missing' }]);
  expect(await noticesOf(quiet.id)).toEqual([{ kind: 'reminder.missing' }]);
  expect(await noticesOf(later.id)).toEqual([]);

  const id = answers.find(({ statusCode }) => statusCode === 200)?.json().id;
  const run = await app.call('GET', `/reminders/${id}`, { as: officer });
  expect(run.json()).toMatchObject({
    ...{ isDone: true, duties: 4, told: 1, optedOut: 1, noContact: 1, filedMeanwhile: 1, waiting: 0 },
  });
  expect((await app.call('GET', `/reminders/${id}`, { as: foreign })).statusCode).toBe(404);
  expect(await app.audited(`reminders:${id}`)).toEqual([{ actor: `user:${officer}`, action: 'reminder.sent' }]);
});

it('nobody is reminded of the same duty at the same stage again; the second stage is another one', async () => {
  expect((await preview(officer)).json()).toMatchObject({ duties: 3, alreadyReminded: 3, told: 0 });
  const again = await send(officer, { duties: 3, alreadyReminded: 3 });
  expect([again.statusCode, again.json().code]).toEqual([409, 'reminder.nobody']);
  expect((await preview(officer, 'second')).json()).toMatchObject({ duties: 3, alreadyReminded: 0, told: 1 });
});

it.each([
  [
    'a second reminder of a duty and stage',
    `insert into reminders (run_id, tpui, kind, period_from, due_on, stage)
     select run_id, tpui, kind, period_from, due_on, stage from reminders limit 1`,
    'reminders_once_key',
  ],
  ['another outcome', `update reminders set outcome = 'no-contact' where outcome = 'told'`, 'reminders_stay'],
  ['another stage of what was asked', `update reminder_runs set stage = 'last'`, 'reminder_runs_stay'],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});

it('the database deletes none', async () => {
  await expect(db.$client.query('delete from reminders')).rejects.toThrow();
  await expect(db.$client.query('delete from reminder_runs')).rejects.toThrow();
});

it('answers offices and the SuperAdmin, of what was not filed alone', async () => {
  const body = { question, stage: 'first' };
  const status = async (as?: string, said: object = body) =>
    (await app.call('POST', '/reminders/previews', { ...(as && { as }), body: said })).statusCode;
  expect(await status()).toBe(401);
  expect(await status(told.id)).toBe(403);
  expect(await status(officer, { ...body, question: { ...question, status: 'filed' } })).toBe(422);
  expect(await status(await app.staffMember('SuperAdmin'))).toBe(200);
});
