import { ownWebhookSchema, webhooksMost } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenCode, rightCode, startPartners } from '../testing/partners-test-app.ts';
import { startReceivers } from '../testing/receivers.ts';

const { db } = await createTestDatabase();
const receivers = await startReceivers();
const { call, ask, person, own, foreign, givenKey, staffMember, audited, count, webhookWorker } = await startPartners(
  db,
  receivers.egress,
);
const admin = await staffMember('SuperAdmin');
const round = webhookWorker();
receivers.answer('told.example', 200);
receivers.lead('inside.example', ['1.1.1.1', '10.0.0.7']);

const at = '/expert-system/webhooks';
const wanted = async (change: object = {}) => ({
  ...{ engineCodeId: await givenCode(db, 1), url: 'https://told.example/in', eventTypes: ['bill.paid'] },
  ...{ code: rightCode, ...change },
});
const make = async (change: object = {}, as: string | undefined = person) =>
  call('POST', at, { body: await wanted(change), ...(as && { as }) });
async function given(): Promise<{ readonly id: string; readonly secret: string }> {
  const made = await make();
  expect(made.statusCode, made.body).toBe(200);
  return made.json();
}
/** Of another expert system. */
async function givenForeign(): Promise<string> {
  const { key } = await givenKey(2);
  const made = await ask('POST', '/webhooks', {
    key,
    body: { url: 'https://told.example/', eventTypes: ['bill.paid'] },
  });
  return made.json().webhook.id;
}

