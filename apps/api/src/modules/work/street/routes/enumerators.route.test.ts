import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBadgeCheck } from '../index.ts';
import { startStreet } from '../testing/street-test-app.ts';

const { db } = await createTestDatabase();
const street = await startStreet(db);
const { desk, given, link, phone, reason } = street;

it('somebody applies, is trained, goes to work, pauses and ends; nothing else follows', async () => {
  const { id } = await given();
  const states: string[] = [];
  for (const move of ['activate', 'train', 'activate', 'pause', 'resume', 'end', 'resume']) {
    const answer = await desk('POST', `/enumerators/${id}/moves`, { move, reason });
    states.push(answer.statusCode === 200 ? answer.json().state : answer.json().code);
  }
  const no = 'enumerator.no-such-move';
  expect(states).toEqual([no, 'trained', 'active', 'paused', 'active', 'ended', no]);
  expect((await street.audited(`enumerator:${id}`)).map(({ action }) => action)).toEqual([
    'enumerator.entered',
    ...Array(5).fill('enumerator.moved'),
  ]);
});

it('the table says the same of moves as the database does to whoever goes around the portal', async () => {
  const { id } = await given();
  await expect(db.$client.query(`update enumerators set state = 'active' where id = $1`, [id])).rejects.toMatchObject({
    constraint: 'enumerators_move_by_table',
  });
  await expect(
    db.$client.query(`update enumerators set code = 'KF0000000000' where id = $1`, [id]),
  ).rejects.toMatchObject({
    constraint: 'enumerators_identity_fixed',
  });
  await expect(db.$client.query('delete from enumerators where id = $1', [id])).rejects.toThrow();
});

it('entered twice by one submission it is one person', async () => {
  const body = street.application();
  const [first, second] = [await desk('POST', '/enumerators', body), await desk('POST', '/enumerators', body)];
  expect(second.json()).toEqual(first.json());
  const other = await desk('POST', '/enumerators', { ...body, name: 'Somebody Else' });
  expect([other.statusCode, Object.keys(other.json().fieldErrors)]).toEqual([422, ['submissionId']]);
});

it.each([
  ['validUntil', { validUntil: '2020-01-01' }],
  ['lgaId', { lgaId: 9_999_999 }],
  ['name', { name: 'http://x.ng' }],
  ['phone', { phone: '12' }],
  ['dayTarget', { dayTarget: 0 }],
])('what cannot be is refused at its field, and nobody is entered: %s', async (field, change) => {
  const count = async () => (await db.$client.query('select count(*)::int as n from enumerators')).rows[0].n;
  const before = await count();
  const answer = await desk('POST', '/enumerators', { ...street.application(), ...change });
  expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, [field]]);
  expect(await count()).toBe(before);
});

it('a link enrols one phone, once; whoever is not at work has none', async () => {
  const { id } = await given('train');
  expect((await desk('POST', `/enumerators/${id}/badge-links`)).json().code).toBe('enumerator.not-active');
  await desk('POST', `/enumerators/${id}/moves`, { move: 'activate', reason });
  const stale = await link(id);
  const { token, pin } = await link(id);
  const enrol = (body: object) => street.call('POST', '/field/devices', { body: { name: 'Tecno', ...body } });
  expect((await enrol(stale)).json().code).toBe('badge-link.unknown');
  expect((await enrol({ token, pin })).statusCode).toBe(200);
  expect((await enrol({ token, pin })).json().code).toBe('badge-link.unknown');
  const kept = JSON.stringify((await db.$client.query('select * from badge_links')).rows);
  expect([kept.includes(token), kept.includes(pin)]).toEqual([false, false]);
});

it('ten wrong PINs end a link, also for whoever has the right one', async () => {
  const { id } = await given('train', 'activate');
  const { token, pin } = await link(id);
  const wrong = pin === '000000' ? '000001' : '000000';
  const enrol = async (typed: string) =>
    (await street.call('POST', '/field/devices', { body: { token, pin: typed, name: 'Tecno' } })).json().code;
  for (let time = 0; time < 10; time += 1) expect(await enrol(wrong)).toBe('badge-link.wrong-pin');
  expect(await enrol(pin)).toBe('badge-link.unknown');
});

it('a lock and a wipe reach the phone at its next contact, and the desk sees when', async () => {
  const one = await phone();
  const path = `/enumerators/${one.enumeratorId}/devices/${one.deviceId}`;
  const device = async () => (await desk('GET', `/enumerators/${one.enumeratorId}`)).json().devices[0];
  expect((await desk('POST', path, { act: 'lock', reason })).json().devices[0]).toMatchObject({
    state: 'locked',
    toldAt: null,
  });
  expect((await street.openDay(one)).json().code).toBe('field-device.locked');
  expect(await device()).toMatchObject({ toldAt: expect.any(String), waiting: 3 });
  await desk('POST', path, { act: 'unlock', reason });
  expect((await street.openDay(one)).statusCode).toBe(200);
  await desk('POST', path, { act: 'wipe', reason });
  expect((await street.openDay(one)).json().code).toBe('field-device.wiped');
  expect((await desk('POST', path, { act: 'unlock', reason })).json().code).toBe('field-device.wiped');
});

it('another phone of the same person takes the place of the first', async () => {
  const first = await phone();
  const second = await phone(first.enumeratorId);
  expect((await street.openDay(first)).json().code).toBe('field-device.locked');
  expect((await street.openDay(second)).statusCode).toBe(200);
  const unlocked = await desk('POST', `/enumerators/${first.enumeratorId}/devices/${first.deviceId}`, {
    act: 'unlock',
    reason,
  });
  expect([unlocked.statusCode, unlocked.json().code]).toEqual([409, 'field-device.another-active']);
});

it('a badge is worth something while its person is at work, and nothing from the moment they are paused', async () => {
  const check = createBadgeCheck(db);
  const { id, code } = await given('train');
  expect(await check(code, true)).toBeUndefined();
  await desk('POST', `/enumerators/${id}/moves`, { move: 'activate', reason });
  expect(await check(code, false)).toMatchObject({ kind: 'enumerator', name: 'Salisu Demo', standing: 'active', code });
  await desk('POST', `/enumerators/${id}/moves`, { move: 'pause', reason });
  expect(await check(code, true)).toMatchObject({ standing: 'suspended', duty: { isOnDuty: false } });
  expect((await desk('GET', `/enumerators/${id}`)).json()).toMatchObject({ checks: 2, scans: 1 });
  await desk('POST', `/enumerators/${id}/moves`, { move: 'end', reason });
  expect(await check(code, true)).toMatchObject({ standing: 'suspended' });
  expect((await desk('GET', `/enumerators/${id}`)).json()).toMatchObject({ checks: 3, scans: 2 });
  expect(await check('KF0000000000', true)).toBeUndefined();
});

it('wards are set as a whole, and lists find people by them', async () => {
  const { id } = await given();
  const set = await desk('PUT', `/enumerators/${id}/areas`, { areas: [{ lgaId: street.lgaId, ward: 'Kasuwa' }] });
  expect(set.json().areas).toEqual([expect.objectContaining({ ward: 'Kasuwa' })]);
  const listed = (await desk('GET', `/enumerators?lgaId=${street.lgaId}&state=applied`)).json().data;
  expect(listed.map((row: { id: string }) => row.id)).toContain(id);
  expect((await desk('PUT', `/enumerators/${id}/areas`, { areas: [] })).statusCode).toBe(422);
  expect((await desk('GET', `/enumerators/${randomUUID()}`)).statusCode).toBe(404);
});
