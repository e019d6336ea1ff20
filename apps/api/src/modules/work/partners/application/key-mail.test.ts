import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenCode, rightCode, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, call, givenKey, mails, person, runJobs, runPeriodic } = await startPartners(db);
await db.$client.query(`update expert_systems set contact_email = 'contact-' || id || '@partner.example'`);

/** What was written since the last look, by its subject in English. */
async function written() {
  await runJobs();
  return mails.splice(0).map(({ to, subject, text }) => ({ to, subject, text }));
}

it('goes to the contact when a key is made and when it is revoked, and holds no secret', async () => {
  const body = { name: 'Web server', engineCodeId: await givenCode(db, 1), scopes: ['read'], allowedAddresses: [] };
  const made = await call('POST', '/expert-system/keys', { as: person, body: { ...body, days: 90, code: rightCode } });
  const { id, key } = made.json();
  await call('POST', `/expert-system/keys/${id}/revocation`, { as: person });
  const [first, second, ...more] = await written();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ subject: expect.stringContaining('was made') });
  expect(second).toMatchObject({ subject: expect.stringContaining('was revoked') });
  for (const mail of [first, second]) {
    expect(JSON.stringify(mail?.to)).toContain('contact-1@partner.example');
    expect(mail?.text).toContain(key.slice(0, 18));
    expect(mail?.text).not.toContain(key.slice(18, 40));
  }
});

it('goes out once when a key stood in an address, and not for a guess', async () => {
  const { key } = await givenKey(1);
  await ask('GET', `/bills?key=${key}`, { key: null });
  await ask('GET', `/bills?key=${key}`, { key: null });
  await ask('GET', `/bills?key=${key.slice(0, -1)}x`, { key: null });
  const subjects = (await written()).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('stood in an address')]);
});

it('goes out fourteen and three days before a key ends, once each, and for no key that is revoked or lives longer', async () => {
  await givenKey(1, { days: 40 });
  const revoked = await givenKey(1, { days: 2 });
  await db.$client.query(
    `update partner_keys set revoked_at = now(), revoked_by = created_by, revoked_why = 'by-person' where id = $1`,
    [revoked.id],
  );
  await givenKey(1, { days: 13 });
  await givenKey(1, { days: 2 });
  await runPeriodic('partner-keys-that-end');
  await runPeriodic('partner-keys-that-end');
  const subjects = (await written()).map(({ subject }) => subject).sort();
  expect(subjects).toEqual([expect.stringContaining('within 14 days'), expect.stringContaining('within 3 days')]);
});
