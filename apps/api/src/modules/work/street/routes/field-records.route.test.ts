import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharp } from '../../../../platform/pictures/picture-library.ts';
import { digestOf, photographed } from '../../../../testing/sealed-by-a-phone.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { forgetFieldTraces } from '../forget-traces.ts';
import { startStreet } from '../testing/street-test-app.ts';

const { db, owner } = await createTestDatabase();
const street = await startStreet(db);
const { desk, phone, captureOn, seal, send, sendPhoto, sent, reason } = street;
const countOf = async (table: string) =>
  (await db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
const today = new Date().toISOString().slice(0, 10);

it('a record that is sent twice is one, with its author, both times and where it was', async () => {
  const one = await phone();
  const record = captureOn(one);
  const sealed = seal(one, record);
  for (const _ of [1, 2]) expect((await send(one, record.id, sealed)).statusCode).toBe(200);
  const { data } = (await desk('GET', `/field-records?enumeratorId=${one.enumeratorId}`)).json();
  expect(data).toEqual([
    expect.objectContaining({ id: record.id, enumerator: 'Salisu Demo', capturedAt: record.capturedAt }),
  ]);
  expect(Date.parse(data[0].receivedAt)).toBeGreaterThan(Date.parse(record.capturedAt));
  const shown = (await desk('GET', `/field-records/${record.id}`)).json();
  expect(shown).toMatchObject({
    place: record.place,
    ownerName: record.ownerName,
    deviceName: 'Tecno',
    state: 'received',
  });
});

it('of two phones that send twenty times, two at a time, each record is there once', async () => {
  const phones = [await phone(), await phone()];
  const before = await countOf('field_records');
  const all = phones.flatMap((one) => Array.from({ length: 5 }, () => ({ one, record: captureOn(one) })));
  const packed = all.map(({ one, record }) => ({ one, id: record.id, sealed: seal(one, record) }));
  const answers = await Promise.all([...packed, ...packed].map(({ one, id, sealed }) => send(one, id, sealed)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await countOf('field_records')) - before).toBe(10);
});

it('what was sealed by or as somebody else, altered, or under another number, is refused, and nothing is kept', async () => {
  const [one, other] = [await phone(), await phone()];
  const record = captureOn(one);
  const sealed = seal(one, record);
  const before = await countOf('field_records');
  const altered = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  const foreign = captureOn(other, { id: record.id });
  const refusals = [
    await send(one, record.id, altered),
    await send(one, randomUUID(), sealed),
    await send(other, record.id, sealed),
    await send(one, record.id, seal(one, foreign)),
    await send(one, record.id, seal(one, { ...record, lgaId: 9_999_999 })),
    await send(one, record.id, seal(one, { ...record, sign: '' })),
    await send(one, record.id, seal(one, { ...record, consent: 'no' })),
    await send(one, record.id, seal(one, { ...record, replaces: randomUUID() })),
  ];
  expect(refusals.map((answer) => answer.json().code)).toEqual(Array(8).fill('field-record.unreadable'));
  const guess = await street.call('PUT', `/field/records/${record.id}`, {
    body: { deviceId: one.deviceId, secret: other.secret, keyId: 'x', sealed },
  });
  expect([guess.statusCode, guess.json().code]).toEqual([403, 'field-device.unknown']);
  expect(await countOf('field_records')).toBe(before);
  await send(one, record.id, sealed);
  expect((await send(one, record.id, seal(one, record))).json().code).toBe('field-record.differs');
});

it('photos come one by one, each once and without what their files said, and only those that were taken', async () => {
  const one = await phone();
  const [first, second] = [await photographed(10), await photographed(200)];
  const record = captureOn(one, { photos: [digestOf(first), digestOf(second)] });
  const sealed = seal(one, record);
  expect((await send(one, record.id, sealed)).json()).toEqual({ photosWanted: [1, 2] });
  for (const _ of [1, 2]) expect((await sendPhoto(one, record.id, 1, first)).statusCode).toBe(200);
  expect((await sendPhoto(one, record.id, 2, first)).json().code).toBe('field-record.unreadable');
  expect((await send(one, record.id, sealed)).json()).toEqual({ photosWanted: [2] });
  expect((await sendPhoto(one, record.id, 2, second)).statusCode).toBe(200);
  expect((await sendPhoto(await phone(), record.id, 2, second)).json().code).toBe('field-record.not-found');
  const shown = await desk('GET', `/field-records/${record.id}/photos/1`);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect((await desk('GET', `/field-records/${record.id}`)).json()).toMatchObject({ photos: [1, 2], photosTaken: 2 });
});

it('a script in a name is a name, and a link is none of the page', async () => {
  const one = await phone();
  const { id } = await sent(one, { sign: '<script>alert(1)</script>' });
  expect((await desk('GET', `/field-records/${id}`)).json().sign).toBe('<script>alert(1)</script>');
});

it('what may be the same stands beside it: near, with its phone, with its name', async () => {
  const one = await phone();
  const at = (longitude: number, latitude: number) => ({ longitude, latitude, accuracyM: 5, isMock: false });
  const base = { ownerPhone: '', ownerName: 'Nobody Near' };
  const near = await sent(one, { ...base, sign: 'Near', place: at(7.9, 10.9) });
  const far = await sent(one, { ...base, sign: 'Far', place: at(7.9, 10.902) });
  const called = await sent(one, { ...base, sign: 'Called', place: null, ownerPhone: '08039998877' });
  const record = await sent(one, { ...base, sign: 'Asked', place: at(7.9002, 10.9), ownerPhone: '08039998877' });
  const { rows } = await db.$client.query<{ tpui: string }>(
    `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on) values (next_tpui(), 'Halima Demo', '08039998877', 1, 'known', '2026-01-01') returning tpui`,
  );
  const { near: found } = (await desk('GET', `/field-records/${record.id}`)).json();
  const keys = found.map((row: { key: string }) => row.key);
  expect(keys).toEqual(expect.arrayContaining([near.id, called.id, rows[0]?.tpui]));
  expect(keys).not.toContain(far.id);
  expect(found.find((row: { key: string }) => row.key === near.id).distanceM).toBeLessThan(30);
});

it('a record is decided once: sent back with a reason it comes to its phone, and another one replaces it', async () => {
  const [one, other] = [await phone(), await phone()];
  const first = await sent(one);
  expect(
    (await desk('POST', `/field-records/${first.id}/return`, { reason: 'The photo is too dark' })).json().state,
  ).toBe('returned');
  expect((await desk('POST', `/field-records/${first.id}/rejection`, { reason })).json().code).toBe(
    'field-record.decided',
  );
  expect((await street.openDay(one)).json().returned).toEqual([
    expect.objectContaining({ id: first.id, reason: 'The photo is too dark' }),
  ]);
  const stolen = captureOn(other, { replaces: first.id });
  expect((await send(other, stolen.id, seal(other, stolen))).json().code).toBe('field-record.unreadable');
  await sent(one, { replaces: first.id });
  expect((await desk('GET', `/field-records/${first.id}`)).json().state).toBe('replaced');
  expect((await street.openDay(one)).json().returned).toEqual([]);
});

it('a record becomes a taxpayer with premises, then premises of that taxpayer, and never a bill', async () => {
  const one = await phone();
  const [first, second] = [await sent(one, { ownerPhone: '08037776655' }), await sent(one, { sign: 'Second shop' })];
  const bills = await countOf('bills');
  const person = { as: 'taxpayer', name: 'Sabo Demo-Usman', phone: '08037776655', categoryId: 1, fromDay: today };
  const accepted = (await desk('POST', `/field-records/${first.id}/acceptance`, person)).json();
  expect(accepted).toMatchObject({ state: 'accepted', became: 'taxpayer', tpui: expect.stringMatching(/^KD-/) });
  const again = await sent(one);
  const twice = await desk('POST', `/field-records/${again.id}/acceptance`, person);
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'field-record.registered-already']);
  const more = { as: 'premises', tpui: accepted.tpui, fromDay: today };
  expect((await desk('POST', `/field-records/${second.id}/acceptance`, more)).json().became).toBe('premises');
  const { rows } = await db.$client.query('select place, trade from premises where tpui = $1 order by place', [
    accepted.tpui,
  ]);
  expect(rows.map(({ place }) => place.split(',')[0])).toEqual(['Sabo Demo Tyres', 'Second shop']);
  expect(await countOf('bills')).toBe(bills);
  expect((await desk('GET', `/enumerators/${one.enumeratorId}`)).json().earnedKobo).toBe(30_000);
});

