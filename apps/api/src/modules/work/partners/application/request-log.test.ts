import { randomUUID } from 'node:crypto';
import { partnerRequestDays } from '@portal/contracts';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenHeads, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, call, givenKey, own, taxpayer, runPeriodic, person, setNow } = await startPartners(db);
const tpui = await taxpayer();
const { head } = await givenHeads(db);

/** What is written of calls with a key, the oldest first; writing is a moment later than answering. */
async function noted(keyId: string, calls: number) {
  const read = () => db.$client.query('select * from partner_requests where key_id = $1 order by id', [keyId]);
  await vi.waitFor(async () => expect((await read()).rows).toHaveLength(calls), { timeout: 5_000 });
  return (await read()).rows;
}

const wanted = (change: object = {}) => ({
  // No digits that could be taken for an identity number.
  externalReference: `INV-${randomUUID().replaceAll(/\d/g, 'x')}`,
  taxpayer: { tpui },
  lines: [{ revenueHeadCode: head, amountKobo: 1_250_000 }],
  ...change,
});

it('holds each call with what was sent and answered, masked', async () => {
  const { key, id } = await givenKey(1);
  const body = wanted({ metadata: { note: 'call 08031234567 or ada@example.com' } });
  const made = await ask('POST', '/bills', {
    key,
    body,
    headers: { 'x-request-id': 'from-partner-1' },
    from: '192.0.2.9',
  });
  expect(made.statusCode).toBe(201);
  const refused = await ask('POST', '/bills', { key, body: wanted({ lines: [] }) });
  const [first, second] = await noted(id, 2);
  expect(first).toMatchObject({
    ...{ request_id: 'from-partner-1', method: 'POST', path: '/bills', status: 201, code: null, address: '192.0.2.9' },
    ...{ external_reference: body.externalReference, is_again: false, key_name: 'Server' },
    ...{ sent_bytes: Buffer.byteLength(JSON.stringify(body)), answered_bytes: made.rawPayload.length },
  });
  expect(JSON.parse(first.sent)).toMatchObject({
    externalReference: body.externalReference,
    taxpayer: { tpui: '•••' },
  });
  for (const secret of [tpui, '08031234567', 'ada@example.com', key])
    expect(JSON.stringify(first)).not.toContain(secret);
  expect(second).toMatchObject({ status: 422, code: 'request.invalid', request_id: refused.json().requestId });
});

it('says when a first answer was given again', async () => {
  const { key, id } = await givenKey(1);
  const twice = { key, body: wanted(), headers: { 'idempotency-key': randomUUID() } };
  await ask('POST', '/bills', twice);
  await ask('POST', '/bills', twice);
  expect((await noted(id, 2)).map((row) => row.is_again)).toEqual([false, true]);
});

it('holds refusals of a key whose secret is right, and nothing of who guesses', async () => {
  const { key, id } = await givenKey(1, { scopes: ['settlements'] });
  const before = (await db.$client.query('select count(*) as n from partner_requests')).rows[0].n;
  expect((await ask('GET', '/bills', { key: `${key.slice(0, -7)}0${key.slice(-6)}` })).statusCode).toBe(401);
  expect((await ask('GET', '/bills', { key: null })).statusCode).toBe(401);
  await ask('GET', '/bills', { key });
  await ask('GET', `/settlements?key=${key}`, { key: null });
  await ask('GET', '/settlements', { key });
  const rows = await noted(id, 3);
  expect(rows.map((row) => row.code)).toEqual(['tsp.scope-missing', 'tsp.key-in-address', 'tsp.key-revoked']);
  expect(JSON.stringify(rows)).not.toContain(key.slice(0, 20));
  const after = (await db.$client.query('select count(*) as n from partner_requests')).rows[0].n;
  expect(Number(after) - Number(before)).toBe(3);
});

it('keeps the beginning of what is long, and says how long it was', async () => {
  const { key, id } = await givenKey(1);
  const metadata = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`note-${n}`, 'a b '.repeat(100)]));
  const body = wanted({
    lines: Array.from({ length: 40 }, () => ({ revenueHeadCode: head, amountKobo: 100 })),
    metadata,
  });
  await ask('POST', '/bills', { key, body });
  const [row] = await noted(id, 1);
  expect(row.sent.length).toBeLessThanOrEqual(4_000);
  expect(row.sent_bytes).toBe(Buffer.byteLength(JSON.stringify(body)));
});

it('is read by people of the system, and by nobody of another', async () => {
  const read = async ({ key, id }: { readonly key: string; readonly id: string }) => {
    await ask('GET', '/revenue-heads', { key });
    const [row] = await noted(id, 1);
    return { row, answer: await call('GET', `/expert-system/requests/${row.id}`, { as: person }) };
  };
  const mine = await read(await givenKey(1));
  expect(mine.answer.json()).toMatchObject({ id: mine.row.id, path: '/revenue-heads', status: 200, sent: '' });
  const { answer } = await read(await givenKey(2));
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'partner-request.not-found']);
});

it('shows a key the calls of its engine code alone, whatever a query forgets', async () => {
  await ask('GET', '/revenue-heads', { key: own.key });
  await noted(own.id, 1);
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('portal.reader', 'expert_system', true), set_config('portal.expert_system', '1', true),
         set_config('portal.engine_code', $1, true), set_config('role', 'portal_read_expert_system', true)`,
      [String(own.engineCodeId)],
    );
    const { rows } = await client.query('select distinct engine_code_id as code from partner_requests');
    expect(rows).toEqual([{ code: own.engineCodeId }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('stays as it was written, and is forgotten after thirty days', async () => {
  const { key, id } = await givenKey(1);
  await ask('GET', '/revenue-heads', { key });
  await noted(id, 1);
  const change = db.$client.query('update partner_requests set status = 200 where key_id = $1', [id]);
  await expect(change).rejects.toThrow();
  setNow(new Date(Date.now() + partnerRequestDays * 86_400_000 + 3_600_000).toISOString());
  await ask('GET', '/bills', { key });
  await noted(id, 2);
  await runPeriodic('old-partner-events');
  expect((await noted(id, 1))[0]).toMatchObject({ path: '/bills' });
});
