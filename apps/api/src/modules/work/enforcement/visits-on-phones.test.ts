import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf, photographed } from '../../../testing/sealed-by-a-phone.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startEnforcement } from './testing/enforcement-test-app.ts';
import { phonesOf } from './testing/officer-phone.ts';

const { db, owner } = await createTestDatabase();
const app = await startEnforcement(db, owner);
const { officer, second, manager, director, standing, move, read, call, one } = app;
const { link, phone, sheet, met, seal, send, sent, sendPhoto } = phonesOf(app);
const reason = 'Lost in the market';
const reports = async () => (await one<{ n: number }>('select count(*)::int as n from visit_reports')).n;
async function approved() {
  const { id, bill, tpui } = await standing('approved');
  const [visit] = (await read(id)).visits;
  if (!visit) throw new Error('There is no visit');
  return { id, visitId: visit.id, bill, tpui };
}
const reportOf = async (id: string) => (await read(id)).visits[0]?.reports ?? [];

it('an officer’s phone gets what a door needs of today’s visits, and nothing else of the taxpayer', async () => {
  const { id, visitId, bill, tpui } = await approved();
  await standing('planned');
  const own = await phone(officer);
  expect(own.sheet.visits.filter((visit) => visit.id === visitId)).toEqual([
    expect.objectContaining({
      ...{ id: visitId, state: 'approved', place: 'Kakuri Industrial 22', openKobo: 500_000, bills: [bill.reference] },
      ...{ orderNumber: 'KDH/KAD/3312/26', court: 'High Court of Justice, Kaduna', reports: 0, endReason: '' },
    }),
  ]);
  expect(own.sheet.visits.every(({ state }) => state !== 'planned')).toBe(true);
  expect(JSON.stringify(own.sheet)).not.toContain(tpui);
  expect((await phone(manager)).sheet.visits).toEqual([]);
  await move(id, 'call-off', manager, 'Heavy rain');
  const now = (await sheet(own)).json().visits.find((visit: { id: string }) => visit.id === visitId);
  expect(now).toMatchObject({ state: 'called-off', endReason: 'Heavy rain' });
});

it('a report that is sent twice is one, with its author, both times, its place and photo; the case does not move', async () => {
  const { id, visitId } = await approved();
  const own = await phone(officer);
  const photo = await photographed(40);
  const report = met(own, visitId, { capturedAt: '2026-01-02T08:00:00.000Z', photos: [digestOf(photo)] });
  const sealed = seal(own, report);
  const before = { count: await reports(), state: (await read(id)).state };
  for (const _ of [1, 2]) expect((await send(own, report.id, sealed)).json()).toEqual({ photosWanted: [1] });
  for (const _ of [1, 2]) expect((await sendPhoto(own, report.id, 1, photo)).statusCode).toBe(200);
  expect(await reports()).toBe(before.count + 1);
  const [shown] = await reportOf(id);
  expect(shown).toMatchObject({
    ...{ id: report.id, outcome: 'served', note: report.note, deviceName: 'Tecno', timing: null, place: report.place },
    ...{ capturedAt: report.capturedAt, clockZone: 'Africa/Lagos', photosTaken: 1, photos: [1] },
  });
  expect(shown?.officer).not.toBe('');
  expect(Date.parse(shown?.receivedAt ?? '')).toBeGreaterThan(Date.parse(report.capturedAt));
  expect((await read(id)).state).toBe(before.state);
  const at = `/enforcements/${id}/reports/${report.id}/photos/1`;
  expect((await call('GET', at, { as: officer })).headers['content-type']).toBe('image/jpeg');
  expect((await call('GET', at)).statusCode).toBe(401);
  expect((await call('GET', at, { as: await app.taxpayer() })).statusCode).toBe(403);
  const other = await approved();
  expect((await call('GET', at.replace(id, other.id), { as: officer })).statusCode).toBe(404);
  expect((await sheet(own)).json().visits.find((visit: { id: string }) => visit.id === visitId).reports).toBe(1);
});

it('of two phones that send ten times, two at a time, each report is there once', async () => {
  const { visitId } = await approved();
  const phones = [await phone(officer), await phone(second)];
  const packed = phones.flatMap((own) =>
    Array.from({ length: 5 }, () => met(own, visitId)).map((report) => ({ own, report, sealed: seal(own, report) })),
  );
  const before = await reports();
  const answers = await Promise.all(
    [...packed, ...packed].map(({ own, report, sealed }) => send(own, report.id, sealed)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await reports()) - before).toBe(10);
});

it('what was captured for a visit that was called off is kept and says when, by each clock', async () => {
  const { id, visitId } = await approved();
  const own = await phone(officer);
  const captured = new Date().toISOString();
  await move(id, 'call-off', manager, 'Heavy rain');
  await sent(own, visitId, { capturedAt: captured, note: 'before' });
  await sent(own, visitId, { capturedAt: new Date(Date.now() + 60_000).toISOString(), note: 'after' });
  const shown = await reportOf(id);
  expect(shown.map(({ note, timing }) => [note, timing])).toEqual([
    ['after', 'captured-after-cancelling'],
    ['before', 'arrived-after-cancelling'],
  ]);
});

