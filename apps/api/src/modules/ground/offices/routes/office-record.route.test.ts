import { officeAsRead } from '@portal/contracts';
import { expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../caseload/index.ts';
import { createOfficeReader, officesModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) =>
  officesModule(app, {
    ...{ db, clock, caseload: createCaseload({ db, clock }), offices: createOfficeReader(db) },
    contact: { email: null, telephone: null },
  }),
);
const director = await staffMember('Tax Office Director', 6);
const officer = await staffMember('Tax Officer', 6);
const office = (id: number, as: string) => call('GET', `/tax-offices/${id}`, { as });
const hours = [{ weekday: 1, opensAt: '08:30', closesAt: '15:00' }];
const change = (id: number, body: object, as = director) => call('PUT', `/tax-offices/${id}`, { as, body });

it('says where it is, when it is open, who works there and with how much', async () => {
  const found = (await office(6, officer)).json();
  expect(found.people).toEqual([
    {
      id: expect.any(String),
      name: 'Ladi Tax Office Director',
      role: 'Tax Office Director',
      openCases: 0,
      hasCard: false,
    },
    { id: expect.any(String), name: 'Ladi Tax Officer', role: 'Tax Officer', openCases: 0, hasCard: false },
  ]);
  expect(found).toMatchObject({ id: 6, taxpayers: 0, openCases: 0 });
  expect(found.hours.length).toBeGreaterThan(0);
});

it('is changed by a Director, and everybody reads the new hours', async () => {
  expect((await change(8, { address: '12 Station Road, Zaria', hours })).statusCode).toBe(200);
  const list = (await call('GET', '/tax-offices')).json().offices;
  expect(list.find(({ id }: { id: number }) => id === 8)).toMatchObject({
    ...{ address: '12 Station Road, Zaria', hours, isIllustrative: false },
  });
  expect((await audited('tax-office:8')).map(({ action }) => action)).toEqual(['tax-office.changed']);
});

it('is not changed over what another Director changed meanwhile', async () => {
  const read = officeAsRead((await office(9, director)).json());
  const save = (address: string) =>
    call('PUT', `/tax-offices/9?asRead=${read}`, { as: director, body: { address, hours } });
  expect((await save('1 First Street')).statusCode).toBe(200);
  const second = await save('2 Second Street');
  expect([second.statusCode, second.json().code]).toEqual([409, 'request.changed-meanwhile']);
  expect((await office(9, director)).json()).toMatchObject({ address: '1 First Street', hours });
});

it('is not there for another office’s people, and nobody else changes it', async () => {
  expect((await office(8, officer)).statusCode).toBe(404);
  expect((await office(8, director)).statusCode).toBe(200);
  expect((await office(6, await staffMember('MDA User'))).statusCode).toBe(403);
  expect((await call('GET', '/tax-offices/6')).statusCode).toBe(401);
  const before = (await office(6, director)).json();
  for (const role of ['Tax Office Manager', 'Tax Officer', 'SuperAdmin'] as const)
    expect((await change(6, { address: '1 New Road', hours }, await staffMember(role, 8))).statusCode).toBe(403);
  for (const wrong of [
    { address: '', hours },
    { address: '1 New Road', hours: [{ weekday: 1, opensAt: '15:00', closesAt: '08:00' }] },
    { address: '1 New Road', hours: [...hours, ...hours] },
  ])
    expect((await change(6, wrong)).statusCode).toBe(422);
  expect((await office(6, director)).json()).toEqual(before);
});
