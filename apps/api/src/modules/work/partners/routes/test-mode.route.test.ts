import {
  certificationStepIds,
  partnerOperations,
  testOutcomeHeader,
  testOutcomeKobo,
  testTaxpayers,
} from '@portal/contracts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../../platform/db/database.ts';
import { requireTwoDatabases } from '../../../../platform/db/test-mode-database.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenPartner } from '../testing/given-partner.ts';
import { givenCode, rightCode, startPartners } from '../testing/partners-test-app.ts';
import { givenTestMode } from '../testing/test-mode-parts.ts';

const { db, url } = await createTestDatabase();
const testMode = await givenTestMode();
const app = await startPartners(db, undefined, testMode.parts);
const { ask, call, signIn, staffMember, givenKey } = app;
const people = signIn(await staffMember('Expert System'), 'Expert System', { expertSystemId: 3 });
const [first, second] = [await staffMember('SuperAdmin'), await staffMember('Admin')];
const [{ tpui }] = testTaxpayers;

async function makeKey(mode: 'live' | 'test', engineCodeId: number) {
  const scopes = ['bills', 'read', 'settlements', 'webhooks'];
  const body = { name: 'Server', engineCodeId, mode, scopes, allowedAddresses: [], days: 90, code: rightCode };
  return call('POST', '/expert-system/keys', { as: people, body });
}
const made = await makeKey('test', await givenCode(db, 3));
const key: string = made.json().key;
const { rows: heads } = await testMode.db.$client.query<{ code: string }>(
  `select code from revenue_heads h
   where is_active and not exists (select from head_tariffs t where t.revenue_head_id = h.id) order by code limit 1`,
);
const head = heads[0]?.code ?? '';

let raised = 0;
async function raise(totalKobo: number, headers: Readonly<Record<string, string>> = {}) {
  raised += 1;
  const lines = [{ revenueHeadCode: head, amountKobo: totalKobo }];
  const body = { externalReference: `T-${raised}`, taxpayer: { tpui }, lines };
  return ask('POST', '/bills', { key, body, headers });
}
const pay = (billReference: string, headers: Readonly<Record<string, string>> = {}) =>
  ask('POST', '/payment-sessions', { key, body: { billReference }, headers });
const stateOf = async (reference: string) => (await ask('GET', `/bills/${reference}`, { key })).json().state;
const stateOfPartner = async (id: number) =>
  (await db.$client.query('select state from partner_standings where expert_system_id = $1', [id])).rows[0].state;