describe('an address', () => {
  it('is entered with the second factor; its secret is in that answer alone', async () => {
    const { id, secret } = await given();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const list = await call('GET', at, { as: person });
    const shown = list.json().webhooks.find((one: { id: string }) => one.id === id);
    expect(ownWebhookSchema.parse(shown)).toMatchObject({ state: 'active', shape: 'standard', waiting: 0 });
    expect(list.body).not.toContain(secret.slice(6));
    expect((await audited('expert-system:1')).map(({ action }) => action)).toContain('webhook.made');
  });

  it.each([
    ['a wrong code', { code: '000000' }, 'identity.second-factor-invalid'],
    ['an engine code of another system', { engineCodeId: foreign.engineCodeId }, 'partner-key.code-not-valid'],
    ['no kind of event', { eventTypes: [] }, 'request.invalid'],
    ['http', { url: 'http://told.example/' }, 'request.invalid'],
    ['a port', { url: 'https://told.example:8443/' }, 'request.invalid'],
    ['a user', { url: 'https://a:b@told.example/' }, 'request.invalid'],
    ['a number for a name', { url: 'https://127.0.0.1/' }, 'request.invalid'],
    ['a number in another spelling', { url: 'https://0x7f.1/' }, 'request.invalid'],
    ['an address of IPv6', { url: 'https://[::ffff:127.0.0.1]/' }, 'request.invalid'],
    ['a name that leads inside too', { url: 'https://inside.example/' }, 'webhook.address-not-public'],
    ['a name nobody knows', { url: 'https://unknown.example/' }, 'webhook.address-not-public'],
    ['our own name', { url: 'https://pay.example.gov.ng/api/v1/tsp/bills' }, 'webhook.address-not-public'],
  ])('is not entered with %s', async (_, change, code) => {
    const before = await count('partner_webhooks');
    const answer = await make(change);
    expect(answer.json().code, answer.body).toBe(code);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await count('partner_webhooks')).toBe(before);
  });

  it('is the sixth of its engine code: refused, also of many at once, until one is deleted', async () => {
    const engineCodeId = await givenCode(db, 1);
    const answers = await Promise.all(Array.from({ length: webhooksMost + 2 }, () => make({ engineCodeId })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(webhooksMost);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe('webhook.too-many');
    const id = answers.find(({ statusCode }) => statusCode === 200)?.json().id;
    expect((await call('PUT', `${at}/${id}/state`, { as: person, body: { state: 'ended' } })).statusCode).toBe(200);
    expect((await make({ engineCodeId })).statusCode).toBe(200);
  });

  it('is changed with the second factor, to public addresses alone', async () => {
    const { id } = await given();
    const change = (body: object) =>
      call('PUT', `${at}/${id}`, {
        as: person,
        body: { url: 'https://told.example/b', eventTypes: ['bill.created'], code: rightCode, ...body },
      });
    expect((await change({ code: '000000' })).json().code).toBe('identity.second-factor-invalid');
    expect((await change({ url: 'https://inside.example/' })).json().code).toBe('webhook.address-not-public');
    expect((await change({})).statusCode).toBe(200);
    const { webhook } = (await call('GET', `${at}/${id}`, { as: person })).json();
    expect(webhook).toMatchObject({ url: 'https://told.example/b', eventTypes: ['bill.created'] });
  });

  it('gets a test event, whose attempt is shown, and which goes again when it is asked for', async () => {
    const { id } = await given();
    const { deliveryId } = (await call('POST', `${at}/${id}/test-events`, { as: person })).json();
    await round();
    const delivery = (await call('GET', `${at}/${id}/deliveries/${deliveryId}`, { as: person })).json();
    expect(delivery).toMatchObject({
      type: 'webhook.test',
      about: null,
      state: 'arrived',
      attempts: [{ status: 200 }],
    });
    const body = { eventId: delivery.eventId };
    expect((await call('POST', `${at}/${id}/replays`, { as: person, body })).json()).toEqual({ events: 1 });
    await round();
    const { deliveries } = (await call('GET', `${at}/${id}`, { as: person })).json();
    expect(deliveries).toMatchObject([{ id: deliveryId, state: 'arrived' }]);
  });

  it('gets a new secret with the second factor, one at a time', async () => {
    const { id, secret } = await given();
    const change = (body: object) =>
      call('POST', `${at}/${id}/secret-changes`, { as: person, body: { code: rightCode, ...body } });
    expect((await change({ code: '000000' })).json().code).toBe('identity.second-factor-invalid');
    const made = (await change({})).json();
    expect(made.secret).not.toBe(secret);
    expect((await change({})).json().code).toBe('webhook.two-secrets');
    expect((await change({ overlapHours: 169 })).statusCode).toBe(422);
    expect((await change({ overlapHours: 0 })).statusCode).toBe(200);
  });

  it('is nobody else’s to see or change: 401, 403, and 404 for another system', async () => {
    const id = await givenForeign();
    const calls = [
      ['GET', '', undefined],
      ['PUT', '', { url: 'https://told.example/', eventTypes: ['bill.paid'], code: rightCode }],
      ['PUT', '/state', { state: 'ended' }],
      ['POST', '/secret-changes', { code: rightCode }],
      ['POST', '/test-events', undefined],
      ['POST', '/replays', { eventId: id }],
    ] as const;
    for (const [method, part, body] of calls) {
      const path = `${at}/${id}${part}`;
      expect((await call(method, path, body && { body })).statusCode, path).toBe(401);
      expect((await call(method, path, { as: admin, ...(body && { body }) })).statusCode, path).toBe(403);
      expect((await call(method, path, { as: person, ...(body && { body }) })).json().code, path).toBe(
        'webhook.not-found',
      );
    }
    const { rows } = await db.$client.query('select state from partner_webhooks where id = $1', [id]);
    expect(rows).toEqual([{ state: 'active' }]);
    expect((await call('GET', at, { as: person })).body).not.toContain(id);
  });
});

describe('a key', () => {
  it('manages the addresses of its engine code, and no sibling’s', async () => {
    const [one, sibling] = [await givenKey(1), await givenKey(1)];
    const body = { url: 'https://told.example/', eventTypes: ['bill.paid'] };
    const { webhook } = (await ask('POST', '/webhooks', { key: one.key, body })).json();
    const path = `/webhooks/${webhook.id}`;
    expect((await ask('GET', '/webhooks', { key: sibling.key })).json().data).toEqual([]);
    expect((await ask('PATCH', path, { key: sibling.key, body: { state: 'paused' } })).statusCode).toBe(404);
    expect((await ask('GET', `${path}/deliveries`, { key: sibling.key })).statusCode).toBe(404);
    expect((await ask('PATCH', path, { key: one.key, body: { state: 'paused' } })).json().state).toBe('paused');
    for (let n = 0; n < 2; n += 1)
      expect((await ask('POST', `${path}/ending`, { key: one.key })).json().state).toBe('ended');
    expect((await ask('PATCH', path, { key: one.key, body: { state: 'active' } })).statusCode).toBe(404);
  });

  it('without the scope manages none', async () => {
    const { key } = await givenKey(1, { scopes: ['bills', 'read', 'settlements'] });
    const refused = await ask('GET', '/webhooks', { key });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'tsp.scope-missing']);
  });

  it('reads what was sent in pages, each with a cursor of that question', async () => {
    const body = { url: 'https://told.example/', eventTypes: ['bill.paid'] };
    const { webhook } = (await ask('POST', '/webhooks', { key: own.key, body })).json();
    for (let n = 0; n < 3; n += 1) await ask('POST', `/webhooks/${webhook.id}/test-events`);
    const list = (query: string) => ask('GET', `/webhooks/${webhook.id}/deliveries?${query}`);
    const first = (await list('limit=2')).json();
    const second = (await list(`limit=2&cursor=${first.nextCursor}`)).json();
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.nextCursor).toBeNull();
    expect((await list(`limit=2&state=waiting&cursor=${first.nextCursor}`)).json().code).toBe('tsp.cursor-mismatch');
  });
});
