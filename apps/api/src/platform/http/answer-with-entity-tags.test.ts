import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerWithEntityTags } from './answer-with-entity-tags.ts';

const long = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Area tax office' }));
const app = Fastify();
answerWithEntityTags(app, 'public, no-cache');
app.get('/long', () => long);
app.get('/short', () => [1]);

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a public answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('to a browser that takes %s comes as %s, and is the same', async (accepted, encoding, decompress) => {
    const answer = await ask('/long', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-language, accept-encoding' });
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 5);
    expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(long);
  });

  it.each([
    ['/long', ''],
    ['/short', 'br'],
  ])('%s stays as it is where that is wanted or better (%s)', async (url, accepted) => {
    const answer = await ask(url, accepted ? { 'accept-encoding': accepted } : {});
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toBeDefined();
  });

  it('is not sent again, however it would be sent', async () => {
    const { headers } = await ask('/long', { 'accept-encoding': 'br' });
    const again = await ask('/long', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect(again.body).toBe('');
  });
});