describe('test mode', () => {
  it('begins with a test key, which brings who applied into the sandbox; a live key is not made yet', async () => {
    expect(made.statusCode).toBe(200);
    expect(key).toMatch(/^kdr_test_/);
    expect(await stateOfPartner(3)).toBe('sandbox');
    expect((await makeKey('live', await givenCode(db, 3))).json().code).toBe('partner-key.not-live');
    const { keys, modes } = (await call('GET', '/expert-system/keys', { as: people })).json();
    expect(modes).toEqual(['test']);
    expect(keys[0]).toMatchObject({ mode: 'test', beginning: key.slice(0, 18) });
  });

  it('a bill is raised there and nowhere else, and says so', async () => {
    const before = await app.count('bills');
    const bill = (await raise(450_000)).json();
    expect(bill).toMatchObject({ mode: 'test', state: 'unpaid', totalKobo: 450_000 });
    expect(await app.count('bills')).toBe(before);
    expect((await ask('GET', `/bills/${bill.reference}`)).statusCode).toBe(404);
  });

  it.each([
    ['paid', 'paid'],
    ['failed', 'unpaid'],
    ['under-review', 'under-review'],
    ['reversed', 'void'],
  ] as const)('%s: by the amount and by the header', async (outcome, state) => {
    const byAmount = (await raise(450_000 + testOutcomeKobo[outcome])).json().reference;
    const answer = await pay(byAmount);
    expect(answer.headers[testOutcomeHeader.toLowerCase()]).toBe(outcome);
    expect(await stateOf(byAmount)).toBe(state);
    const byHeader = (await raise(450_000)).json().reference;
    expect((await pay(byHeader, { [testOutcomeHeader]: outcome })).statusCode).toBe(200);
    expect(await stateOf(byHeader)).toBe(state);
  });

  it('late: unpaid until its time has come', async () => {
    const { reference } = (await raise(450_000 + testOutcomeKobo.late)).json();
    await pay(reference);
    expect(await stateOf(reference)).toBe('unpaid');
    await testMode.runJobs();
    expect(await stateOf(reference)).toBe('paid');
  });

  it('an outcome that is none is refused, and a live key has none', async () => {
    const { reference } = (await raise(450_000)).json();
    expect((await pay(reference, { [testOutcomeHeader]: 'lucky' })).json().code).toBe('request.invalid');
    expect(await stateOf(reference)).toBe('unpaid');
    const live = { body: { billReference: reference }, headers: { [testOutcomeHeader]: 'paid' } };
    expect((await ask('POST', '/payment-sessions', live)).json().code).toBe('tsp.test-only');
    expect((await ask('POST', '/certifications')).json().code).toBe('tsp.test-only');
  });

  it('no call with a test key uses a connection of the live database', async () => {
    const [connects, queries] = [vi.spyOn(db.$client, 'connect'), vi.spyOn(db.$client, 'query')];
    const place = fc.string({ minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()));
    const calls = fc.tuple(fc.constantFrom(...partnerOperations), place, fc.jsonValue({ maxDepth: 2 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(calls, async ([{ method, path, body }, at, sent, isInAddress]) => {
        const query = isInAddress ? `?key=${key.slice(0, -1)}~` : '';
        const content = { body: sent as object, headers: { 'content-type': 'application/json' } };
        const { statusCode } = await ask(method, path.replace(/:\w+/g, at) + query, { key, ...(body && content) });
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 120 },
    );
    await raise(1_000_001);
    // Calls with live keys of the tests before are written down a moment after their answers; a query connects with a callback.
    const statements = queries.mock.calls.map(([asked]) => String((asked as { readonly text?: string }).text ?? asked));
    expect(statements.filter((text) => !text.startsWith('insert into "partner_requests"'))).toEqual([]);
    expect(connects.mock.calls.filter(([callback]) => callback === undefined)).toEqual([]);
    queries.mockRestore();
    connects.mockRestore();
  });

  it('two addresses of one database are found out', async () => {
    await requireTwoDatabases(db, testMode.db);
    const again = createDatabase(Object.assign(new URL(url), { search: '?application_name=other' }).href, { max: 1 });
    await expect(requireTwoDatabases(db, again)).rejects.toThrow('leads to the live database');
    await again.$client.end();
  });
});

describe('certification', () => {
  it('is what the portal saw of the key, and makes the partner certified; two persons make it live', async () => {
    const run = (await ask('POST', '/certifications', { key })).json();
    expect(run.steps.every(({ seenAt }: { seenAt: string | null }) => seenAt === null)).toBe(true);
    const runNow = async () => (await ask('GET', `/certifications/${run.id}`, { key })).json();
    await ask('GET', '/revenue-heads', { key });
    await ask('POST', '/taxpayers/lookups', { key, body: { tpui } });
    const lines = [{ revenueHeadCode: head, amountKobo: 450_000 }];
    const same = { externalReference: 'C-1', taxpayer: { tpui }, lines };
    const once = { 'idempotency-key': 'c-1' };
    const { reference } = (await ask('POST', '/bills', { key, body: same, headers: once })).json();
    await ask('POST', '/bills', { key, body: same, headers: once });
    await ask('POST', '/bills', { key, body: same });
    await ask('POST', '/bills', { key, body: { ...same, metadata: { other: 'x' } } });
    const foreign = { ...same, externalReference: 'C-2', lines: [{ revenueHeadCode: '99999999', amountKobo: 1 }] };
    await ask('POST', '/bills', { key, body: foreign });
    await ask('GET', `/bills/${reference}`, { key });
    await ask('GET', '/bills/KD7Q4M2X9TBC1VWZ', { key });
    await ask('GET', '/bills', { key });
    await ask('PATCH', `/bills/${reference}`, { key, body: { metadata: { a: 'b' } } });
    await ask('GET', `/bills/${reference}/invoice`, { key });
    await pay(reference, { [testOutcomeHeader]: 'paid' });
    await ask('GET', `/bills/${reference}/receipt`, { key });
    for (const outcome of ['late', 'failed', 'under-review', 'reversed'])
      await pay((await raise(450_000)).json().reference, { [testOutcomeHeader]: outcome });
    expect((await runNow()).passedAt).toBeNull();
    const dropped = (await raise(450_000)).json().reference;
    await ask('POST', `/bills/${dropped}/cancellation`, { key, body: { reason: 'Raised by mistake' } });
    await ask('GET', '/events', { key });

    const { steps, passedAt } = await runNow();
    const unseen = steps.filter(({ seenAt }: { seenAt: string | null }) => seenAt === null);
    expect(unseen).toEqual([]);
    expect(steps).toHaveLength(certificationStepIds.length);
    expect(passedAt).not.toBeNull();
    expect(await stateOfPartner(3)).toBe('sandbox');
    await app.runPeriodic('certifications');
    expect(await stateOfPartner(3)).toBe('certified');

    const move = (to: string, as: string) =>
      call('POST', '/expert-systems/3/partner/moves', { as, body: { to, reason: 'Contract is signed' } });
    const proposed = await move('live', first);
    expect(proposed.json()).toEqual({ state: 'certified', isProposed: true });
    expect((await move('live', second)).json().code).toBe('partner.move-waits');
    const { open, certification } = (await call('GET', '/expert-systems/3/partner', { as: second })).json();
    expect(certification.passedAt).toBe(passedAt);
    expect(open).toMatchObject({ to: 'live', isOwn: false });
    const decide = (as: string) =>
      call('POST', `/expert-systems/3/partner/moves/${open.id}/decision`, { as, body: { agrees: true } });
    expect((await decide(first)).json().code).toBe('partner.second-person');
    expect(await stateOfPartner(3)).toBe('certified');
    expect((await decide(second)).json()).toEqual({ state: 'live' });
    expect((await makeKey('live', await givenCode(db, 3))).json().key).toMatch(/^kdr_live_/);
  });
});

describe('the state of a partner', () => {
  it('stops its live keys when the expert system is suspended, and is where it was afterwards', async () => {
    await givenPartner(db, 4);
    const { key: live } = await givenKey(4);
    expect((await ask('GET', '/bills', { key: live })).statusCode).toBe(200);
    await db.$client.query(
      `update expert_systems set suspended_at = now(), suspension_reason = 'No answer' where id = 4`,
    );
    expect((await ask('GET', '/bills', { key: live })).json().code).toBe('tsp.suspended');
    await db.$client.query('update expert_systems set suspended_at = null, suspension_reason = null where id = 4');
    expect(await stateOfPartner(4)).toBe('live');
    expect((await ask('GET', '/bills', { key: live })).statusCode).toBe(200);
  });

  it('throttles by one person: all its calls are counted together, and few', async () => {
    const body = { to: 'throttled', reason: 'Complaints of payers' };
    expect((await call('POST', '/expert-systems/4/partner/moves', { as: first, body })).json()).toEqual({
      state: 'throttled',
      isProposed: false,
    });
    const { key: live } = await givenKey(4);
    expect((await ask('GET', '/bills', { key: live })).headers['ratelimit-policy']).toBe('"throttled";q=60;w=60');
  });

  it('is where its moves have brought it, whoever writes', async () => {
    const write = (text: string) => db.$client.query(text);
    await expect(write(`update partner_standings set state = 'live' where expert_system_id = 1`)).rejects.toThrow();
    const move = (from: string, to: string, rest: string) =>
      write(
        `insert into partner_moves (expert_system_id, from_state, to_state, reason, outcome, decided_at)
         values (4, '${from}', '${to}', 'x', ${rest})`,
      );
    await expect(move('applied', 'live', `'done', now()`)).rejects.toThrow();
    await expect(move('certified', 'live', 'null, null')).rejects.toThrow(/does not move/);
    await expect(move('throttled', 'live', `'done', now()`)).rejects.toThrow(/takes 2 persons/);
  });

  it('counts what was refused, for its health', async () => {
    const { key: live } = await givenKey(4);
    await ask('GET', '/bills/KD7Q4M2X9TBC1VWZ', { key: live });
    const { health } = (await call('GET', '/expert-systems/4/partner', { as: first })).json();
    expect(health.faults).toContainEqual({ code: 'bill.not-found', times: 1 });
    expect(health.liveKeys).toBeGreaterThan(0);
  });
});

it('without a second database a test key is refused', async () => {
  const { db: alone } = await createTestDatabase();
  const other = await startPartners(alone);
  expect((await other.ask('GET', '/bills', { key })).json().code).toBe('tsp.test-mode-closed');
});
