import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import {
  closedWithError,
  handshake,
  invocation,
  negotiate,
  openGreeted,
  openRaw,
  statusOf,
  upgradedSocket,
} from './testing/raw-client.ts';

const { hubUnderTest } = hubsPerTest();

describe('frames', () => {
  it('may be split byte by byte and into fragments', async () => {
    const { url } = await hubUnderTest();
    const socket = await openRaw(url);
    for (const byte of Buffer.from(handshake)) socket.webSocket.send(Buffer.of(byte));
    expect(await socket.next()).toEqual({});
    const call = invocation('Echo', ['₦'], '1');
    for (const letter of call.slice(0, -1)) socket.webSocket.send(letter, { fin: false });
    socket.webSocket.send('\u001e', { fin: true });
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', result: '₦' });
  });

  it('may be glued together, the handshake to the first calls', async () => {
    const { url } = await hubUnderTest();
    const socket = await openRaw(url);
    socket.send(handshake + invocation('Echo', ['a'], '1') + invocation('Echo', ['b'], '2'));
    expect([await socket.next(), await socket.next(), await socket.next()]).toEqual([
      {},
      { type: 3, invocationId: '1', result: 'a' },
      { type: 3, invocationId: '2', result: 'b' },
    ]);
  });

  it.each([
    ['garbage', 'garbage\u001e'],
    ['a message without a type', '{}\u001e'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x1e])],
    ['a message that is too long', `{"type":6,"x":"${'x'.repeat(33_000)}"}\u001e`],
    ['a message that never ends', 'x'.repeat(33_000)],
  ])('end the connection politely when they hold %s', async (_what, data) => {
    const { url, hub } = await hubUnderTest();
    const socket = await openGreeted(url);
    socket.send(data);
    expect(await socket.next()).toEqual(closedWithError);
    expect(await socket.closed).toBe(1000);
    expect(hub.connectionCount()).toBe(0);
  });

  it('are refused while they arrive when they are too large to be kept', async () => {
    const { url } = await hubUnderTest();
    const socket = await openGreeted(url);
    socket.send('x'.repeat(200_000));
    expect(await socket.closed).toBe(1009);
    const place = `${url}?id=${(await negotiate(url)).connectionToken}`;
    await statusOf(place);
    expect(await statusOf(place, { method: 'POST', body: 'x'.repeat(200_000) })).toBe(413);
    const stream = new Blob(['x'.repeat(200_000)]).stream();
    // Without a length: the server learns of it only while it reads, and may cut the line.
    const unannounced = fetch(place, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect(
      await unannounced.then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  });

  it('that break WebSocket itself cost their own connection only', async () => {
    const { url, port, hub } = await hubUnderTest();
    const witness = await openGreeted(url);
    for (const bytes of [
      [0x81, 0x01, 0x41],
      [0xf1, 0x80, 0, 0, 0, 0],
      [0x83, 0x80, 0, 0, 0, 0],
      [0x88, 0x81, 0, 0, 0, 0, 1],
    ]) {
      const socket = await upgradedSocket(port);
      const closed = once(socket, 'close');
      socket.resume();
      socket.write(Buffer.from(bytes));
      await closed;
    }
    witness.send(invocation('Echo', ['here'], '1'));
    expect(await witness.next()).toMatchObject({ result: 'here' });
    expect(hub.connectionCount()).toBe(1);
  });
});
