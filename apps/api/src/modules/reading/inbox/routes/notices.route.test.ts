import type { Notice, PortalAddress } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { givenDeleted } from '../../../../testing/given-deleted.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startInbox } from '../testing/inbox-test-app.ts';

const { db } = await createTestDatabase();
const inbox = await startInbox(db);
const { call, tell, staffMember, setNow } = inbox;
const missing = '019aa000-0000-7000-8000-000000000000';

const listOf = async (as: string, query = '') => (await call('GET', `/notices?${query}`, { as })).json();
const unreadOf = async (as: string) => (await call('GET', '/notices/unread', { as })).json();
const reports = ({ data }: { data: Notice[] }) => data.map(({ text }) => text.split(':')[0]);

describe('the inbox', () => {
  it('holds what one was told, the newest first, in the language one reads, and nobody else’s', async () => {
    const [reader, other] = [await staffMember('Admin'), await staffMember('Tax Officer')];
    await tell([reader], 'Invoices');
    await tell([reader, other], 'Collections');

    const list = await listOf(reader);
    expect(list).toMatchObject({ totalRecords: 2, isBounded: false, after: null });
    expect(list.data[0]).toMatchObject({
      kind: 'export.ready',
      title: 'Your export is ready',
      text: 'Collections: the file is kept for a day.',
      path: '/admin/invoice-reports',
      isRead: false,
    });
    expect(reports(list)).toEqual(['Collections', 'Invoices']);
    expect(reports(await listOf(reader, 'pageSize=1&pageNumber=2'))).toEqual(['Invoices']);
    expect(reports(await listOf(other))).toEqual(['Collections']);
    const hausa = (await call('GET', '/notices', { as: reader, language: 'ha' })).json();
    expect(hausa.data[0].title).toBe('Fayil ɗinka ya shirya');
    expect(await unreadOf(reader)).toEqual({ unread: 2, isBounded: false });
  });

  it('marks one as read, once: the first time counts', async () => {
    const reader = await staffMember('Governor');
    await tell([reader], 'First');
    await tell([reader], 'Second');
    const [, first] = (await listOf(reader)).data as Notice[];
    setNow('2026-11-23T10:00:00Z');
    const read = () => call('POST', `/notices/${first?.id}/reading`, { as: reader, body: {} });
    expect((await read()).statusCode).toBe(200);
    setNow('2026-11-24T10:00:00Z');
    expect((await read()).statusCode).toBe(200);
    const { rows } = await db.$client.query('select read_at from notices where id = $1', [first?.id]);
    expect(rows).toEqual([{ read_at: new Date('2026-11-23T10:00:00Z') }]);
    expect(reports(await listOf(reader, 'unread=true'))).toEqual(['Second']);
    expect(await unreadOf(reader)).toEqual({ unread: 1, isBounded: false });
  });

  it('marks all as read that were seen, and not what came since', async () => {
    const [reader, other] = [await staffMember('MDA User'), await staffMember('Expert System')];
    for (const report of ['First', 'Second', 'Third']) await tell([reader, other], report);
    const [, second] = (await listOf(reader)).data as Notice[];
    const answer = await call('POST', '/notices/readings', { as: reader, body: { upTo: second?.id } });
    expect(answer.statusCode).toBe(200);
    expect(reports(await listOf(reader, 'unread=true'))).toEqual(['Third']);
    expect(await unreadOf(other)).toMatchObject({ unread: 3 });
  });

  it('counts no further than 99', async () => {
    const reader = await staffMember('Administrator');
    await db.$client.query(
      `insert into notices (user_id, kind, facts, occasion) select $1, 'export.ready', '{}', n from generate_series(1, 120) n`,
      [reader],
    );
    expect(await unreadOf(reader)).toEqual({ unread: 99, isBounded: true });
  });

  it('answers somebody else’s notice as if it were not there, and changes nothing', async () => {
    const [owner, other] = [await staffMember('Admin'), await staffMember('SuperAdmin')];
    await tell([owner]);
    const [notice] = (await listOf(owner)).data as Notice[];
    for (const id of [notice?.id, missing]) {
      expect((await call('POST', `/notices/${id}/reading`, { as: other, body: {} })).statusCode).toBe(404);
      expect((await call('POST', '/notices/readings', { as: other, body: { upTo: id } })).statusCode).toBe(404);
    }
    expect(await unreadOf(owner)).toMatchObject({ unread: 1 });
  });

  it.each([
    ['GET', '/notices', undefined],
    ['GET', '/notices/unread', undefined],
    ['POST', `/notices/${missing}/reading`, {}],
    ['POST', '/notices/readings', { upTo: missing }],
    ['GET', '/notice-preferences', undefined],
    ['PUT', '/notice-preferences', { mail: [{ topic: 'work', isWanted: true }] }],
    ['POST', '/live-tickets', {}],
  ] as const)('%s %s is for whoever is signed in', async (method, path, body) => {
    expect((await call(method, path, { ...(body && { body }) })).statusCode).toBe(401);
  });

  it.each([
    ['GET', '/notices?sortField=text', undefined],
    ['GET', '/notices?pageNumber=201', undefined],
    ['GET', '/notices?after=%27;drop', undefined],
    ['POST', '/notices/1/reading', {}],
    ['POST', '/notices/readings', { upTo: 'all' }],
    ['PUT', '/notice-preferences', { mail: [] }],
    ['PUT', '/notice-preferences', { mail: [{ topic: 'weather', isWanted: true }] }],
  ] as const)('%s %s refuses what it does not know', async (method, path, body) => {
    const as = await staffMember('Admin');
    expect((await call(method, path, { as, ...(body && { body }) })).statusCode).toBe(422);
  });
});

