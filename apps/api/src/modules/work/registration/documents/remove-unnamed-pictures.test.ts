import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenDeleted } from '../../../../testing/given-deleted.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startRegistration } from '../testing/registration-test-app.ts';

const { db } = await createTestDatabase();
const { stored, sessionOf, runPeriodic, pass } = await startRegistration(db);
const tidy = () => runPeriodic('remove-unnamed-pictures');
beforeEach(async () => {
  await db.$client.query('delete from agent_documents');
  stored.clear();
});

const aDay = 24 * 60 * 60;
const storedKey = () => `agents/${randomUUID()}/${randomUUID()}`;
const store = (key: string) => stored.set(key, Buffer.from('picture'));

async function anAgentsPicture(): Promise<{ key: string; userId: string }> {
  const { id: userId } = await sessionOf('Agent');
  const key = storedKey();
  await db.$client.query(
    `insert into agent_documents (user_id, type_id, file_name, content_type, size_bytes, sha256, storage_key, uploaded_at)
     values ($1, 1, 'passport.png', 'image/png', 7, '\\x00', $2, now())`,
    [userId, key],
  );
  store(key);
  return { key, userId };
}

describe('a picture in the store', () => {
  it('stays as long as a row names it, and goes a day after nobody does', async () => {
    const { key } = await anAgentsPicture();
    const unnamed = storedKey();
    const draft = `${key}-${randomUUID()}`;
    for (const left of [unnamed, draft]) store(left);
    await tidy();
    expect([...stored.keys()].sort()).toEqual([key, unnamed, draft].sort());
    pass(aDay + 60);
    await tidy();
    expect([...stored.keys()]).toEqual([key]);
  });

  it('goes when its account was deleted before deleting took pictures along', async () => {
    const { key, userId } = await anAgentsPicture();
    const other = await anAgentsPicture();
    await givenDeleted(db, userId);
    pass(aDay + 60);
    await tidy();
    expect([...stored.keys()]).toEqual([other.key]);
    const { rows } = await db.$client.query('select storage_key as key from agent_documents');
    expect(rows).toEqual([{ key: other.key }]);
    expect(key).not.toBe(other.key);
  });

  it('is left alone when most of many have no row: the storage is another database’s', async () => {
    const { key } = await anAgentsPicture();
    for (let count = 0; count < 101; count += 1) store(storedKey());
    pass(aDay + 60);
    await expect(tidy()).rejects.toThrow('101 of 102 stored pictures are in no row');
    expect(stored.size).toBe(102);
    expect(stored.has(key)).toBe(true);
  });

  it('of something else is none of its business', async () => {
    store('letters/one');
    pass(aDay + 60);
    await tidy();
    expect([...stored.keys()]).toEqual(['letters/one']);
  });
});
