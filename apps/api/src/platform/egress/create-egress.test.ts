import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createEgress, type EgressOptions } from './create-egress.ts';

const asked: string[] = [];
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A receiver on this machine that is reached only where the way out found a public address. */
async function receiver(listener: RequestListener, options: EgressOptions = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const egress = createEgress({
    resolve: async (name) => {
      asked.push(name);
      return [{ address: '1.1.1.1', family: 4 }];
    },
    connect: async () => connect(port, '127.0.0.1'),
    ...options,
  });
  const post = (url: string, signal = new AbortController().signal) =>
    egress.post(url, { headers: { 'content-type': 'application/json' }, body: '{}' }, signal);
  return { egress, post };
}

it('asks the name once for each message, and hands on what the server answers', async () => {
  const { post } = await receiver((request, response) => {
    response.writeHead(503, { 'retry-after': '7' }).end(`${request.method} ${request.headers.host}`);
  });
  for (let at = 0; at < 2; at += 1)
    expect(await post('https://told.example/in')).toEqual({
      ...{ kind: 'answer', status: 503, retryAfter: '7', text: 'POST told.example' },
    });
  expect(asked.filter((name) => name === 'told.example')).toHaveLength(2);
});

it('follows nothing', async () => {
  const paths: unknown[] = [];
  const { post } = await receiver((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: 'https://other.example/' }).end();
  });
  expect(await post('https://moved.example/in')).toMatchObject({ status: 307 });
  expect(paths).toEqual(['/in']);
});

it.each([
  ['one private answer among public ones', ['1.1.1.1', '10.0.0.7']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['an address in IPv6 that hides one of IPv4', ['::ffff:127.0.0.1']],
  ['no answer', []],
])('goes nowhere for %s', async (_, addresses) => {
  let calls = 0;
  const { egress, post } = await receiver(
    (_request, response) => {
      calls += 1;
      response.end();
    },
    { resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) },
  );
  expect(await egress.leadsToPublic('https://private.example/')).toBe(false);
  expect(await post('https://private.example/')).toEqual({ kind: 'no-answer', reason: 'not-public' });
  expect(calls).toBe(0);
});

it.each([
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://017700000001/', 'https://[::1]/'],
  ...['https://[::ffff:10.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://192.168.0.1/'],
])('knows %s for what it is, without asking anybody', async (url) => {
  const before = asked.length;
  const { egress, post } = await receiver((_request, response) => void response.end());
  expect(await egress.leadsToPublic(url)).toBe(false);
  expect(await post(url)).toEqual({ kind: 'no-answer', reason: 'not-public' });
  expect(asked).toHaveLength(before);
});

it('refuses a name that turned private after it was found public', async () => {
  let address = '1.1.1.1';
  const { egress, post } = await receiver((_request, response) => void response.end('in'), {
    resolve: async () => [{ address, family: 4 }],
  });
  expect(await egress.leadsToPublic('https://turns.example/')).toBe(true);
  expect(await post('https://turns.example/')).toMatchObject({ status: 200 });
  address = '192.168.1.4';
  expect(await post('https://turns.example/')).toEqual({ kind: 'no-answer', reason: 'not-public' });
});

it('gives up in time, whether nothing comes, or a byte now and then', async () => {
  const silent = await receiver(() => {}, { timeoutMs: 200 });
  expect(await silent.post('https://silent.example/')).toEqual({ kind: 'no-answer', reason: 'no-answer-in-time' });
  const unknown = await receiver(() => {}, { timeoutMs: 200, resolve: () => new Promise(() => {}) });
  expect(await unknown.post('https://slow.example/')).toEqual({ kind: 'no-answer', reason: 'no-answer-in-time' });
  const dripping = await receiver(
    (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    },
    { timeoutMs: 300 },
  );
  expect(await dripping.post('https://dripping.example/')).toMatchObject({ status: 200 });
});

it('reads little of an answer without end, and keeps less', async () => {
  let sent = 0;
  const { post } = await receiver((_request, response) => {
    const piece = Buffer.alloc(64 * 1024, 'x');
    const go = () => {
      while (sent < 64 * 1024 * 1024 && !response.destroyed && response.write(piece)) sent += piece.length;
    };
    response.on('drain', go);
    go();
  });
  const answer = await post('https://lying.example/');
  expect(answer).toMatchObject({ kind: 'answer', status: 200, text: 'x'.repeat(1024) });
  expect(sent).toBeLessThan(50 * 1024 * 1024);
});

it('says why nobody answered', async () => {
  const unknown = await receiver(() => {}, {
    resolve: async () => {
      throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
    },
  });
  expect(await unknown.post('https://unknown.example/')).toEqual({ kind: 'no-answer', reason: 'name-unknown' });
  const shut = await receiver(() => {}, {
    connect: async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    },
  });
  expect(await shut.post('https://shut.example/')).toEqual({ kind: 'no-answer', reason: 'no-connection' });
  const rude = await receiver((request) => void request.socket.destroy());
  expect(await rude.post('https://rude.example/')).toEqual({ kind: 'no-answer', reason: 'broken-off' });
});

it('throws when it is told to stop, and nothing else', async () => {
  const stopping = new AbortController();
  const { post } = await receiver(() => stopping.abort(new Error('stopping')));
  await expect(post('https://stopped.example/', stopping.signal)).rejects.toThrow('stopping');
});
