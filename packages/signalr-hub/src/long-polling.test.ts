import { once } from 'node:events';
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hubMethod } from './index.ts';
import { hubsPerTest, type StartHub } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { handshake, invocation, negotiate, statusOf } from './testing/raw-client.ts';

const { hubUnderTest } = hubsPerTest();

function placeOf(url: string, token: string): string {
  return `${url}?id=${token}`;
}

describe('long polling', () => {
  async function polled(options: Parameters<StartHub>[0] = {}) {
    const started = await hubUnderTest(options);
    const { connectionToken } = await negotiate(started.url);
    const place = placeOf(started.url, connectionToken);
    const poll = async () => {
      const response = await fetch(place);
      return { status: response.status, text: await response.text() };
    };
    const post = (body: string) => statusOf(place, { method: 'POST', body });
    /** A poll that the server holds by the time this resolves. */
    const holdPoll = async () => {
      const arrived = once(started.server, 'request');
      const answer = poll();
      await arrived;
      await setImmediate();
      return { answer };
    };
    return { ...started, place, poll, post, holdPoll };
  }

  it('answers the first poll at once with nothing, and later ones with what has gathered', async () => {
    const { poll, post } = await polled();
    expect(await poll()).toEqual({ status: 200, text: '' });
    expect(await post(handshake + invocation('Echo', ['a'], '1'))).toBe(200);
    expect(await poll()).toEqual({ status: 200, text: '{}\u001e{"type":3,"invocationId":"1","result":"a"}\u001e' });
  });

  it('answers a poll that a newer one replaces with 204', async () => {
    const { poll, post, holdPoll } = await polled();
    await poll();
    const older = await holdPoll();
    const newer = await holdPoll();
    expect(await older.answer).toEqual({ status: 204, text: '' });
    await post(handshake);
    expect(await newer.answer).toEqual({ status: 200, text: '{}\u001e' });
  });

  it('keeps what was pushed for the next poll when one went away while it was being identified', async () => {
    const [asked, known] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isSlow = false;
    const { poll, post, hub, place } = await polled({
      identify: async () => {
        if (isSlow) {
          asked.resolve();
          await known.promise;
        }
        return { userId: undefined };
      },
    });
    await poll();
    await post(handshake + invocation('Join', ['g']));
    await poll();
    isSlow = true;
    const given = new AbortController();
    const gone = fetch(place, { signal: given.signal }).catch(() => 'gone');
    await asked.promise;
    given.abort();
    await gone;
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    isSlow = false;
    known.resolve();
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    expect(hub.groups.send('g', 'News', 'kept')).toBe(1);
    expect((await poll()).text).toContain('kept');
  });

  it('holds a poll for 90 s and then answers it with nothing', async () => {
    const clock = createManualClock();
    const { poll, post, hub, holdPoll } = await polled({ clock });
    await poll();
    await post(handshake);
    await poll();
    const held = await holdPoll();
    clock.advance(89_000);
    expect(await Promise.race([held.answer, setImmediate('held')])).toBe('held');
    clock.advance(1_000);
    expect(await held.answer).toEqual({ status: 200, text: '' });
    expect(hub.connectionCount()).toBe(1);
  });

  it('gives up a client that does not come back for 15 s, and sends it no pings meanwhile', async () => {
    const clock = createManualClock();
    const { poll, hub } = await polled({ clock });
    await poll();
    clock.advance(14_000);
    expect(hub.connectionCount()).toBe(1);
    clock.advance(1_000);
    expect(hub.connectionCount()).toBe(0);
    expect((await poll()).status).toBe(404);
  });

  it('hands over the last words, then says 204, then knows the connection no more', async () => {
    const { poll, post } = await polled();
    await poll();
    await post(`${handshake}garbage\u001e`);
    expect(await poll()).toEqual({
      status: 200,
      text: '{}\u001e{"type":7,"error":"Connection closed with an error."}\u001e',
    });
    expect((await poll()).status).toBe(204);
    expect((await poll()).status).toBe(404);
  });

  it('ends with DELETE: 202, and 204 for the poll that is held', async () => {
    const { poll, post, place, hub, holdPoll } = await polled();
    await poll();
    await post(handshake);
    await poll();
    const held = await holdPoll();
    expect(await statusOf(place, { method: 'DELETE' })).toBe(202);
    expect((await held.answer).status).toBe(204);
    expect(hub.connectionCount()).toBe(0);
  });

  it('takes POSTs in the order in which they began, also when the first is the slower', async () => {
    const { poll, post, place, server } = await polled();
    await poll();
    await post(handshake);
    await poll();
    const slow = request(place, { method: 'POST' });
    const arrived = once(server, 'request');
    slow.write(invocation('CallBack', ['first']).slice(0, 9));
    await arrived;
    const quick = post(invocation('CallBack', ['second']));
    await once(server, 'request');
    await setImmediate();
    slow.end(invocation('CallBack', ['first']).slice(9));
    await quick;
    expect((await poll()).text).toMatch(/first.*second/);
  });

  it('takes overlapping POSTs in order, and holds the answer while too many calls wait', async () => {
    const gate = Promise.withResolvers<void>();
    const seen: string[] = [];
    const { poll, post } = await polled({
      limits: { maxQueuedInvocations: 2 },
      methods: {
        Wait: hubMethod({
          parse: ([name]) => String(name),
          handler: async ({ args }) => {
            await gate.promise;
            seen.push(args);
          },
        }),
      },
    });
    await poll();
    await post(handshake + invocation('Wait', ['a']) + invocation('Wait', ['b']));
    const held = post(invocation('Wait', ['c']));
    const behind = post(invocation('Wait', ['d']));
    expect(await Promise.race([held, behind, poll()])).toMatchObject({ text: '{}\u001e' });
    gate.resolve();
    expect(await Promise.all([held, behind])).toEqual([200, 200]);
    await post(invocation('Wait', ['e']));
    expect(seen.slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
  });
});
