import { randomUUID } from 'node:crypto';
import { partnerBillSchema } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenCode, givenHeads, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, own, foreign, givenKey, taxpayer, pay, count, bills } = await startPartners(db);
const tpui = await taxpayer();
const { head, otherHead, headId } = await givenHeads(db);

const wanted = (change: object = {}) => ({
  externalReference: randomUUID(),
  taxpayer: { tpui },
  lines: [{ revenueHeadCode: head, amountKobo: 1_250_000, narration: 'Term 1' }],
  metadata: { order: '17' },
  ...change,
});
const raise = (change: object = {}, options: object = {}) =>
  ask('POST', '/bills', { body: wanted(change), ...options });
const raised = async (change: object = {}) => (await raise(change)).json().reference as string;

describe('raising a bill', () => {
  it('answers the bill with 201, with the key’s engine code and a masked name', async () => {
    const answer = await raise({ externalReference: 'A-1' });
    expect(answer.statusCode).toBe(201);
    const bill = partnerBillSchema.parse(answer.json());
    expect(bill).toMatchObject({
      ...{ externalReference: 'A-1', state: 'unpaid', totalKobo: 1_250_000, mode: 'live', receipt: null },
      ...{ taxpayer: { tpui, name: 'H••• G•••' }, metadata: { order: '17' } },
      lines: [{ revenueHeadCode: head, amountKobo: 1_250_000 }],
    });
    const record = await bills.find(bill.reference);
    expect(record?.expertSystem?.id).toBe(1);
    expect(answer.headers).toMatchObject({ 'ratelimit-policy': '"bills";q=600;w=60' });
    expect(answer.headers.ratelimit).toMatch(/^"bills";r=\d+;t=\d+$/);
    expect(answer.body).not.toContain('Hauwa');
  });

  it('is done once for one external reference: the same content gets the first with 200, other content 409 that shows it', async () => {
    const body = wanted({ externalReference: 'A-2' });
    const first = await ask('POST', '/bills', { body });
    const before = await count('bills');
    const again = await ask('POST', '/bills', { body });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    const other = await ask('POST', '/bills', { body: { ...body, metadata: { order: '18' } } });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'tsp.reference-used', bill: { reference: first.json().reference } });
    expect(await count('bills')).toBe(before);
    const ofAnother = await ask('POST', '/bills', { body, key: foreign.key });
    expect(ofAnother.statusCode).toBe(201);
  });

  it('asked for many times at once is one bill', async () => {
    const body = wanted({ externalReference: 'A-3' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '/bills', { body })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  });

  it.each([
    ['an unknown taxpayer', { taxpayer: { tpui: 'KD-9999-9999-99' } }, 404, 'taxpayer.not-found', '#/taxpayer/tpui'],
    [
      'a head that is not allowed',
      { lines: [{ revenueHeadCode: otherHead, amountKobo: 1_250_000 }] },
      422,
      'tsp.head-not-allowed',
      '#/lines/0/revenueHeadCode',
    ],
    [
      'an address that is not on the list',
      { redirectUrl: 'https://evil.example/' },
      422,
      'tsp.redirect-not-allowed',
      '#/redirectUrl',
    ],
    [
      'half a kobo',
      { lines: [{ revenueHeadCode: head, amountKobo: 1.5 }] },
      422,
      'request.invalid',
      '#/lines/0/amountKobo',
    ],
    [
      'less than a bill may be',
      { lines: [{ revenueHeadCode: head, amountKobo: 1 }] },
      422,
      'request.invalid',
      '#/lines/0/amountKobo',
    ],
    ['no line', { lines: [] }, 422, 'request.invalid', '#/lines'],
    ['an unknown field', { amount: 5 }, 422, 'request.invalid', '#'],
  ])('refuses %s, says where, and raises nothing', async (_, change, status, code, pointer) => {
    const before = await count('bills');
    const answer = await raise(change);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
    expect(await count('bills')).toBe(before);
  });

  it('is refused whole when one of its lines is', async () => {
    const before = await count('bills');
    const lines = [
      { revenueHeadCode: head, amountKobo: 1_250_000 },
      { revenueHeadCode: otherHead, amountKobo: 1_250_000 },
    ];
    expect((await raise({ lines })).statusCode).toBe(422);
    expect(await count('bills')).toBe(before);
  });

  it('is refused while the system is suspended, and when the engine code is revoked', async () => {
    await db.$client.query(
      `update expert_systems set suspended_at = now(), suspension_reason = 'A test of it' where id = 1`,
    );
    expect((await raise()).json().code).toBe('tsp.suspended');
    await db.$client.query('update expert_systems set suspended_at = null, suspension_reason = null where id = 1');
    const key = await givenKey(1);
    await db.$client.query('update engine_codes set revoked_on = lagos_today() where id = $1', [key.engineCodeId]);
    expect((await raise({}, { key: key.key })).json().code).toBe('tsp.engine-code-revoked');
  });
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string, body: object) => ask('POST', '/bills', { body, headers: { 'idempotency-key': key } });

  it('gets the first answer again, quoted or bare, and is refused with another body', async () => {
    const body = wanted();
    const first = await withKey('"K-1"', body);
    const before = await count('bills');
    const again = await withKey('K-1', body);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    const other = await withKey('K-1', wanted());
    expect([other.statusCode, other.json().code]).toEqual([422, 'tsp.idempotency-key-reused']);
    expect(await count('bills')).toBe(before);
    expect(
      (await ask('POST', '/bills', { body: wanted(), key: foreign.key, headers: { 'idempotency-key': 'K-1' } }))
        .statusCode,
    ).toBe(201);
  });

  it('that is being served refuses the second call, never with 5xx', async () => {
    const body = wanted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => withKey('K-2', body)));
    for (const { statusCode, headers } of answers) {
      expect([201, 409]).toContain(statusCode);
      if (statusCode === 409) expect(headers['retry-after']).toBe('1');
    }
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 201).map((a) => a.json().reference)).size).toBe(1);
  });

  it('of a refused call is free', async () => {
    expect((await withKey('K-3', wanted({ lines: [] }))).statusCode).toBe(422);
    expect((await withKey('K-3', wanted())).statusCode).toBe(201);
  });

  it('is at most 255 visible characters', async () => {
    expect((await withKey('a b', wanted())).json().code).toBe('tsp.idempotency-key-malformed');
    expect((await withKey('a'.repeat(256), wanted())).statusCode).toBe(400);
  });
});

