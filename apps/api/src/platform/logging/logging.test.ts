import { defineEndpoint } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpServer } from '../http/create-http-server.ts';
import { serve } from '../http/serve.ts';
import { createLogger } from './create-logger.ts';
import { logCalls } from './log-calls.ts';

function logged() {
  const lines: string[] = [];
  return { lines, log: createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } }) };
}

describe('the log', () => {
  it.each<{ what: string; fields: object; secret: string }>([
    { what: 'a password', fields: { user: { password: 'hunter2' } }, secret: 'hunter2' },
    { what: 'a token', fields: { accessToken: 'tok-123' }, secret: 'tok-123' },
    { what: 'an authorization header', fields: { headers: { authorization: 'Bearer abcdef' } }, secret: 'abcdef' },
    { what: 'a NIN by name', fields: { nin: 'AB12' }, secret: 'AB12' },
    { what: 'a NIN by its look', fields: { typed: 'NIN 12345678901 given' }, secret: '12345678901' },
    { what: 'an e-mail address', fields: { to: ['amina@example.org'] }, secret: 'amina' },
    { what: 'a query with an access_token', fields: { url: '/hubs?id=abc&access_token=xyz' }, secret: 'xyz' },
    { what: "a connection's password", fields: { url: 'postgres://portal:pw@db/x' }, secret: 'pw@' },
    { what: 'a signed receipt', fields: { text: 'eyJhbGciOi.eyJuIjoi.c2ln' }, secret: 'eyJuIjoi' },
    {
      what: 'a signed receipt in the address of a page, whole or broken',
      fields: { url: '/receipt-verification?ref=KDR-2026-00000001&s=broken-but-secret' },
      secret: 'broken-but-secret',
    },
    {
      what: 'a signed receipt in a call',
      fields: { url: '/api/v1/bills/document?billReference=KD1&signedReceipt=abc.def' },
      secret: 'abc.def',
    },
    {
      what: 'a signed receipt in an address inside an address',
      fields: { referer: '/?next=%2Freceipt-verification%3Fref%3DKD1%26s%3DeyJhbGciOi.eyJuIjoi.c2ln' },
      secret: 'eyJ',
    },
    { what: 'a signed receipt by name', fields: { query: { s: 'abc.def' } }, secret: 'abc.def' },
    { what: 'bytes', fields: { body: Buffer.from('hunter2') }, secret: '104' },
  ])('never holds $what', ({ fields, secret }) => {
    const { lines, log } = logged();
    log.info(fields, 'said');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(secret);
    expect(lines[0]).toContain('said');
  });

  it('keeps references of bills and receipts, which people ask us about', () => {
    const { lines, log } = logged();
    log.info({ url: '/receipt-verification?ref=KDR-2026-00000001&s=secret', to: '/x?billReference=KD7Q4M2X9TBC1VWZ' });
    expect(lines[0]).toContain('ref=KDR-2026-00000001&s=[redacted]');
    expect(lines[0]).toContain('billReference=KD7Q4M2X9TBC1VWZ');
  });

  it('scrubs what an error says, its causes, and the row a database error carries', () => {
    const { lines, log } = logged();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (nin)=(x-ray)',
      constraint: 'people_email_key',
    });
    log.error({ err: new Error('cannot mail amina@example.org', { cause }) }, 'to amina@example.org');
    expect(lines[0]).not.toMatch(/amina|x-ray/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      msg: 'to [e-mail]',
      err: { cause: { code: '23505', constraint: 'people_email_key' } },
    });
  });

  it('has one line per call, with the request id and the declared route instead of the address', async () => {
    const { lines, log } = logged();
    const app = await createHttpServer({ logger: log });
    logCalls(app);
    const endpoint = defineEndpoint({
      method: 'GET',
      path: '/doors/:secret',
      summary: 'A door',
      access: 'public',
      params: z.object({ secret: z.string() }),
      response: z.object({ ok: z.boolean() }),
    });
    serve(app, endpoint, async () => ({ ok: true }));
    const response = await app.inject('/api/v1/doors/hunter2?billReference=KD123');
    await app.inject('/nowhere/hunter2?x=KD123');
    await app.close();
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/hunter2|KD123/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'call',
      method: 'GET',
      route: '/api/v1/doors/:secret',
      status: 200,
      requestId: response.headers['x-request-id'],
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ route: '(no route)', status: 404 });
  });

  it('keeps the fault of a failed call for us', async () => {
    const { lines, log } = logged();
    const app = await createHttpServer({ logger: log });
    const endpoint = defineEndpoint({
      method: 'GET',
      path: '/x',
      summary: 'X',
      access: 'public',
      response: z.object({}),
    });
    serve(app, endpoint, async () => {
      throw new Error('the real reason');
    });
    await app.inject('/api/v1/x');
    await app.close();
    expect(lines.filter((line) => line.includes('the real reason'))).toHaveLength(1);
  });
});
