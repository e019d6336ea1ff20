import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { describe, expect, it } from 'vitest';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';

const { hubUnderTest, alsoStop } = hubsPerTest();

interface ClientOptions {
  readonly skipNegotiation?: boolean;
  readonly accessTokenFactory?: () => string;
  readonly reconnectDelaysMs?: number[];
}

function clientOf(url: string, transport: HttpTransportType, options: ClientOptions = {}): HubConnection {
  const { reconnectDelaysMs, ...connect } = options;
  const builder = new HubConnectionBuilder().withUrl(url, { transport, ...connect }).configureLogging(LogLevel.None);
  if (reconnectDelaysMs !== undefined) builder.withAutomaticReconnect(reconnectDelaysMs);
  const client = builder.build();
  alsoStop(() => client.stop());
  return client;
}

function next<T>(client: HubConnection, target: string): Promise<T> {
  return new Promise((resolve) => client.on(target, resolve));
}

describe.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['Server-Sent Events', HttpTransportType.ServerSentEvents],
  ['long polling', HttpTransportType.LongPolling],
] as const)('the official client over %s', (_name, transport) => {
  it('connects, calls a method and reads its result, whatever the case of the name', async () => {
    const { url } = await hubUnderTest();
    const client = clientOf(url, transport);
    await client.start();
    const text = 'sannu, ₦ 😀 \r\ndata: \u001e\u2028';
    expect(await client.invoke('echo', text)).toBe(text);
  });

  it('tells a method without a result from one that returns null', async () => {
    const { url } = await hubUnderTest();
    const client = clientOf(url, transport);
    await client.start();
    expect(await client.invoke('Nothing')).toBeUndefined();
    expect(await client.invoke('Null')).toBeNull();
  });

  it('is called back, and receives what is sent to its groups until it leaves them', async () => {
    const { url, hub } = await hubUnderTest();
    const client = clientOf(url, transport);
    const called = next<string>(client, 'Called');
    await client.start();
    await client.send('CallBack', 'hello');
    expect(await called).toBe('hello');
    const pushed = next<{ statusCode: number }>(client, 'Pushed');
    await client.invoke('Join', 'bill-1');
    expect(hub.groups.send('bill-1', 'Pushed', { statusCode: 200 })).toBe(1);
    expect(await pushed).toEqual({ statusCode: 200 });
    await client.invoke('Leave', 'bill-1');
    expect(hub.groups.send('bill-1', 'Pushed', { statusCode: 200 })).toBe(0);
  });

  it('reads the errors a .NET server would give, and no detail of ours', async () => {
    const { url, logged } = await hubUnderTest();
    const client = clientOf(url, transport);
    await client.start();
    await expect(client.invoke('__proto__')).rejects.toThrow(
      "Failed to invoke '__proto__' due to an error on the server. HubException: Method does not exist.",
    );
    await expect(client.invoke('Echo', 7)).rejects.toThrow(/^Failed to invoke 'Echo' due to an error on the server\.$/);
    await expect(client.invoke('Break')).rejects.toThrow(
      /^An unexpected error occurred invoking 'Break' on the server\.$/,
    );
    await expect(client.invoke('Refuse')).rejects.toThrow('HubException: Not today.');
    expect(logged()).toContain('the secret detail');
  });

  it('is refused a stream, and stays connected', async () => {
    const { url } = await hubUnderTest();
    const client = clientOf(url, transport);
    await client.start();
    const ended = new Promise<string>((resolve) => {
      const subscriber = { next: () => undefined, complete: () => resolve('complete') };
      client.stream('Echo', 'x').subscribe({ ...subscriber, error: (error) => resolve(String(error.message)) });
    });
    expect(await ended).toBe(
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
    );
    expect(await client.invoke('Echo', 'still here')).toBe('still here');
  });

  it('leaves without an error when it stops, and the server knows that it was a goodbye', async () => {
    const reasons: (string | undefined)[] = [];
    const left = Promise.withResolvers<void>();
    const { url, hub } = await hubUnderTest({
      onDisconnected: (_connection, reason) => {
        reasons.push(reason);
        left.resolve();
      },
    });
    const client = clientOf(url, transport);
    const closed = new Promise<Error | undefined>((resolve) => client.onclose(resolve));
    await client.start();
    expect(hub.connectionCount()).toBe(1);
    await client.stop();
    expect(await closed).toBeUndefined();
    await left.promise;
    expect(reasons).toEqual([undefined]);
    expect(hub.connectionCount()).toBe(0);
  });

  it('comes back by itself when the server says goodbye with allowReconnect', async () => {
    const first = await hubUnderTest();
    const client = clientOf(first.url, transport, { reconnectDelaysMs: [0, 0, 0] });
    const reconnecting = new Promise<void>((resolve) => client.onreconnecting(() => resolve()));
    const reconnected = new Promise<void>((resolve) => client.onreconnected(() => resolve()));
    await client.start();
    const second = await hubUnderTest();
    client.onreconnecting(() => {
      client.baseUrl = second.url;
    });
    await Promise.all([first.hub.close(), reconnecting]);
    await reconnected;
    expect(await client.invoke('Echo', 'again')).toBe('again');
    expect(first.hub.connectionCount()).toBe(0);
    expect(second.hub.connectionCount()).toBe(1);
  });

  it('is known by its access token, which appears in no log', async () => {
    const { url, logged } = await hubUnderTest({
      identify: ({ accessToken }) => (accessToken === 'token-of-amina' ? { userId: 'amina' } : 'unauthorized'),
    });
    const client = clientOf(url, transport, { accessTokenFactory: () => 'token-of-amina' });
    await client.start();
    expect(await client.invoke('WhoAmI')).toBe('amina');
    await client.invoke('Break').catch(() => undefined);
    await client.stop();
    expect(logged()).toContain('hub method failed');
    expect(logged()).not.toContain('token-of-amina');
    const stranger = clientOf(url, transport, { accessTokenFactory: () => 'guess' });
    await expect(stranger.start()).rejects.toThrow(/401/);
  });
});