describe('bills of another engine code', () => {
  it.each([
    ['GET', '', undefined],
    ['GET', '/invoice', undefined],
    ['GET', '/receipt', undefined],
    ['PATCH', '', { metadata: {} }],
    ['POST', '/cancellation', { reason: 'A mistake of ours' }],
  ] as const)('%s %s are answered as if there were none, and stay', async (method, part, body) => {
    const reference = await raised();
    const sibling = await givenKey(1, { engineCodeId: await givenCode(db, 1) });
    const before = (await ask('GET', `/bills/${reference}`)).json();
    for (const key of [foreign.key, sibling.key]) {
      const answer = await ask(method, `/bills/${reference}${part}`, { key, ...(body && { body }) });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'bill.not-found']);
    }
    expect((await ask('GET', `/bills/${reference}`)).json()).toEqual(before);
  });

  it('are in no list and have no payment session', async () => {
    const reference = await raised();
    const session = await ask('POST', '/payment-sessions', { key: foreign.key, body: { billReference: reference } });
    expect(session.statusCode).toBe(404);
    const sibling = await givenKey(1);
    for (const key of [foreign.key, sibling.key])
      expect((await ask('GET', '/bills?limit=200', { key })).body).not.toContain(reference);
  });

  it('cannot be entered under a key of another code, whoever writes', async () => {
    const { rows } = await db.$client.query<{ bill_id: string }>('select bill_id from partner_bills limit 1');
    const entering = db.$client.query(
      `insert into partner_bills (bill_id, expert_system_id, engine_code_id, key_id, external_reference, content_digest)
       values ($1, 2, $2, $3, 'X', sha256('x'))`,
      [rows[0]?.bill_id, foreign.engineCodeId, foreign.id],
    );
    await expect(entering).rejects.toMatchObject({ constraint: 'partner_bills_of_own_code' });
  });
});

