import { signingKeySchema } from '@portal/contracts';
import { createCallSigner, createTspClient, listEvents, raiseBill } from '@portal/tsp-client';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenSigningKey, makePair } from '../testing/given-signing-key.ts';
import { givenCode, givenHeads, rightCode, startPartners } from '../testing/partners-test-app.ts';
import { startFront } from '../testing/start-front.ts';
import { givenTestMode } from '../testing/test-mode-parts.ts';

const { db } = await createTestDatabase();
const testMode = await givenTestMode();
const front = await startFront();
const { origin } = front;
const app = await startPartners(db, undefined, testMode.parts, origin);
front.leadTo(app);
const { call, person, givenKey, taxpayer, count, staffMember, audited, foreign } = app;
const tpui = await taxpayer();
const { head } = await givenHeads(db);
const key = await givenKey(1, { mustBeSigned: true });
const signing = await givenSigningKey(db, key);
const sign = createCallSigner(signing);

let made = 0;
function billCall(headers: Readonly<Record<string, string>> = {}, path = '/bills'): Request {
  made += 1;
  const lines = [{ revenueHeadCode: head, amountKobo: 450_000 }];
  return new Request(`${origin}/api/v1/tsp${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ externalReference: `S-${made}`, taxpayer: { tpui }, lines }),
  });
}

/** The same call with other headers, or another body, signature and all. */
async function changed(request: Request, headers: Readonly<Record<string, string | null>>, body?: string) {
  const other = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) value === null ? other.delete(name) : other.set(name, value);
  return new Request(request.url, {
    method: request.method,
    headers: other,
    body: body ?? (await request.clone().text()),
  });
}

async function refusal(request: Request) {
  const before = [await count('bills'), await count('partner_nonces')];
  const answer = await fetch(request);
  const { code } = await answer.json();
  expect([await count('bills'), await count('partner_nonces')]).toEqual(before);
  return [answer.status, code, answer.headers.get('accept-signature') !== null];
}
const refused = (code: string) => [401, `tsp.signature-${code}`, true];

describe('a signed call', () => {
  it.each(['ed25519', 'ecdsa-p256-sha256'] as const)('is served with %s, by the client of ours', async (algorithm) => {
    const own = await givenKey(1, { mustBeSigned: true });
    const client = createTspClient({ origin, key: own.key, signing: await givenSigningKey(db, { ...own, algorithm }) });
    const lines = [{ revenueHeadCode: head, amountKobo: 450_000 }];
    const body = { externalReference: 'S', taxpayer: { tpui }, lines };
    const headers = { 'Idempotency-Key': 'S' };
    expect((await raiseBill({ client, headers, body })).response?.status).toBe(201);
    const again = await raiseBill({ client, headers, body });
    expect(again.response?.headers.get('idempotent-replayed')).toBe('true');
    expect((await listEvents({ client, query: { type: 'bill.created' } })).data?.data).toHaveLength(1);
  });

  it('is refused when its body was altered', async () => {
    const request = await sign(billCall());
    const text = (await request.clone().text()).replace('450000', '450001');
    expect(await refusal(await changed(request, {}, text))).toEqual(refused('digest'));
    expect((await fetch(request)).status).toBe(201);
  });

  it.each([
    ['a header was altered', { 'idempotency-key': 'other' }, 'invalid'],
    ['a covered header was taken away', { 'idempotency-key': null }, 'invalid'],
    ['its digest is of another body', { 'content-digest': 'sha-256=:AAAA:' }, 'invalid'],
    ['its signature is cut', { signature: 'sig=:AAAA:' }, 'invalid'],
    ['it says another algorithm', { 'signature-input': 'alg' }, 'invalid'],
    ['one of its two headers is missing', { signature: null }, 'malformed'],
    ['it has no nonce', { 'signature-input': 'nonce' }, 'malformed'],
    ['its digest is not covered', { 'signature-input': 'digest' }, 'coverage'],
    ['it has expired', { 'signature-input': 'expires' }, 'stale'],
  ])('is refused when %s', async (_, change, code) => {
    const request = await sign(billCall({ 'idempotency-key': `H-${code}` }));
    const input = request.headers.get('signature-input') ?? '';
    const inputs: Readonly<Record<string, string>> = {
      alg: `${input};alg="hmac-sha256"`,
      nonce: input.replace(/;nonce="[^"]+"/, ''),
      digest: input.replace(' "content-digest"', ''),
      expires: `${input};expires=1`,
    };
    const replaced = 'signature-input' in change ? { 'signature-input': inputs[change['signature-input']] } : change;
    expect(await refusal(await changed(request, replaced as Record<string, string | null>))).toEqual(refused(code));
  });

  it('is refused when it covers no Idempotency-Key that came with it', async () => {
    const request = await sign(billCall());
    expect(await refusal(await changed(request, { 'idempotency-key': 'added' }))).toEqual(refused('coverage'));
  });

  it('is refused at another address, and with another method', async () => {
    const request = await sign(billCall({}, '/bills?x=1'));
    const elsewhere = new Request(`${origin}/api/v1/tsp/bills?x=2`, request.clone());
    expect(await refusal(elsewhere)).toEqual(refused('invalid'));
    const read = await sign(
      new Request(`${origin}/api/v1/tsp/bills`, { headers: { authorization: `Bearer ${key.key}` } }),
    );
    const other = new Request(`${origin}/api/v1/tsp/events`, read);
    expect(await refusal(other)).toEqual(refused('invalid'));
    expect((await fetch(read)).status).toBe(200);
  });

  it.each([400, -400])('is refused when it was made %s seconds before our clock', async (seconds) => {
    const request = await sign(billCall());
    app.setNow(new Date(Date.now() + seconds * 1_000).toISOString());
    expect(await refusal(await changed(request, {}))).toEqual(refused('stale'));
    app.setNow(new Date().toISOString());
    expect((await fetch(request)).status).toBe(201);
  });

  it('is served once: its nonce is used up with it', async () => {
    const request = await sign(billCall());
    const bytes = await request.clone().text();
    const twice = await Promise.all([
      fetch(await changed(request, {}, bytes)),
      fetch(await changed(request, {}, bytes)),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect(await refusal(await changed(request, {}, bytes))).toEqual(refused('replayed'));
  });

  it('keeps nonces as long as a signature could be fresh', async () => {
    await fetch(await sign(billCall()));
    await app.runPeriodic('old-partner-events');
    expect(await count('partner_nonces')).toBeGreaterThan(0);
    app.setNow(new Date(Date.now() + 601_000).toISOString());
    await app.runPeriodic('old-partner-events');
    app.setNow(new Date().toISOString());
    expect(await count('partner_nonces')).toBe(0);
  });

  it('is refused when no live key of its engine code has this keyid: none, another partner’s, a revoked one', async () => {
    const nobody = createCallSigner({ ...signing, keyId: 'server-1' });
    expect(await refusal(await nobody(billCall()))).toEqual(refused('unknown-key'));
    const foreignKey = createCallSigner(await givenSigningKey(db, foreign));
    expect(await refusal(await foreignKey(billCall()))).toEqual(refused('unknown-key'));
    const own = await givenSigningKey(db, key);
    const revoke = await call('POST', `/expert-system/signing-keys/${own.keyId}/revocation`, { as: person });
    expect(revoke.statusCode).toBe(200);
    expect(await refusal(await createCallSigner(own)(billCall()))).toEqual(refused('unknown-key'));
  });

  it('must be one where the key wants it; another key need not sign, but what it signs is judged', async () => {
    expect(await refusal(billCall())).toEqual(refused('missing'));
    const free = await givenKey(1, { engineCodeId: key.engineCodeId });
    const unsigned = await changed(billCall(), { authorization: `Bearer ${free.key}` });
    expect((await fetch(unsigned)).status).toBe(201);
    const wrong = await changed(await sign(billCall()), {
      authorization: `Bearer ${free.key}`,
      signature: 'sig=:AAAA:',
    });
    expect(await refusal(wrong)).toEqual(refused('invalid'));
  });
});

describe('a public key', () => {
  const register = async (change: object = {}, as = person) =>
    call('POST', '/expert-system/signing-keys', {
      as,
      body: {
        ...{ name: 'Server', engineCodeId: await givenCode(db, 1), publicKey: makePair().publicKey, code: rightCode },
        ...change,
      },
    });

  it('is registered with the second factor, and opens what the key of a call opens', async () => {
    const { publicKey, privateKey } = makePair('ecdsa-p256-sha256');
    const answer = await register({ engineCodeId: key.engineCodeId, publicKey });
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json();
    const signer = createCallSigner({ keyId: id, privateKey, algorithm: 'ecdsa-p256-sha256' });
    expect((await fetch(await signer(billCall()))).status).toBe(201);
    const { keys } = (await call('GET', '/expert-system/signing-keys', { as: person })).json();
    const shown = keys.find((one: { id: string }) => one.id === id);
    expect(signingKeySchema.parse(shown)).toMatchObject({
      algorithm: 'ecdsa-p256-sha256',
      mode: 'live',
      state: 'live',
    });
    expect((await audited('expert-system:1')).map(({ action }) => action)).toContain('signing-key.registered');
    expect((await register({ engineCodeId: key.engineCodeId })).json().code).toBe('signing-key.two-live');
    await call('POST', `/expert-system/signing-keys/${id}/revocation`, { as: person });
    expect((await register({ engineCodeId: key.engineCodeId, publicKey })).json().code).toBe('signing-key.known');
  });

  it('of test mode is in its database, and opens nothing live', async () => {
    const { publicKey, privateKey } = makePair();
    const engineCodeId = await givenCode(db, 1);
    const wanted = { name: 'Server', engineCodeId, mode: 'test', scopes: ['read'], allowedAddresses: [], days: 90 };
    const body = { ...wanted, mustBeSigned: true, code: rightCode };
    const testKey = (await call('POST', '/expert-system/keys', { as: person, body })).json().key;
    const { id } = (await register({ engineCodeId, publicKey, mode: 'test' })).json();
    const read = (bearer: string) =>
      new Request(`${origin}/api/v1/tsp/events`, { headers: { authorization: `Bearer ${bearer}` } });
    const signer = createCallSigner({ keyId: id, privateKey });
    expect((await fetch(await signer(read(testKey)))).status).toBe(200);
    expect((await (await fetch(read(testKey))).json()).code).toBe('tsp.signature-missing');
    const live = await givenKey(1, { engineCodeId });
    expect((await (await fetch(await signer(read(live.key)))).json()).code).toBe('tsp.signature-unknown-key');
    expect((await call('POST', `/expert-system/signing-keys/${id}/revocation`, { as: person })).statusCode).toBe(200);
    expect((await (await fetch(await signer(read(testKey)))).json()).code).toBe('tsp.signature-unknown-key');
  });

  it.each([
    ['a wrong code of the second factor', { code: '000000' }, 400, 'identity.second-factor-invalid'],
    ['a private key', { publicKey: makePair().privateKey }, 422, 'request.invalid'],
    [
      'no key at all',
      { publicKey: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' },
      422,
      'signing-key.not-usable',
    ],
    ['a code of another system', { engineCodeId: foreign.engineCodeId }, 409, 'partner-key.code-not-valid'],
  ])('is not kept with %s', async (_, change, status, code) => {
    const before = await count('partner_signing_keys');
    const answer = await register(change);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await count('partner_signing_keys')).toBe(before);
  });

  it('is for people of an expert system alone', async () => {
    expect((await call('POST', '/expert-system/signing-keys', { body: {} })).statusCode).toBe(401);
    expect((await register({}, await staffMember('Admin'))).statusCode).toBe(403);
  });
});

describe('the duty to sign', () => {
  it('holds at once for every live key of the partner, and is lifted by two persons', async () => {
    const [first, second] = [await staffMember('SuperAdmin'), await staffMember('Admin')];
    const free = await givenKey(2);
    const read = async () => (await app.ask('GET', '/bills', { key: free.key })).json().code as string | undefined;
    const set = (isRequired: boolean, as: string, reason = 'Large amounts') =>
      call('PUT', '/expert-systems/2/partner/signature-duty', { as, body: { isRequired, reason } });
    const standing = async () => (await call('GET', '/expert-systems/2/partner', { as: first })).json().signatures;
    expect(await read()).toBeUndefined();
    expect((await set(false, first)).json().code).toBe('partner.signatures-not-required');
    expect((await set(true, first)).json()).toEqual({ isRequired: true });
    expect((await set(true, second)).json()).toEqual({ isRequired: true });
    expect(await read()).toBe('tsp.signature-missing');
    expect((await set(false, first, 'They sign no more')).json()).toEqual({ isRequired: true });
    expect(await standing()).toMatchObject({ isRequired: true, reason: 'Large amounts', lift: { isOwn: true } });
    expect((await set(false, first)).json().code).toBe('partner.second-person');
    expect(await read()).toBe('tsp.signature-missing');
    expect((await set(true, second)).json()).toEqual({ isRequired: true });
    expect((await standing()).lift).toBeNull();
    await set(false, second);
    expect((await set(false, first)).json()).toEqual({ isRequired: false });
    expect(await read()).toBeUndefined();
    const actions = (await audited('expert-system:2')).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('partner.signatures')).at(-1)).toBe(
      'partner.signatures-lifted',
    );
  });

  it('is not lifted by one person in the database either', async () => {
    const person1 = await staffMember('SuperAdmin');
    const { rows } = await db.$client.query(
      `insert into partner_signature_duties (expert_system_id, reason, ordered_by) values (3, 'Large amounts', $1) returning id`,
      [person1],
    );
    const lift = (proposer: string, lifter: string) =>
      db.$client.query(
        `update partner_signature_duties set lift_reason = 'Because', lift_proposed_by = $2, lift_proposed_at = now(), lifted_by = $3, lifted_at = now() where id = $1`,
        [rows[0].id, proposer, lifter],
      );
    await expect(lift(person1, person1)).rejects.toThrow();
    await expect(lift(person1, await staffMember('Admin'))).rejects.toThrow('proposed to be lifted first');
    await expect(db.$client.query('delete from partner_signature_duties')).rejects.toThrow();
  });
});
