import { consultantAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startConsultations } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited } = await startConsultations(db);
const chief = await staffMember('SuperAdmin');
const admin = await staffMember('Admin');
const director = await staffMember('Tax Office Director', 6);
const body = {
  ...{ name: 'Hauwa Sani', title: { en: 'Tax consultant', ha: 'Mai shawara kan haraji' }, officeId: 6 },
  ...{ topics: ['paye'], modes: ['phone'], isActive: true },
};
const bookable = async () =>
  (await call('GET', '/consultations/consultants')).json().map(({ name }: { name: string }) => name);
const managed = async () => (await call('GET', '/consultants', { as: chief })).json();

describe('consultants', () => {
  it('can be booked from when they are entered until they cannot any more; each change is on record', async () => {
    const { id } = (await call('POST', '/consultants', { as: chief, body })).json();
    expect(await bookable()).toContain('Hauwa Sani');
    expect((await managed()).find((one: { id: number }) => one.id === id)).toMatchObject({
      ...body,
      ...{ office: 'Zaria', videoRoom: null, ahead: 0 },
    });

    const gone = { ...body, isActive: false };
    expect((await call('PUT', `/consultants/${id}`, { as: chief, body: gone })).statusCode).toBe(200);
    expect(await bookable()).not.toContain('Hauwa Sani');
    expect((await managed()).find((one: { id: number }) => one.id === id)).toMatchObject({ isActive: false });
    expect((await call('PUT', '/consultants/999999', { as: chief, body })).statusCode).toBe(404);
    expect((await audited(`consultant:${id}`)).map(({ action }) => action)).toEqual([
      'consultant.created',
      'consultant.changed',
    ]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ topics: [] }, 'topics'],
    [{ modes: ['video'] }, 'videoRoom'],
    [{ modes: ['video'], videoRoom: 'http://meet.example.ng/hauwa' }, 'videoRoom'],
    [{ officeId: 4711 }, 'officeId'],
  ])('are refused with %o', async (wrong, field) => {
    const before = (await managed()).length;
    const refused = await call('POST', '/consultants', { as: chief, body: { ...body, ...wrong } });
    expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, [field]]);
    expect((await managed()).length).toBe(before);
  });

  it('are not changed over what somebody else changed meanwhile', async () => {
    const { id } = (await call('POST', '/consultants', { as: chief, body })).json();
    const now = async () => (await managed()).find((one: { id: number }) => one.id === id);
    const change = (asRead: string, name: string) =>
      call('PUT', `/consultants/${id}?asRead=${asRead}`, { as: chief, body: { ...body, name } });
    const before = consultantAsRead(await now());
    expect((await change(before, 'Hauwa Bello')).statusCode).toBe(200);
    expect((await change(before, 'Hauwa Musa')).json().code).toBe('request.changed-meanwhile');
    expect(await now()).toMatchObject({ name: 'Hauwa Bello' });
    expect((await change(consultantAsRead(await now()), 'Hauwa Sani')).statusCode).toBe(200);
  });

  it('are the SuperAdmin’s to enter', async () => {
    const before = (await managed()).length;
    const enter = async (as?: string) => (await call('POST', '/consultants', { body, ...(as && { as }) })).statusCode;
    expect([await enter(), await enter(admin), await enter(director)]).toEqual([401, 403, 403]);
    expect((await managed()).length).toBe(before);
  });
});
