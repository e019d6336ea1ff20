import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDojahProvider } from './create-dojah-provider.ts';

type Behaviour = (response: ServerResponse) => void;
let behave: Behaviour = () => {};
const asked: { url: string | undefined; appId: unknown; authorization: unknown }[] = [];
const provider = createServer((request, response) => {
  const { appid: appId, authorization } = request.headers;
  asked.push({ url: request.url, appId, authorization });
  behave(response);
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  provider.close();
  provider.closeAllConnections();
});
const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const connection = { baseUrl, appId: 'app', secretKey: 'prod_sk_key' };
const open = (options = {}) => createDojahProvider(connection, { timeoutMs: 200, breakAfter: 50, ...options });
const says =
  (status: number, body: unknown): Behaviour =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const nin = '70123456789';
beforeEach(() => asked.splice(0));

/** As their documentation shows it, portraits shortened. */
const documented = {
  entity: {
    first_name: 'John',
    last_name: 'Doe',
    middle_name: 'Chinwe',
    gender: 'M',
    image: '/9j/4AAQScXJSgBBAgAAAQABAAD',
    phone_number: '08123456789',
    date_of_birth: '1993-05-06',
    nin,
  },
};
const documentedVirtual = {
  entity: {
    vnin: 'AB012345678910YZ',
    firstname: 'John',
    middlename: 'Doe',
    surname: 'Alamutu',
    user_id: 'WXABCD-1234',
    gender: 'F',
    mobile: '08012345678',
    dateOfBirth: '1982-01-31',
    photo: '/9j/4AAQSkZJRgABAgAAAQABAAD',
  },
};

const faults: [string, Behaviour][] = [
  ['a wrong key', says(401, { error: 'Unauthorized' })],
  ['an empty wallet', says(402, { error: 'Insufficient balance' })],
  ['too many questions', says(429, { error: 'Too many requests' })],
  ['a fault of theirs', says(500, { error: 'Internal server error' })],
  ['a gateway page', says(502, '<html>Bad Gateway</html>')],
  ['a 404 that is no answer of theirs', says(404, '<html>No such page</html>')],
  ['an answer without a person', says(200, { entity: {} })],
  ['an answer about somebody else', says(200, { entity: { ...documented.entity, nin: '70999999999' } })],
  ['something that is not JSON', says(200, 'OK')],
  ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a closed connection', (response) => void response.destroy()],
  ['silence', () => {}],
  ['an endless answer', (response) => void response.writeHead(200).write(Buffer.alloc(5 * 1024 * 1024))],
];

describe('the register behind Dojah', () => {
  it('is asked for a NIN as it is documented, and understood', async () => {
    behave = says(200, documented);
    expect(await open().find({ nin })).toEqual({
      outcome: 'found',
      person: {
        nin,
        personId: null,
        firstName: 'John',
        middleName: 'Chinwe',
        lastName: 'Doe',
        dateOfBirth: '1993-05-06',
        gender: 'male',
        phoneNumber: '+2348123456789',
        email: null,
      },
    });
    expect(asked).toEqual([{ url: `/api/v1/kyc/nin?nin=${nin}`, appId: 'app', authorization: 'prod_sk_key' }]);
  });

  it('is asked for a virtual NIN as it is documented, and understood', async () => {
    behave = says(200, documentedVirtual);
    expect(await open().find({ virtualNin: 'AB012345678910YZ' })).toEqual({
      outcome: 'found',
      person: {
        nin: null,
        personId: 'WXABCD-1234',
        firstName: 'John',
        middleName: 'Doe',
        lastName: 'Alamutu',
        dateOfBirth: '1982-01-31',
        gender: 'female',
        phoneNumber: '+2348012345678',
        email: null,
      },
    });
    expect(asked[0]?.url).toBe('/api/v1/kyc/vnin?vnin=AB012345678910YZ');
  });

  it.each([
    [{ phone_number: '0812345678' }, { phoneNumber: null }],
    [{ phone_number: '2348123456789' }, { phoneNumber: '+2348123456789' }],
    [{ date_of_birth: '04-04-1944' }, { dateOfBirth: '1944-04-04' }],
    [{ date_of_birth: '1944-04-04T00:00:00.000Z' }, { dateOfBirth: '1944-04-04' }],
    [{ date_of_birth: '31-31-1944' }, { dateOfBirth: null }],
    [{ gender: 'female' }, { gender: 'female' }],
    [{ gender: null }, { gender: null }],
    [{ email: 'John@Example.org' }, { email: 'john@example.org' }],
    [{ email: 'a@b.test\r\nBcc: eve@example.org' }, { email: null }],
    [
      { first_name: 'JOHN-PAUL', last_name: "N'GOZI  BELLO" },
      { firstName: 'John-Paul', lastName: "N'gozi Bello" },
    ],
    [{ middle_name: null }, { middleName: '' }],
    [{ nin: Number(nin) }, { nin }],
    [{ user_id: 'AJ-1' }, { personId: 'AJ-1' }],
  ])('says %j and means %j', async (said, meant) => {
    behave = says(200, { entity: { ...documented.entity, ...said } });
    expect(await open().find({ nin })).toMatchObject({ outcome: 'found', person: meant });
  });

  it.each([
    [404, { error: 'nin not found' }],
    [400, { error: 'Invalid NIN' }],
    [400, { error: 'vnin not found' }],
    [404, { error: 'Wrong vNIN or expired' }],
  ])('does not know a number: %s %j', async (status, body) => {
    behave = says(status, body);
    expect(await open().find({ nin })).toEqual({ outcome: 'not-found' });
  });

  it.each(faults)(
    'is unavailable with %s, and the reason names neither number nor person',
    async (_what, behaviour) => {
      behave = behaviour;
      const answer = await open().find({ nin });
      expect(answer.outcome).toBe('unavailable');
      expect(JSON.stringify(answer)).not.toMatch(/70123456789|John|Doe/);
    },
  );

  it('is left alone for a while after failing again and again', async () => {
    behave = says(500, {});
    const tired = open({ breakAfter: 3, breakMs: 60_000 });
    for (let index = 0; index < 6; index += 1) expect((await tired.find({ nin })).outcome).toBe('unavailable');
    expect(asked).toHaveLength(3);
  });
});
