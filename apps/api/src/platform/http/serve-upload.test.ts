import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@portal/contracts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttpServer } from './create-http-server.ts';
import { serveUpload } from './serve-upload.ts';

const bytesMax = 100_000;
const endpoint = defineEndpoint({
  method: 'POST',
  path: '/things',
  summary: 'Hand something in',
  access: 'signed-in',
  upload: { field: 'file', bytesMax },
  response: z.object({ size: z.int() }),
});
const app = await createHttpServer({
  identify: async (authorization) => ({
    id: authorization,
    sessionId: authorization,
    roles: ['Agent'],
    scope: { kind: 'taxpayer', tpui: authorization },
  }),
});
const admitted: string[] = [];
serveUpload(app, endpoint, async ({ file }) => ({ size: file.bytes.length }), {
  graceMs: 800,
  admit: async ({ id }) => void admitted.push(id),
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: image/png\r\n\r\n';

/** A sender who begins; what follows is up to the test. */
function begin(who: string) {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/things',
    headers: { authorization: who, 'content-type': 'multipart/form-data; boundary=b' },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve) => {
    sending.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, body });
    });
    sending.on('error', () => resolve({ status: 0, body: '' }));
  });
  sending.write(head);
  return { sending, answer };
}

function send(who: string, size = 5_000) {
  const { sending, answer } = begin(who);
  sending.end(`${'x'.repeat(size)}\r\n--b--\r\n`);
  return answer;
}

describe('uploads', () => {
  it('of one account that never end keep nobody else from theirs', async () => {
    const stuck = Array.from({ length: 40 }, () => begin('greedy'));
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((who) => send(who)));
    expect(others.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 4 }, () => [200, '{"size":5000}']),
    );
    for (const { sending } of stuck) sending.destroy();
    await Promise.all(stuck.map(({ answer }) => answer));
    // The server hears of a connection's end in its own time.
    await vi.waitFor(async () => expect((await send('greedy')).status).toBe(200), 5_000);
  });

  it('of one account wait for each other, five at most; more are refused', async () => {
    const first = begin('busy');
    await vi.waitFor(() => expect(admitted).toContain('busy'));
    const answered: number[] = [];
    const waiting = Array.from({ length: 12 }, () => send('busy').then(({ status }) => answered.push(status)));
    await vi.waitFor(() => expect(answered).toHaveLength(7));
    expect(new Set(answered)).toEqual(new Set([429]));
    first.sending.end('y\r\n--b--\r\n');
    expect((await first.answer).status).toBe(200);
    await Promise.all(waiting);
    expect(answered.slice(7)).toEqual([200, 200, 200, 200, 200]);
  });

  it('that hardly come lose their place, and say why', async () => {
    const slow = begin('slow');
    const dripping = setInterval(() => slow.sending.write('x'), 100);
    const { status, body } = await slow.answer;
    clearInterval(dripping);
    slow.sending.destroy();
    expect([status, JSON.parse(body).code]).toEqual([408, 'request.too-slow']);
    expect((await send('slow')).status).toBe(200);
  });

  it('are asked for before they are read', async () => {
    admitted.length = 0;
    await send('asked');
    expect(admitted).toEqual(['asked']);
  });

  it('keep their limit', async () => {
    expect((await send('large', bytesMax + 1)).status).toBe(413);
  });
});
