import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMessagePort, createSmsSender } from './create-sms-sender.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { internationalNumber, SmsNotTaken, UnsendableSms } from './sms-sender.ts';

let answer = { status: 200, body: JSON.stringify({ code: 'ok', message_id: '9122821270554876574' }) };
const seen: { url: string | undefined; body: unknown }[] = [];
const network = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  seen.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
afterAll(() => void network.close());
const baseUrl = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
const config = { baseUrl, apiKey: 'key', senderId: 'KADIRS', segmentKobo: 400, reportSecret: undefined };
const sender = createSmsSender(config);
beforeEach(() => {
  seen.splice(0);
  answer = { status: 200, body: JSON.stringify({ code: 'ok', message_id: '9122821270554876574' }) };
});

describe('a text message', () => {
  it('goes to one number on the transactional route', async () => {
    await sender.send({ to: '0803 123 4567', text: 'Your code is 123456' });
    expect(seen).toEqual([
      {
        url: '/api/sms/send',
        body: {
          api_key: 'key',
          to: '2348031234567',
          from: 'KADIRS',
          sms: 'Your code is 123456',
          type: 'plain',
          channel: 'dnd',
        },
      },
    ]);
  });

  it.each([
    [500, '{}'],
    [401, JSON.stringify({ message: 'Invalid API key, sms was: Your code is 123456' })],
    [200, 'accepted'],
    [200, JSON.stringify({ message: 'Insufficient balance' })],
  ])('that was not taken (%s %s) fails, and the failure repeats nothing of it', async (status, body) => {
    answer = { status, body };
    const failure = await sender.send({ to: '+2348031234567', text: 'Your code is 123456' }).catch(String);
    expect(failure).toContain(`HTTP ${status}`);
    expect(failure).not.toContain('123456');
  });

  it('to what is no number is given up at once', async () => {
    await expect(sender.send({ to: '12345', text: 'x' })).rejects.toThrow(UnsendableSms);
    expect(seen).toEqual([]);
  });

  it.each([
    ['08031234567', '+2348031234567'],
    ['234 803 123 4567', '+2348031234567'],
    ['+44 20 7946 0018', '+442079460018'],
    ['0203123456', undefined],
    ['+0', undefined],
  ])('knows %s as %s', (written, number) => expect(internationalNumber(written)).toBe(number));
});

describe('one of many', () => {
  it('goes on the ordinary route, at a price that is known, and has the network’s number', async () => {
    const port = createMessagePort(config);
    expect(port.segmentKobo).toBe(400);
    expect(await port.send({ to: '08031234567', text: 'Sannu' })).toEqual({ reference: '9122821270554876574' });
    expect(seen).toMatchObject([{ body: { channel: 'generic', to: '2348031234567', sms: 'Sannu' } }]);
  });

  it('that the network refuses says with which answer', async () => {
    answer = { status: 400, body: '{}' };
    await expect(createMessagePort(config).send({ to: '08031234567', text: 'x' })).rejects.toMatchObject({
      ...{ name: 'SmsNotTaken', status: 400 },
    });
    await expect(createMessagePort(config).send({ to: '08031234567', text: 'x' })).rejects.toThrow(SmsNotTaken);
  });
});

describe('a delivery report', () => {
  const read = (said: unknown, signed = said) =>
    readDeliveryReport(
      'a-secret-of-reports',
      Buffer.from(JSON.stringify(said)),
      createHmac('sha512', 'a-secret-of-reports').update(JSON.stringify(signed)).digest('hex'),
    );

  it.each([
    ['Delivered', 'delivered'],
    ['DND Active on Phone Number', 'failed'],
    ['Expired', 'failed'],
  ])('%s is told as %s', (status, outcome) =>
    expect(read({ message_id: '42', status })).toEqual({ reference: '42', outcome }),
  );

  it('that is not final, or no report, tells nothing', () => {
    expect(read({ message_id: '42', status: 'Message Sent' })).toBeUndefined();
    expect(read('x')).toBeUndefined();
  });

  it('without its signature is nobody’s', () => {
    expect(read({ message_id: '42', status: 'Delivered' }, { message_id: '43', status: 'Delivered' })).toBeNull();
    expect(readDeliveryReport('a-secret-of-reports', Buffer.from('{}'), undefined)).toBeNull();
  });
});
