import { expect, it } from 'vitest';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { csvOf, startExports } from './testing/exports-test-app.ts';

const { db, url } = await createTestDatabase();
const world = await startExports(db, url);
const reader = await world.signIn('SuperAdmin');

it('exports users as they are listed, and nothing of a password or a NIN', async () => {
  const id = await givenUser(db, { roles: ['MDA User'], mdaId: 1 });
  await db.$client.query(
    `update users set first_name = 'Hauwa', last_name = 'Zubairu', password_hash = '$argon2id$secret', nin_encrypted = '\\x01', nin_blind_index = '\\x02',
       nin_last4 = '7392', user_type = 'Individual' where id = $1`,
    [id],
  );
  const { bytes, export: made } = await world.made(reader, { report: 'users', asked: { criteria: 'hauwa zubairu' } });
  expect(made).toMatchObject({ state: 'done', rows: 1 });
  const text = bytes.toString('utf8');
  expect(text).toContain('Hauwa');
  expect(text).toContain('MDA User');
  for (const secret of ['argon2', '7392', 'password', 'NIN']) expect(text).not.toContain(secret);
  expect(csvOf(bytes).head.map(([label]) => label)).toContain('As of');
});

it('exports roles with how many have each', async () => {
  const { bytes } = await world.made(reader, { report: 'roles', asked: { criteria: 'superadmin' } });
  expect(bytes.toString('utf8')).toMatch(/"SuperAdmin",\d+,"Built in"/);
});

it('gives neither file to anybody else', async () => {
  const other = await world.signIn('Admin');
  for (const report of ['users', 'roles'] as const) {
    const answer = await world.call('POST', '/exports', other, { report, asked: {}, format: 'csv', language: 'en' });
    expect(answer.statusCode).toBe(403);
  }
});
