import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startRegistration } from '../testing/registration-test-app.ts';

const { db } = await createTestDatabase();
const world = await startRegistration(db);
const { app, call, stored, taken, runJobs } = world;
beforeEach(() => taken.splice(0));

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Make: 'Spy Camera' } })
  .jpeg()
  .toBuffer();
const base = '/agent-registration';

function form(bytes: Buffer, { field = 'file', name = 'passport.jpg', type = 'image/jpeg' } = {}) {
  const boundary = '----test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
function upload(token: string, docId: number | string, bytes = jpeg, options = {}) {
  const { payload, headers } = form(bytes, options);
  return app.inject({
    method: 'POST',
    url: `/api/v1${base}/documents/${docId}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
}
const standing = async (token: string) => (await call('GET', base, undefined, token)).json();
const uploadAll = async (token: string) => {
  for (const docId of [1, 2, 3, 4]) await upload(token, docId);
};
async function pay(reference: string) {
  const { rows } = await db.$client.query(
    `select id, reference, total_kobo as "totalKobo" from bills where reference = $1`,
    [reference],
  );
  const intent = await givenIntent(db, rows[0]);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    rows[0].totalKobo,
  ]);
}

describe('an agent’s document', () => {
  it('is kept as a new picture of the same pixels, listed, shown, and taken back', async () => {
    const { token, id: userId } = await world.sessionOf('Agent');
    const uploaded = (await upload(token, 1)).json();
    expect(uploaded).toMatchObject({ docId: 1, docName: 'passport.jpg', contentType: 'image/jpeg' });
    expect((await standing(token)).documents).toEqual([uploaded]);
    const shown = await call('GET', `${base}/documents/${uploaded.id}`, undefined, token);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.rawPayload.length).toBe(uploaded.size);
    expect(shown.rawPayload.toString('latin1')).not.toContain('Spy Camera');
    expect([...stored.keys()]).toContain(`agents/${userId}/${uploaded.id}`);

    expect((await call('DELETE', `${base}/documents/${uploaded.id}`, undefined, token)).statusCode).toBe(200);
    await runJobs();
    expect([...stored.keys()].join()).not.toContain(uploaded.id);
    expect((await call('GET', `${base}/documents/${uploaded.id}`, undefined, token)).statusCode).toBe(404);
  });

  it('takes the place of an earlier one of its kind, whose bytes go too', async () => {
    const { token } = await world.sessionOf('Agent');
    const first = (await upload(token, 2)).json();
    const second = (await upload(token, 2)).json();
    await runJobs();
    expect((await standing(token)).documents.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    expect([...stored.keys()].join()).not.toContain(first.id);
  });

  it('counts for the account that sends it: sixty an hour, and whoever shares the address goes on', async () => {
    const [greedy, neighbour] = [await world.sessionOf('Agent'), await world.sessionOf('Agent')];
    await db.$client.query(`insert into attempt_counters values ($1, 59, now() + interval '10 minutes')`, [
      `agent-upload ${greedy.id}`,
    ]);
    expect((await upload(greedy.token, 1)).statusCode).toBe(200);
    const before = [...stored.keys()].length;
    const refused = await upload(greedy.token, 2);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.rate-limited']);
    expect([...stored.keys()]).toHaveLength(before);
    expect((await upload(neighbour.token, 1)).statusCode).toBe(200);
  });

  it('is nobody else’s to see or to take back', async () => {
    const [{ token: mine }, { token: other }] = [await world.sessionOf('Agent'), await world.sessionOf('Agent')];
    const { id } = (await upload(mine, 1)).json();
    for (const method of ['GET', 'DELETE'] as const) {
      const refused = await call(method, `${base}/documents/${id}`, undefined, other);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'document.not-found']);
    }
    expect((await standing(mine)).documents).toHaveLength(1);
    const { token: individual } = await world.sessionOf('Individual');
    expect((await upload(individual, 1)).statusCode).toBe(403);
    expect((await app.inject({ method: 'POST', url: `/api/v1${base}/documents/1`, ...form(jpeg) })).statusCode).toBe(
      401,
    );
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['/absolute/path.png', 'path.png'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['', 'picture'],
    [`${'x'.repeat(300)}.jpg`, 'x'.repeat(120)],
  ])('is named %j and shown as %j, and lies where we say', async (name, shown) => {
    const { token, id: userId } = await world.sessionOf('Agent');
    const uploaded = (await upload(token, 1, jpeg, { name })).json();
    if (name !== '') expect(uploaded.docName).toBe(shown);
    const { rows } = await db.$client.query('select storage_key from agent_documents where user_id = $1', [userId]);
    for (const { storage_key: key } of rows) expect(key).toMatch(/^agents\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
  });

  it.each([
    [
      'an SVG called a JPEG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      {},
      422,
      'document.not-an-image',
    ],
    ['HTML', Buffer.from('<script>alert(1)</script>'), { type: 'text/html' }, 422, 'document.not-an-image'],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024, 0xff), {}, 413, 'document.too-large'],
    ['just over the limit', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), {}, 413, 'document.too-large'],
    ['nothing', Buffer.alloc(0), {}, 422, 'request.invalid'],
    ['another field', jpeg, { field: 'avatar' }, 422, 'request.invalid'],
  ])('that is %s is refused, and nothing is kept', async (_what, bytes, options, status, code) => {
    const { token } = await world.sessionOf('Agent');
    const before = stored.size;
    const refused = await upload(token, 1, bytes, options);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect((await standing(token)).documents).toEqual([]);
    expect(stored.size).toBe(before);
  });

  it('that is JSON or cut off in the middle is refused; of two files one counts', async () => {
    const { token } = await world.sessionOf('Agent');
    const authorization = `Bearer ${token}`;
    const url = `/api/v1${base}/documents/1`;
    const json = await app.inject({ method: 'POST', url, headers: { authorization }, payload: { file: 'x' } });
    expect(json.statusCode).toBe(415);
    const { payload, headers } = form(jpeg);
    const cut = payload.subarray(0, payload.length - 40);
    const refused = await app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload: cut });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.malformed']);
    expect((await standing(token)).documents).toEqual([]);
    const boundary = '----test';
    const two = Buffer.concat([
      payload.subarray(0, payload.lastIndexOf(`\r\n--${boundary}--`)),
      Buffer.from('\r\n'),
      payload,
    ]);
    const both = await app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload: two });
    expect(both.statusCode).toBeLessThan(500);
    expect((await standing(token)).documents.length).toBeLessThanOrEqual(1);
  });

  it('is of a kind we asked for', async () => {
    const { token } = await world.sessionOf('Agent');
    expect((await upload(token, 99)).json().code).toBe('document.type-not-found');
    expect((await upload(token, '../1')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await upload(token, 'one')).statusCode).toBe(422);
    const types = (await call('GET', '/lookups/agent-document-types')).json();
    expect(types[0]).toEqual({ id: 1, displayField: 'Passport photograph' });
  });

  it('has a name in the language asked for; one without a Hausa name has the one it has', async () => {
    await db.$client.query(
      `insert into agent_document_types (id, name) values (90, 'Letter of a bank') on conflict do nothing`,
    );
    const names = async (language: string) =>
      (await call('GET', '/lookups/agent-document-types', undefined, undefined, { 'accept-language': language }))
        .json()
        .map(({ displayField }: { displayField: string }) => displayField);
    const [english, hausa] = [await names('en'), await names('ha')];
    await db.$client.query('delete from agent_document_types where id = 90');
    expect(hausa).toHaveLength(english.length);
    expect(hausa.filter((name: string) => english.includes(name))).toEqual(['Letter of a bank']);
  });

  it('whose row cannot be written leaves no bytes behind', async () => {
    const { token } = await world.sessionOf('Agent');
    const before = stored.size;
    const failing = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('the database went away'));
    expect((await upload(token, 1)).statusCode).toBe(500);
    failing.mockRestore();
    expect(stored.size).toBe(before);
  });
});

describe('the registration of an agent', () => {
  it('asks for every document, then for the fee, and is complete with its receipt', async () => {
    const { token, id } = await world.sessionOf('Agent');
    expect(await standing(token)).toEqual({
      status: 'documents-required',
      documents: [],
      fee: { amountKobo: 1_000_000, isIllustrative: true, billReference: null },
    });
    const early = await call('POST', `${base}/bill`, undefined, token);
    expect([early.statusCode, early.json().code]).toEqual([409, 'agent.documents-missing']);

    await uploadAll(token);
    expect((await standing(token)).status).toBe('payment-required');
    const bill = (await call('POST', `${base}/bill`, undefined, token)).json();
    expect(bill.amountKobo).toBe(1_000_000);
    expect((await call('POST', `${base}/bill`, undefined, token)).json()).toEqual(bill);
    expect((await standing(token)).fee.billReference).toBe(bill.billReference);

    await pay(bill.billReference);
    const complete = await standing(token);
    expect(complete.status).toBe('complete');
    for (const refused of [
      await upload(token, 1),
      await call('DELETE', `${base}/documents/${complete.documents[0].id}`, undefined, token),
      await call('POST', `${base}/bill`, undefined, token),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'agent.registration-complete']);
    expect((await standing(token)).documents).toEqual(complete.documents);
    const { rows } = await db.$client.query(`select count(*)::int from agent_fee_bills where user_id = $1`, [id]);
    expect(rows[0].count).toBe(1);
  });

  it('is billed once, however many ask at the same moment', async () => {
    const { token } = await world.sessionOf('Agent');
    await uploadAll(token);
    const bills = await Promise.all([1, 2, 3].map(() => call('POST', `${base}/bill`, undefined, token)));
    expect(new Set(bills.map((bill) => bill.json().billReference)).size).toBe(1);
  });

  it('is billed anew when the bill was cancelled, and is open again when its receipt is voided', async () => {
    const { token } = await world.sessionOf('Agent');
    await uploadAll(token);
    const bill = async () => (await call('POST', `${base}/bill`, undefined, token)).json().billReference;
    const first = await bill();
    await db.$client.query('update bills set cancelled_at = now() where reference = $1', [first]);
    const second = await bill();
    expect(second).not.toBe(first);
    await pay(second);
    await db.$client.query(
      `select void_receipt(receipts.id, 'reversal', 'reversed') from receipts join bills on bills.id = bill_id where reference = $1`,
      [second],
    );
    expect((await standing(token)).status).toBe('payment-required');
    expect((await upload(token, 1)).statusCode).toBe(200);
    expect(await bill()).not.toBe(second);
  });

  it('keeps its documents once it is paid, whoever writes to the database', async () => {
    const { token, id } = await world.sessionOf('Agent');
    await uploadAll(token);
    await pay((await call('POST', `${base}/bill`, undefined, token)).json().billReference);
    await expect(db.$client.query('delete from agent_documents where user_id = $1', [id])).rejects.toMatchObject({
      constraint: 'agent_documents_frozen_once_paid',
    });
  });
});