it('a record waits for the search for leads once a source of such records is in force, and not before', async () => {
  const one = await phone();
  const { id } = await sent(one);
  const lead = () => desk('POST', `/field-records/${id}/acceptance`, { as: 'lead' });
  const refused = await lead();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'source.not-in-force']);
  expect((await desk('GET', `/field-records/${id}`)).json().state).toBe('received');
  const words = 'As long as it has to be said here';
  const approver = await street.staffMember('Tax Office Director');
  await db.$client.query(
    `insert into intelligence_sources (kind, name, owner, legal_basis, purpose, holds, risks, safeguards, office_id, from_day, keep_until, recorded_by, approved_by, approved_at)
     values ('field-records', 'Street', 'Service', $1, $1, $1, $1, $1, 6, lagos_today() - 1, lagos_today() + 100, $2, $3, now())`,
    [words, street.boss, approver],
  );
  expect((await lead()).json()).toMatchObject({ state: 'accepted', became: 'lead', tpui: null });
  expect((await db.$client.query('select own_key, name, outcome from source_rows')).rows).toEqual([
    { own_key: id, name: 'Sabo Demo-Usman', outcome: 'waiting' },
  ]);
});

it('who said no is not registered', async () => {
  const one = await phone();
  const { id } = await sent(one, { consent: 'no', ownerName: '', ownerPhone: '' });
  const answer = await desk('POST', `/field-records/${id}/acceptance`, { as: 'lead' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'field-record.said-no']);
  expect((await desk('POST', `/field-records/${id}/acceptance`, { as: 'record' })).json()).toMatchObject({
    state: 'accepted',
    became: null,
  });
});