describe('the list', () => {
  it('goes on from a cursor, misses nothing, and refuses a cursor of other filters', async () => {
    const key = await givenKey(1);
    const references: string[] = [];
    for (let at = 0; at < 5; at += 1)
      references.push((await raise({ externalReference: `L-${at}` }, { key: key.key })).json().reference);
    const first = (await ask('GET', '/bills?limit=2', { key: key.key })).json();
    const second = (await ask('GET', `/bills?limit=2&cursor=${first.nextCursor}`, { key: key.key })).json();
    const third = (await ask('GET', `/bills?limit=2&cursor=${second.nextCursor}`, { key: key.key })).json();
    const seen = [...first.data, ...second.data, ...third.data].map(({ reference }) => reference);
    expect(seen).toEqual(references);
    expect(third.nextCursor).toBeNull();
    const other = await ask('GET', `/bills?limit=2&state=paid&cursor=${first.nextCursor}`, { key: key.key });
    expect([other.statusCode, other.json().code]).toEqual([400, 'tsp.cursor-mismatch']);
    expect((await ask('GET', '/bills?cursor=x', { key: key.key })).statusCode).toBe(400);
    const found = (await ask('GET', '/bills?externalReference=L-3', { key: key.key })).json();
    expect(found.data.map(({ reference }: { reference: string }) => reference)).toEqual([references[3]]);
  });

  it('shows a bill whose transaction ended late after what was read meanwhile', async () => {
    const key = await givenKey(1);
    const late = await db.$client.connect();
    try {
      // A bill whose row is older than the next one's and is committed after it.
      const slow = await raised();
      await raise({ externalReference: 'P-1' }, { key: key.key });
      await late.query('begin');
      const { rows } = await late.query<{ id: string }>(
        `with first as (select * from bills where reference = $1), bill as (
           insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address, mda_id,
             expert_system_id, engine_code_id, total_kobo, issued_on, expires_on)
           select left(reference, 14) || 'QQ', payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address, mda_id, 1, $2,
             total_kobo, issued_on, expires_on from first returning id, issued_on)
         , lines as (insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
           select bill.id, 1, $3, 1250000, 'Fee', '', bill.issued_on from bill)
         select id from bill`,
        [slow, key.engineCodeId, headId],
      );
      await late.query(
        `insert into partner_bills (bill_id, expert_system_id, engine_code_id, key_id, external_reference, content_digest)
         values ($1, 1, $2, $3, 'P-late', sha256('x'))`,
        [rows[0]?.id, key.engineCodeId, key.id],
      );
      await raise({ externalReference: 'P-2' }, { key: key.key });
      await raise({ externalReference: 'P-3' }, { key: key.key });
      const read = (await ask('GET', '/bills?limit=2', { key: key.key })).json();
      await late.query('commit');
      const after = (await ask('GET', `/bills?cursor=${read.nextCursor}`, { key: key.key })).json();
      expect(after.data.map((bill: { externalReference: string }) => bill.externalReference)).toEqual([
        'P-3',
        'P-late',
      ]);
    } finally {
      late.release();
    }
  });
});

