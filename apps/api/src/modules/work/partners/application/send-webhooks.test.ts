import { randomUUID } from 'node:crypto';
import { partnerEventSchema, webhookScheduleSeconds, webhookTriesMost } from '@portal/contracts';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenHeads, startPartners } from '../testing/partners-test-app.ts';
import { startReceivers } from '../testing/receivers.ts';

const { db } = await createTestDatabase();
const receivers = await startReceivers();
const { answer, got, lead } = receivers;
const app = await startPartners(db, receivers.egress);
const { ask, givenKey, taxpayer, pay, setNow, mails, runJobs, runPeriodic, faults } = app;
const tpui = await taxpayer();
const { head } = await givenHeads(db);

let moment = Date.now();
const minuteMs = 60_000;

function later(ms: number): void {
  moment += ms;
  setNow(new Date(moment).toISOString());
}

const round = app.webhookWorker();
later(0);
await db.$client.query(`update expert_systems set contact_email = 'partner@clinic.example' where id in (1, 2)`);

let names = 0;
/** A key of a new engine code with an address of its own. */
async function given(status: Parameters<typeof answer>[1], types = ['bill.created', 'bill.paid'], expertSystemId = 1) {
  names += 1;
  const name = `told-${names}.example`;
  answer(name, status);
  const { key, engineCodeId } = await givenKey(expertSystemId);
  const made = await ask('POST', '/webhooks', { key, body: { url: `https://${name}/in`, eventTypes: types } });
  expect(made.statusCode, made.body).toBe(201);
  const { webhook, secret } = made.json();
  const at = `/webhooks/${webhook.id}`;
  return {
    ...{ name, key, secret, engineCodeId, id: webhook.id as string },
    async bill(): Promise<{ reference: string; externalReference: string }> {
      const lines = [{ revenueHeadCode: head, amountKobo: 1_250_000 }];
      const body = { externalReference: randomUUID(), taxpayer: { tpui }, lines };
      const raised = await ask('POST', '/bills', { key, body });
      expect(raised.statusCode, raised.body).toBe(201);
      return raised.json();
    },
    state: async () => (await ask('GET', '/webhooks', { key })).json().data[0],
    deliveries: async () => (await ask('GET', `${at}/deliveries`, { key })).json().data,
    delivery: async (delivery: string) => (await ask('GET', `${at}/deliveries/${delivery}`, { key })).json(),
    change: (body: object) => ask('PATCH', at, { key, body }),
    replay: (body: object) => ask('POST', `${at}/replays`, { key, body }),
    test: () => ask('POST', `${at}/test-events`, { key }),
    rotate: (overlapHours: number) => ask('POST', `${at}/secret-changes`, { key, body: { overlapHours } }),
  };
}

/** As the partner's server checks it, with the library of the standard and its clock right. */
function verified(secret: string, { headers, body }: ReturnType<typeof got>[number]): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

describe('a webhook', () => {
  it('tells of what was committed, as the library of the standard checks it, in the order of the versions', async () => {
    const to = await given(204);
    const bill = await to.bill();
    await ask('PATCH', `/bills/${bill.reference}`, { key: to.key, body: { metadata: { a: 'b' } } });
    await pay(bill.reference);
    await round();
    const events = got(to.name).map((message) => partnerEventSchema.parse(verified(to.secret, message)));
    events.sort((a, b) => a.data.version - b.data.version);
    expect(events.map(({ type }) => type)).toEqual(['bill.created', 'bill.paid']);
    expect(events[1]?.data).toMatchObject({ reference: bill.reference, state: 'paid', mode: 'live' });
    expect(events[1]?.data.version).toBeGreaterThan(events[0]?.data.version ?? 0);
    for (const [at, { headers, body }] of got(to.name).entries()) {
      expect(headers['webhook-id'], String(at)).toBe(JSON.parse(body).id);
      expect(headers['content-type']).toBe('application/json');
      expect(Buffer.byteLength(body)).toBeLessThan(1_000);
    }
    const list = (await ask('GET', '/events', { key: to.key })).json();
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
    await round();
    expect(got(to.name)).toHaveLength(2);
    expect((await to.deliveries()).map(({ state }: { state: string }) => state)).toEqual(['arrived', 'arrived']);
  });

  it('is told nothing of what happened before it was there, nor of other codes', async () => {
    const other = await given(204);
    const to = await given(204);
    const before = await other.bill();
    await to.bill();
    await round();
    expect(got(to.name)).toHaveLength(1);
    expect(got(to.name)[0]?.body).not.toContain(before.reference);
  });

  it('is tried again on the schedule with the same id and the same bytes, each time signed anew', async () => {
    const to = await given(500);
    await to.bill();
    await round();
    const [{ nextAt, lastAttempt }] = await to.deliveries();
    expect(lastAttempt).toMatchObject({ status: 500, fault: null });
    const seconds = (Date.parse(nextAt) - moment) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(4);
    expect(seconds).toBeLessThanOrEqual(6);
    await round();
    expect(got(to.name)).toHaveLength(1);
    later(6_000);
    answer(to.name, 200);
    await round();
    const [first, second] = got(to.name);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(Number(first?.headers['webhook-timestamp']));
    verified(to.secret, second as NonNullable<typeof second>);
    const [{ id, tries, state }] = await to.deliveries();
    expect([tries, state]).toEqual([2, 'arrived']);
    expect((await to.delivery(id)).attempts.map(({ status }: { status: number }) => status)).toEqual([200, 500]);
  });

  it.each([301, 404, 502])('has not arrived with %i', async (status) => {
    const to = await given(status);
    await to.bill();
    await round();
    expect(await to.deliveries()).toMatchObject([{ state: 'waiting', lastAttempt: { status } }]);
    expect((await to.state()).state).toBe('active');
  });
});

