import { bodyBytesAtOnce, bodyLimitsOf, type Endpoint, strictBody } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { BusinessError } from '../business-error.ts';
import { createHttpServer } from '../create-http-server.ts';
import { fieldErrorsMost } from '../field-errors.ts';
import { serve } from '../serve.ts';
import { depthOfSchema } from './testing/depth-of-schema.ts';

const taking = everyEndpoint.filter(({ body, upload }) => body && !upload);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const rows = taking.map((endpoint) => ({ name: nameOf(endpoint), endpoint }));
const megabyte = 1024 * 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer();
  // Access is not what is asked here.
  for (const one of taking) {
    serve(app, { ...one, access: 'public' } as Endpoint, () => {
      throw new BusinessError('feature.off');
    });
  }
});
afterAll(() => app.close());

async function send({ method, path }: Endpoint, payload: string) {
  const url = `/api/v1${path.replaceAll(/:\w+/g, 'x')}`;
  const answer = await app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } });
  return { status: answer.statusCode, code: answer.json().code as string, body: answer.body };
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
/** As flat as can be: one that opens, and commas. */
const wide = (tokens: number) => `[${'0,'.repeat(tokens - 1)}0]`;
const long = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`;
/** Judged to be no more than may be: what a handler or the contract says of it is another matter. */
const passed = expect.not.stringMatching(/^request\.(?:too-large|malformed)$/);

it('lets the main thread parse so much and no more, whatever the endpoint', () => {
  expect({ bodyBytesAtOnce, strictBody }).toEqual({
    bodyBytesAtOnce: 65_536,
    strictBody: { bytesMax: 65_536, depthMax: 6, tokensMax: 6_000 },
  });
  const others = taking.filter(({ bodyLimits }) => bodyLimits);
  expect(Object.fromEntries(others.map((endpoint) => [nameOf(endpoint), bodyLimitsOf(endpoint)]))).toEqual({
    'PUT /paye/draft/parts': { bytesMax: 4 * megabyte, depthMax: 6, tokensMax: 30_000 },
    'PUT /paye/draft': { bytesMax: 4 * megabyte, depthMax: 6, tokensMax: 76_000 },
    'PUT /withholding/draft': { bytesMax: 6 * megabyte, depthMax: 6, tokensMax: 136_000 },
    'POST /clearance/checks': { bytesMax: megabyte, depthMax: 6, tokensMax: 40_000 },
    'POST /communication-infrastructure/imports': { bytesMax: megabyte / 2, depthMax: 1, tokensMax: 10 },
    'POST /communication-infrastructure/assessments': { bytesMax: megabyte / 2, depthMax: 6, tokensMax: 20_000 },
    'POST /communication-infrastructure/declarations': { bytesMax: megabyte / 2, depthMax: 6, tokensMax: 20_000 },
    'POST /content/items': { bytesMax: megabyte / 2, depthMax: 9, tokensMax: 20_000 },
    'POST /returns/filings': { bytesMax: megabyte / 16, depthMax: 6, tokensMax: 20_000 },
    'POST /returns/previews': { bytesMax: megabyte / 16, depthMax: 6, tokensMax: 20_000 },
    'PUT /returns/draft': { bytesMax: megabyte / 16, depthMax: 6, tokensMax: 20_000 },
    'PUT /field/records/:id/photos/:position': { bytesMax: 210_000, depthMax: 6, tokensMax: 6_000 },
    'PUT /field/visit-reports/:id/photos/:position': { bytesMax: 210_000, depthMax: 6, tokensMax: 6_000 },
    'PUT /content/items/:id/draft': { bytesMax: megabyte / 2, depthMax: 9, tokensMax: 20_000 },
  });
});

it.each(rows)('$name says limits that its own bodies keep', ({ endpoint }) => {
  const schema = z.toJSONSchema(endpoint.body ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
  expect(depthOfSchema(schema)).toBeLessThanOrEqual(bodyLimitsOf(endpoint).depthMax);
});

it.each(rows)('$name is judged before it is parsed: bytes, depth and tokens', async ({ endpoint }) => {
  const { bytesMax, depthMax, tokensMax } = bodyLimitsOf(endpoint);
  const parsed = vi.spyOn(JSON, 'parse');
  expect((await send(endpoint, deep(depthMax))).code).toEqual(passed);
  expect((await send(endpoint, wide(tokensMax))).code).toEqual(passed);
  expect((await send(endpoint, long(bytesMax))).code).toEqual(passed);
  expect((await send(endpoint, long(bodyBytesAtOnce))).code).toEqual(passed);
  parsed.mockClear();
  expect(await send(endpoint, deep(depthMax + 1))).toMatchObject({ status: 400, code: 'request.malformed' });
  expect(await send(endpoint, wide(tokensMax + 1))).toMatchObject({ status: 413, code: 'request.too-large' });
  expect(await send(endpoint, long(bytesMax + 1))).toMatchObject({ status: 413, code: 'request.too-large' });
  // What it did parse are the problems this test reads.
  const lengths = parsed.mock.calls.map(([text]) => text.length);
  parsed.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(1_000);
});

describe('a body larger than the main thread parses', () => {
  const draft = rows.find(({ name }) => name === 'PUT /paye/draft')?.endpoint as Endpoint;

  it('is parsed and checked beside it, and reaches the handler as the contract says', async () => {
    const row = {
      ...{ name: 'Musa'.padEnd(150, 'a'), taxId: '', stateId: 1, grossKobo: 100, pensionKobo: 0, housingFundKobo: 0 },
      ...{ healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo: 0 },
    };
    const payload = JSON.stringify({
      month: '2026-10',
      rows: Array.from({ length: 500 }, (_, index) => ({ ...row, staffNumber: `${index}` })),
    });
    const parsed = vi.spyOn(JSON, 'parse');
    const { code } = await send(draft, payload);
    const longest = Math.max(...parsed.mock.calls.map(([text]) => text.length));
    parsed.mockRestore();
    expect(payload.length).toBeGreaterThan(bodyBytesAtOnce);
    expect(code).toBe('feature.off');
    expect(longest).toBeLessThan(1_000);
  });

  it('of wrong values is answered in few words', async () => {
    const payload = JSON.stringify({
      month: 'x',
      rows: Array.from({ length: 1_000 }, () => ({ name: 'a'.repeat(200) })),
    });
    const { status, body } = await send(draft, payload);
    expect(status).toBe(422);
    expect(Object.keys(JSON.parse(body).fieldErrors)).toHaveLength(fieldErrorsMost);
    expect(body.length).toBeLessThan(16_000);
  });

  it.each([
    ['is not JSON', `{"month":${'1'.repeat(70_000)},`],
    ['names a prototype', `{"__proto__":{"a":"${'a'.repeat(70_000)}"}}`],
  ])('is refused when it %s', async (_, payload) => {
    expect(await send(draft, payload)).toMatchObject({ status: 400, code: 'request.malformed' });
  });
});
