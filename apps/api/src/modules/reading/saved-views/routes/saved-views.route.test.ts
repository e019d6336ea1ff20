import type { SavedView } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../../testing/all-pages.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { savedViewsModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember } = await startModule(db, '2026-11-20T09:00:00Z', (app, { db: database }) =>
  savedViewsModule(app, { db: database }),
);
const view = { report: 'invoices', name: 'Chase list', search: 'status=unpaid&mdaId=3', isShared: false };
async function save(as: string, changes: object = {}) {
  const answer = await call('POST', '/saved-views', { as, body: { ...view, ...changes } });
  return { status: answer.statusCode, body: answer.json() };
}
const namesFor = async (as: string, report = 'invoices') => {
  const { data } = (await call('GET', `/saved-views?report=${report}`, { as })).json();
  return data.map(({ name, isOwn }: { name: string; isOwn: boolean }) => `${name}${isOwn ? '' : ', shared'}`);
};

describe('saved views', () => {
  it('are one’s own until they are shared, and then of those with the same matters', async () => {
    const [ladi, musa] = [await staffMember('Admin'), await staffMember('Admin')];
    const elsewhere = await staffMember('MDA User');
    expect((await save(ladi)).body).toMatchObject({ ...view, isOwn: true });
    await save(ladi, { name: 'For all', isShared: true });
    expect(await namesFor(ladi)).toEqual(['Chase list', 'For all']);
    expect(await namesFor(musa)).toEqual(['For all, shared']);
    expect(await namesFor(elsewhere)).toEqual([]);
    expect(await namesFor(ladi, 'collections')).toEqual([]);
  });

  it('have each name once, and a limit', async () => {
    const person = await staffMember('Admin');
    for (let index = 0; index < 30; index += 1) await save(person, { name: `View ${index}` });
    const again = await save(person, { name: 'View 3', search: 'status=paid' });
    expect([again.status, again.body.code]).toEqual([409, 'saved-view.name-taken']);
    const more = await save(person, { name: 'One more' });
    expect([more.status, more.body.code]).toEqual([409, 'saved-view.too-many']);
    expect(await namesFor(person)).toContain('View 3');
  });

  it('are reached all, however many colleagues share, one’s own first and each by name', async () => {
    const reader = await staffMember('Expert System');
    const names = [...'ABCDEFGHI'].flatMap((letter) => Array.from({ length: 25 }, (_, at) => `${letter} ${at + 10}`));
    for (let from = 0; from < names.length; from += 25) {
      const colleague = await staffMember('Expert System');
      for (const name of names.slice(from, from + 25)) await save(colleague, { name, isShared: true });
    }
    await save(reader, { name: 'Z of mine' });
    const { items, told } = await allPages<SavedView>((query) =>
      call('GET', `/saved-views?report=invoices&${query.slice(1)}`, { as: reader }),
    );
    expect(items.map(({ name }) => name)).toEqual(['Z of mine', ...names]);
    expect(told).toBe(names.length + 1);
  });

  it('are deleted by whoever saved them, and by nobody else', async () => {
    const [owner, other] = [await staffMember('Admin'), await staffMember('Admin')];
    const { body } = await save(owner, { name: 'Mine', isShared: true });
    const refused = await call('DELETE', `/saved-views/${body.id}`, { as: other });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'saved-view.not-found']);
    expect(await namesFor(owner)).toEqual(['For all, shared', 'Mine'].toSorted((a) => (a === 'Mine' ? -1 : 1)));
    expect((await call('DELETE', `/saved-views/${body.id}`, { as: owner })).statusCode).toBe(200);
    expect(await namesFor(owner)).not.toContain('Mine');
  });

  it.each([
    ['a NIN', { search: 'criteria=12345678901' }],
    ['a NIN among words', { search: 'criteria=Bello+12345678901' }],
    ['a phone number', { search: 'criteria=08031234567' }],
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a report there is not', { report: 'secrets' }],
    ['10,000 characters', { search: 'x'.repeat(10_000) }],
  ])('keep nothing of %s', async (_what, changes) => {
    const person = await staffMember('Admin');
    expect((await save(person, changes)).status).toBe(422);
    expect(await namesFor(person)).toEqual(['For all, shared']);
  });

  it('are for those who have reports', async () => {
    expect((await call('GET', '/saved-views?report=invoices')).statusCode).toBe(401);
    expect((await save(await staffMember('Governor'))).status).toBe(403);
  });
});