it('who is not of the team, another phone, an altered text and a receipt without a number are refused, and nothing is kept', async () => {
  const { visitId } = await approved();
  const [own, stranger] = [await phone(officer), await phone(manager)];
  const before = await reports();
  expect((await sent(stranger, visitId)).answer.json().code).toBe('visit-report.not-yours');
  const report = met(own, visitId);
  const sealed = seal(own, report);
  const refusals = [
    await send(stranger, report.id, sealed),
    await send(own, randomUUID(), sealed),
    await send(own, report.id, `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`),
    await send(own, report.id, seal(own, { ...report, officerId: second })),
    await send(own, report.id, seal(own, { ...report, outcome: 'receipt-shown' })),
    await send(own, report.id, seal(own, { ...report, receiptNumber: 'KD-1' })),
  ];
  expect(refusals.map((answer) => answer.json().code)).toEqual(Array(6).fill('field-record.unreadable'));
  expect((await sent(own, randomUUID())).answer.json().code).toBe('visit-report.not-yours');
  const guess = { deviceId: own.deviceId, secret: stranger.secret, waiting: 0 };
  expect((await call('POST', '/field/visits', { body: guess })).json().code).toBe('field-device.unknown');
  expect((await call('POST', '/field/day', { body: { ...guess, secret: own.secret } })).json().code).toBe(
    'field-device.unknown',
  );
  expect((await call('POST', '/field/visits', { body: { ...guess, secret: 'short' } })).statusCode).toBe(422);
  expect(await reports()).toBe(before);
});

it('a name full of script is text on the sheet, and stays what it is', async () => {
  const name = '<img src=x onerror=alert(1)> & Sons';
  const { id } = await standing('approved', await app.lapsed({ name }));
  const own = await phone(officer);
  expect(own.sheet.visits.map(({ taxpayer }) => taxpayer)).toContain(name);
  const [visit] = (await read(id)).visits;
  await sent(own, visit?.id ?? '', { note: '<script>alert(1)</script>' });
  expect((await reportOf(id))[0]?.note).toBe('<script>alert(1)</script>');
});

it('an officer has one phone at work; a decider of the office locks and wipes it, which reaches it at its next contact', async () => {
  const { visitId } = await approved();
  const first = await phone(officer);
  const own = await phone(officer);
  expect((await sheet(first)).json().code).toBe('field-device.locked');
  const change = (as: string, act: string) =>
    call('POST', `/officer-phones/${own.deviceId}`, { as, body: { act, reason } });
  expect((await change(second, 'lock')).json().code).toBe('field-device.not-found');
  expect((await change(manager, 'lock')).statusCode).toBe(200);
  const listed = async (as: string) =>
    (await call('GET', '/officer-phones', { as })).json().phones.find((one: { id: string }) => one.id === own.deviceId);
  expect(await listed(manager)).toMatchObject({ state: 'locked', stateReason: reason, toldAt: null, isOwn: false });
  expect((await sheet(own)).json().code).toBe('field-device.locked');
  expect((await listed(director)).toldAt).not.toBeNull();
  expect(await listed(second)).toBeUndefined();
  expect((await sent(own, visitId)).answer.json().code).toBe('field-device.locked');
  expect((await change(officer, 'unlock')).statusCode).toBe(200);
  expect((await sent(own, visitId)).answer.statusCode).toBe(200);
  await change(manager, 'wipe');
  expect((await sheet(own)).json().code).toBe('field-device.wiped');
  expect((await change(manager, 'unlock')).json().code).toBe('field-device.wiped');
});

it('a link serves once, ends after ten wrong PINs, and is made for oneself alone', async () => {
  const enrol = (token: string, pin: string, path = '/field/officer-phones') =>
    call('POST', path, { body: { token, pin, name: 'Tecno' } });
  const { token, pin } = await link(second);
  expect((await enrol(token, pin, '/field/devices')).json().code).toBe('badge-link.unknown');
  expect((await enrol(token, pin)).statusCode).toBe(200);
  expect((await enrol(token, pin)).json().code).toBe('badge-link.unknown');
  const other = await link(second);
  const wrong = other.pin === '000000' ? '000001' : '000000';
  for (let at = 0; at < 10; at += 1) expect((await enrol(other.token, wrong)).json().code).toBe('badge-link.wrong-pin');
  expect((await enrol(other.token, other.pin)).json().code).toBe('badge-link.unknown');
  expect((await call('POST', '/officer-phones/links')).statusCode).toBe(401);
  expect((await call('POST', '/officer-phones/links', { as: await app.taxpayer() })).statusCode).toBe(403);
  await expect(
    db.$client.query(
      `insert into badge_links (officer_id, token_digest, pin_digest, made_by, expires_at)
       values ($1, sha256(random()::text::bytea), sha256('a'), $2, now() + interval '1 hour')`,
      [manager, officer],
    ),
  ).rejects.toMatchObject({ constraint: 'badge_links_own_check' });
});

it('of an officer who was suspended no sheet is opened, and what they captured before still arrives', async () => {
  const { id, visitId } = await approved();
  const own = await phone(second);
  await owner.$client.query(`update users set status = 'suspended' where id = $1`, [second]);
  expect((await sheet(own)).json().code).toBe('field-officer.not-active');
  expect((await sent(own, visitId, { outcome: 'receipt-shown', receiptNumber: 'R-17' })).answer.statusCode).toBe(200);
  await owner.$client.query(`update users set status = 'active' where id = $1`, [second]);
  expect((await reportOf(id))[0]).toMatchObject({ outcome: 'receipt-shown', receiptNumber: 'R-17' });
});

it('what was captured stays as it was, whoever goes around the portal', async () => {
  const { visitId } = await approved();
  const own = await phone(officer);
  await sent(own, visitId);
  await expect(db.$client.query(`update visit_reports set note = 'Another'`)).rejects.toThrow();
  await expect(db.$client.query('delete from visit_reports')).rejects.toThrow();
  await expect(
    db.$client.query(
      `insert into visit_reports (id, visit_id, officer_id, device_id, sealed_digest, captured_at, clock_zone, outcome, photo_digests)
       values (gen_random_uuid(), $1, $2, $3, sha256('a'), now(), '', 'served', '{}')`,
      [visitId, second, own.deviceId],
    ),
  ).rejects.toMatchObject({ constraint: 'visit_reports_by_team' });
});
