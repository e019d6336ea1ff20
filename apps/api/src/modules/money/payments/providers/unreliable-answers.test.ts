import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startScriptedProvider } from '../testing/scripted-provider.ts';
import { hasKeyTwice } from './has-key-twice.ts';
import { createProviderHttp } from './provider-http.ts';
import { parseProviderJson } from './provider-json.ts';

const far = await startScriptedProvider();
const http = createProviderHttp({ baseUrl: far.url, timeoutMs: 5_000, breakAfter: 1_000, breakMs: 1_000 });
afterEach(() => far.forget());
afterAll(async () => {
  await http.close();
  await far.stop();
});

const said = '{"status":"00","amount":200.0}';
const fromCache = { httpStatus: 200, body: said, headers: { age: '120' } };
const twice = '{"status":"00","amount":200.0,"amount":20000.0}';

describe('an answer nobody may rely on', () => {
  it.each([
    ['came from a cache', fromCache],
    ['came from a cache just now', { ...fromCache, headers: { age: '0' } }],
    ['names a key twice', twice],
  ])('that %s is asked again, past all caches, and the fresh one counts', async (_, first) => {
    far.answers('/status', first, said);
    expect(await http.send({ method: 'GET', path: '/status' })).toEqual({
      kind: 'answer',
      httpStatus: 200,
      body: said,
    });
    const asked = far.requestsTo('/status').map(({ headers }) => headers['cache-control']);
    expect(asked).toEqual(['no-cache, no-store', 'no-cache, no-store']);
  });

  it.each([
    ['from a cache', fromCache],
    ['with a key twice', twice],
  ])('%s is no answer when it comes again, and what came is kept', async (reason, answer) => {
    far.answers('/status', answer);
    const reply = await http.send({ method: 'GET', path: '/status' });
    expect(reply).toMatchObject({ kind: 'no-answer', reached: true, reason: expect.stringContaining(reason) });
    expect(far.requestsTo('/status')).toHaveLength(2);
  });

  it('to an order is not ordered again', async () => {
    far.answers('/init', twice);
    const reply = await http.send({ method: 'POST', path: '/init', body: '{}' });
    expect(reply).toMatchObject({ kind: 'no-answer', reached: true });
    expect(far.requestsTo('/init')).toHaveLength(1);
  });
});

describe('a key twice', () => {
  it.each([
    twice,
    'jsonp ({"status":"00","status":"01"})',
    '{"a":[{"b":1,"c":2,"b":3}]}',
    String.raw`{"amount":1,"\u0061mount":2}`,
    '{"a" : 1, "b":{}, "a"\n:2}',
  ])('is found in %s', (text) => {
    expect(hasKeyTwice(text)).toBe(true);
    expect(parseProviderJson(text)).toBeUndefined();
  });

  it.each([
    said,
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    String.raw`{"a":"\"a\":1,\"a\":2","b":"}"}`,
    '["a","a"]',
    '{"a":"b","b":"a"}',
    '<p class="x" id="x">{</p>',
    '{"a":"',
    '',
  ])('is not in %s', (text) => {
    expect(hasKeyTwice(text)).toBe(false);
  });
});
