import { expect, it } from 'vitest';
import { givenCertificate } from '../../../../testing/given-certificate.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, givenKey, own } = await startPartners(db);
const { id, number, name, years } = await givenCertificate(db, {
  userId: await givenUser(db, { roles: ['Individual'] }),
});
const check = (body: object, key = own.key) => ask('POST', '/clearance-checks', { body, key });

it('says how a certificate stands without its figures, notes the key, and the holder sees the look', async () => {
  const answer = await check({ number: number.toLowerCase() });
  expect(answer.json()).toMatchObject({ number, state: 'valid', holder: name, years, figures: null });
  expect(answer.body).not.toContain('121280000');
  const { rows } = await db.$client.query(
    `select detail from activity_log where action = 'clearance.checked-by-partner' and subject = $1`,
    [`certificate:${number}`],
  );
  expect(rows).toEqual([{ detail: { key: own.id, withCode: false } }]);
  const looks = await db.$client.query('select by, with_figures from clearance_checks where certificate_id = $1', [id]);
  expect(looks.rows).toEqual([{ by: 'public', with_figures: false }]);
});

it('gives no figures for a code that is not the holder’s', async () => {
  const answer = await check({ number, holderCode: '00000000' });
  expect(answer.json().code).toBe('clearance.code-unknown');
  expect(answer.body).not.toContain('121280000');
});

it.each([
  ['an unknown number', { number: 'TC00000000000000' }, 404, 'clearance.certificate-unknown'],
  ['a number of no shape', { number: '💡\u0000' }, 404, 'clearance.certificate-unknown'],
  ['a code of letters', { number, holderCode: 'abcdefgh' }, 422, 'request.invalid'],
])('refuses %s', async (_, body, status, code) => {
  const answer = await check(body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

it('needs a key with the scope', async () => {
  const { key } = await givenKey(1, { scopes: ['settlements'] });
  expect((await check({ number }, key)).json().code).toBe('tsp.scope-missing');
  expect((await ask('POST', '/clearance-checks', { body: { number }, key: null })).statusCode).toBe(401);
});