it('what was captured stays as it was, and nobody decides twice, whoever goes around the portal', async () => {
  const one = await phone();
  const { id } = await sent(one);
  const change = (set: string) => db.$client.query(`update field_records set ${set} where id = $1`, [id]);
  await expect(change(`captured_at = now()`)).rejects.toMatchObject({ constraint: 'field_records_facts_fixed' });
  await expect(change(`enumerator_id = gen_random_uuid()`)).rejects.toMatchObject({
    constraint: 'field_records_facts_fixed',
  });
  await desk('POST', `/field-records/${id}/rejection`, { reason });
  await expect(change(`reason = 'Another one'`)).rejects.toMatchObject({ constraint: 'field_records_decided_once' });
  await expect(db.$client.query('delete from field_records')).rejects.toThrow();
});

it('places and photos go when their keeping ends, and the record stays', async () => {
  const one = await phone();
  const photo = await photographed(30);
  const record = captureOn(one, { photos: [digestOf(photo)] });
  await send(one, record.id, seal(one, record));
  await sendPhoto(one, record.id, 1, photo);
  await owner.$client.query('alter table field_records disable trigger field_records_guard');
  await db.$client.query(`update field_records set keep_until = lagos_today() - 1 where id = $1`, [record.id]);
  await owner.$client.query('alter table field_records enable trigger field_records_guard');
  const deps = { db, store: street.store } as Parameters<typeof forgetFieldTraces>[0];
  await forgetFieldTraces(deps, new AbortController().signal);
  expect((await desk('GET', `/field-records/${record.id}`)).json()).toMatchObject({
    place: null,
    photos: [],
    sign: record.sign,
  });
  expect(await street.store.get(`field/${record.id}/1`)).toBeUndefined();
});
