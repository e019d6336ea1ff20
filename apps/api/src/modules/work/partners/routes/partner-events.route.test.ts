import { randomUUID } from 'node:crypto';
import { partnerBatchSchema, partnerEventSchema, partnerOperations } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { forgetOldEvents } from '../data/partner-events.repository.ts';
import { givenHeads, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, foreign, givenKey, taxpayer, pay, count, runJobs, mails } = await startPartners(db);
const tpui = await taxpayer();
const { head, otherHead } = await givenHeads(db);

const wanted = (change: object = {}) => ({
  externalReference: randomUUID(),
  taxpayer: { tpui },
  lines: [{ revenueHeadCode: head, amountKobo: 1_250_000 }],
  ...change,
});

describe('events', () => {
  it('tell in order what happened to the bills of the key, each in the transaction in which it happened', async () => {
    const { key } = await givenKey(1);
    const bill = (await ask('POST', '/bills', { key, body: wanted() })).json();
    await ask('PATCH', `/bills/${bill.reference}`, { key, body: { metadata: { a: 'b' } } });
    await pay(bill.reference);
    const other = (await ask('POST', '/bills', { key, body: wanted() })).json();
    await ask('POST', `/bills/${other.reference}/cancellation`, { key, body: { reason: 'Raised by mistake' } });
    const answer = (await ask('GET', '/events', { key })).json();
    const events = answer.data.map((event: object) => partnerEventSchema.parse(event));
    expect(events.map(({ type, data }: { type: string; data: { state: string } }) => `${type} ${data.state}`)).toEqual([
      'bill.created unpaid',
      'bill.amended unpaid',
      'bill.paid paid',
      'bill.created unpaid',
      'bill.cancelled cancelled',
    ]);
    expect(events[2].data).toMatchObject({ reference: bill.reference, externalReference: bill.externalReference });
    const versions = events.slice(0, 3).map(({ data }: { data: { version: number } }) => data.version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => Number(a) - Number(b)));
    expect((await ask('GET', `/bills/${bill.reference}`, { key })).json().version).toBe(versions[2]);
    expect(answer.hasMore).toBe(false);

    const none = (await ask('GET', `/events?cursor=${answer.nextCursor}`, { key })).json();
    expect(none).toMatchObject({ data: [], nextCursor: answer.nextCursor });
    await ask('POST', '/bills', { key, body: wanted() });
    const next = (await ask('GET', `/events?cursor=${answer.nextCursor}`, { key })).json();
    expect(next.data.map(({ type }: { type: string }) => type)).toEqual(['bill.created']);
    expect((await ask('GET', `/events?type=bill.paid&cursor=${answer.nextCursor}`, { key })).statusCode).toBe(400);
    expect((await ask('GET', '/events?type=bill.paid', { key })).json().data).toHaveLength(1);
    expect((await ask('GET', '/events?limit=200', { key: foreign.key })).body).not.toContain(bill.reference);
  });

  it('of a transaction that ends late come after what was read meanwhile', async () => {
    const { key } = await givenKey(1);
    const [slow, quick] = [
      (await ask('POST', '/bills', { key, body: wanted() })).json(),
      (await ask('POST', '/bills', { key, body: wanted() })).json(),
    ];
    const late = await db.$client.connect();
    try {
      await late.query('begin');
      await late.query(`update partner_bills set revision = revision + 1 where external_reference = $1`, [
        slow.externalReference,
      ]);
      await ask('PATCH', `/bills/${quick.reference}`, { key, body: { metadata: {} } });
      const read = (await ask('GET', '/events', { key })).json();
      expect(read.data).toHaveLength(3);
      await late.query('commit');
      const after = (await ask('GET', `/events?cursor=${read.nextCursor}`, { key })).json();
      expect(after.data.map(({ data }: { data: { reference: string } }) => data.reference)).toEqual([slow.reference]);
    } finally {
      late.release();
    }
  });

  it('are kept for 90 days', async () => {
    const { key } = await givenKey(1);
    await ask('POST', '/bills', { key, body: wanted() });
    expect((await ask('GET', '/events', { key })).json().data).toHaveLength(1);
    const before = await count('partner_events');
    await forgetOldEvents(db, new Date(Date.now() - 90 * 86_400_000));
    expect(await count('partner_events')).toBe(before);
    await forgetOldEvents(db, new Date(Date.now() + 60_000));
    expect(await count('partner_events')).toBe(0);
  });
});

