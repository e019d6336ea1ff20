import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerIdentity } from './identity.routes.ts';
import { people } from './people.ts';

const app = Fastify();
registerIdentity(app, { appId: 'app', secretKey: 'key', slowMs: 5 });
await app.ready();
afterAll(() => app.close());

const ask = (path: string, headers = { appid: 'app', authorization: 'key' }) =>
  app.inject({ url: `/identity/api/v1/kyc/${path}`, headers });

describe('the identity register', () => {
  it('answers for a NIN and for a virtual NIN of the same person, who has one id', async () => {
    const byNin = (await ask('nin?nin=70000000001')).json().entity;
    const byVirtual = (await ask('vnin?vnin=AB070000000001YZ')).json().entity;
    expect(byNin).toMatchObject({ first_name: 'HAUWA', last_name: 'SULE', nin: '70000000001' });
    expect(byVirtual).toMatchObject({ firstname: 'HAUWA', surname: 'SULE', user_id: byNin.user_id });
    expect(JSON.stringify({ ...byVirtual, vnin: '', user_id: '' })).not.toContain('70000000001');
  });

  it('knows somebody for every number of the range of tests, always the same', async () => {
    const [first, again] = [await ask('nin?nin=71000012345'), await ask('nin?nin=71000012345')];
    expect(first.json().entity.date_of_birth).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
    expect(again.body).toBe(first.body);
  });

  it('says so when it does not know a number, is down, or is asked by a stranger', async () => {
    expect((await ask('nin?nin=79999999999')).statusCode).toBe(404);
    expect((await ask('nin?nin=12')).statusCode).toBe(400);
    expect((await ask('vnin?vnin=ZZ')).statusCode).toBe(404);
    expect((await ask('nin?nin=70000000006')).statusCode).toBe(503);
    expect((await ask('nin?nin=70000000001', { appid: 'app', authorization: 'other' })).statusCode).toBe(401);
  });

  it('has a person for each way of behaving', () => {
    expect(people.map(({ behaviour }) => behaviour).filter(Boolean)).toEqual(['slow', 'down', 'silent']);
    expect(new Set(people.map(({ nin }) => nin)).size).toBe(people.length);
  });
});