describe('what becomes of a bill', () => {
  it('is amended at the same total while nobody paid it, and its version grows', async () => {
    const reference = await raised();
    const before = (await ask('GET', `/bills/${reference}`)).json();
    const lines = [
      { revenueHeadCode: head, amountKobo: 1_000_000 },
      { revenueHeadCode: head, amountKobo: 250_000, narration: 'Late' },
    ];
    const amended = await ask('PATCH', `/bills/${reference}`, { body: { lines, metadata: { a: 'b' } } });
    expect(amended.statusCode).toBe(200);
    expect(amended.json()).toMatchObject({
      metadata: { a: 'b' },
      lines: [{}, { narration: 'Late' }],
      totalKobo: 1_250_000,
    });
    expect(amended.json().version).toBeGreaterThan(before.version);
    const more = await ask('PATCH', `/bills/${reference}`, {
      body: { lines: [{ revenueHeadCode: head, amountKobo: 2_000_000 }] },
    });
    expect(more.json().code).toBe('tsp.amount-fixed');
    await pay(reference);
    const paid = await ask('PATCH', `/bills/${reference}`, { body: { lines } });
    expect(paid.json().code).toBe('bill.already-paid');
    expect((await ask('PATCH', `/bills/${reference}`, { body: { metadata: {} } })).statusCode).toBe(200);
  });

  it('is cancelled once, by the key, with the reason', async () => {
    const reference = await raised();
    const body = { reason: 'Raised twice by mistake' };
    const cancelled = await ask('POST', `/bills/${reference}/cancellation`, { body });
    expect([cancelled.statusCode, cancelled.json().state]).toEqual([200, 'cancelled']);
    const again = await ask('POST', `/bills/${reference}/cancellation`, { body });
    expect([again.statusCode, again.json().version]).toEqual([200, cancelled.json().version]);
    const { rows } = await db.$client.query('select actor from audit_log where subject = $1', [`bill:${reference}`]);
    expect(rows).toHaveLength(1);
    expect((await ask('POST', '/payment-sessions', { body: { billReference: reference } })).json().code).toBe(
      'bill.cancelled',
    );
  });

  it('is paid: no cancellation, a receipt, no invoice', async () => {
    const reference = await raised();
    expect((await ask('GET', `/bills/${reference}/receipt`)).json().code).toBe('receipt.not-found');
    const invoice = await ask('GET', `/bills/${reference}/invoice`);
    expect([invoice.statusCode, invoice.headers['content-type'], invoice.body]).toEqual([
      200,
      'application/pdf',
      '%PDF a4',
    ]);
    await pay(reference);
    const bill = (await ask('GET', `/bills/${reference}`)).json();
    expect(bill).toMatchObject({ state: 'paid', receipt: { receiptNumber: expect.any(String) } });
    expect((await ask('GET', `/bills/${reference}/receipt`)).headers['content-type']).toBe('application/pdf');
    expect((await ask('GET', `/bills/${reference}/invoice`)).json().code).toBe('bill.already-paid');
    const cancelled = await ask('POST', `/bills/${reference}/cancellation`, { body: { reason: 'Too late for it' } });
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'bill.already-paid']);
  });

  it('has a payment session that leads to the portal’s page, and comes back to an allowed address alone', async () => {
    const { rows } = await db.$client.query<{ redirects: string[] }>(
      'select allowed_redirects as redirects from expert_systems where id = 1',
    );
    const [allowed = ''] = rows[0]?.redirects ?? [];
    expect(allowed).toMatch(/^https:/);
    const reference = await raised();
    const session = await ask('POST', '/payment-sessions', {
      body: { billReference: reference, redirectUrl: `${allowed}?order=17` },
    });
    expect(session.json()).toMatchObject({
      checkoutUrl: `https://pay.example.gov.ng/make_payment_tsp?ref=${reference}`,
    });
    expect((await ask('GET', `/bills/${reference}`)).json().redirectUrl).toBe(`${allowed}?order=17`);
    expect((await bills.find(reference))?.expertSystem?.allowedRedirects[0]).toBe(`${allowed}?order=17`);
    const other = await ask('POST', '/payment-sessions', {
      body: { billReference: reference, redirectUrl: 'https://evil.example/' },
    });
    expect(other.json().code).toBe('tsp.redirect-not-allowed');
    expect(own.key).toMatch(/^kdr_live_/);
  });
});

it('lists the heads that may be billed', async () => {
  expect((await ask('GET', '/revenue-heads')).json().data.map(({ code }: { code: string }) => code)).toEqual([head]);
});