describe('a batch', () => {
  it('is taken with 202, answers each row in order, and keeps the rows that are right', async () => {
    const { key } = await givenKey(1);
    const known = wanted();
    await ask('POST', '/bills', { key, body: known });
    const bills = [
      wanted({ externalReference: 'R-1' }),
      wanted({ externalReference: 'R-2', lines: [{ revenueHeadCode: otherHead, amountKobo: 1_250_000 }] }),
      known,
      { externalReference: 'R-4' },
      wanted({ externalReference: 'R-5', taxpayer: { tpui: 'KD-9999-9999-99' } }),
      wanted({ externalReference: 'R-1', metadata: { other: 'content' } }),
      ...Array.from({ length: 60 }, () => wanted()),
    ];
    const started = await ask('POST', '/bill-batches', { key, body: { bills } });
    expect(started.statusCode).toBe(202);
    const { id } = partnerBatchSchema.parse(started.json());
    expect(started.headers.location).toBe(`/api/v1/tsp/bill-batches/${id}`);
    expect((await ask('GET', `/bill-batches/${id}`, { key })).json()).toMatchObject({ state: 'processing', raised: 0 });
    await runJobs();
    expect((await ask('GET', `/bill-batches/${id}`, { key })).json()).toMatchObject({
      ...{ state: 'done', rows: 66, raised: 61, existing: 1, refused: 4 },
    });
    const rows = (await ask('GET', `/bill-batches/${id}/rows?limit=6`, { key })).json();
    expect(
      rows.data.map(
        ({ outcome, problem }: { outcome: string; problem: { code: string } | null }) => problem?.code ?? outcome,
      ),
    ).toEqual([
      'raised',
      'tsp.head-not-allowed',
      'existing',
      'request.invalid',
      'taxpayer.not-found',
      'tsp.reference-used',
    ]);
    expect(rows.data[1].problem.errors[0].pointer).toBe('#/lines/0/revenueHeadCode');
    const rest = (await ask('GET', `/bill-batches/${id}/rows?limit=1000&cursor=${rows.nextCursor}`, { key })).json();
    expect(rest.data).toHaveLength(60);
    const refused = (await ask('GET', `/bill-batches/${id}/rows?outcome=refused`, { key })).json();
    expect(refused.data.map(({ row }: { row: number }) => row)).toEqual([2, 4, 5, 6]);

    const before = await count('bills');
    for (const part of ['', '/rows'])
      expect((await ask('GET', `/bill-batches/${id}${part}`, { key: foreign.key })).json().code).toBe(
        'tsp.batch-not-found',
      );
    await ask('POST', '/bill-batches', { key, body: { bills } });
    await runJobs();
    expect(await count('bills')).toBe(before);
  }, 60_000);

  it('sent again with its Idempotency-Key is the same batch', async () => {
    const body = { bills: [wanted()] };
    const send = () => ask('POST', '/bill-batches', { body, headers: { 'idempotency-key': 'B-1' } });
    const [first, again] = [await send(), await send()];
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    await runJobs();
    expect((await ask('GET', `/bill-batches/${first.json().id}`)).json()).toMatchObject({ state: 'done', raised: 1 });
  });

  it('of 10,000 is parsed beside the thread that answers everybody; one more is refused whole', async () => {
    const bill = wanted();
    const before = await count('partner_batches');
    const tooMany = await ask('POST', '/bill-batches', { body: { bills: Array.from({ length: 10_001 }, () => bill) } });
    expect([tooMany.statusCode, tooMany.json().errors[0].pointer]).toEqual([422, '#/bills']);
    expect(await count('partner_batches')).toBe(before);
    const most = await ask('POST', '/bill-batches', { body: { bills: Array.from({ length: 10_000 }, () => bill) } });
    expect([most.statusCode, most.json().rows]).toEqual([202, 10_000]);
  }, 60_000);
});

describe('taxpayers', () => {
  it('are found by the exact TPUI, with the name in part and nothing else, and each look-up is noted', async () => {
    const found = await ask('POST', '/taxpayers/lookups', { body: { tpui } });
    expect(found.json()).toEqual({ tpui, name: 'H••• G•••' });
    const unknown = await ask('POST', '/taxpayers/lookups', { body: { tpui: 'KD-9999-9999-99' } });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'taxpayer.not-found']);
    const { rows } = await db.$client.query(
      `select actor from activity_log where subject = $1 and action = 'taxpayer.looked-up'`,
      [`taxpayer:${tpui}`],
    );
    expect(rows).toEqual([{ actor: 'expert-system:1' }]);
  });

  it('are invited once a day, and the answer never says who is known', async () => {
    const invite = (email: string) => ask('POST', '/taxpayer-invitations', { body: { email } });
    const answers = [await invite('new@person.example'), await invite('NEW@person.example')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    expect(mails.map(({ to }) => to)).toEqual(['new@person.example']);
    expect(mails[0]?.text).toContain('https://pay.example.gov.ng/signup');
  });
});

it('settlements of nobody’s payments are none', async () => {
  expect((await ask('GET', '/settlements')).json()).toEqual({ data: [], nextCursor: null });
  expect((await ask('GET', '/settlements/P-1/lines')).json().code).toBe('tsp.settlement-not-found');
});

describe('the document', () => {
  it('has every operation with its answers, and the events as webhooks, for anybody', async () => {
    const answer = await ask('GET', '/openapi.json', { key: null });
    const document = answer.json();
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path, operation, answers, errors = [] } of partnerOperations) {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(described.operationId).toBe(operation);
      expect(Object.keys(described.responses)).toEqual(expect.arrayContaining(Object.keys(answers)));
      const words = JSON.stringify(described.responses);
      for (const code of errors) expect(words).toContain(code);
    }
    expect(new Set(partnerOperations.map(({ operation }) => operation)).size).toBe(partnerOperations.length);
    expect(
      document.webhooks['bill.paid'].post.requestBody.content['application/json'].schema.properties.type.const,
    ).toBe('bill.paid');
  });
});
