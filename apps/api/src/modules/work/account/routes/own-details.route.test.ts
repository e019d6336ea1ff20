import { homeAddressAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startAccount } from '../testing/account-test-app.ts';

const { db } = await createTestDatabase();
const { call, person, audited } = await startAccount(db);
const { rows: lgas } = await db.$client.query<{ id: number; stateId: number }>(
  'select id, state_id as "stateId" from lgas order by id desc limit 1',
);
const home = { stateId: lgas[0]?.stateId ?? 0, lgaId: lgas[0]?.id ?? 0 };
const address = {
  occupation: 'Tailor',
  ...home,
  addressLine1: '3 Zaria Road',
  addressLine2: 'Flat 2',
  postalCode: '800001',
};

describe('own details', () => {
  it('show what somebody said at the signup, and never the NIN', async () => {
    const who = await person('Individual');
    const answer = await call('GET', '/account/details', who);
    expect(answer.json()).toEqual({
      firstName: 'Amina',
      lastName: 'Bello',
      otherName: '',
      email: who.email,
      ninLast4: null,
      registration: {
        phoneNumber: '08031234567',
        dateOfBirth: '1980-02-03',
        occupation: 'Trader',
        nationality: 'Nigerian',
        stateId: expect.any(Number),
        lgaId: expect.any(Number),
        addressLine1: '12 Ahmadu Bello Way',
        addressLine2: '',
        postalCode: '',
      },
      organisation: null,
      correction: null,
    });
    expect((await call('GET', '/account/details')).statusCode).toBe(401);
    expect((await call('GET', '/account/details', await person('Governor'))).json().registration).toBeNull();
  });

  it('take another address and occupation at once', async () => {
    const who = await person('Individual');
    expect((await call('PUT', '/account/address', who, address)).statusCode).toBe(200);
    expect((await call('GET', '/account/details', who)).json().registration).toMatchObject(address);
    expect((await audited('address.changed')).at(-1)).toMatchObject({ subject: `user:${who.id}`, detail: {} });
  });

  it('take no address over one that came meanwhile from another device', async () => {
    const who = await person('Individual');
    const read = async () => (await call('GET', '/account/details', who)).json().registration;
    const path = `/account/address?asRead=${homeAddressAsRead(await read())}`;
    expect((await call('PUT', path, who, address)).statusCode).toBe(200);
    const second = await call('PUT', path, who, { ...address, addressLine1: '9 Kano Road' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'request.changed-meanwhile']);
    expect(await read()).toMatchObject(address);
    // What the form sends becomes what is read next.
    const again = `/account/address?asRead=${homeAddressAsRead(address)}`;
    expect((await call('PUT', again, who, { ...address, addressLine1: '9 Kano Road' })).statusCode).toBe(200);
  });

  it.each([
    ['no street', { addressLine1: '' }, 'addressLine1'],
    ['a local government of another state', { stateId: 1 }, 'lgaId'],
  ])('take no address with %s, and nothing changes', async (_what, changes, field) => {
    const who = await person('Individual');
    const before = (await call('GET', '/account/details', who)).json();
    const answer = await call('PUT', '/account/address', who, { ...address, ...changes });
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, [field]]);
    expect((await call('GET', '/account/details', who)).json()).toEqual(before);
  });

  it('of staff are not theirs to change', async () => {
    expect((await call('PUT', '/account/address', await person('Admin'), address)).statusCode).toBe(403);
  });
});
