import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect, it } from 'vitest';
import type { HubPlace, HubPlaces } from './index.ts';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { negotiate, openGreeted, refusedUpgrade, statusOf } from './testing/raw-client.ts';

const { hubUnderTest, alsoStop } = hubsPerTest();

/** As two replicas with one key; a token is over when the test says so. */
function sharedPlaces(): HubPlaces & { expire(): void } {
  const sealed = new Map<string, HubPlace>();
  return {
    seal: (place) => {
      const token = `sealed-${sealed.size}-${place.connectionId}`;
      sealed.set(token, place);
      return token;
    },
    open: (token) => sealed.get(token),
    expire: () => sealed.clear(),
  };
}

const identify = ({ accessToken }: { readonly accessToken: string | undefined }) => ({ userId: accessToken });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function twoReplicas(options: Parameters<typeof hubUnderTest>[0] = {}) {
  const places = sharedPlaces();
  return {
    places,
    replicas: [await hubUnderTest({ places, ...options }), await hubUnderTest({ places, ...options })] as const,
  };
}

/** Sends every request to the next replica. */
async function roundRobin(ports: readonly number[]): Promise<string> {
  let turn = 0;
  const next = () => ports[turn++ % ports.length];
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const asking = ask({ host: '127.0.0.1', port: next(), method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(asking);
  });
  server.on('upgrade', ({ url: path, headers }, socket) => {
    const asking = ask({ host: '127.0.0.1', port: next(), path, headers }).end();
    asking.on('upgrade', (response, far) => {
      const lines = response.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      socket.pipe(far).pipe(socket);
      socket.on('error', () => far.destroy());
      far.on('error', () => socket.destroy());
    });
    asking.on('response', (response) => socket.end(`HTTP/1.1 ${response.statusCode} No\r\n\r\n`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  alsoStop(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hubs/test`;
}

it('lets a WebSocket come to another replica than the one it negotiated with, as who it was given to', async () => {
  const { replicas } = await twoReplicas({ identify });
  const { connectionToken } = await negotiate(replicas[0].url, bearer('amina'));
  const elsewhere = `${replicas[1].url}?id=${connectionToken}`;
  expect(await refusedUpgrade(elsewhere, bearer('bello'))).toBe(403);
  await openGreeted(`${elsewhere}&access_token=amina`);
  expect(replicas.map(({ hub }) => hub.connectionCount())).toEqual([0, 1]);
  // Once: whoever has seen the address of a living connection gets no second one of it.
  expect(await refusedUpgrade(elsewhere, bearer('amina'))).toBe(409);
});

it('opens no token that is forged or over, and none for the transports that need their own replica', async () => {
  const { replicas, places } = await twoReplicas();
  const { connectionToken } = await negotiate(replicas[0].url);
  const elsewhere = `${replicas[1].url}?id=${connectionToken}`;
  expect(await statusOf(elsewhere)).toBe(404);
  expect(await statusOf(elsewhere, { headers: { accept: 'text/event-stream' } })).toBe(404);
  expect(await refusedUpgrade(`${elsewhere}x`)).toBe(404);
  places.expire();
  expect(await refusedUpgrade(elsewhere)).toBe(404);
  expect(await statusOf(`${replicas[0].url}?id=${connectionToken}`)).toBe(200);
});

it('serves the official client behind a balancer that sends each request to the next replica', async () => {
  const { replicas } = await twoReplicas();
  const url = await roundRobin(replicas.map(({ port }) => port));
  for (let turn = 0; turn < 3; turn += 1) {
    const client = new HubConnectionBuilder()
      .withUrl(url, { transport: HttpTransportType.WebSockets, withCredentials: false })
      .configureLogging(LogLevel.None)
      .build();
    alsoStop(() => client.stop());
    await client.start();
  }
  expect(replicas.map(({ hub }) => hub.connectionCount())).toEqual([0, 3]);
});