describe('a receiver', () => {
  it('that is slow counts as none, and holds up nobody else', async () => {
    const slow = await given(() => {});
    const live = await given(200);
    for (let at = 0; at < 4; at += 1) await slow.bill();
    await live.bill();
    await runPeriodic('webhooks');
    await expect.poll(() => got(live.name).length, { timeout: 20_000 }).toBe(1);
    const tried = async () => (await slow.deliveries()).every(({ tries }: { tries: number }) => tries === 1);
    await expect.poll(tried, { timeout: 20_000 }).toBe(true);
    const waiting = await slow.deliveries();
    expect(waiting).toHaveLength(4);
    expect(waiting[0]).toMatchObject({ state: 'waiting', lastAttempt: { status: null, fault: 'no-answer-in-time' } });
    await live.bill();
    await round();
    expect(got(live.name)).toHaveLength(2);
  });

  it('that lies with a 200 and a body without end has got it, and little is kept of what it said', async () => {
    const to = await given((response) => {
      const piece = Buffer.alloc(64 * 1024, 'x');
      // More than is read of it, and no end.
      for (let sent = 0; sent < 64; sent += 1) response.write(piece);
    });
    await to.bill();
    await round();
    const [{ id }] = await to.deliveries();
    const { attempts, state } = await to.delivery(id);
    expect(state).toBe('arrived');
    expect(attempts[0].answer).toBe('x'.repeat(200));
  });

  it('that says odd things is shown in one plain line', async () => {
    const to = await given(
      (response) => void response.writeHead(400).end('up\u0000stream\r\n\u202e<b>timeout</b> \ud83d\ude00'),
    );
    await to.bill();
    await round();
    const [{ lastAttempt }] = await to.deliveries();
    expect(lastAttempt.answer).toBe('up stream <b>timeout</b> \ud83d\ude00');
  });

  it('that answers 410 is ended for good: nothing waits, the secret is gone, and somebody is written to', async () => {
    const to = await given(410);
    mails.length = 0;
    await to.bill();
    await to.bill();
    await round();
    expect(await to.state()).toMatchObject({ state: 'ended', stateWhy: 'gone', waiting: 0 });
    const { rows } = await db.$client.query('select secret, previous_secret from partner_webhooks where id = $1', [
      to.id,
    ]);
    expect(rows).toEqual([{ secret: null, previous_secret: null }]);
    expect((await to.change({ state: 'active' })).statusCode).toBe(404);
    await runJobs();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('ended')]);
    expect(mails[0]?.text).not.toContain(to.name);
    const reviving = db.$client.query(`update partner_webhooks set state = 'active' where id = $1`, [to.id]);
    await expect(reviving).rejects.toMatchObject({ constraint: 'partner_webhooks_fixed' });
  });

  it.each([429, 503])('that answers %i says how long all of it waits', async (status) => {
    const to = await given((response) => void response.writeHead(status, { 'retry-after': '120' }).end());
    await to.bill();
    await round();
    const said = moment + 120_000;
    const { heldUntil } = await to.state();
    expect(Date.parse(heldUntil)).toBe(said);
    answer(to.name, 200);
    await to.bill();
    later(60_000);
    await round();
    expect(got(to.name)).toHaveLength(1);
    later(61_000);
    await round();
    expect(got(to.name)).toHaveLength(3);
  });

  it('whose name turns private after it was entered gets nothing', async () => {
    const to = await given(200);
    await to.bill();
    lead(to.name, ['10.0.0.4']);
    await round();
    expect(got(to.name)).toEqual([]);
    expect(await to.deliveries()).toMatchObject([{ state: 'waiting', lastAttempt: { fault: 'not-public' } }]);
    lead(to.name, ['1.1.1.1']);
    later(6_000);
    await round();
    expect(got(to.name)).toHaveLength(1);
  });
});