it.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['Server-Sent Events', HttpTransportType.ServerSentEvents],
] as const)(
  'the official client over %s comes back by itself after it was silent for too long',
  async (_name, transport) => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({ clock });
    const client = clientOf(url, transport, { reconnectDelaysMs: [0, 0, 0] });
    const reconnected = new Promise<void>((resolve) => client.onreconnected(() => resolve()));
    await client.start();
    clock.advance(30_000);
    await reconnected;
    expect(await client.invoke('Echo', 'again')).toBe('again');
  },
);

it('the official client connects over WebSockets without negotiating', async () => {
  const { url } = await hubUnderTest();
  const client = clientOf(url, HttpTransportType.WebSockets, { skipNegotiation: true });
  await client.start();
  expect(await client.invoke('Echo', 'hi')).toBe('hi');
});

it('the official client that asks for stateful reconnect connects without it', async () => {
  const { url } = await hubUnderTest();
  const client = new HubConnectionBuilder()
    .withUrl(url)
    .withStatefulReconnect()
    .configureLogging(LogLevel.None)
    .build();
  alsoStop(() => client.stop());
  await client.start();
  expect(await client.invoke('Echo', 'hi')).toBe('hi');
});

it('the official client tells what the server refuses by a text, and stays away', async () => {
  const { url } = await hubUnderTest();
  const client = clientOf(url, HttpTransportType.WebSockets, { reconnectDelaysMs: [0, 0, 0] });
  const closed = new Promise<Error | undefined>((resolve) => client.onclose(resolve));
  await client.start();
  await client.send('Echo', 'x'.repeat(40_000));
  expect((await closed)?.message).toBe('Server returned an error on close: Connection closed with an error.');
});