describe('telling', () => {
  it('happens with the change and not at all without it, once for an occasion, and to nobody who is gone', async () => {
    const [reader, gone] = [await staffMember('Admin'), await givenUser(db, { roles: ['Admin'] })];
    await givenDeleted(db, gone);
    const notice = { to: [reader, gone, reader], kind: 'export.ready', facts: { report: 'A' }, occasion: 'a' } as const;
    const rolledBack = db.transaction(async (tx) => {
      await publishNotice(tx, notice);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await unreadOf(reader)).toMatchObject({ unread: 0 });
    for (const _ of [1, 2]) await inbox.publish(notice);
    expect(await unreadOf(reader)).toMatchObject({ unread: 1 });
    const { rows } = await db.$client.query('select user_id from notices where occasion = $1', ['a']);
    expect(rows).toEqual([{ user_id: reader }]);
  });

  it('leads to paths of the portal alone', async () => {
    const reader = await staffMember('Admin');
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
      const notice = { to: [reader], kind: 'export.ready', facts: { report: 'A' }, occasion: 'p' } as const;
      await expect(inbox.publish({ ...notice, path: path as PortalAddress }), path).rejects.toThrow();
    }
  });

  it('is never altered afterwards, and goes with a deleted account', async () => {
    const reader = await staffMember('Admin');
    await tell([reader]);
    const change = (set: string) => db.$client.query(`update notices set ${set} where user_id = $1`, [reader]);
    await expect(change(`facts = '{}'`)).rejects.toMatchObject({ constraint: 'notices_stay' });
    await change('read_at = now()');
    await expect(change('read_at = null')).rejects.toMatchObject({ constraint: 'notices_stay' });
    await givenDeleted(db, reader);
    expect((await db.$client.query('select from notices where user_id = $1', [reader])).rowCount).toBe(0);
  });

  it('is forgotten: read after 90 days, unread after a year', async () => {
    const reader = await staffMember('Admin');
    const given = (occasion: string, daysAgo: number, isRead: boolean) =>
      db.$client.query(
        `insert into notices (user_id, kind, facts, occasion, at, read_at)
         values ($1, 'export.ready', '{}', $2, now() - make_interval(days => $3), case when $4 then now() end)`,
        [reader, occasion, daysAgo, isRead],
      );
    for (const [occasion, days, isRead] of [
      ['read long ago', 91, true],
      ['read', 89, true],
      ['never read', 366, false],
      ['unread', 300, false],
    ] as const)
      await given(occasion, days, isRead);
    setNow(new Date().toISOString());
    await inbox.forget();
    const { rows } = await db.$client.query('select occasion from notices where user_id = $1 order by 1', [reader]);
    expect(rows.map(({ occasion }) => occasion)).toEqual(['read', 'unread']);
  });
});