describe('the end of the schedule', () => {
  it('comes after three days: the address is paused, somebody is written to once, and nothing is lost', async () => {
    const to = await given(500);
    const [first, second] = [await to.bill(), await to.bill()];
    const begun = moment;
    mails.length = 0;
    for (const seconds of [0, ...webhookScheduleSeconds]) {
      later(seconds * 1_100 + 1_000);
      await round();
    }
    expect(got(to.name).length).toBeGreaterThanOrEqual(webhookTriesMost);
    expect(webhookScheduleSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(75 * 3600 + 35 * 60 + 5);
    expect(moment - begun).toBeGreaterThan(3 * 24 * 60 * minuteMs);
    expect(await to.state()).toMatchObject({ state: 'paused', stateWhy: 'no-answer' });
    await runJobs();
    const page = `/expert-system/settings/webhooks/${to.id}`;
    expect(mails.filter(({ text }) => text.includes(page))).toHaveLength(1);

    await to.bill();
    await round();
    const sent = got(to.name).length;
    answer(to.name, 200);
    expect((await to.test()).json().code).toBe('webhook.not-active');
    expect((await to.change({ state: 'active' })).json()).toMatchObject({ state: 'active', stateWhy: null });
    await round();
    expect(
      (
        await to.replay({
          from: new Date(Date.now() - 60 * minuteMs).toISOString(),
          until: new Date(moment).toISOString(),
        })
      ).statusCode,
    ).toBe(202);
    await round();
    const arrived = new Set(
      got(to.name)
        .slice(sent)
        .map(({ body }) => JSON.parse(body).data.reference),
    );
    expect(arrived.size).toBe(3);
    expect(arrived).toContain(first.reference);
    expect(arrived).toContain(second.reference);
    expect((await to.state()).waiting).toBe(0);
  });
});

describe('a replay', () => {
  it('sends one event again with its id, and of a time what did not arrive, or all', async () => {
    const to = await given(200);
    await to.bill();
    await to.bill();
    await round();
    const ids = got(to.name).map(({ headers }) => headers['webhook-id']);
    expect((await to.replay({ eventId: ids[0] })).json()).toEqual({ events: 1 });
    await round();
    expect(got(to.name).at(-1)?.headers['webhook-id']).toBe(ids[0]);
    const time = {
      from: new Date(Date.now() - 60 * minuteMs).toISOString(),
      until: new Date(moment + 60 * minuteMs).toISOString(),
    };
    expect((await to.replay(time)).json()).toEqual({ events: 0 });
    expect((await to.replay({ ...time, which: 'all' })).json()).toEqual({ events: 2 });
    await round();
    expect(got(to.name)).toHaveLength(5);
    expect((await to.replay({ eventId: randomUUID() })).json()).toEqual({ events: 0 });
    expect((await to.replay({ from: time.until, until: time.from })).statusCode).toBe(422);
  });

  it('reaches back before the address was entered, and not to events of others', async () => {
    const other = await given(200);
    await other.bill();
    await round();
    const foreign = got(other.name)[0]?.headers['webhook-id'];
    const { key } = other;
    answer('second.example', 200);
    const made = await ask('POST', '/webhooks', {
      key,
      body: { url: 'https://second.example/', eventTypes: ['bill.paid'] },
    });
    const at = `/webhooks/${made.json().webhook.id}/replays`;
    expect((await ask('POST', at, { key, body: { eventId: foreign } })).json()).toEqual({ events: 1 });
    const stranger = await given(200);
    expect((await stranger.replay({ eventId: foreign })).json()).toEqual({ events: 0 });
    await round();
    expect(got('second.example')).toHaveLength(1);
    expect(got(stranger.name)).toEqual([]);
  });
});

describe('a secret', () => {
  it('that is changed signs beside the old one until its hours are over', async () => {
    const to = await given(200);
    const { secret } = (await to.rotate(24)).json();
    await to.test();
    await round();
    const both = got(to.name).at(-1) as ReturnType<typeof got>[number];
    for (const one of [to.secret, secret]) expect(verified(one, both)).toMatchObject({ type: 'webhook.test' });
    expect((await to.rotate(24)).json().code).toBe('webhook.two-secrets');
    later(24 * 60 * minuteMs + 1_000);
    await to.test();
    await round();
    const after = got(to.name).at(-1);
    expect(String(after?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    expect(verified(secret, after as NonNullable<typeof after>)).toMatchObject({ type: 'webhook.test' });
  });

  it('that leaked ends at once with no hours', async () => {
    const to = await given(200);
    await to.rotate(24);
    const { secret } = (await to.rotate(0)).json();
    await to.test();
    await round();
    const message = got(to.name).at(-1) as ReturnType<typeof got>[number];
    expect(verified(secret, message)).toMatchObject({ type: 'webhook.test' });
    expect(() => verified(to.secret, message)).toThrow();
  });

  it('is nowhere in the clear: not in tables, answers, the audit log, or our log', async () => {
    const to = await given(500);
    await to.bill();
    await round();
    const bytes = to.secret.slice(6);
    for (const table of [
      'partner_webhooks',
      'partner_deliveries',
      'partner_attempts',
      'audit_log',
      'idempotency_keys',
    ]) {
      const { rows } = await db.$client.query(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toContain(bytes);
      expect(JSON.stringify(rows), table).not.toContain(Buffer.from(bytes, 'base64').toString('hex'));
    }
    expect(JSON.stringify([await to.state(), await to.deliveries(), faults])).not.toContain(bytes);
  });
});

describe('a partner', () => {
  it('who is suspended is sent nothing until that ends, and loses nothing', async () => {
    const to = await given(200, ['bill.created'], 2);
    await to.bill();
    await db.$client.query(
      `update expert_systems set suspended_at = now(), suspension_reason = 'A reason' where id = 2`,
    );
    try {
      await round();
      later(10 * minuteMs);
      await round();
      expect(got(to.name)).toEqual([]);
    } finally {
      await db.$client.query('update expert_systems set suspended_at = null, suspension_reason = null where id = 2');
    }
    await round();
    expect(got(to.name)).toHaveLength(1);
    expect(await to.deliveries()).toMatchObject([{ state: 'arrived', tries: 1 }]);
  });

  it('whose engine code is revoked is sent nothing, and enters no address', async () => {
    const to = await given(200);
    await to.bill();
    await db.$client.query('update engine_codes set revoked_on = lagos_today() where id = $1', [to.engineCodeId]);
    await round();
    expect(got(to.name)).toEqual([]);
    const body = { url: `https://${to.name}/`, eventTypes: ['bill.paid'] };
    expect((await ask('POST', '/webhooks', { key: to.key, body })).json().code).toBe('tsp.engine-code-revoked');
  });
});

describe('a worker', () => {
  it('that stops in the middle leaves the message to the next one at once', async () => {
    const stopping = new AbortController();
    const to = await given(() => stopping.abort(new Error('The process is stopping')));
    await to.bill();
    await round(stopping.signal);
    expect(await to.deliveries()).toMatchObject([{ state: 'waiting', tries: 0, lastAttempt: null }]);
    answer(to.name, 200);
    await round();
    const [first, second] = got(to.name);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('that dies in the middle leaves it to the next one when its time is over, with the same id', async () => {
    const to = await given(200);
    await to.bill();
    await round();
    const [{ id, eventId }] = await to.deliveries();
    // As a killed process leaves it: taken, sent perhaps, and settled by nobody.
    await db.$client.query(
      `update partner_deliveries set state = 'waiting', tries = 0, taken_until = $2 where id = $1`,
      [id, new Date(moment + 45_000)],
    );
    await round();
    expect(got(to.name)).toHaveLength(1);
    later(46_000);
    await round();
    expect(got(to.name).map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
  });

  it('beside another one sends nothing twice', async () => {
    const to = await given((response) => void setTimeout(() => response.writeHead(200).end(), 30));
    for (let at = 0; at < 6; at += 1) await to.bill();
    await Promise.all([round(), app.webhookWorker()()]);
    await round();
    const ids = got(to.name).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(6);
    expect(ids).toHaveLength(6);
  });
});
